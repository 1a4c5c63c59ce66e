/**
 * @generated SignedSource<<3047061eedf7f0d2623f613e69238ba9>>
 * @relayHash 5cc0c43bc68a824ccea96fa5e7e7ea5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55467c93ba9c918ddda8fd2e6f5bcfb5ebcd59bb5ec7d8049d7ca0c08e4e72f5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ResetPageQuery$variables = Record<PropertyKey, never>;
export type ResetPageQuery$data = {
  readonly business: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"AccountFrame_business">;
  } | null | undefined;
};
export type ResetPageQuery = {
  response: ResetPageQuery$data;
  variables: ResetPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ResetPageQuery",
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
    "name": "ResetPageQuery",
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
    "id": "55467c93ba9c918ddda8fd2e6f5bcfb5ebcd59bb5ec7d8049d7ca0c08e4e72f5",
    "metadata": {},
    "name": "ResetPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "138c8b9150ab7882db6de058fba9edad";

export default node;
