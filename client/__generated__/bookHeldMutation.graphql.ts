/**
 * @generated SignedSource<<7c0107b35d0f34cb2c811a2a65d4f35c>>
 * @relayHash e8953d15a509ad5277d1c8c838d00b37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4927def125b1711ced4210f96aeb8e09ce0a1a64f95098fff592cd189e0ee02

import type { ConcreteRequest } from 'relay-runtime';
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
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
      readonly id: string;
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
      readonly due: {
        readonly amount: number;
      };
      readonly id: string;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v4 = [
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
    "name": "book",
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
            "name": "isDryRun",
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
              (v1/*:: as any*/)
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
              (v1/*:: as any*/),
              {
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
              }
            ],
            "storageKey": null
          }
        ],
        "type": "BookPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          (v2/*:: as any*/)
        ],
        "type": "Failure",
        "abstractKey": "__isFailure"
      },
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "ReservationLimit",
        "abstractKey": null
      },
      {
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
      {
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
      {
        "kind": "InlineFragment",
        "selections": (v3/*:: as any*/),
        "type": "TooManyOpenBookings",
        "abstractKey": null
      },
      {
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v2/*:: as any*/)
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
    "name": "bookHeldMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bookHeldMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "f4927def125b1711ced4210f96aeb8e09ce0a1a64f95098fff592cd189e0ee02",
    "metadata": {},
    "name": "bookHeldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "295181d75eb24cd4e73ee61de795b676";

export default node;
