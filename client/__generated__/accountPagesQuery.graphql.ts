/**
 * @generated SignedSource<<fcfe6d15b6a05b03860c63a42b7bcb6a>>
 * @relayHash d20d44705c347e42f5cbf6e587a57bf1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 509cc01d9feb53ed9cb1b8fc8428389ab74bf9c609a550ffbaf43e53a3cad805

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type accountPagesQuery$variables = Record<PropertyKey, never>;
export type accountPagesQuery$data = {
  readonly business: {
    readonly acceptsPasskeys: boolean;
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
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "acceptsPasskeys",
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
          (v2/*:: as any*/),
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
          (v2/*:: as any*/),
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
    "id": "509cc01d9feb53ed9cb1b8fc8428389ab74bf9c609a550ffbaf43e53a3cad805",
    "metadata": {},
    "name": "accountPagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "dce93554cb7098591b380a3f1397730f";

export default node;
