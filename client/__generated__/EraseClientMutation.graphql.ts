/**
 * @generated SignedSource<<2e0732b1a3f018856919e3bec503d027>>
 * @relayHash 323c85364e7513135adf339c8132b40f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb2b1f060076649e4b623506ca6c33d819f790ca524d6d07bb52349f27603178

import type { ConcreteRequest } from 'relay-runtime';
export type EraseContactInput = {
  cancelBookings?: boolean | null | undefined;
  id: string;
  idempotencyKey?: string | null | undefined;
};
export type EraseClientMutation$variables = {
  input: EraseContactInput;
};
export type EraseClientMutation$data = {
  readonly eraseContact: {
    readonly __typename: string;
    readonly conflictingBookingsCount?: number;
    readonly contact?: {
      readonly dateOfBirth: string | null | undefined;
      readonly email: string | null | undefined;
      readonly firstName: string | null | undefined;
      readonly id: string;
      readonly isErased: boolean;
      readonly lastName: string | null | undefined;
      readonly phone: string | null | undefined;
    };
    readonly message?: string;
  } | null | undefined;
};
export type EraseClientMutation = {
  response: EraseClientMutation$data;
  variables: EraseClientMutation$variables;
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
    "name": "eraseContact",
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
            "concreteType": "Contact",
            "kind": "LinkedField",
            "name": "contact",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isErased",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "firstName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dateOfBirth",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "EraseContactPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conflictingBookingsCount",
            "storageKey": null
          }
        ],
        "type": "BookingsAhead",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "Failure",
        "abstractKey": "__isFailure"
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
    "name": "EraseClientMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "EraseClientMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fb2b1f060076649e4b623506ca6c33d819f790ca524d6d07bb52349f27603178",
    "metadata": {},
    "name": "EraseClientMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f576f28f46413133aa80e9e6c76bc3bc";

export default node;
