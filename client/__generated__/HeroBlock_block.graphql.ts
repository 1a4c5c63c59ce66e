/**
 * @generated SignedSource<<2ff5851a9b774eb638b4f863cec0541a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HeroBlock_block$data = {
  readonly actions: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Actions_links">;
  }>;
  readonly anchor: string;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  } | null | undefined;
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "HeroBlock_block";
};
export type HeroBlock_block$key = {
  readonly " $data"?: HeroBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"HeroBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HeroBlock_block",
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
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_picture"
        }
      ],
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
  "type": "HeroBlock",
  "abstractKey": null
};

(node as any).hash = "43d3bbf14c3f10775b9e36de49003ecb";

export default node;
