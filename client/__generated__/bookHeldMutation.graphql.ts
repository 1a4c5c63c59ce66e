/**
 * @generated SignedSource<<20768c007de53e4c5de52b130b09ad83>>
 * @relayHash c7685b9af60af97d366b30f13103944f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42ec0131792c133066d15b86331dcaad61376322655b2f199f502a3376e2931b

import type { ConcreteRequest } from 'relay-runtime';
export type BookingOverride = "BEYOND_HORIZON" | "DAY_LIMIT" | "NO_NOTICE" | "OUTSIDE_HOURS" | "OVERBOOK" | "PAST" | "WITHOUT_CONSENT" | "WITHOUT_EMAIL" | "%future added value";
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "ONLINE" | "PHONE" | "%future added value";
export type BookInput = {
  answers?: ReadonlyArray<AnswerInput> | null | undefined;
  attribution?: ReadonlyArray<AttributionInput> | null | undefined;
  bookerToken?: string | null | undefined;
  captchaToken?: string | null | undefined;
  consent?: boolean | null | undefined;
  contact: ContactInput;
  forms?: ReadonlyArray<BookedFormInput> | null | undefined;
  guests?: ReadonlyArray<GuestInput> | null | undefined;
  holdToken: string;
  idempotencyKey: string;
  locale: string;
  location?: string | null | undefined;
  locationKind?: LocationKind | null | undefined;
  notes?: string | null | undefined;
  overrides?: ReadonlyArray<BookingOverride> | null | undefined;
  preview?: string | null | undefined;
  proof?: string | null | undefined;
  timeZone: string;
};
export type AnswerInput = {
  address?: AddressInput | null | undefined;
  field: string;
  isChecked?: boolean | null | undefined;
  options?: ReadonlyArray<string> | null | undefined;
  text?: string | null | undefined;
};
export type AddressInput = {
  city?: string | null | undefined;
  country?: string | null | undefined;
  line1?: string | null | undefined;
  line2?: string | null | undefined;
  postcode?: string | null | undefined;
  region?: string | null | undefined;
};
export type AttributionInput = {
  name: string;
  value: string;
};
export type ContactInput = {
  dateOfBirth?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
};
export type BookedFormInput = {
  form: string;
  version: number;
};
export type GuestInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
};
export type bookHeldMutation$variables = {
  input: BookInput;
};
export type bookHeldMutation$data = {
  readonly book: {
    readonly __typename: string;
    readonly bits?: number;
    readonly bookings?: ReadonlyArray<{
      readonly accessKey: string | null | undefined;
    }>;
    readonly challenge?: string;
    readonly code?: string;
    readonly count?: number;
    readonly isDryRun?: boolean;
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly order?: {
      readonly accessKey: string | null | undefined;
      readonly due: {
        readonly amount: number;
      };
    } | null | undefined;
    readonly retryAfterSeconds?: number;
    readonly words?: string;
  };
};
export type bookHeldMutation = {
  response: bookHeldMutation$data;
  variables: bookHeldMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isDryRun",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accessKey",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "due",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v7 = {
  "kind": "InlineFragment",
  "selections": [
    (v6/*:: as any*/)
  ],
  "type": "Failure",
  "abstractKey": "__isFailure"
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v9 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "ReservationLimit",
  "abstractKey": null
},
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "challenge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bits",
      "storageKey": null
    }
  ],
  "type": "ProofRequired",
  "abstractKey": null
},
v11 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfterSeconds",
      "storageKey": null
    }
  ],
  "type": "TooManyBookings",
  "abstractKey": null
},
v12 = {
  "kind": "InlineFragment",
  "selections": (v8/*:: as any*/),
  "type": "TooManyOpenBookings",
  "abstractKey": null
},
v13 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": "words",
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Disqualified",
  "abstractKey": null
},
v14 = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        (v6/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "InvalidInput",
  "abstractKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "bookHeldMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "book",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VisitorBooking",
                "kind": "LinkedField",
                "name": "bookings",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/)
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BookPayload",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bookHeldMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "book",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VisitorBooking",
                "kind": "LinkedField",
                "name": "bookings",
                "plural": true,
                "selections": [
                  (v4/*:: as any*/),
                  (v15/*:: as any*/)
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
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "BookPayload",
            "abstractKey": null
          },
          (v7/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "42ec0131792c133066d15b86331dcaad61376322655b2f199f502a3376e2931b",
    "metadata": {},
    "name": "bookHeldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "05963a03788e99a2ead075c623267b8c";

export default node;
