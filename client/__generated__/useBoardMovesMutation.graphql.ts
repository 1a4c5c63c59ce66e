/**
 * @generated SignedSource<<51fabac8fe6d7829df13c2d4cd93e0e5>>
 * @relayHash 6749d70d001dbd7ebee2de925ec96f01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7bf2f3373ce3eb925d7abcfeea5a228d72bf4366f7f1eeb51c4c7311db7f00d

import type { ConcreteRequest } from 'relay-runtime';
export type BookingOverride = "BEYOND_HORIZON" | "DAY_LIMIT" | "NO_NOTICE" | "OUTSIDE_HOURS" | "OVERBOOK" | "PAST" | "WITHOUT_CONSENT" | "WITHOUT_EMAIL" | "%future added value";
export type UnavailableReason = "BEYOND_HORIZON" | "BLOCKED" | "BOOKED" | "BUSINESS_SUSPENDED" | "BUSY_ELSEWHERE" | "DATE_OVERRIDE" | "DAY_LIMIT" | "GUESTS_NOT_TAKEN" | "HELD" | "HOLIDAY" | "IN_THE_PAST" | "LOOK_BUSY" | "NOT_A_CLASS" | "NO_SEATS" | "NO_STAFF" | "OFF_INTERVAL" | "OUTSIDE_HOURS" | "PAYMENT_UNAVAILABLE" | "RESERVATION_LIMIT" | "RESOURCE_BUSY" | "STAFF_BUSY" | "STAFF_NOT_OFFERED" | "TOO_SOON" | "UNPUBLISHED" | "%future added value";
export type RescheduleBookingInput = {
  booking: BookingIdentifierInput;
  idempotencyKey?: string | null | undefined;
  message?: string | null | undefined;
  notifiesClient?: boolean | null | undefined;
  overrides?: ReadonlyArray<BookingOverride> | null | undefined;
  staff?: string | null | undefined;
  startsAt: string;
};
export type BookingIdentifierInput = {
  accessKey: string;
  id?: never;
} | {
  accessKey?: never;
  id: string;
};
export type useBoardMovesMutation$variables = {
  input: RescheduleBookingInput;
};
export type useBoardMovesMutation$data = {
  readonly rescheduleBooking: {
    readonly __typename: string;
    readonly code?: string;
    readonly day?: {
      readonly starts: ReadonlyArray<string>;
    } | null | undefined;
    readonly reason?: UnavailableReason;
  };
};
export type useBoardMovesMutation = {
  response: useBoardMovesMutation$data;
  variables: useBoardMovesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "AvailabilityDay",
    "kind": "LinkedField",
    "name": "day",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "starts",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "rescheduleBooking",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "type": "Failure",
        "abstractKey": "__isFailure"
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "SlotUnavailable",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "StaffBusy",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "ResourceUnavailable",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v1/*:: as any*/),
        "type": "SeatShortage",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBoardMovesMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBoardMovesMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "e7bf2f3373ce3eb925d7abcfeea5a228d72bf4366f7f1eeb51c4c7311db7f00d",
    "metadata": {},
    "name": "useBoardMovesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e945d30f6ed0e59ca8e146c4c6d0c6d4";

export default node;
