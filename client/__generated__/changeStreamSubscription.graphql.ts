/**
 * @generated SignedSource<<0764b6e71bc0a2cbb16194b094e0bde6>>
 * @relayHash 49c81e2491c0c1e11d7b55a9bc7c9093
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27df3eb995a6cfdeee62a9d206b8bc47b1223afc852c2ad9be72bc2e6261ab3e

import type { ConcreteRequest } from 'relay-runtime';
export type changeStreamSubscription$variables = {
  after?: string | null | undefined;
};
export type changeStreamSubscription$data = {
  readonly changes: {
    readonly __typename: "Change";
    readonly bookingId: string | null | undefined;
    readonly cursor: string;
    readonly isByVisitor: boolean;
    readonly occurredAt: string;
    readonly type: any;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type changeStreamSubscription = {
  response: changeStreamSubscription$data;
  variables: changeStreamSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "changes",
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
            "args": null,
            "kind": "ScalarField",
            "name": "cursor",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "type",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "occurredAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "bookingId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isByVisitor",
            "storageKey": null
          }
        ],
        "type": "Change",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "changeStreamSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "changeStreamSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "27df3eb995a6cfdeee62a9d206b8bc47b1223afc852c2ad9be72bc2e6261ab3e",
    "metadata": {},
    "name": "changeStreamSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4942eeab4ca6abf0290584d8ce504f3c";

export default node;
