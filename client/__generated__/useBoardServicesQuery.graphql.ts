/**
 * @generated SignedSource<<81aec478959ae8bea0b03274e5a1da53>>
 * @relayHash 36a38569f62a68840d7504943fa31647
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f33ae91e77a201c923cc4b5a86491225e6f49555d5fc355c79361f2d0fde014

import type { ConcreteRequest } from 'relay-runtime';
export type useBoardServicesQuery$variables = Record<PropertyKey, never>;
export type useBoardServicesQuery$data = {
  readonly business: {
    readonly services: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly name: string;
          readonly rules: {
            readonly intervalMinutes: number;
          } | null | undefined;
          readonly staff: ReadonlyArray<{
            readonly id: string;
          }>;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useBoardServicesQuery = {
  response: useBoardServicesQuery$data;
  variables: useBoardServicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 100
    }
  ],
  "concreteType": "ServiceConnection",
  "kind": "LinkedField",
  "name": "services",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "ServiceRules",
              "kind": "LinkedField",
              "name": "rules",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "intervalMinutes",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Staff",
              "kind": "LinkedField",
              "name": "staff",
              "plural": true,
              "selections": [
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": "services(first:100)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useBoardServicesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
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
    "name": "useBoardServicesQuery",
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
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9f33ae91e77a201c923cc4b5a86491225e6f49555d5fc355c79361f2d0fde014",
    "metadata": {},
    "name": "useBoardServicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c46cd4f9d081c7863f37e7f1e01832aa";

export default node;
