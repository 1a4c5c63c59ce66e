/**
 * @generated SignedSource<<8fcf9fb5c1cbc4f09b3743ba963adb2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BookingStatus = "AWAITING_PAYMENT" | "CANCELLED" | "COMPLETED" | "CONFIRMED" | "DECLINED" | "EXPIRED" | "NO_SHOW" | "REQUESTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ClientBookings_contact$data = {
  readonly past: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly service: {
          readonly name: string;
        };
        readonly startsAt: string;
        readonly status: BookingStatus;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly upcoming: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly service: {
          readonly name: string;
        };
        readonly startsAt: string;
        readonly status: BookingStatus;
      };
    }>;
    readonly totalCount: number;
  } | null | undefined;
  readonly " $fragmentType": "ClientBookings_contact";
};
export type ClientBookings_contact$key = {
  readonly " $data"?: ClientBookings_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"ClientBookings_contact">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 20
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  },
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Service",
            "kind": "LinkedField",
            "name": "service",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
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
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "now"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "ClientBookings_contact",
  "selections": [
    {
      "alias": "upcoming",
      "args": [
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "since",
                  "variableName": "now"
                }
              ],
              "kind": "ObjectValue",
              "name": "starts"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": {
            "direction": "ASC",
            "field": "STARTS_AT"
          }
        }
      ],
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": "past",
      "args": [
        {
          "fields": [
            {
              "fields": [
                {
                  "kind": "Variable",
                  "name": "until",
                  "variableName": "now"
                }
              ],
              "kind": "ObjectValue",
              "name": "starts"
            }
          ],
          "kind": "ObjectValue",
          "name": "filter"
        },
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "orderBy",
          "value": {
            "direction": "DESC",
            "field": "STARTS_AT"
          }
        }
      ],
      "concreteType": "BookingConnection",
      "kind": "LinkedField",
      "name": "bookings",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Contact",
  "abstractKey": null
};
})();

(node as any).hash = "41df39e6bb6cfe68397c2b0a8952a08f";

export default node;
