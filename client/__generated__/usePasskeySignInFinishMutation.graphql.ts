/**
 * @generated SignedSource<<7ddc6f57c3cd0d68aa1ea361c6e3b3a1>>
 * @relayHash 88d99f1ee25bfa20cc4f545c64862d91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9376c2ee7f43095fec77d60dedd01421580ba1d6b426b8131463f9fc8d88552

import type { ConcreteRequest } from 'relay-runtime';
export type FinishPasskeySignInInput = {
  credential: object;
  idempotencyKey?: string | null | undefined;
};
export type usePasskeySignInFinishMutation$variables = {
  input: FinishPasskeySignInInput;
};
export type usePasskeySignInFinishMutation$data = {
  readonly finishPasskeySignIn: {
    readonly __typename: string;
  };
};
export type usePasskeySignInFinishMutation = {
  response: usePasskeySignInFinishMutation$data;
  variables: usePasskeySignInFinishMutation$variables;
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
    "name": "finishPasskeySignIn",
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
    "name": "usePasskeySignInFinishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePasskeySignInFinishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c9376c2ee7f43095fec77d60dedd01421580ba1d6b426b8131463f9fc8d88552",
    "metadata": {},
    "name": "usePasskeySignInFinishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4899822c86d5fea3b44b6022e07bc5b7";

export default node;
