/**
 * @generated SignedSource<<a1861abba395d176044f32f459b53af8>>
 * @relayHash 32afdcb5dbe4cf6653f2e0f70ea194d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2c8ddf1abe47d34e19eb16b21ae4c9d8aed7b5d037c9dd69e45de561edb4c04

import type { ConcreteRequest } from 'relay-runtime';
export type useNextFreeQuery$variables = {
  from: string;
  provider?: string | null | undefined;
  service: string;
  staff?: string | null | undefined;
  timeZone: string;
};
export type useNextFreeQuery$data = {
  readonly node: {
    readonly availability?: {
      readonly nextAvailable: {
        readonly startsAt: string;
      } | null | undefined;
    };
  } | null | undefined;
};
export type useNextFreeQuery = {
  response: useNextFreeQuery$data;
  variables: useNextFreeQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
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
v5 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "service"
  }
],
v6 = [
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
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
    "variableName": "from"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "startsAt",
  "storageKey": null
},
v8 = {
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
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNextFreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
                "args": (v6/*:: as any*/),
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
                      (v7/*:: as any*/)
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
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useNextFreeQuery",
    "selections": [
      {
        "alias": null,
        "args": (v5/*:: as any*/),
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
                "args": (v6/*:: as any*/),
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
                      (v7/*:: as any*/),
                      (v8/*:: as any*/)
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
          (v8/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b2c8ddf1abe47d34e19eb16b21ae4c9d8aed7b5d037c9dd69e45de561edb4c04",
    "metadata": {},
    "name": "useNextFreeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4b90ec28c41a96c386da81e98e9f9158";

export default node;
