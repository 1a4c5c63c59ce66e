/**
 * @generated SignedSource<<6b0736dfc2895dc0f0f20a82d95af523>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BookingBlock_block$data = {
  readonly anchor: string;
  readonly menu: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly provider: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly service: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "BookingBlock_block";
};
export type BookingBlock_block$key = {
  readonly " $data"?: BookingBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingBlock_block">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "slug",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingBlock_block",
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
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceMenu",
      "kind": "LinkedField",
      "name": "menu",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "BookingBlock",
  "abstractKey": null
};
})();

(node as any).hash = "70a0fdf4d11168b706449bbd46e085e9";

export default node;
