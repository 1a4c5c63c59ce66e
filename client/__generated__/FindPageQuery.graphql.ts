/**
 * @generated SignedSource<<a223c937f6707a3dbb767aea3cb54adf>>
 * @relayHash 18416da0306983f7729ae7aa1b0b37ff
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00a07bf05cb9113cb1a312d4ca0f9d41fc80932d04699685666468b12a7792ef

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FindPageQuery$variables = Record<PropertyKey, never>;
export type FindPageQuery$data = {
  readonly business: {
    readonly name: string;
    readonly " $fragmentSpreads": FragmentRefs<"FindScreen_business">;
  } | null | undefined;
};
export type FindPageQuery = {
  response: FindPageQuery$data;
  variables: FindPageQuery$variables;
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
    "name": "FindPageQuery",
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
            "name": "FindScreen_business"
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
    "name": "FindPageQuery",
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
            "name": "phone",
            "storageKey": null
          },
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
    "id": "00a07bf05cb9113cb1a312d4ca0f9d41fc80932d04699685666468b12a7792ef",
    "metadata": {},
    "name": "FindPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a6de71eec5ff93b7ac26820f7604724";

export default node;
