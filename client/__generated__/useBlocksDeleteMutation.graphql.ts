/**
 * @generated SignedSource<<3e7dac5387ba68121e840467d1e87eb3>>
 * @relayHash 53649290bc52a7ef7a5b687c4a30ad34
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dc62410259193e3923738fd1e174cc4b141cb9eeec8c2162a2ebebebcb7bda4

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteBlockInput = {
  id: string;
  idempotencyKey?: string | null | undefined;
};
export type useBlocksDeleteMutation$variables = {
  input: DeleteBlockInput;
};
export type useBlocksDeleteMutation$data = {
  readonly deleteBlock: {
    readonly __typename: string;
  } | null | undefined;
};
export type useBlocksDeleteMutation = {
  response: useBlocksDeleteMutation$data;
  variables: useBlocksDeleteMutation$variables;
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
    "name": "deleteBlock",
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
    "name": "useBlocksDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlocksDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4dc62410259193e3923738fd1e174cc4b141cb9eeec8c2162a2ebebebcb7bda4",
    "metadata": {},
    "name": "useBlocksDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ed28816acf093302bad134df197e18db";

export default node;
