/**
 * @generated SignedSource<<9466bb480cbcdfa3bdb779e79a270201>>
 * @relayHash ff4115d1745aad3683b60ff427cbba87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9d39c99fe7fbf54e8da981df3d74980de4cbb4a9f154c5e93a48f0d4fc742f2

import type { ConcreteRequest } from 'relay-runtime';
export type AnnounceDelayInput = {
  idempotencyKey?: string | null | undefined;
  minutes: number;
  staff: string;
};
export type RunningLateMutation$variables = {
  input: AnnounceDelayInput;
};
export type RunningLateMutation$data = {
  readonly announceDelay: {
    readonly __typename: string;
    readonly clientCount?: number;
    readonly message?: string;
  } | null | undefined;
};
export type RunningLateMutation = {
  response: RunningLateMutation$data;
  variables: RunningLateMutation$variables;
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
    "name": "announceDelay",
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
            "name": "clientCount",
            "storageKey": null
          }
        ],
        "type": "AnnounceDelayPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Failure",
        "abstractKey": "__isFailure"
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
    "name": "RunningLateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RunningLateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f9d39c99fe7fbf54e8da981df3d74980de4cbb4a9f154c5e93a48f0d4fc742f2",
    "metadata": {},
    "name": "RunningLateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "87804c6abbfa077064b5889434d19087";

export default node;
