/**
 * @generated SignedSource<<c61d6dadf32bc0078642ab744d376f6a>>
 * @relayHash 8273ec8dc883000ac50d2f83d72c2078
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42fc80b1fd0143f4527012215f78eb3695364d3083621fc7163d4458c77e547c

import type { ConcreteRequest } from 'relay-runtime';
export type useNextMoveQuery$variables = {
  accessKey: string;
  from: string;
  staff?: string | null | undefined;
  timeZone: string;
};
export type useNextMoveQuery$data = {
  readonly visitorBooking: {
    readonly availability?: {
      readonly nextAvailable: {
        readonly startsAt: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type useNextMoveQuery = {
  response: useNextMoveQuery$data;
  variables: useNextMoveQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "accessKey"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "from"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "staff"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "timeZone"
},
v4 = [
  {
    "kind": "Variable",
    "name": "accessKey",
    "variableName": "accessKey"
  }
],
v5 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useNextMoveQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "visitorBooking",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v5/*:: as any*/)
            ],
            "type": "VisitorBooking",
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useNextMoveQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "visitorBooking",
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
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "type": "VisitorBooking",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "42fc80b1fd0143f4527012215f78eb3695364d3083621fc7163d4458c77e547c",
    "metadata": {},
    "name": "useNextMoveQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "980a932fd988cd9a6df5d06cadfd704a";

export default node;
