/**
 * @generated SignedSource<<eb52e092c4c666e1541d320bff8041d4>>
 * @relayHash 5d8abb5d5e589673ce900a38e264a673
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f6002b28b4ff9fc37433a785badce6f4417e3b9ad01a6b462872f9a3f9f549d

import type { ConcreteRequest } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
export type useBookByHandBookedQuery$variables = {
  reference: string;
};
export type useBookByHandBookedQuery$data = {
  readonly business: {
    readonly bookings: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly status: BookingStatus;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useBookByHandBookedQuery = {
  response: useBookByHandBookedQuery$data;
  variables: useBookByHandBookedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "reference"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "kind": "Variable",
      "name": "search",
      "variableName": "reference"
    }
  ],
  "concreteType": "BookingConnection",
  "kind": "LinkedField",
  "name": "bookings",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BookingEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Booking",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
          "selections": [
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "status",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBookByHandBookedQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useBookByHandBookedQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0f6002b28b4ff9fc37433a785badce6f4417e3b9ad01a6b462872f9a3f9f549d",
    "metadata": {},
    "name": "useBookByHandBookedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cc7e43b833219c8f7d960d66fa9a06e8";

export default node;
