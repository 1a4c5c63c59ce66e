/**
 * @generated SignedSource<<28c9e3a88eb219d8ea9404a250ee1f1e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallToActionBlock_block$data = {
  readonly actions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Actions_links">;
  }>;
  readonly anchor: string;
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "CallToActionBlock_block";
};
export type CallToActionBlock_block$key = {
  readonly " $data"?: CallToActionBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallToActionBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CallToActionBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anchor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentLink",
      "kind": "LinkedField",
      "name": "actions",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Actions_links"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CallToActionBlock",
  "abstractKey": null
};

(node as any).hash = "8f5d55da2d76ef21fa136a2c2414ff54";

export default node;
