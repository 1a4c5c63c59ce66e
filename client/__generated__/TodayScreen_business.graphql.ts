/**
 * @generated SignedSource<<07283354b22819da204c32637bd287bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TodayScreen_business$data = {
  readonly ended: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endsAt: string;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"DayList_bookings">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly next: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly endsAt: string;
        readonly id: string;
        readonly staff: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
        }>;
        readonly status: BookingStatus;
        readonly " $fragmentSpreads": FragmentRefs<"DayList_bookings">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly problems: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Problems_problems">;
  }> | null | undefined;
  readonly remaining: {
    readonly totalCount: number;
  } | null | undefined;
  readonly requests: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"Requests_bookings">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly timeZone: string;
  readonly unpaid: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"Unpaid_bookings">;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"DeskLayout_business">;
  readonly " $fragmentType": "TodayScreen_business";
};
export type TodayScreen_business$key = {
  readonly " $data"?: TodayScreen_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"TodayScreen_business">;
};

const node: ReaderFragment = (function(){
var v0 = [
  "CONFIRMED",
  "REQUESTED",
  "AWAITING_PAYMENT",
  "COMPLETED",
  "NO_SHOW"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v4 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "DayList_bookings"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TodayScreen_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeskLayout_business"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Problem",
      "kind": "LinkedField",
      "name": "problems",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Problems_problems"
        }
      ],
      "storageKey": null
    },
    {
      "alias": "ended",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "ended": true,
            "status": (v0/*:: as any*/),
            "today": true
          }
        },
        {
          "kind": "Literal",
          "name": "last",
          "value": 5
        }
      ],
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bookings(filter:{\"ended\":true,\"status\":[\"CONFIRMED\",\"REQUESTED\",\"AWAITING_PAYMENT\",\"COMPLETED\",\"NO_SHOW\"],\"today\":true},last:5)"
    },
    {
      "alias": "remaining",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "ended": false,
            "status": [
              "CONFIRMED",
              "REQUESTED",
              "AWAITING_PAYMENT"
            ],
            "today": true
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": "bookings(filter:{\"ended\":false,\"status\":[\"CONFIRMED\",\"REQUESTED\",\"AWAITING_PAYMENT\"],\"today\":true},first:1)"
    },
    {
      "alias": "next",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "ended": false,
            "status": (v0/*:: as any*/),
            "today": true
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 40
        }
      ],
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
                (v2/*:: as any*/),
                (v3/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
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
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "name",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                (v4/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bookings(filter:{\"ended\":false,\"status\":[\"CONFIRMED\",\"REQUESTED\",\"AWAITING_PAYMENT\",\"COMPLETED\",\"NO_SHOW\"],\"today\":true},first:40)"
    },
    {
      "alias": "requests",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "status": [
              "REQUESTED"
            ]
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
                (v2/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Requests_bookings"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bookings(filter:{\"status\":[\"REQUESTED\"]},first:20)"
    },
    {
      "alias": "unpaid",
      "args": [
        {
          "kind": "Literal",
          "name": "filter",
          "value": {
            "payment": [
              "UNPAID"
            ],
            "status": [
              "CONFIRMED",
              "AWAITING_PAYMENT",
              "COMPLETED"
            ],
            "today": true
          }
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 5
        }
      ],
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
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
                (v2/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Unpaid_bookings"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "bookings(filter:{\"payment\":[\"UNPAID\"],\"status\":[\"CONFIRMED\",\"AWAITING_PAYMENT\",\"COMPLETED\"],\"today\":true},first:5)"
    }
  ],
  "type": "Business",
  "abstractKey": null
};
})();

(node as any).hash = "83a0daf4c6f0b8b09dba3266dfa8ca27";

export default node;
