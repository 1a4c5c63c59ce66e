/**
 * @generated SignedSource<<11ef6a2ad068fb21b1fa692ff296bf79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessRole = "BOOKER" | "GUEST" | "STAFF" | "VIEW" | "%future added value";
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
export type PaymentState = "EXPIRED" | "FAILED" | "OPEN" | "SUCCEEDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderView_order$data = {
  readonly bookings: ReadonlyArray<{
    readonly business: {
      readonly name: string;
      readonly phone: string;
      readonly timeZone: string;
      readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
    };
    readonly contact: {
      readonly email: string | null | undefined;
    } | null | undefined;
    readonly endsAt: string;
    readonly guests: ReadonlyArray<{
      readonly hasLeft: boolean;
    }>;
    readonly id: string;
    readonly isContactHidden: boolean;
    readonly member: number;
    readonly provider: {
      readonly name: string;
      readonly phone: string | null | undefined;
      readonly slug: string;
    } | null | undefined;
    readonly role: AccessRole;
    readonly seats: number;
    readonly service: {
      readonly name: string;
      readonly picture: string | null | undefined;
      readonly slug: string;
    };
    readonly startsAt: string;
    readonly status: BookingStatus;
    readonly " $fragmentSpreads": FragmentRefs<"Answers_bookings" | "OrderBooking_booking">;
  }>;
  readonly guestsAwaitingConfirmation: number;
  readonly isSeries: boolean;
  readonly payment: {
    readonly state: PaymentState;
  } | null | undefined;
  readonly refunded: {
    readonly amount: number;
    readonly currency: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OrderTerms_order">;
  readonly " $fragmentType": "OrderView_order";
};
export type OrderView_order$key = {
  readonly " $data"?: OrderView_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderView_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderView_order",
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
      "kind": "ScalarField",
      "name": "guestsAwaitingConfirmation",
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "refunded",
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
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isContactHidden",
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
          "kind": "ScalarField",
          "name": "endsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seats",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Guest",
          "kind": "LinkedField",
          "name": "guests",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasLeft",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ContactDetails",
          "kind": "LinkedField",
          "name": "contact",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "picture",
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
            (v0/*:: as any*/),
            (v1/*:: as any*/),
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
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeZone",
              "storageKey": null
            },
            (v2/*:: as any*/),
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "WidgetFrame_business"
            }
          ],
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderBooking_booking"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Answers_bookings"
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

(node as any).hash = "e4bd52d4d55c773342dec70973ad973e";

export default node;
