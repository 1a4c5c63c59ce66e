/**
 * @generated SignedSource<<c88b4fc1d8290d7d7f20e949c5cf55a6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ClientNote_note$data = {
  readonly author: string;
  readonly createdAt: string;
  readonly id: string;
  readonly text: string;
  readonly " $fragmentType": "ClientNote_note";
};
export type ClientNote_note$key = {
  readonly " $data"?: ClientNote_note$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientNote_note">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientNote_note",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "kind": "ScalarField",
      "name": "author",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "ContactNote",
  "abstractKey": null
};

(node as any).hash = "b9fd10f547d14910525ffa299049d01c";

export default node;
