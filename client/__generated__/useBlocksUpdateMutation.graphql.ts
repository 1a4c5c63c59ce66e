/**
 * @generated SignedSource<<ac06c218178940e77264f4ac6eea3410>>
 * @relayHash 1aaa5887adf94014d9221a65fb54c50b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 606953f4b89a3c2ab93e343b7ebb6c38ed53ed81c9dbe5c3056d4cb808d26cf6

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateBlockInput = {
  endsAt?: string | null | undefined;
  id: string;
  idempotencyKey?: string | null | undefined;
  reason?: string | null | undefined;
  resources?: ReadonlyArray<string> | null | undefined;
  staff?: ReadonlyArray<string> | null | undefined;
  startsAt?: string | null | undefined;
};
export type useBlocksUpdateMutation$variables = {
  input: UpdateBlockInput;
};
export type useBlocksUpdateMutation$data = {
  readonly updateBlock: {
    readonly __typename: "UpdateBlockPayload";
    readonly block: {
      readonly endsAt: string;
      readonly id: string;
      readonly reason: string | null | undefined;
      readonly staff: ReadonlyArray<{
        readonly id: string;
      }>;
      readonly startsAt: string;
    };
    readonly conflictingBookingsCount: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useBlocksUpdateMutation = {
  response: useBlocksUpdateMutation$data;
  variables: useBlocksUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "updateBlock",
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
            "name": "conflictingBookingsCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Block",
            "kind": "LinkedField",
            "name": "block",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
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
                "name": "endsAt",
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
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateBlockPayload",
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
    "name": "useBlocksUpdateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlocksUpdateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "606953f4b89a3c2ab93e343b7ebb6c38ed53ed81c9dbe5c3056d4cb808d26cf6",
    "metadata": {},
    "name": "useBlocksUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "17e265c18d2e1d5f51626032fa27cc1d";

export default node;
