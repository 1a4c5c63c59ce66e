/**
 * @generated SignedSource<<1b87b6d0b4d529903e9abfbbf44aa307>>
 * @relayHash dcf7c7c563aa8a8596e759a9c68ae7f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e725162976cef67d698d883b7363d71a9c278d09db62135279a1d1bf15673c7f

import type { ConcreteRequest } from 'relay-runtime';
export type RenamePasskeyInput = {
  id: string;
  idempotencyKey?: string | null | undefined;
  name: string;
};
export type PasskeyItemRenameMutation$variables = {
  input: RenamePasskeyInput;
};
export type PasskeyItemRenameMutation$data = {
  readonly renamePasskey: {
    readonly __typename: string;
  };
};
export type PasskeyItemRenameMutation = {
  response: PasskeyItemRenameMutation$data;
  variables: PasskeyItemRenameMutation$variables;
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
    "name": "renamePasskey",
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
    "name": "PasskeyItemRenameMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeyItemRenameMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e725162976cef67d698d883b7363d71a9c278d09db62135279a1d1bf15673c7f",
    "metadata": {},
    "name": "PasskeyItemRenameMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7fb85ddfdb70c51ead7f93ad09fa708e";

export default node;
