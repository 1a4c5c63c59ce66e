/**
 * @generated SignedSource<<0a2f9c014e14536a3caf765340a68777>>
 * @relayHash ccbf789a430d81423ff88ff01f722dbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 088a760388436576e7633ccf8cea0ba10ddb0d629245b8ba72b40abd6af9aef3

import type { ConcreteRequest } from 'relay-runtime';
export type UnavailableReason = "BEYOND_HORIZON" | "BLOCKED" | "BOOKED" | "BUSINESS_SUSPENDED" | "BUSY_ELSEWHERE" | "DATE_OVERRIDE" | "DAY_LIMIT" | "GUESTS_NOT_TAKEN" | "HELD" | "HOLIDAY" | "IN_THE_PAST" | "LOOK_BUSY" | "NOT_A_CLASS" | "NO_SEATS" | "NO_STAFF" | "OFF_INTERVAL" | "OUTSIDE_HOURS" | "PAYMENT_UNAVAILABLE" | "RESERVATION_LIMIT" | "RESOURCE_BUSY" | "STAFF_BUSY" | "STAFF_NOT_OFFERED" | "TOO_SOON" | "UNPUBLISHED" | "%future added value";
export type useWhyNotOfferedQuery$variables = {
  at: string;
  service: string;
  staff?: string | null | undefined;
};
export type useWhyNotOfferedQuery$data = {
  readonly business: {
    readonly service: {
      readonly whyNotOffered: {
        readonly isOffered: boolean;
        readonly reason: {
          readonly code: UnavailableReason;
        } | null | undefined;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useWhyNotOfferedQuery = {
  response: useWhyNotOfferedQuery$data;
  variables: useWhyNotOfferedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "at"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "service"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "staff"
},
v3 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v4 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "at",
      "variableName": "at"
    },
    {
      "kind": "Variable",
      "name": "staff",
      "variableName": "staff"
    }
  ],
  "concreteType": "WhyNotOffered",
  "kind": "LinkedField",
  "name": "whyNotOffered",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOffered",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NotOfferedReason",
      "kind": "LinkedField",
      "name": "reason",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useWhyNotOfferedQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "Service",
            "kind": "LinkedField",
            "name": "service",
            "plural": false,
            "selections": [
              (v4/*:: as any*/)
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useWhyNotOfferedQuery",
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
            "args": (v3/*:: as any*/),
            "concreteType": "Service",
            "kind": "LinkedField",
            "name": "service",
            "plural": false,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "088a760388436576e7633ccf8cea0ba10ddb0d629245b8ba72b40abd6af9aef3",
    "metadata": {},
    "name": "useWhyNotOfferedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b40b40bbdaadc7c2498e43f06d5259f6";

export default node;
