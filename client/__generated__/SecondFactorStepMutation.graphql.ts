/**
 * @generated SignedSource<<d0418238a0591570838a6ef169864349>>
 * @relayHash f9762ac8732776523c1fdd9fef2c6c56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f37983f3ff66f019a042ba69910ceea767fee0fe473fae90ccda013ffdf055e0

import type { ConcreteRequest } from 'relay-runtime';
export type SignInWithCodeInput = {
  code: SignInCodeInput;
  idempotencyKey?: string | null | undefined;
  token: string;
};
export type SignInCodeInput = {
  authenticatorCode: string;
  recoveryCode?: never;
} | {
  authenticatorCode?: never;
  recoveryCode: string;
};
export type SecondFactorStepMutation$variables = {
  input: SignInWithCodeInput;
};
export type SecondFactorStepMutation$data = {
  readonly signInWithCode: {
    readonly __typename: string;
  };
};
export type SecondFactorStepMutation = {
  response: SecondFactorStepMutation$data;
  variables: SecondFactorStepMutation$variables;
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
    "name": "signInWithCode",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
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
    "name": "SecondFactorStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SecondFactorStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f37983f3ff66f019a042ba69910ceea767fee0fe473fae90ccda013ffdf055e0",
    "metadata": {},
    "name": "SecondFactorStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "530a019e7e9bbf6d0ceb7f60d7243a53";

export default node;
