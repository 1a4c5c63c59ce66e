/**
 * @generated SignedSource<<16d81133c2c11a52f2616237c4e4b5c1>>
 * @relayHash 4f5b8e4e593ac9e080fd27d312d02a61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ac54424f45dd5457b2d5543f0d7b3f49a538929fe00fe9248b02563f8d754d8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type accountPagesQuery$variables = Record<PropertyKey, never>;
export type accountPagesQuery$data = {
  readonly business: {
    readonly name: string;
    readonly timeZone: string;
    readonly " $fragmentSpreads": FragmentRefs<"AccountFrame_business">;
  } | null | undefined;
};
export type accountPagesQuery = {
  response: accountPagesQuery$data;
  variables: accountPagesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "accountPagesQuery",
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
          (v1/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccountFrame_business"
          }
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
    "name": "accountPagesQuery",
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
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accentColor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "locale",
            "storageKey": null
          },
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
    "id": "5ac54424f45dd5457b2d5543f0d7b3f49a538929fe00fe9248b02563f8d754d8",
    "metadata": {},
    "name": "accountPagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f808bc37d6846e7f01c1cb4d9aeb6ae8";

export default node;
