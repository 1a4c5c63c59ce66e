/**
 * @generated SignedSource<<b9ee8671fcf9ed32c268fc64a55b3943>>
 * @relayHash b1c017660f600792ec4b9a1ecea5984b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 072c9c9c355190156acaf869f141b5fd909cc91a503c26a5c45f25b323e45ad3

import type { ConcreteRequest } from 'relay-runtime';
export type StartCodeSetupInput = {
  idempotencyKey?: string | null | undefined;
};
export type AuthenticatorAppStartMutation$variables = {
  input: StartCodeSetupInput;
};
export type AuthenticatorAppStartMutation$data = {
  readonly startCodeSetup: {
    readonly __typename: "StartCodeSetupPayload";
    readonly secret: string;
    readonly setupUrl: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type AuthenticatorAppStartMutation = {
  response: AuthenticatorAppStartMutation$data;
  variables: AuthenticatorAppStartMutation$variables;
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
    "name": "startCodeSetup",
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
            "name": "secret",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "setupUrl",
            "storageKey": null
          }
        ],
        "type": "StartCodeSetupPayload",
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
    "name": "AuthenticatorAppStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuthenticatorAppStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "072c9c9c355190156acaf869f141b5fd909cc91a503c26a5c45f25b323e45ad3",
    "metadata": {},
    "name": "AuthenticatorAppStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8edfd605f2cac978f2dbc27d667b7d6a";

export default node;
