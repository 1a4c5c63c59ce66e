/**
 * @generated SignedSource<<e6461fb74781b4c317949766372d371f>>
 * @relayHash bfa236ec6f3bed3912b878d66cf8440a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0aec1febd6dff8631b5cb82ad26cacb64f8ec5df2370bdbeac60fb3643b9d88

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutEverywhereInput = {
  idempotencyKey?: string | null | undefined;
};
export type SessionsEverywhereMutation$variables = {
  input: SignOutEverywhereInput;
};
export type SessionsEverywhereMutation$data = {
  readonly signOutEverywhere: {
    readonly __typename: string;
  };
};
export type SessionsEverywhereMutation = {
  response: SessionsEverywhereMutation$data;
  variables: SessionsEverywhereMutation$variables;
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
    "name": "signOutEverywhere",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
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
    "name": "SessionsEverywhereMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionsEverywhereMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c0aec1febd6dff8631b5cb82ad26cacb64f8ec5df2370bdbeac60fb3643b9d88",
    "metadata": {},
    "name": "SessionsEverywhereMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "533516e5c6d81f5523b70bfe5dfec4fa";

export default node;
