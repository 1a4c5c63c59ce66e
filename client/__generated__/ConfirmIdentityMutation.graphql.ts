/**
 * @generated SignedSource<<a7dac29739dff54a6439369784c2d188>>
 * @relayHash f8c85f21d9cd8c6000889030b5202d53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4cdd7fbc839a0341fd7bafa42b31314fa6fb885eb498b57dcd0ee37d920ae108

import type { ConcreteRequest } from 'relay-runtime';
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type ConfirmIdentityInput = {
  idempotencyKey?: string | null | undefined;
  proof: IdentityProofInput;
};
export type IdentityProofInput = {
  code: string;
  credential?: never;
  password?: never;
} | {
  code?: never;
  credential: object;
  password?: never;
} | {
  code?: never;
  credential?: never;
  password: string;
};
export type ConfirmIdentityMutation$variables = {
  input: ConfirmIdentityInput;
};
export type ConfirmIdentityMutation$data = {
  readonly confirmIdentity: {
    readonly __typename: "ConfirmIdentityPayload";
    readonly confirmedUntil: string;
  } | {
    readonly __typename: "InvalidInput";
    readonly issues: ReadonlyArray<{
      readonly code: IssueCode;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ConfirmIdentityMutation = {
  response: ConfirmIdentityMutation$data;
  variables: ConfirmIdentityMutation$variables;
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
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "confirmIdentity",
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
            "name": "confirmedUntil",
            "storageKey": null
          }
        ],
        "type": "ConfirmIdentityPayload",
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
                "name": "code",
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
    "name": "ConfirmIdentityMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmIdentityMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4cdd7fbc839a0341fd7bafa42b31314fa6fb885eb498b57dcd0ee37d920ae108",
    "metadata": {},
    "name": "ConfirmIdentityMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0e2222fc1c5d095c6c8d91785972e80a";

export default node;
