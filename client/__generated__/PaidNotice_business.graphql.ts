/**
 * @generated SignedSource<<54ff18b351871f5744fc08d9c9c899f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaidNotice_business$data = {
  readonly phone: string;
  readonly " $fragmentType": "PaidNotice_business";
};
export type PaidNotice_business$key = {
  readonly " $data"?: PaidNotice_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaidNotice_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaidNotice_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "8bf1a56a5bb9304a2f6676761dfc1dcc";

export default node;
