/**
 * @generated SignedSource<<ef6bba3ab9750f5bec8d6220d5f6d354>>
 * @relayHash 36b26ba3b28ab338df74154c9a54bce5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID db0bb412c61048d699c54cd0c0338bb2bc5395572319487479b521751a8e70cf

import type { ConcreteRequest } from 'relay-runtime';
export type useNextFreeTimesQuery$variables = {
  ids: ReadonlyArray<string>;
  provider?: string | null | undefined;
  timeZone: string;
  today: string;
  visitor?: string | null | undefined;
};
export type useNextFreeTimesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly availability?: {
      readonly nextAvailable: {
        readonly startsAt: string;
      } | null | undefined;
    };
    readonly id?: string;
  } | null | undefined>;
};
export type useNextFreeTimesQuery = {
  response: useNextFreeTimesQuery$data;
  variables: useNextFreeTimesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "provider"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "timeZone"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "today"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "visitor"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": [
    {
      "fields": [
        {
          "kind": "Variable",
          "name": "from",
          "variableName": "today"
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
          "name": "timeZone",
          "variableName": "timeZone"
        },
        {
          "kind": "Variable",
          "name": "to",
          "variableName": "today"
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNextFreeTimesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/)
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNextFreeTimesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "Service",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "db0bb412c61048d699c54cd0c0338bb2bc5395572319487479b521751a8e70cf",
    "metadata": {},
    "name": "useNextFreeTimesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "42ed97119d89ad8036bdd0f4ed86a459";

export default node;
