/**
 * @generated SignedSource<<978e18ba967e9c70cdab60a11d1b594c>>
 * @relayHash 047426e5b3fb624b29403af7aa8fe4b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bedb41ade02206be18f7cc5ab507f208aa8d100778afca4f9411f8fd172e14d4

import type { ConcreteRequest } from 'relay-runtime';
export type UnavailableReason = "BEYOND_HORIZON" | "BLOCKED" | "BOOKED" | "BUSINESS_SUSPENDED" | "BUSY_ELSEWHERE" | "DATE_OVERRIDE" | "DAY_LIMIT" | "GUESTS_NOT_TAKEN" | "HELD" | "HOLIDAY" | "IN_THE_PAST" | "LOOK_BUSY" | "NOT_A_CLASS" | "NO_SEATS" | "NO_STAFF" | "OFF_INTERVAL" | "OUTSIDE_HOURS" | "PAYMENT_UNAVAILABLE" | "RESERVATION_LIMIT" | "RESOURCE_BUSY" | "STAFF_BUSY" | "STAFF_NOT_OFFERED" | "TOO_SOON" | "UNPUBLISHED" | "%future added value";
export type LineInput = {
  member?: number | null | undefined;
  seats?: number | null | undefined;
  service: string;
  staff?: string | null | undefined;
};
export type searchesFittingTimeQuery$variables = {
  also?: ReadonlyArray<LineInput> | null | undefined;
  date: string;
  hasSeats: boolean;
  provider?: string | null | undefined;
  seats: number;
  service: string;
  staff?: string | null | undefined;
  startsAt: string;
  timeZone: string;
  visitor?: string | null | undefined;
};
export type searchesFittingTimeQuery$data = {
  readonly node: {
    readonly availability?: {
      readonly day: {
        readonly starts: ReadonlyArray<string>;
      } | null | undefined;
      readonly nextAvailable: {
        readonly startsAt: string;
      } | null | undefined;
      readonly refusal: UnavailableReason | null | undefined;
    };
    readonly single?: {
      readonly day: {
        readonly slots: {
          readonly edges: ReadonlyArray<{
            readonly node: {
              readonly seatsLeft: number;
              readonly startsAt: string;
            };
          }>;
        };
      } | null | undefined;
    };
  } | null | undefined;
};
export type searchesFittingTimeQuery = {
  response: searchesFittingTimeQuery$data;
  variables: searchesFittingTimeQuery$variables;
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
  "name": "date"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasSeats"
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
  "name": "startsAt"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitor"
},
v10 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v11 = {
  "kind": "Variable",
  "name": "from",
  "variableName": "date"
},
v12 = {
  "kind": "Variable",
  "name": "provider",
  "variableName": "provider"
},
v13 = {
  "kind": "Variable",
  "name": "staff",
  "variableName": "staff"
},
v14 = {
  "kind": "Variable",
  "name": "timeZone",
  "variableName": "timeZone"
},
v15 = {
  "kind": "Variable",
  "name": "to",
  "variableName": "date"
},
v16 = {
  "kind": "Variable",
  "name": "visitor",
  "variableName": "visitor"
},
v17 = [
  {
    "kind": "Variable",
    "name": "date",
    "variableName": "date"
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v19 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "condition": "hasSeats",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "single",
          "args": [
            {
              "fields": [
                (v11/*:: as any*/),
                (v12/*:: as any*/),
                (v13/*:: as any*/),
                (v14/*:: as any*/),
                (v15/*:: as any*/),
                (v16/*:: as any*/)
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
              "args": (v17/*:: as any*/),
              "concreteType": "AvailabilityDay",
              "kind": "LinkedField",
              "name": "day",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": [
                    {
                      "kind": "Literal",
                      "name": "first",
                      "value": 100
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
                            (v18/*:: as any*/),
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
                    }
                  ],
                  "storageKey": "slots(first:100)"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ]
    },
    {
      "alias": null,
      "args": [
        {
          "fields": [
            (v11/*:: as any*/),
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
            (v12/*:: as any*/),
            {
              "kind": "Variable",
              "name": "seats",
              "variableName": "seats"
            },
            (v13/*:: as any*/),
            (v14/*:: as any*/),
            (v15/*:: as any*/),
            (v16/*:: as any*/)
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
              "name": "startsAt",
              "variableName": "startsAt"
            }
          ],
          "kind": "ScalarField",
          "name": "refusal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": (v17/*:: as any*/),
          "concreteType": "AvailabilityDay",
          "kind": "LinkedField",
          "name": "day",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "starts",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Slot",
          "kind": "LinkedField",
          "name": "nextAvailable",
          "plural": false,
          "selections": [
            (v18/*:: as any*/)
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
      (v8/*:: as any*/),
      (v9/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "searchesFittingTimeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v19/*:: as any*/)
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
      (v9/*:: as any*/),
      (v8/*:: as any*/),
      (v1/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchesFittingTimeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v10/*:: as any*/),
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
          (v19/*:: as any*/),
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
    "id": "bedb41ade02206be18f7cc5ab507f208aa8d100778afca4f9411f8fd172e14d4",
    "metadata": {},
    "name": "searchesFittingTimeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2e274513a70448945548c611bb4db9b7";

export default node;
