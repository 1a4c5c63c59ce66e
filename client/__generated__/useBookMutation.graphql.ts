/**
 * @generated SignedSource<<83e77acb624c77b042896bff39481ac5>>
 * @relayHash 428b508d3327fd41868372b93759a9eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbcb5490bc7815edc4fae0396983a1910ef01cfe16a461557b047c2721ff282d

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
    readonly issues?: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
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
            "concreteType": "BookingAccess",
            "kind": "LinkedField",
            "name": "bookings",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "BookSuccess",
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
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              (v1/*:: as any*/)
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
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBookMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bbcb5490bc7815edc4fae0396983a1910ef01cfe16a461557b047c2721ff282d",
    "metadata": {},
    "name": "useBookMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "09dac4ee092ab1ce322e209b20931923";

export default node;
