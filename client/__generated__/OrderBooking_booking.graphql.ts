/**
 * @generated SignedSource<<d852d6df6c3cc111caa0e244a555bebd>>
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
import type { FragmentRefs } from "relay-runtime";
export type OrderBooking_booking$data = {
  readonly accessKey: string;
  readonly business: {
    readonly hourCycle: HourCycle;
    readonly timeZone: string;
  };
  readonly calendar: {
    readonly " $fragmentSpreads": FragmentRefs<"CalendarFold_calendar">;
  };
  readonly cancel: {
    readonly isAllowed: boolean;
  };
  readonly endsAt: string;
  readonly guests: ReadonlyArray<{
    readonly hasLeft: boolean;
    readonly name: string | null | undefined;
  }>;
  readonly history: ReadonlyArray<{
    readonly status: BookingStatus;
  }>;
  readonly location: string | null | undefined;
  readonly locationKind: LocationKind | null | undefined;
  readonly member: number;
  readonly price: {
    readonly amount: number;
    readonly currency: string;
  } | null | undefined;
  readonly reschedule: {
    readonly isAllowed: boolean;
  };
  readonly role: AccessRole;
  readonly seats: number;
  readonly service: {
    readonly name: string;
  };
  readonly staff: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly startsAt: string;
  readonly status: BookingStatus;
  readonly timeZone: string;
  readonly " $fragmentType": "OrderBooking_booking";
};
export type OrderBooking_booking$key = {
  readonly " $data"?: OrderBooking_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBooking_booking">;
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
  "name": "timeZone",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/)
],
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isAllowed",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBooking_booking",
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
      "kind": "ScalarField",
      "name": "member",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Business",
      "kind": "LinkedField",
      "name": "business",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hourCycle",
          "storageKey": null
        },
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
        (v2/*:: as any*/),
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
      "concreteType": "Service",
      "kind": "LinkedField",
      "name": "service",
      "plural": false,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": true,
      "selections": (v3/*:: as any*/),
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
      "concreteType": "BookingChange",
      "kind": "LinkedField",
      "name": "reschedule",
      "plural": false,
      "selections": (v4/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingChange",
      "kind": "LinkedField",
      "name": "cancel",
      "plural": false,
      "selections": (v4/*:: as any*/),
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
      "name": "location",
      "storageKey": null
    },
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
      "concreteType": "CalendarLinks",
      "kind": "LinkedField",
      "name": "calendar",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CalendarFold_calendar"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};
})();

(node as any).hash = "74457ecc34bc3aa5dc26e32ea86b29ca";

export default node;
