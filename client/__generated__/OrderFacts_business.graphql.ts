/**
 * @generated SignedSource<<12ca43db7832b64eed2571203e1303f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderFacts_business$data = {
  readonly address: string;
  readonly " $fragmentType": "OrderFacts_business";
};
export type OrderFacts_business$key = {
  readonly " $data"?: OrderFacts_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderFacts_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderFacts_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "be4bf64e2745f7684f4737649f46cea6";

export default node;
