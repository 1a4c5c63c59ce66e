/**
 * @generated SignedSource<<cdace19be4ed6d55482d62718cb2f57f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OtlCards_business$data = {
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"NextFreeTimes_business">;
  readonly " $fragmentType": "OtlCards_business";
};
export type OtlCards_business$key = {
  readonly " $data"?: OtlCards_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtlCards_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtlCards_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NextFreeTimes_business"
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "3a9a55c068856958f741b2cfecbea254";

export default node;
