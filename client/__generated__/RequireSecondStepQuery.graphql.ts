/**
 * @generated SignedSource<<3df1f83e9258d160f06cb51b0f6145e6>>
 * @relayHash c4456794d3e784871204e586e3d7013a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fa503bfeb30b9cac4cfb1deb3518ce1b0add84db699f94d3627441f436a7e12

import type { ConcreteRequest } from 'relay-runtime';
export type RequireSecondStepQuery$variables = Record<PropertyKey, never>;
export type RequireSecondStepQuery$data = {
  readonly business: {
    readonly requiresSecondFactor: boolean | null | undefined;
  } | null | undefined;
};
export type RequireSecondStepQuery = {
  response: RequireSecondStepQuery$data;
  variables: RequireSecondStepQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "requiresSecondFactor",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "RequireSecondStepQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RequireSecondStepQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9fa503bfeb30b9cac4cfb1deb3518ce1b0add84db699f94d3627441f436a7e12",
    "metadata": {},
    "name": "RequireSecondStepQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b0daeeb07d73cfa19748a494c2e4cd33";

export default node;
