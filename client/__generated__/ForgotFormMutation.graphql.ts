/**
 * @generated SignedSource<<32c06c3dff809dd5bdcc78dae587afbc>>
 * @relayHash 8ce2ae9ca7b5e4913309ac25c34fbe43
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 263aee2e0e39dc5ae122220a74df7cac7d6d38290dfd14640ee0e62a43ef8997

import type { ConcreteRequest } from 'relay-runtime';
export type RequestPasswordResetInput = {
  email: string;
  idempotencyKey?: string | null | undefined;
};
export type ForgotFormMutation$variables = {
  input: RequestPasswordResetInput;
};
export type ForgotFormMutation$data = {
  readonly requestPasswordReset: {
    readonly __typename: string;
  };
};
export type ForgotFormMutation = {
  response: ForgotFormMutation$data;
  variables: ForgotFormMutation$variables;
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
    "name": "requestPasswordReset",
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
    "name": "ForgotFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ForgotFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "263aee2e0e39dc5ae122220a74df7cac7d6d38290dfd14640ee0e62a43ef8997",
    "metadata": {},
    "name": "ForgotFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8723614562227ac6cbd520df67bfda1c";

export default node;
