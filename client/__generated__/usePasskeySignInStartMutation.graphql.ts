/**
 * @generated SignedSource<<8eabf9c52f044e8311cc33c5ffc3598b>>
 * @relayHash f3bbe0046bb7466a01f043a36685183b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9a2400f1ee0f5618878d26862d1e330d358bfb5c3b53ff0c7fb04e3f8e8e427

import type { ConcreteRequest } from 'relay-runtime';
export type StartPasskeySignInInput = {
  idempotencyKey?: string | null | undefined;
};
export type usePasskeySignInStartMutation$variables = {
  input: StartPasskeySignInInput;
};
export type usePasskeySignInStartMutation$data = {
  readonly startPasskeySignIn: {
    readonly __typename: "StartPasskeySignInPayload";
    readonly options: object;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type usePasskeySignInStartMutation = {
  response: usePasskeySignInStartMutation$data;
  variables: usePasskeySignInStartMutation$variables;
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
    "name": "startPasskeySignIn",
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
            "name": "options",
            "storageKey": null
          }
        ],
        "type": "StartPasskeySignInPayload",
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
    "name": "usePasskeySignInStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePasskeySignInStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c9a2400f1ee0f5618878d26862d1e330d358bfb5c3b53ff0c7fb04e3f8e8e427",
    "metadata": {},
    "name": "usePasskeySignInStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1dc6f3193021b0ef185c679d460f7f8d";

export default node;
