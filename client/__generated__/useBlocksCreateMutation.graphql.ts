/**
 * @generated SignedSource<<3748cbaa5972d016a034932df74ef47f>>
 * @relayHash ed1e31b31658daa695d54c6bf6ef220d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d1f8446e6b682eab8a2e31dcb20debeab23886873337d4afdbb1b3817a9d2094

import type { ConcreteRequest } from 'relay-runtime';
export type CreateBlockInput = {
  endsAt: string;
  idempotencyKey?: string | null | undefined;
  reason?: string | null | undefined;
  resources?: ReadonlyArray<string> | null | undefined;
  staff?: ReadonlyArray<string> | null | undefined;
  startsAt: string;
};
export type useBlocksCreateMutation$variables = {
  input: CreateBlockInput;
};
export type useBlocksCreateMutation$data = {
  readonly createBlock: {
    readonly __typename: "CreateBlockPayload";
    readonly block: {
      readonly id: string;
    };
    readonly conflictingBookingsCount: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
};
export type useBlocksCreateMutation = {
  response: useBlocksCreateMutation$data;
  variables: useBlocksCreateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
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
    "name": "createBlock",
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
        ],
        "type": "CreateBlockPayload",
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
    "name": "useBlocksCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlocksCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d1f8446e6b682eab8a2e31dcb20debeab23886873337d4afdbb1b3817a9d2094",
    "metadata": {},
    "name": "useBlocksCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82e7cdf3512f250ad14b60a6218753e2";

export default node;
