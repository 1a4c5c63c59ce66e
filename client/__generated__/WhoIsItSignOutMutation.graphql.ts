/**
 * @generated SignedSource<<1c8fc559f915673facb97b9bd5a94c5f>>
 * @relayHash f6849b6b4fcc418e97d4b6184ae2ae92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c320a2bf582aad292c2f300f64e27753c4cb76d440109346a21d28b4a425da02

import type { ConcreteRequest } from 'relay-runtime';
export type SignOutInput = {
  idempotencyKey?: string | null | undefined;
};
export type WhoIsItSignOutMutation$variables = {
  input: SignOutInput;
};
export type WhoIsItSignOutMutation$data = {
  readonly signOut: {
    readonly __typename: string;
  };
};
export type WhoIsItSignOutMutation = {
  response: WhoIsItSignOutMutation$data;
  variables: WhoIsItSignOutMutation$variables;
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
    "name": "WhoIsItSignOutMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WhoIsItSignOutMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c320a2bf582aad292c2f300f64e27753c4cb76d440109346a21d28b4a425da02",
    "metadata": {},
    "name": "WhoIsItSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c4bd62c0b97d5730689f7125e7079ed7";

export default node;
