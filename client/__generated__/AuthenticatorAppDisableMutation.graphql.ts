/**
 * @generated SignedSource<<ff2ee104238a6334f4bccc23d0f077af>>
 * @relayHash ac15d1f1d2fbb4a9fbc8b5efe8b522c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39d638dca1f6dbe653fbdd9886536449ecd39f9577a0fe52eae195ba26e879f5

import type { ConcreteRequest } from 'relay-runtime';
export type DisableCodesInput = {
  idempotencyKey?: string | null | undefined;
};
export type AuthenticatorAppDisableMutation$variables = {
  input: DisableCodesInput;
};
export type AuthenticatorAppDisableMutation$data = {
  readonly disableCodes: {
    readonly __typename: string;
  };
};
export type AuthenticatorAppDisableMutation = {
  response: AuthenticatorAppDisableMutation$data;
  variables: AuthenticatorAppDisableMutation$variables;
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
    "name": "disableCodes",
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
    "name": "AuthenticatorAppDisableMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AuthenticatorAppDisableMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "39d638dca1f6dbe653fbdd9886536449ecd39f9577a0fe52eae195ba26e879f5",
    "metadata": {},
    "name": "AuthenticatorAppDisableMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec7bca85f58f4386182648c910c730e0";

export default node;
