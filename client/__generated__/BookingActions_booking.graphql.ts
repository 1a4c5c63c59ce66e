/**
 * @generated SignedSource<<0cecc637168c7fdae7f894a88e9e3ed7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Assignment = "ANY" | "CHOSEN" | "COLLECTIVE" | "%future added value";
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BookingActions_booking$data = {
  readonly accessKey: string;
  readonly business: {
    readonly cancellationPolicy: string | null | undefined;
  };
  readonly cancel: {
    readonly cutoffMinutes: number;
    readonly isAllowed: boolean;
    readonly until: string;
  };
  readonly order: {
    readonly bookings: ReadonlyArray<{
      readonly id: string;
      readonly status: BookingStatus;
    }>;
    readonly isSeries: boolean;
  } | null | undefined;
  readonly provider: {
    readonly slug: string;
  } | null | undefined;
  readonly reschedule: {
    readonly cutoffMinutes: number;
    readonly isAllowed: boolean;
    readonly until: string;
  };
  readonly service: {
    readonly assignment: Assignment;
  };
  readonly staff: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly startsAt: string;
  readonly status: BookingStatus;
  readonly " $fragmentSpreads": FragmentRefs<"TooLate_booking">;
  readonly " $fragmentType": "BookingActions_booking";
};
export type BookingActions_booking$key = {
  readonly " $data"?: BookingActions_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookingActions_booking">;
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
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isAllowed",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "until",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cutoffMinutes",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookingActions_booking",
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
      "name": "startsAt",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assignment",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": true,
      "selections": [
        (v1/*:: as any*/)
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cancellationPolicy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VisitorOrder",
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
          "concreteType": "VisitorBooking",
          "kind": "LinkedField",
          "name": "bookings",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingChange",
      "kind": "LinkedField",
      "name": "reschedule",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingChange",
      "kind": "LinkedField",
      "name": "cancel",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "TooLate_booking"
    }
  ],
  "type": "VisitorBooking",
  "abstractKey": null
};
})();

(node as any).hash = "029c12c85186340ed2c9080018f549f1";

export default node;
