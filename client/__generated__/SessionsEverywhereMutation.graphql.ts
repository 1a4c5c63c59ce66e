/**
 * @generated SignedSource<<a49c5fb0fe1b28eb20b63770311d2a01>>
 * @relayHash 39d4c0ae6cd9b10351f2471307b563dc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 332be9c90b8273b110b6489daae572aa31b440150bb3b5635e3b643db33f42f9

import type { ConcreteRequest } from 'relay-runtime';
export type SessionsEverywhereMutation$variables = Record<PropertyKey, never>;
export type SessionsEverywhereMutation$data = {
  readonly signOutEverywhere: {
    readonly ended: number;
  };
};
export type SessionsEverywhereMutation = {
  response: SessionsEverywhereMutation$data;
  variables: SessionsEverywhereMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignOutEverywherePayload",
    "kind": "LinkedField",
    "name": "signOutEverywhere",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ended",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SessionsEverywhereMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SessionsEverywhereMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "332be9c90b8273b110b6489daae572aa31b440150bb3b5635e3b643db33f42f9",
    "metadata": {},
    "name": "SessionsEverywhereMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4324fd06e6cae06436f7f5e41faefb23";

export default node;
