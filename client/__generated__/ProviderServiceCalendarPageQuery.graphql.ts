/**
 * @generated SignedSource<<b42cfdae72603c89657c690a1e4e18f3>>
 * @relayHash c5e0639c20c716a1deafbef38ac30e07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eeff3aa407969e777801affc5034e0908f024868d54128c637a55448a429f303

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GuestMode = "ATTEND" | "NONE" | "OWN_LINE" | "SEAT" | "%future added value";
export type LineInput = {
  member?: number | null | undefined;
  seats?: number | null | undefined;
  service: string;
  staff?: string | null | undefined;
};
export type ProviderServiceCalendarPageQuery$variables = {
  also?: ReadonlyArray<LineInput> | null | undefined;
  date?: string | null | undefined;
  from?: string | null | undefined;
  isVisit: boolean;
  provider: string;
  providerOnly: string;
  seats: number;
  service: string;
  slots: number;
  staff?: string | null | undefined;
  timeZone?: string | null | undefined;
  to?: string | null | undefined;
  visitor?: string | null | undefined;
};
export type ProviderServiceCalendarPageQuery$data = {
  readonly business: {
    readonly accentColor: string;
    readonly name: string;
    readonly phone: string;
    readonly provider: {
      readonly name: string;
      readonly phone: string | null | undefined;
      readonly service: {
        readonly description: string | null | undefined;
        readonly guestMode: GuestMode;
        readonly isPublished: boolean;
        readonly name: string;
        readonly picture: string | null | undefined;
        readonly staff: ReadonlyArray<{
          readonly id: string;
          readonly slug: string;
        }>;
        readonly " $fragmentSpreads": FragmentRefs<"ServiceCalendar_service">;
      } | null | undefined;
      readonly services: {
        readonly edges: ReadonlyArray<{
          readonly node: {
            readonly " $fragmentSpreads": FragmentRefs<"useVisitServices_service">;
          };
        }>;
      };
      readonly " $fragmentSpreads": FragmentRefs<"ServiceCalendar_provider">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ServiceCalendar_business">;
  } | null | undefined;
};
export type ProviderServiceCalendarPageQuery = {
  response: ProviderServiceCalendarPageQuery$data;
  variables: ProviderServiceCalendarPageQuery$variables;
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
  "name": "from"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isVisit"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "provider"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "providerOnly"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seats"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "service"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "slots"
},
v9 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "staff"
},
v10 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v11 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "to"
},
v12 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitor"
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "accentColor",
  "storageKey": null
},
v16 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "provider"
  }
],
v17 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v18 = {
  "kind": "Variable",
  "name": "provider",
  "variableName": "providerOnly"
},
v19 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "picture",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isPublished",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guestMode",
  "storageKey": null
},
v24 = [
  (v18/*:: as any*/)
],
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "timeZone",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "durationMinutes",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "capacity",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maxPerBooking",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pricePer",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "amount",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "concreteType": "ServicePayment",
  "kind": "LinkedField",
  "name": "payment",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "share",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "depositAmount",
      "plural": false,
      "selections": [
        (v33/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "depositPercent",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assignment",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "concreteType": "Money",
  "kind": "LinkedField",
  "name": "price",
  "plural": false,
  "selections": [
    (v33/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "mode",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locationKinds",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "askPhone",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "askDateOfBirth",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "consentText",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "code",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "date",
  "storageKey": null
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
      (v9/*:: as any*/),
      (v10/*:: as any*/),
      (v11/*:: as any*/),
      (v12/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "ProviderServiceCalendarPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ServiceCalendar_business"
          },
          {
            "alias": null,
            "args": (v16/*:: as any*/),
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ServiceCalendar_provider"
              },
              {
                "alias": null,
                "args": (v17/*:: as any*/),
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
                          {
                            "args": [
                              {
                                "kind": "Variable",
                                "name": "isWhole",
                                "variableName": "isVisit"
                              },
                              (v18/*:: as any*/)
                            ],
                            "kind": "FragmentSpread",
                            "name": "useVisitServices_service"
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "services(first:100)"
              },
              {
                "alias": null,
                "args": (v19/*:: as any*/),
                "concreteType": "Service",
                "kind": "LinkedField",
                "name": "service",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v24/*:: as any*/),
                    "concreteType": "Staff",
                    "kind": "LinkedField",
                    "name": "staff",
                    "plural": true,
                    "selections": [
                      (v25/*:: as any*/),
                      (v26/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "args": (v24/*:: as any*/),
                    "kind": "FragmentSpread",
                    "name": "ServiceCalendar_service"
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
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v11/*:: as any*/),
      (v1/*:: as any*/),
      (v10/*:: as any*/),
      (v9/*:: as any*/),
      (v6/*:: as any*/),
      (v0/*:: as any*/),
      (v12/*:: as any*/),
      (v3/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "ProviderServiceCalendarPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Business",
        "kind": "LinkedField",
        "name": "business",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hourCycle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isZoneLocked",
            "storageKey": null
          },
          (v27/*:: as any*/),
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
            "name": "isSuspended",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "paymentsAreTest",
            "storageKey": null
          },
          (v28/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Tax",
            "kind": "LinkedField",
            "name": "tax",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "percent",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v16/*:: as any*/),
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v13/*:: as any*/),
              (v14/*:: as any*/),
              (v25/*:: as any*/),
              (v22/*:: as any*/),
              (v26/*:: as any*/),
              (v28/*:: as any*/),
              {
                "alias": null,
                "args": (v17/*:: as any*/),
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
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v13/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v23/*:: as any*/),
                          (v32/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          {
                            "condition": "isVisit",
                            "kind": "Condition",
                            "passingValue": true,
                            "selections": [
                              {
                                "alias": null,
                                "args": (v24/*:: as any*/),
                                "concreteType": "Staff",
                                "kind": "LinkedField",
                                "name": "staff",
                                "plural": true,
                                "selections": [
                                  (v25/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v13/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ]
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "services(first:100)"
              },
              {
                "alias": null,
                "args": (v19/*:: as any*/),
                "concreteType": "Service",
                "kind": "LinkedField",
                "name": "service",
                "plural": false,
                "selections": [
                  (v13/*:: as any*/),
                  (v20/*:: as any*/),
                  (v21/*:: as any*/),
                  (v22/*:: as any*/),
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": (v24/*:: as any*/),
                    "concreteType": "Staff",
                    "kind": "LinkedField",
                    "name": "staff",
                    "plural": true,
                    "selections": [
                      (v25/*:: as any*/),
                      (v26/*:: as any*/),
                      (v13/*:: as any*/),
                      (v21/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v25/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isPaymentUnavailable",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "recurrenceMax",
                    "storageKey": null
                  },
                  (v38/*:: as any*/),
                  (v26/*:: as any*/),
                  (v29/*:: as any*/),
                  (v30/*:: as any*/),
                  (v31/*:: as any*/),
                  (v32/*:: as any*/),
                  (v34/*:: as any*/),
                  (v35/*:: as any*/),
                  (v36/*:: as any*/),
                  (v37/*:: as any*/),
                  (v39/*:: as any*/),
                  (v40/*:: as any*/),
                  (v41/*:: as any*/),
                  {
                    "alias": null,
                    "args": [
                      {
                        "fields": [
                          {
                            "kind": "Variable",
                            "name": "from",
                            "variableName": "from"
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
                          (v18/*:: as any*/),
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
                            "variableName": "to"
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
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isBookable",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "lastDate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": null,
                        "kind": "LinkedField",
                        "name": "failure",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "__typename",
                            "storageKey": null
                          },
                          (v42/*:: as any*/),
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "count",
                                "storageKey": null
                              }
                            ],
                            "type": "ReservationLimit",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "kind": "ScalarField",
                                "name": "available",
                                "storageKey": null
                              }
                            ],
                            "type": "SeatShortage",
                            "abstractKey": null
                          },
                          {
                            "kind": "InlineFragment",
                            "selections": [
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "InputIssue",
                                "kind": "LinkedField",
                                "name": "issues",
                                "plural": true,
                                "selections": [
                                  (v42/*:: as any*/)
                                ],
                                "storageKey": null
                              }
                            ],
                            "type": "InvalidInput",
                            "abstractKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "AvailabilityDay",
                        "kind": "LinkedField",
                        "name": "days",
                        "plural": true,
                        "selections": [
                          (v43/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "slotCount",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
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
                          (v43/*:: as any*/),
                          {
                            "alias": null,
                            "args": [
                              {
                                "kind": "Variable",
                                "name": "first",
                                "variableName": "slots"
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
                      },
                      (v27/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v25/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "eeff3aa407969e777801affc5034e0908f024868d54128c637a55448a429f303",
    "metadata": {},
    "name": "ProviderServiceCalendarPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2d72f938e35bb0e74164e8b9a054a638";

export default node;
