/**
 * @generated SignedSource<<22c29c6d45b14004ab62dac6e6604fd1>>
 * @relayHash 88f4f2de2dd26e6e95052f2795b9b098
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75b94185358ddaf7058b7e9f94177d56ff11de0c918d0b87f48b73ec0026bfcf

import type { ConcreteRequest } from 'relay-runtime';
export type StartPasskeyRegistrationInput = {
  idempotencyKey?: string | null | undefined;
};
export type PasskeysStartMutation$variables = {
  input: StartPasskeyRegistrationInput;
};
export type PasskeysStartMutation$data = {
  readonly startPasskeyRegistration: {
    readonly __typename: "StartPasskeyRegistrationPayload";
    readonly options: object;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type PasskeysStartMutation = {
  response: PasskeysStartMutation$data;
  variables: PasskeysStartMutation$variables;
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
    "name": "startPasskeyRegistration",
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
        "type": "StartPasskeyRegistrationPayload",
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
    "name": "PasskeysStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeysStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "75b94185358ddaf7058b7e9f94177d56ff11de0c918d0b87f48b73ec0026bfcf",
    "metadata": {},
    "name": "PasskeysStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ced0c804d9c26dc57a75c9cdf8c5a7fe";

export default node;
