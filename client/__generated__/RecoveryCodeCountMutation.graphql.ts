/**
 * @generated SignedSource<<cef71d512938a9e41fa00370bf70f62a>>
 * @relayHash 378c6e6395ee298f175b9710823fb0ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 322b9bb378b41971ce396a37acba196f700cec62c259e19e827668ff973c065a

import type { ConcreteRequest } from 'relay-runtime';
export type RenewRecoveryCodesInput = {
  idempotencyKey?: string | null | undefined;
};
export type RecoveryCodeCountMutation$variables = {
  input: RenewRecoveryCodesInput;
};
export type RecoveryCodeCountMutation$data = {
  readonly renewRecoveryCodes: {
    readonly __typename: "RenewRecoveryCodesPayload";
    readonly recoveryCodes: ReadonlyArray<string>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type RecoveryCodeCountMutation = {
  response: RecoveryCodeCountMutation$data;
  variables: RecoveryCodeCountMutation$variables;
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
    "name": "renewRecoveryCodes",
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
        "type": "RenewRecoveryCodesPayload",
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
    "name": "RecoveryCodeCountMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RecoveryCodeCountMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "322b9bb378b41971ce396a37acba196f700cec62c259e19e827668ff973c065a",
    "metadata": {},
    "name": "RecoveryCodeCountMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a14997839d01bce040b219bb93b2aa8e";

export default node;
