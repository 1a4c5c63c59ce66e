/**
 * @generated SignedSource<<b7de1f954d65fb6ae1edc9737f432d73>>
 * @relayHash af358fd40f090a9862562aa8db3c9233
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5012778b0c487e5dba49e27a929cca2cd0b0a9409831f685a1ffa8d250d25958

import type { ConcreteRequest } from 'relay-runtime';
export type useDayStartsQuery$variables = {
  date: string;
  provider?: string | null | undefined;
  service: string;
  staff?: string | null | undefined;
  timeZone: string;
  visitor: string;
};
export type useDayStartsQuery$data = {
  readonly node: {
    readonly availability?: {
      readonly day: {
        readonly starts: ReadonlyArray<string>;
      } | null | undefined;
    };
  } | null | undefined;
};
export type useDayStartsQuery = {
  response: useDayStartsQuery$data;
  variables: useDayStartsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "date"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "provider"
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
  "name": "timeZone"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitor"
},
v6 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v7 = {
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
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useDayStartsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v6/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v7/*:: as any*/)
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
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useDayStartsQuery",
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
          (v7/*:: as any*/),
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
    "id": "5012778b0c487e5dba49e27a929cca2cd0b0a9409831f685a1ffa8d250d25958",
    "metadata": {},
    "name": "useDayStartsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1ae84639e144e505b2f403768b04e4ba";

export default node;
