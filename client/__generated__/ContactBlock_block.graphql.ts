/**
 * @generated SignedSource<<b54d016bdfa86e690d36a4d679771270>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactBlock_block$data = {
  readonly anchor: string;
  readonly business: {
    readonly address: string | null | undefined;
    readonly phone: string;
  };
  readonly text: string | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ContactBlock_block";
};
export type ContactBlock_block$key = {
  readonly " $data"?: ContactBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactBlock_block",
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
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "phone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "address",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ContactBlock",
  "abstractKey": null
};

(node as any).hash = "4072f1b6228a5a95e0c068932b5eb0ae";

export default node;
