/**
 * @generated SignedSource<<f5e5696ced97f9c83a864739adb88064>>
 * @relayHash c9c34db42f6b2f6949097830261fe05e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 556d98ee44ac74b8cfa6f670024c4f772d085d937132afb081c4cc13bdb87f64

import type { ConcreteRequest } from 'relay-runtime';
export type ResendNotificationsInput = {
  id: string;
  idempotencyKey?: string | null | undefined;
};
export type MailProblemMutation$variables = {
  input: ResendNotificationsInput;
};
export type MailProblemMutation$data = {
  readonly resendNotifications: {
    readonly __typename: string;
  } | null | undefined;
};
export type MailProblemMutation = {
  response: MailProblemMutation$data;
  variables: MailProblemMutation$variables;
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
    "name": "resendNotifications",
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
    "name": "MailProblemMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailProblemMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "556d98ee44ac74b8cfa6f670024c4f772d085d937132afb081c4cc13bdb87f64",
    "metadata": {},
    "name": "MailProblemMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "230b97cafd213a99be77fba0d3e24e0b";

export default node;
