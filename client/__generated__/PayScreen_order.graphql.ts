/**
 * @generated SignedSource<<a354ce4125f5550769d24b1585cc0fd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingMode = "INSTANT" | "REQUEST" | "%future added value";
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
export type HourCycle = "H12" | "H24" | "LOCALE" | "%future added value";
export type PaymentState = "EXPIRED" | "FAILED" | "OPEN" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PayScreen_order$data = {
  readonly bookings: ReadonlyArray<{
    readonly accessKey: string;
    readonly business: {
      readonly cancellationPolicy: string | null | undefined;
      readonly hourCycle: HourCycle;
      readonly name: string;
      readonly paymentsAreTest: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
    };
    readonly cancel: {
      readonly isAllowed: boolean;
    };
    readonly due: {
      readonly amount: number;
    } | null | undefined;
    readonly id: string;
    readonly member: number;
    readonly mode: BookingMode;
    readonly paid: {
      readonly amount: number;
    } | null | undefined;
    readonly price: {
      readonly amount: number;
      readonly currency: string;
    } | null | undefined;
    readonly provider: {
      readonly name: string;
    } | null | undefined;
    readonly service: {
      readonly name: string;
      readonly picture: string | null | undefined;
      readonly refundCutoffMinutes: number;
      readonly refundPercent: number;
    };
    readonly status: BookingStatus;
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderBooking_booking">;
  }>;
  readonly due: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly isSeries: boolean;
  readonly payBy: string | null | undefined;
  readonly paySecondsLeft: number | null | undefined;
  readonly payment: {
    readonly isTest: boolean;
    readonly state: PaymentState;
  } | null | undefined;
  readonly tax: {
    readonly name: string | null | undefined;
    readonly percent: number;
  } | null | undefined;
  readonly total: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OrderTerms_order">;
  readonly " $fragmentType": "PayScreen_order";
};
export type PayScreen_order$key = {
  readonly " $data"?: PayScreen_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"PayScreen_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/),
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
  "name": "name",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PayScreen_order",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "total",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
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
      "concreteType": "Tax",
      "kind": "LinkedField",
      "name": "tax",
      "plural": false,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "percent",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paySecondsLeft",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isTest",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
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
          "name": "mode",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "member",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "price",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "due",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "paid",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "BookingChange",
          "kind": "LinkedField",
          "name": "cancel",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isAllowed",
              "storageKey": null
            }
          ],
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
            (v2/*:: as any*/),
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
              "name": "refundPercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refundCutoffMinutes",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Provider",
          "kind": "LinkedField",
          "name": "provider",
          "plural": false,
          "selections": [
            (v2/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Business",
          "kind": "LinkedField",
          "name": "business",
          "plural": false,
          "selections": [
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hourCycle",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cancellationPolicy",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "paymentsAreTest",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WidgetFrame_business"
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderBooking_booking"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderTerms_order"
    }
  ],
  "type": "VisitorOrder",
  "abstractKey": null
};
})();

(node as any).hash = "f5aebd3ff4b2bcc0929633ae480990cf";

export default node;
