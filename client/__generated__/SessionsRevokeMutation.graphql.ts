/**
 * @generated SignedSource<<ea0c1409d98a48ed11de91fef6e72f3e>>
 * @relayHash effa41beb3326f0eb306d39a6da67468
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 100e3b7a28e9c943898fdf337948dcbddfe2a2de2640417c95ca2f0794caa31a

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeSessionInput = {
  id: string;
};
export type SessionsRevokeMutation$variables = {
  input: RevokeSessionInput;
};
export type SessionsRevokeMutation$data = {
  readonly revokeSession: {
    readonly ended: number;
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
    "concreteType": "RevokeSessionPayload",
    "kind": "LinkedField",
    "name": "revokeSession",
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
    "id": "100e3b7a28e9c943898fdf337948dcbddfe2a2de2640417c95ca2f0794caa31a",
    "metadata": {},
    "name": "SessionsRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9040f02cd54bd50d4d7265c1c367096";

export default node;
