/**
 * @generated SignedSource<<bfb0089766761e3f17ea91bd74c355da>>
 * @relayHash 178510bd15620e6b8f6b1a84519c5e3d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eefa2d11a9c564cf04a011e2e904cc9c469082c36fce228ecb5e287b22d42c30

import type { ConcreteRequest } from 'relay-runtime';
export type BookingOverride = "BEYOND_HORIZON" | "DAY_LIMIT" | "NO_NOTICE" | "OUTSIDE_HOURS" | "OVERBOOK" | "PAST" | "WITHOUT_CONSENT" | "WITHOUT_EMAIL" | "%future added value";
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
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
export type MoveDialogMutation$variables = {
  input: RescheduleBookingInput;
};
export type MoveDialogMutation$data = {
  readonly rescheduleBooking: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly reason?: UnavailableReason;
  };
};
export type MoveDialogMutation = {
  response: MoveDialogMutation$data;
  variables: MoveDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  }
],
v3 = [
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
          (v1/*:: as any*/)
        ],
        "type": "Failure",
        "abstractKey": "__isFailure"
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "SlotUnavailable",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "StaffBusy",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "ResourceUnavailable",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "SeatShortage",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "ReservationLimit",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v2/*:: as any*/),
        "type": "CalendarUnavailable",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "InputIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "InvalidInput",
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
    "name": "MoveDialogMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MoveDialogMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "eefa2d11a9c564cf04a011e2e904cc9c469082c36fce228ecb5e287b22d42c30",
    "metadata": {},
    "name": "MoveDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3b5650ed9d4178cc4a0c7366d0cf2b6";

export default node;
