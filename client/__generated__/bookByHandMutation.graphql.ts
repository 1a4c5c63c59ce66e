/**
 * @generated SignedSource<<c560fa82d37778473e68eb3445ddbbae>>
 * @relayHash 83eb05d868f15e2bf7ce5a0e04c1f4cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df7d6bc57facf278b9d326dcb13c4734268b085be9388287796396c603cb23c3

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
export type bookByHandMutation$variables = {
  input: BookInput;
};
export type bookByHandMutation$data = {
  readonly book: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly reference?: string | null | undefined;
  };
};
export type bookByHandMutation = {
  response: bookByHandMutation$data;
  variables: bookByHandMutation$variables;
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
            "name": "reference",
            "storageKey": null
          }
        ],
        "type": "BookPayload",
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
    "name": "bookByHandMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "bookByHandMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "df7d6bc57facf278b9d326dcb13c4734268b085be9388287796396c603cb23c3",
    "metadata": {},
    "name": "bookByHandMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d0b8f16de6620317e196234c56b17fe8";

export default node;
