/**
 * @generated SignedSource<<5534e530264909d17c31613c59a4fbee>>
 * @relayHash 712804194571b7abfed55c1333b909dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af6a971c8e4b8bfbcc9bb32d6e8f9296f88160742c309ee820539833b1a0cdfe

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeSessionInput = {
  id: string;
  idempotencyKey?: string | null | undefined;
};
export type SessionsRevokeMutation$variables = {
  input: RevokeSessionInput;
};
export type SessionsRevokeMutation$data = {
  readonly revokeSession: {
    readonly __typename: string;
  };
};
export type SessionsRevokeMutation = {
  response: SessionsRevokeMutation$data;
  variables: SessionsRevokeMutation$variables;
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
    "name": "revokeSession",
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
    "name": "SessionsRevokeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SessionsRevokeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "af6a971c8e4b8bfbcc9bb32d6e8f9296f88160742c309ee820539833b1a0cdfe",
    "metadata": {},
    "name": "SessionsRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f3a2674faf21195d8c32af4b7fdf9ba4";

export default node;
