/**
 * @generated SignedSource<<a2a7359cc8f3486cbd88a2e4abd519a6>>
 * @relayHash 40cd1563c1af80fdeed0c600477b94ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 544cc1d72a36f53c5bcfb571428d0da7fa8cb7ede8878a9f0623924dead4e2d5

import type { ConcreteRequest } from 'relay-runtime';
export type useMoreSlotsQuery$variables = {
  cursor?: string | null | undefined;
  date: string;
  provider?: string | null | undefined;
  service: string;
  staff?: string | null | undefined;
  timeZone: string;
};
export type useMoreSlotsQuery$data = {
  readonly node: {
    readonly availability?: {
      readonly day: {
        readonly slots: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly id: string;
              readonly seatsLeft: number;
              readonly startsAt: string;
            };
          }>;
          readonly pageInfo: {
            readonly endCursor: string | null | undefined;
            readonly hasNextPage: boolean;
          };
        };
      } | null | undefined;
    };
  } | null | undefined;
};
export type useMoreSlotsQuery = {
  response: useMoreSlotsQuery$data;
  variables: useMoreSlotsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cursor"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "provider"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "service"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "staff"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "date"
        },
        {
          "kind": "Variable",
          "name": "provider",
          "variableName": "provider"
        },
        {
          "kind": "Variable",
          "name": "staff",
          "variableName": "staff"
        },
        {
          "kind": "Variable",
          "name": "timeZone",
          "variableName": "timeZone"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "date"
        }
      ],
      "concreteType": "Availability",
      "kind": "LinkedField",
      "name": "availability",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "date",
              "variableName": "date"
            }
          ],
          "concreteType": "AvailabilityDay",
          "kind": "LinkedField",
          "name": "day",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": [
                {
                  "kind": "Variable",
                  "name": "after",
                  "variableName": "cursor"
                },
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 48
                }
              ],
              "concreteType": "SlotConnection",
              "kind": "LinkedField",
              "name": "slots",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "SlotEdge",
                  "kind": "LinkedField",
                  "name": "edges",
                  "plural": true,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "Slot",
                      "kind": "LinkedField",
                      "name": "node",
                      "plural": false,
                      "selections": [
                        (v7/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "startsAt",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "seatsLeft",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "PageInfo",
                  "kind": "LinkedField",
                  "name": "pageInfo",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "hasNextPage",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "endCursor",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Service",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useMoreSlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v8/*:: as any*/)
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
      (v3/*:: as any*/),
      (v2/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useMoreSlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "544cc1d72a36f53c5bcfb571428d0da7fa8cb7ede8878a9f0623924dead4e2d5",
    "metadata": {},
    "name": "useMoreSlotsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "26c86bbc82e6d9ded57eab54c0b7dbb4";

export default node;
