/**
 * @generated SignedSource<<8657f1e5f71d41ee4f624c5c876b89f1>>
 * @relayHash 05007cf483c66e88c030b6f06e2959a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a467fe5e2b63b0509430b579ba426d0c39c82997cae198264dbaf671eb91aa8b

import type { ConcreteRequest } from 'relay-runtime';
export type SignInInput = {
  email: string;
  idempotencyKey?: string | null | undefined;
  password: string;
};
export type SessionDialogSignInMutation$variables = {
  input: SignInInput;
};
export type SessionDialogSignInMutation$data = {
  readonly signIn: {
    readonly __typename: string;
  };
};
export type SessionDialogSignInMutation = {
  response: SessionDialogSignInMutation$data;
  variables: SessionDialogSignInMutation$variables;
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
    "name": "SessionDialogSignInMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionDialogSignInMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a467fe5e2b63b0509430b579ba426d0c39c82997cae198264dbaf671eb91aa8b",
    "metadata": {},
    "name": "SessionDialogSignInMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0c5e5029eccba5ab123e9a8de6993a7f";

export default node;
