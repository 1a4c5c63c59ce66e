/**
 * @generated SignedSource<<bd13c0b0388969e362847c833cc4106e>>
 * @relayHash 81814290a8145c417ce50aee504fa222
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0806282a3f7b85a04368a396832c7b687189385ea5f1231bad499db24600d74f

import type { ConcreteRequest } from 'relay-runtime';
export type SecondFactorMethod = "CODE" | "PASSKEY" | "RECOVERY_CODE" | "%future added value";
export type SignInInput = {
  email: string;
  idempotencyKey?: string | null | undefined;
  password: string;
};
export type SignInFormMutation$variables = {
  input: SignInInput;
};
export type SignInFormMutation$data = {
  readonly signIn: {
    readonly __typename: "SecondFactorRequired";
    readonly methods: ReadonlyArray<SecondFactorMethod>;
    readonly token: string;
  } | {
    readonly __typename: "SignInPayload";
    readonly viewer: {
      readonly mustSetUpSecondFactor: boolean;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type SignInFormMutation = {
  response: SignInFormMutation$data;
  variables: SignInFormMutation$variables;
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
    "name": "signIn",
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
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "mustSetUpSecondFactor",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SignInPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "token",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "methods",
            "storageKey": null
          }
        ],
        "type": "SecondFactorRequired",
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
    "name": "SignInFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SignInFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0806282a3f7b85a04368a396832c7b687189385ea5f1231bad499db24600d74f",
    "metadata": {},
    "name": "SignInFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "52a1abcde76c3789f4503932a902fcbc";

export default node;
