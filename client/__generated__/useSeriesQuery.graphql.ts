/**
 * @generated SignedSource<<665e4a567d590622c110b37085ef9612>>
 * @relayHash dafefd29ff362dbc5bfb40d8db672631
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6eb05a57498836c01e82689babb5dea60d9117fac1e9df6d548086f933c9f36

import type { ConcreteRequest } from 'relay-runtime';
export type Frequency = "DAILY" | "MONTHLY" | "WEEKLY" | "%future added value";
export type MonthlyBy = "DATE" | "WEEKDAY" | "%future added value";
export type OccurrenceState = "FREE" | "MOVED" | "SKIPPED" | "%future added value";
export type UnavailableReason = "BEYOND_HORIZON" | "BLOCKED" | "BOOKED" | "BUSINESS_SUSPENDED" | "BUSY_ELSEWHERE" | "DATE_OVERRIDE" | "DAY_LIMIT" | "GUESTS_NOT_TAKEN" | "HELD" | "HOLIDAY" | "IN_THE_PAST" | "LOOK_BUSY" | "NOT_A_CLASS" | "NO_SEATS" | "NO_STAFF" | "OFF_INTERVAL" | "OUTSIDE_HOURS" | "PAYMENT_UNAVAILABLE" | "RESERVATION_LIMIT" | "RESOURCE_BUSY" | "STAFF_BUSY" | "STAFF_NOT_OFFERED" | "TOO_SOON" | "UNPUBLISHED" | "%future added value";
export type Weekday = "FR" | "MO" | "SA" | "SU" | "TH" | "TU" | "WE" | "%future added value";
export type SeriesRuleInput = {
  count: number;
  frequency: Frequency;
  interval?: number | null | undefined;
  monthlyBy?: MonthlyBy | null | undefined;
  weekdays?: ReadonlyArray<Weekday> | null | undefined;
};
export type useSeriesQuery$variables = {
  provider?: string | null | undefined;
  rule: SeriesRuleInput;
  service: string;
  staff?: string | null | undefined;
  startsAt: string;
  timeZone: string;
  visitor: string;
};
export type useSeriesQuery$data = {
  readonly node: {
    readonly series?: {
      readonly fault: string | null | undefined;
      readonly occurrences: ReadonlyArray<{
        readonly date: string;
        readonly index: number;
        readonly refusal: UnavailableReason | null | undefined;
        readonly starts: ReadonlyArray<string>;
        readonly startsAt: string | null | undefined;
        readonly state: OccurrenceState;
        readonly wantedAt: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type useSeriesQuery = {
  response: useSeriesQuery$data;
  variables: useSeriesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "provider"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "rule"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "service"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "staff"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "startsAt"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitor"
},
v7 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v8 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "provider",
          "variableName": "provider"
        },
        {
          "kind": "Variable",
          "name": "rule",
          "variableName": "rule"
        },
        {
          "kind": "Variable",
          "name": "staff",
          "variableName": "staff"
        },
        {
          "kind": "Variable",
          "name": "startsAt",
          "variableName": "startsAt"
        },
        {
          "kind": "Variable",
          "name": "timeZone",
          "variableName": "timeZone"
        },
        {
          "kind": "Variable",
          "name": "visitor",
          "variableName": "visitor"
        }
      ],
      "concreteType": "Series",
      "kind": "LinkedField",
      "name": "series",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Occurrence",
          "kind": "LinkedField",
          "name": "occurrences",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "index",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "date",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "wantedAt",
              "storageKey": null
            },
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
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "refusal",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "starts",
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
      (v6/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useSeriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useSeriesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v7/*:: as any*/),
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
    "id": "b6eb05a57498836c01e82689babb5dea60d9117fac1e9df6d548086f933c9f36",
    "metadata": {},
    "name": "useSeriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b4922c22baecbdbdbcd84de5103c5ce0";

export default node;
