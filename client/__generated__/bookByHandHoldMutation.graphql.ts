/**
 * @generated SignedSource<<24f6e64c88bed4c0b99838b65fe600e8>>
 * @relayHash 35047e957aacc575161c55f49f5b2008
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b41b396ba6a668467ea69b67e8d90ef2efb9aaa346388751e192b043ceb28b2d

import type { ConcreteRequest } from 'relay-runtime';
export type BookingOverride = "BEYOND_HORIZON" | "DAY_LIMIT" | "NO_NOTICE" | "OUTSIDE_HOURS" | "OVERBOOK" | "PAST" | "WITHOUT_CONSENT" | "WITHOUT_EMAIL" | "%future added value";
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type UnavailableReason = "BEYOND_HORIZON" | "BLOCKED" | "BOOKED" | "BUSINESS_SUSPENDED" | "BUSY_ELSEWHERE" | "DATE_OVERRIDE" | "DAY_LIMIT" | "GUESTS_NOT_TAKEN" | "HELD" | "HOLIDAY" | "IN_THE_PAST" | "LOOK_BUSY" | "NOT_A_CLASS" | "NO_SEATS" | "NO_STAFF" | "OFF_INTERVAL" | "OUTSIDE_HOURS" | "PAYMENT_UNAVAILABLE" | "RESERVATION_LIMIT" | "RESOURCE_BUSY" | "STAFF_BUSY" | "STAFF_NOT_OFFERED" | "TOO_SOON" | "UNPUBLISHED" | "%future added value";
export type HoldSlotInput = {
  idempotencyKey: string;
  lines?: ReadonlyArray<LineInput> | null | undefined;
  oneTimeLink?: string | null | undefined;
  overrides?: ReadonlyArray<BookingOverride> | null | undefined;
  preview?: string | null | undefined;
  provider?: string | null | undefined;
  seats?: number | null | undefined;
  series?: ReadonlyArray<string> | null | undefined;
  service?: string | null | undefined;
  slot?: string | null | undefined;
  staff?: string | null | undefined;
  startsAt?: string | null | undefined;
  timeZone?: string | null | undefined;
  visitor?: string | null | undefined;
};
export type LineInput = {
  member?: number | null | undefined;
  seats?: number | null | undefined;
  service: string;
  staff?: string | null | undefined;
};
export type bookByHandHoldMutation$variables = {
  input: HoldSlotInput;
};
export type bookByHandHoldMutation$data = {
  readonly holdSlot: {
    readonly __typename: string;
    readonly code?: string;
    readonly day?: {
      readonly starts: ReadonlyArray<string>;
    } | null | undefined;
    readonly hold?: {
      readonly token: string;
    };
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly reason?: UnavailableReason;
  };
};
export type bookByHandHoldMutation = {
  response: bookByHandHoldMutation$data;
  variables: bookByHandHoldMutation$variables;
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
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v3 = [
  (v2/*:: as any*/),
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
v4 = [
  (v2/*:: as any*/)
],
v5 = [
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
    "name": "holdSlot",
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
            "concreteType": "Hold",
            "kind": "LinkedField",
            "name": "hold",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "token",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "HoldSlotPayload",
        "abstractKey": null
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
        "selections": (v3/*:: as any*/),
        "type": "SlotUnavailable",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "StaffBusy",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "ResourceUnavailable",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "SeatShortage",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v4/*:: as any*/),
        "type": "ReservationLimit",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": (v4/*:: as any*/),
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
    "name": "bookByHandHoldMutation",
    "selections": (v5/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bookByHandHoldMutation",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "b41b396ba6a668467ea69b67e8d90ef2efb9aaa346388751e192b043ceb28b2d",
    "metadata": {},
    "name": "bookByHandHoldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "34afd505229ef50df22a6361f7871c18";

export default node;
