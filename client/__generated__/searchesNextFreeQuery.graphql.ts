/**
 * @generated SignedSource<<804a3633037f9d4fa42b42051c2c3f03>>
 * @relayHash c609a09bb3baefe544d712370ab6c83f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee50ae5e83e2cbecd5c8557c07061b565af66136b3221fc098848fe682512bbb

import type { ConcreteRequest } from 'relay-runtime';
export type LineInput = {
  member?: number | null | undefined;
  seats?: number | null | undefined;
  service: string;
  staff?: string | null | undefined;
};
export type searchesNextFreeQuery$variables = {
  also?: ReadonlyArray<LineInput> | null | undefined;
  from: string;
  provider?: string | null | undefined;
  seats: number;
  service: string;
  staff?: string | null | undefined;
  timeZone: string;
  visitor?: string | null | undefined;
};
export type searchesNextFreeQuery$data = {
  readonly node: {
    readonly availability?: {
      readonly nextAvailable: {
        readonly startsAt: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type searchesNextFreeQuery = {
  response: searchesNextFreeQuery$data;
  variables: searchesNextFreeQuery$variables;
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
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "provider"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "seats"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "service"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "staff"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "visitor"
},
v8 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v9 = {
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
              "variableName": "from"
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
          "concreteType": "Slot",
          "kind": "LinkedField",
          "name": "nextAvailable",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "startsAt",
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
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "searchesNextFreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v9/*:: as any*/)
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
      (v2/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchesNextFreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v8/*:: as any*/),
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
          (v9/*:: as any*/),
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
    "id": "ee50ae5e83e2cbecd5c8557c07061b565af66136b3221fc098848fe682512bbb",
    "metadata": {},
    "name": "searchesNextFreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a63926c2e96bb22e39c7691d503e8c8";

export default node;
