/**
 * @generated SignedSource<<20ad09619580f3b0be120eebee1022f0>>
 * @relayHash 8e14e8feaa9532861bad019d1be005b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9877c10ebfe86647a27b8a58826481c37b6dd8942eab1d95407fc545416619b0

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutInput = {
  idempotencyKey?: string | null | undefined;
};
export type UserMenuSignOutMutation$variables = {
  input: SignOutInput;
};
export type UserMenuSignOutMutation$data = {
  readonly signOut: {
    readonly __typename: string;
  };
};
export type UserMenuSignOutMutation = {
  response: UserMenuSignOutMutation$data;
  variables: UserMenuSignOutMutation$variables;
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
    "name": "signOut",
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
    "name": "UserMenuSignOutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UserMenuSignOutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9877c10ebfe86647a27b8a58826481c37b6dd8942eab1d95407fc545416619b0",
    "metadata": {},
    "name": "UserMenuSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "3a8528c0f4ad26e25d2bd3484ac410db";

export default node;
