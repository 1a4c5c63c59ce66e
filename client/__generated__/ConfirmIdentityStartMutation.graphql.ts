/**
 * @generated SignedSource<<cd4f3e75ff867a82943f8cf8629f1a26>>
 * @relayHash 6d62d21f40227c8db72cbc5dcb8c31c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2de5841a4f864d708890d9848ec55798c27cd84fb143c4607288b88b36d9265b

import type { ConcreteRequest } from 'relay-runtime';
export type StartPasskeyConfirmationInput = {
  idempotencyKey?: string | null | undefined;
};
export type ConfirmIdentityStartMutation$variables = {
  input: StartPasskeyConfirmationInput;
};
export type ConfirmIdentityStartMutation$data = {
  readonly startPasskeyConfirmation: {
    readonly __typename: "StartPasskeyConfirmationPayload";
    readonly options: object;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type ConfirmIdentityStartMutation = {
  response: ConfirmIdentityStartMutation$data;
  variables: ConfirmIdentityStartMutation$variables;
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
    "name": "startPasskeyConfirmation",
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
            "name": "options",
            "storageKey": null
          }
        ],
        "type": "StartPasskeyConfirmationPayload",
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
    "name": "ConfirmIdentityStartMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConfirmIdentityStartMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "2de5841a4f864d708890d9848ec55798c27cd84fb143c4607288b88b36d9265b",
    "metadata": {},
    "name": "ConfirmIdentityStartMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "38fae8a84767c700603c4225c13b2db9";

export default node;
