/**
 * @generated SignedSource<<5a46fb39b8d2412367e6eaa45734ad36>>
 * @relayHash 61e14c002e74885c94bb9a2b0ad80a21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1585fccd149b5632a1c0012ca39803707985ab9e21cd49934ff16898c7ad6cf

import type { ConcreteRequest } from 'relay-runtime';
export type MailBookingLinkInput = {
  accessKey: string;
  idempotencyKey?: string | null | undefined;
};
export type useMailLinkMutation$variables = {
  input: MailBookingLinkInput;
};
export type useMailLinkMutation$data = {
  readonly mailBookingLink: {
    readonly __typename: string;
  };
};
export type useMailLinkMutation = {
  response: useMailLinkMutation$data;
  variables: useMailLinkMutation$variables;
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
    "name": "mailBookingLink",
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
    "name": "useMailLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMailLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a1585fccd149b5632a1c0012ca39803707985ab9e21cd49934ff16898c7ad6cf",
    "metadata": {},
    "name": "useMailLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "94b11cfe30947c2dfce5295d9c2229dd";

export default node;
