/**
 * @generated SignedSource<<a007ff9d3879fd0ef5e0a395d7ba65b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MapLinkBlock_block$data = {
  readonly address: string | null | undefined;
  readonly anchor: string;
  readonly href: string;
  readonly title: string | null | undefined;
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
