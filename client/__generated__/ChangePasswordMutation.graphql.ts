/**
 * @generated SignedSource<<616ee08aa2bf43a189b350923ca9866b>>
 * @relayHash 33b724e591e902814ebab8979e9c01a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49fb5be85a09f26eab607b07a166cad9de9d9d7ac0c5529c06ca4bfd32f46222

import type { ConcreteRequest } from 'relay-runtime';
export type IssueCode = "ALTERED" | "CHOOSE_ONE" | "CONSENT_REQUIRED" | "CONTROL_CHARACTERS" | "CYCLE" | "DUPLICATE" | "EMAIL_NOT_UNIQUE" | "EMAIL_REQUIRED" | "FILE_TOO_LARGE" | "FILE_TYPE" | "GUESTS_NOT_TAKEN" | "GUEST_COUNT" | "GUEST_SERVICES" | "INVALID" | "INVALID_DATE" | "INVALID_EMAIL" | "INVALID_NUMBER" | "INVALID_PHONE" | "IN_USE" | "LOCATION_REQUIRED" | "NAME_INVALID" | "NAME_REQUIRED" | "NOT_FOUND" | "OLD_VERSION" | "OTHER_PARTY" | "OUT_OF_RANGE" | "PASSWORD_COMMON" | "PASSWORD_SHORT" | "REDIRECT_NOT_ALLOWED" | "REQUIRED" | "TAKEN" | "TOO_FEW" | "TOO_LARGE" | "TOO_LONG" | "TOO_MANY" | "TOO_SMALL" | "UNKNOWN_FIELD" | "UNKNOWN_OPTION" | "UNKNOWN_TIME_ZONE" | "UNREACHABLE" | "WRONG_CODE" | "WRONG_PASSWORD" | "WRONG_TYPE" | "%future added value";
export type ChangePasswordInput = {
  currentPassword: string;
  idempotencyKey?: string | null | undefined;
  password: string;
};
export type ChangePasswordMutation$variables = {
  input: ChangePasswordInput;
};
export type ChangePasswordMutation$data = {
  readonly changePassword: {
    readonly __typename: "ChangePasswordPayload";
    readonly viewer: {
      readonly __typename: "Viewer";
    };
  } | {
    readonly __typename: "InvalidInput";
    readonly issues: ReadonlyArray<{
      readonly code: IssueCode;
      readonly path: ReadonlyArray<string>;
    }>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ChangePasswordMutation = {
  response: ChangePasswordMutation$data;
  variables: ChangePasswordMutation$variables;
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
  "name": "__typename",
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
    "name": "changePassword",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "type": "ChangePasswordPayload",
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
    "name": "ChangePasswordMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChangePasswordMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "49fb5be85a09f26eab607b07a166cad9de9d9d7ac0c5529c06ca4bfd32f46222",
    "metadata": {},
    "name": "ChangePasswordMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0955b723e3482b359e756e591fc7fea3";

export default node;
