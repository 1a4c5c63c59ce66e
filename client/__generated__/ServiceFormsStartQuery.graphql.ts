/**
 * @generated SignedSource<<531aa4eaeac39defd323dc193101acfd>>
 * @relayHash 15c4949c34d2ad42c6e4200651c67b2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0ddb2d9164f2e0a8bf55f845b12dc6b6105262cc557663a63e29fc1f400d690f

import type { ConcreteRequest } from 'relay-runtime';
export type ServiceFormsStartQuery$variables = {
  id: string;
};
export type ServiceFormsStartQuery$data = {
  readonly business: {
    readonly form: {
      readonly start: {
        readonly token: string;
        readonly uploadUrl: string;
      };
    } | null | undefined;
  } | null | undefined;
};
export type ServiceFormsStartQuery = {
  response: ServiceFormsStartQuery$data;
  variables: ServiceFormsStartQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "FormStart",
  "kind": "LinkedField",
  "name": "start",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "token",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uploadUrl",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ServiceFormsStartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Form",
            "kind": "LinkedField",
            "name": "form",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "ServiceFormsStartQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Form",
            "kind": "LinkedField",
            "name": "form",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0ddb2d9164f2e0a8bf55f845b12dc6b6105262cc557663a63e29fc1f400d690f",
    "metadata": {},
    "name": "ServiceFormsStartQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9e2ef95ba4fc44a21e93ac8251db1680";

export default node;
