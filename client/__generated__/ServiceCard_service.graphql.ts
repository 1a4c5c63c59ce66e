/**
 * @generated SignedSource<<a1950a08ac57a715e8cb9c0ae575e685>>
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
export type ServiceCard_service$data = {
  readonly description: string | null | undefined;
  readonly durationMinutes: number;
  readonly id: string;
  readonly mode: BookingMode;
  readonly name: string;
  readonly payment: {
    readonly depositAmount: {
      readonly amount: number;
    } | null | undefined;
    readonly depositPercent: number | null | undefined;
    readonly share: PaymentShare | null | undefined;
  };
  readonly picture: string | null | undefined;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly pricePer: PricePer;
  readonly slug: string;
  readonly " $fragmentType": "ServiceCard_service";
};
export type ServiceCard_service$key = {
  readonly " $data"?: ServiceCard_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ServiceCard_service">;
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
  "name": "ServiceCard_service",
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
      "name": "slug",
      "storageKey": null
    },
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
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "picture",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "durationMinutes",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};
})();

(node as any).hash = "c8ef9b9172a960b18cc277aa32a34ffd";

export default node;
