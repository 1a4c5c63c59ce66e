/**
 * @generated SignedSource<<0c85fd38fd1b5e13818f6015b09533a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingMode = "INSTANT" | "REQUEST" | "%future added value";
export type PaymentRule = "DEPOSIT_AMOUNT" | "DEPOSIT_PERCENT" | "FULL" | "NONE" | "%future added value";
export type PricePer = "LINE" | "PERSON" | "SEAT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ServiceCard_service$data = {
  readonly description: string;
  readonly durationMinutes: number;
  readonly id: string;
  readonly mode: BookingMode;
  readonly name: string;
  readonly paymentRule: PaymentRule;
  readonly paymentValue: number;
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

const node: ReaderFragment = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
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
      "kind": "ScalarField",
      "name": "paymentRule",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentValue",
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

(node as any).hash = "be92da02e044b1519b44147931442b08";

export default node;
