/**
 * @generated SignedSource<<f2cbc22e4d1a52947a024623f7bd3f2e>>
 * @relayHash 328525ead860c1b9873146e18595953f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65191105adcb17998b6108e4b587a0c3d7c0b1eff64dfdc566bed6379241c27d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FindPageQuery$variables = {
  isReturn: boolean;
};
export type FindPageQuery$data = {
  readonly business: {
    readonly name: string;
    readonly payee?: string;
    readonly " $fragmentSpreads": FragmentRefs<"FindScreen_business" | "ReturnedScreen_business">;
  } | null | undefined;
};
export type FindPageQuery = {
  response: FindPageQuery$data;
  variables: FindPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isReturn"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "condition": "isReturn",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": "payee",
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FindScreen_business"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ReturnedScreen_business"
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
    "argumentDefinitions": (v0/*:: as any*/),
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
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
            "name": "timeZone",
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
    "id": "65191105adcb17998b6108e4b587a0c3d7c0b1eff64dfdc566bed6379241c27d",
    "metadata": {},
    "name": "FindPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "79d50ca956a0fb7a15944690e5c3b929";

export default node;
