/**
 * @generated SignedSource<<a84f820ace23b33b24099f263faa4d42>>
 * @relayHash 8d0b7b84c9c294256ff739656d396c1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 675b45b390f1e36cd670492c3def02d3c28f283040d60c152ff5ba49d55434b8

import type { ConcreteRequest } from 'relay-runtime';
export type DeletePasskeyInput = {
  id: string;
  idempotencyKey?: string | null | undefined;
};
export type PasskeyItemDeleteMutation$variables = {
  input: DeletePasskeyInput;
};
export type PasskeyItemDeleteMutation$data = {
  readonly deletePasskey: {
    readonly __typename: string;
  };
};
export type PasskeyItemDeleteMutation = {
  response: PasskeyItemDeleteMutation$data;
  variables: PasskeyItemDeleteMutation$variables;
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
    "name": "deletePasskey",
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
    "name": "PasskeyItemDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PasskeyItemDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "675b45b390f1e36cd670492c3def02d3c28f283040d60c152ff5ba49d55434b8",
    "metadata": {},
    "name": "PasskeyItemDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30922a6c6534d456038cc54ba9125762";

export default node;
