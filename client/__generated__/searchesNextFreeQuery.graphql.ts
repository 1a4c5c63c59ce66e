/**
 * @generated SignedSource<<04b102fcd6ab854c850ea9f47db442f1>>
 * @relayHash 7edd229d2942c3f4a8fb882397d1c4a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06a88d261f9c8bcadf370157ba268b699de8791c2ddfd24fa512f4ef3dd0748a

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
v9 = [
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v11 = {
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v9/*:: as any*/),
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
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Service",
            "abstractKey": null
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v9/*:: as any*/),
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
                      (v10/*:: as any*/),
                      (v11/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Service",
            "abstractKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "06a88d261f9c8bcadf370157ba268b699de8791c2ddfd24fa512f4ef3dd0748a",
    "metadata": {},
    "name": "searchesNextFreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5a63926c2e96bb22e39c7691d503e8c8";

export default node;
