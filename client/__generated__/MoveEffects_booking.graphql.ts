/**
 * @generated SignedSource<<47a595a4d7eeca12496b98d22c01f536>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MoveEffects_booking$data = {
  readonly id: string;
  readonly order: {
    readonly bookings: ReadonlyArray<{
      readonly id: string;
      readonly service: {
        readonly name: string;
      };
      readonly startsAt: string;
      readonly status: BookingStatus;
    }>;
    readonly isSeries: boolean;
  } | null | undefined;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly " $fragmentType": "MoveEffects_booking";
};
export type MoveEffects_booking$key = {
  readonly " $data"?: MoveEffects_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"MoveEffects_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MoveEffects_booking",
  "selections": [
    (v0/*:: as any*/),
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
      "concreteType": "Order",
      "kind": "LinkedField",
      "name": "order",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSeries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Booking",
          "kind": "LinkedField",
          "name": "bookings",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Service",
              "kind": "LinkedField",
              "name": "service",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};
})();

(node as any).hash = "bfc0c9c310b35c3d3beb96055f0d8c6f";

export default node;
