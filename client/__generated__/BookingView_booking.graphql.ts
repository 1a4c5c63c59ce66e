/**
 * @generated SignedSource<<f171db9e27ac728777f57fba549a9175>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessRole = "BOOKER" | "GUEST" | "STAFF" | "VIEW" | "%future added value";
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
export type HourCycle = "H12" | "H24" | "LOCALE" | "%future added value";
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "ONLINE" | "PHONE" | "%future added value";
export type PaymentShare = "FULL" | "NONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingView_booking$data = {
  readonly accessKey: string;
  readonly business: {
    readonly hourCycle: HourCycle;
    readonly name: string;
    readonly paymentsAreTest: boolean;
    readonly phone: string;
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"WidgetFrame_business">;
  };
  readonly calendar: {
    readonly " $fragmentSpreads": FragmentRefs<"CalendarLinks_calendar">;
  };
  readonly contact: {
    readonly email: string | null | undefined;
  } | null | undefined;
  readonly endsAt: string;
  readonly guests: ReadonlyArray<{
    readonly hasLeft: boolean;
  }>;
  readonly guestsAwaitingConfirmation: number | null | undefined;
  readonly history: ReadonlyArray<{
    readonly status: BookingStatus;
  }>;
  readonly isContactHidden: boolean;
  readonly locationKind: LocationKind | null | undefined;
  readonly price: {
    readonly amount: number;
  } | null | undefined;
  readonly provider: {
    readonly name: string;
    readonly phone: string | null | undefined;
    readonly slug: string;
  } | null | undefined;
  readonly refunded: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly role: AccessRole;
  readonly service: {
    readonly name: string;
    readonly payment: {
      readonly share: PaymentShare | null | undefined;
    };
    readonly picture: string | null | undefined;
    readonly slug: string;
  };
  readonly startsAt: string;
  readonly status: BookingStatus;
  readonly timeZone: string;
  readonly " $fragmentSpreads": FragmentRefs<"Answers_bookings" | "BookingActions_booking" | "BookingFacts_booking" | "BookingHistory_booking" | "BookingTicket_booking" | "LeaveAction_booking" | "MailLinkAction_booking" | "OrderLink_booking" | "PayAction_booking">;
  readonly " $fragmentType": "BookingView_booking";
};
export type BookingView_booking$key = {
  readonly " $data"?: BookingView_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingView_booking">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingView_booking",
  "selections": [
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
    (v0/*:: as any*/),
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
      "concreteType": "BookingEvent",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
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
        (v1/*:: as any*/),
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
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "price",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
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
      "kind": "ScalarField",
      "name": "guestsAwaitingConfirmation",
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
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationKind",
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
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hourCycle",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v4/*:: as any*/),
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
      "alias": null,
      "args": null,
      "concreteType": "Provider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        (v3/*:: as any*/),
        (v5/*:: as any*/),
        (v4/*:: as any*/)
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
        (v3/*:: as any*/),
        (v5/*:: as any*/),
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLink_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PayAction_booking"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarLinks",
      "kind": "LinkedField",
      "name": "calendar",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CalendarLinks_calendar"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingTicket_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingFacts_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingActions_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LeaveAction_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MailLinkAction_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BookingHistory_booking"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Answers_bookings"
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};
})();

(node as any).hash = "bd1cd4c1553ae2a692e03b3835df5c85";

export default node;
