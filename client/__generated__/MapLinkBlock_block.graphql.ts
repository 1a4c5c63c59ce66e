/**
 * @generated SignedSource<<8ae5e3996a3b929195d5a835d5d55112>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MapLinkBlock_block$data = {
  readonly address: string;
  readonly anchor: string;
  readonly href: string;
  readonly title: string;
  readonly " $fragmentType": "MapLinkBlock_block";
};
export type MapLinkBlock_block$key = {
  readonly " $data"?: MapLinkBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"MapLinkBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MapLinkBlock_block",
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
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "href",
      "storageKey": null
    }
  ],
  "type": "MapLinkBlock",
  "abstractKey": null
};

(node as any).hash = "5799503dc5da6a7cbc0df732636831cd";

export default node;
