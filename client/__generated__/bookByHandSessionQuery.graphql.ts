/**
 * @generated SignedSource<<bc19c6acfe881ef44bea11413e24b492>>
 * @relayHash 3d2bb53a009ae9b9b8faf39308e340a4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f2173e99e29de0a04fa0908a1e02bbc7bb5987f2b3c6b47c70e57c15ead7c88e

import type { ConcreteRequest } from 'relay-runtime';
export type bookByHandSessionQuery$variables = Record<PropertyKey, never>;
export type bookByHandSessionQuery$data = {
  readonly viewer: {
    readonly name: string;
  } | null | undefined;
};
export type bookByHandSessionQuery = {
  response: bookByHandSessionQuery$data;
  variables: bookByHandSessionQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Viewer",
    "kind": "LinkedField",
    "name": "viewer",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
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
    "name": "bookByHandSessionQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "bookByHandSessionQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f2173e99e29de0a04fa0908a1e02bbc7bb5987f2b3c6b47c70e57c15ead7c88e",
    "metadata": {},
    "name": "bookByHandSessionQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c15b540ceb635dd3b028be2bc7cb53b";

export default node;
