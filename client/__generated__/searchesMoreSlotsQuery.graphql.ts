/**
 * @generated SignedSource<<c87df5462fb1b08a394e1f3ee447f7b1>>
 * @relayHash 83e355bbc1362e490e9a1b35b29010e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17f3adb76dc2c801d87a9706b401a7b1a4ada25bc2c1dbfbc84ae777b6cb5715

import type { ConcreteRequest } from 'relay-runtime';
export type LineInput = {
  member?: number | null | undefined;
  seats?: number | null | undefined;
  service: string;
  staff?: string | null | undefined;
};
export type searchesMoreSlotsQuery$variables = {
  also?: ReadonlyArray<LineInput> | null | undefined;
  cursor?: string | null | undefined;
  date: string;
  provider?: string | null | undefined;
  seats: number;
  service: string;
  staff?: string | null | undefined;
  timeZone: string;
  visitor?: string | null | undefined;
};
export type searchesMoreSlotsQuery$data = {
  readonly node: {
    readonly availability?: {
      readonly day: {
        readonly slots: {
          readonly edges: ReadonlyArray<{
            readonly node: {
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
export type searchesMoreSlotsQuery = {
  response: searchesMoreSlotsQuery$data;
  variables: searchesMoreSlotsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "also"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cursor"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "provider"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seats"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "service"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "staff"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitor"
},
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v10 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "fields": [
            {
              "kind": "Variable",
              "name": "from",
              "variableName": "date"
            },
            {
              "kind": "Variable",
              "name": "lines",
              "variableName": "also"
            },
            {
              "kind": "Literal",
              "name": "lookBusy",
              "value": true
            },
            {
              "kind": "Variable",
              "name": "provider",
              "variableName": "provider"
            },
            {
              "kind": "Variable",
              "name": "seats",
              "variableName": "seats"
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
            },
            {
              "kind": "Variable",
              "name": "visitor",
              "variableName": "visitor"
            }
          ],
          "kind": "ObjectValue",
          "name": "input"
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "searchesMoreSlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v10/*:: as any*/)
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
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v6/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v8/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchesMoreSlotsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v9/*:: as any*/),
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
          (v10/*:: as any*/),
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
    "id": "17f3adb76dc2c801d87a9706b401a7b1a4ada25bc2c1dbfbc84ae777b6cb5715",
    "metadata": {},
    "name": "searchesMoreSlotsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7fc3d9ff79cab375554f593a622f19f8";

export default node;
