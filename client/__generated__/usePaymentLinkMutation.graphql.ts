/**
 * @generated SignedSource<<ba33001c064f4991bdd6703f948ceed5>>
 * @relayHash 4ec440aa725bba34948e3207b4ff0b3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 824a42222ac3e701e3c1ef41d2ef862dd2549dc335c4ee9a329cd7ed11e22789

import type { ConcreteRequest } from 'relay-runtime';
export type CreatePaymentLinkInput = {
  booking: string;
  idempotencyKey?: string | null | undefined;
};
export type usePaymentLinkMutation$variables = {
  input: CreatePaymentLinkInput;
};
export type usePaymentLinkMutation$data = {
  readonly createPaymentLink: {
    readonly __typename: string;
    readonly code?: string;
    readonly paymentLink?: {
      readonly amount: {
        readonly amount: number;
        readonly currency: string;
      };
      readonly expiresAt: string;
      readonly isTest: boolean;
      readonly url: string | null | undefined;
    };
  } | null | undefined;
};
export type usePaymentLinkMutation = {
  response: usePaymentLinkMutation$data;
  variables: usePaymentLinkMutation$variables;
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
    "name": "createPaymentLink",
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
            "concreteType": "PaymentLink",
            "kind": "LinkedField",
            "name": "paymentLink",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Money",
                "kind": "LinkedField",
                "name": "amount",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "amount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "currency",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "expiresAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isTest",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CreatePaymentLinkPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
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
    "name": "usePaymentLinkMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePaymentLinkMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "824a42222ac3e701e3c1ef41d2ef862dd2549dc335c4ee9a329cd7ed11e22789",
    "metadata": {},
    "name": "usePaymentLinkMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "10775c79d6cb85c4f3e5dc5414e286bf";

export default node;
