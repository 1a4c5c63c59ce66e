/**
 * @generated SignedSource<<19abd680c4bb4250da9c238881e42ae9>>
 * @relayHash ab5a5552e6b670ddc3533155af2ceb70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cc0ee76f3b4f245546e68e7c1c3e4bb773ff18c5973639717a76aba94fd3e4d

import type { ConcreteRequest } from 'relay-runtime';
export type FinishPasskeyRegistrationInput = {
  credential: object;
  idempotencyKey?: string | null | undefined;
  name: string;
};
export type PasskeysFinishMutation$variables = {
  input: FinishPasskeyRegistrationInput;
};
export type PasskeysFinishMutation$data = {
  readonly finishPasskeyRegistration: {
    readonly __typename: "FinishPasskeyRegistrationPayload";
    readonly recoveryCodes: ReadonlyArray<string>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type PasskeysFinishMutation = {
  response: PasskeysFinishMutation$data;
  variables: PasskeysFinishMutation$variables;
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
    "name": "finishPasskeyRegistration",
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
            "name": "recoveryCodes",
            "storageKey": null
          }
        ],
        "type": "FinishPasskeyRegistrationPayload",
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
    "name": "PasskeysFinishMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeysFinishMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7cc0ee76f3b4f245546e68e7c1c3e4bb773ff18c5973639717a76aba94fd3e4d",
    "metadata": {},
    "name": "PasskeysFinishMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b545e253b8882f569404569304e08d68";

export default node;
