/**
 * @generated SignedSource<<cfa9b4745a764cd0d92b496320fa0a02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingMode = "INSTANT" | "REQUEST" | "%future added value";
export type PaymentShare = "FULL" | "NONE" | "%future added value";
export type PricePer = "LINE" | "PERSON" | "SEAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PriceSummary_service$data = {
  readonly id: string;
  readonly mode: BookingMode;
  readonly payment: {
    readonly depositAmount: {
      readonly amount: number;
    } | null | undefined;
    readonly depositPercent: number | null | undefined;
    readonly share: PaymentShare | null | undefined;
  };
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly pricePer: PricePer;
  readonly " $fragmentType": "PriceSummary_service";
};
export type PriceSummary_service$key = {
  readonly " $data"?: PriceSummary_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"PriceSummary_service">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PriceSummary_service",
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
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pricePer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServicePayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "depositAmount",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depositPercent",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};
})();

(node as any).hash = "2044443cc2a03a324c761dfa9c572bb0";

export default node;
