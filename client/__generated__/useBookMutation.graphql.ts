/**
 * @generated SignedSource<<ae262604511c3a326a6b31eba35e5ad5>>
 * @relayHash f4535d7e1bbd081955946fe109433662
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9e39115e2c64b4b5b3843a430b2675671d8d7caf42bcf6a53e278aa8e538a3a

import type { ConcreteRequest } from 'relay-runtime';
export type IssueCode = "ALTERED" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_EMAIL" | "INVALID_PHONE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OTHER_PARTY" | "OUT_OF_RANGE" | "REQUIRED" | "TAKEN" | "TOO_LONG" | "UNKNOWN_TIME_ZONE" | "%future added value";
export type LocationKind = "AT_PROVIDER" | "AT_VISITOR" | "ONLINE" | "PHONE" | "%future added value";
export type BookInput = {
  attribution?: ReadonlyArray<AttributionInput> | null | undefined;
  consent?: boolean | null | undefined;
  contact: ContactInput;
  guests?: ReadonlyArray<GuestInput> | null | undefined;
  holdToken: string;
  idempotencyKey: string;
  locale: string;
  location?: string | null | undefined;
  locationKind?: LocationKind | null | undefined;
  notes?: string | null | undefined;
  timeZone: string;
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
export type GuestInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
};
export type useBookMutation$variables = {
  input: BookInput;
};
export type useBookMutation$data = {
  readonly book: {
    readonly __typename: string;
    readonly bookings?: ReadonlyArray<{
      readonly id: string;
    }>;
    readonly code?: string;
    readonly count?: number;
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
    readonly order?: {
      readonly id: string;
    };
  };
};
export type useBookMutation = {
  response: useBookMutation$data;
  variables: useBookMutation$variables;
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
    "name": "id",
    "storageKey": null
  }
],
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
            "concreteType": "BookingAccess",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "type": "BookSuccess",
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
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "type": "ReservationLimit",
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
    "name": "useBookMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "c9e39115e2c64b4b5b3843a430b2675671d8d7caf42bcf6a53e278aa8e538a3a",
    "metadata": {},
    "name": "useBookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bbf9cac0af2bdb19c43538c7b64676b7";

export default node;
