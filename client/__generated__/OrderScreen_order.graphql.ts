/**
 * @generated SignedSource<<5367cbf257297a76ff8ab92773ec62a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
export type PaymentState = "EXPIRED" | "FAILED" | "OPEN" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderScreen_order$data = {
  readonly accessKey: string;
  readonly bookings: ReadonlyArray<{
    readonly accessKey: string;
    readonly history: ReadonlyArray<{
      readonly status: BookingStatus;
    }>;
    readonly status: BookingStatus;
  }>;
  readonly due: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly paid: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly payment: {
    readonly state: PaymentState;
  } | null | undefined;
  readonly refunded: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OrderView_order" | "PayScreen_order">;
  readonly " $fragmentType": "OrderScreen_order";
};
export type OrderScreen_order$key = {
  readonly " $data"?: OrderScreen_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderScreen_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "RequiredField",
  "field": {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "accessKey",
    "storageKey": null
  },
  "action": "THROW"
},
v1 = [
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderScreen_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "due",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "paid",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refunded",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitorPayment",
      "kind": "LinkedField",
      "name": "payment",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitorBooking",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingEvent",
          "kind": "LinkedField",
          "name": "history",
          "plural": true,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayScreen_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderView_order"
    }
  ],
  "type": "VisitorOrder",
  "abstractKey": null
};
})();

(node as any).hash = "1fa6c70a5ac8d7805570b2485ee713eb";

export default node;
