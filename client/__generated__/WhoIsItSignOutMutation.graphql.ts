/**
 * @generated SignedSource<<6f39dc50134e1aa65e92fe5e7015c05b>>
 * @relayHash 4fbd719ed71c15e698c6145870540606
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c72cd5a2994c4c747ef7741d1a515dc682dcf5ee918fe4483c048e8b16fe9087

import type { ConcreteRequest } from 'relay-runtime';
export type WhoIsItSignOutMutation$variables = Record<PropertyKey, never>;
export type WhoIsItSignOutMutation$data = {
  readonly signOut: {
    readonly ended: number;
  };
};
export type WhoIsItSignOutMutation = {
  response: WhoIsItSignOutMutation$data;
  variables: WhoIsItSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignOutPayload",
    "kind": "LinkedField",
    "name": "signOut",
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
    "name": "WhoIsItSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "WhoIsItSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "c72cd5a2994c4c747ef7741d1a515dc682dcf5ee918fe4483c048e8b16fe9087",
    "metadata": {},
    "name": "WhoIsItSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4eb22dc3aa613d78e2763f79f3be0cc5";

export default node;
