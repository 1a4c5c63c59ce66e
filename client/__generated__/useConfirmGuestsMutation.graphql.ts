/**
 * @generated SignedSource<<a62a66c15bd98a34dea70ddee28a5ded>>
 * @relayHash c6329813c4c61ae7b896dea93df581bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf6d2bb0f0c42d9a6403a953d06a7ffab51c7f2912760fcfd77b50b1dc2317c

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmGuestsInput = {
  token: string;
};
export type useConfirmGuestsMutation$variables = {
  input: ConfirmGuestsInput;
};
export type useConfirmGuestsMutation$data = {
  readonly confirmGuests: {
    readonly __typename: string;
    readonly bookerToken?: string;
    readonly code?: string;
    readonly order?: {
      readonly bookings: ReadonlyArray<{
        readonly guestsAwaitingConfirmation: number | null | undefined;
        readonly id: string;
      }>;
      readonly guestsAwaitingConfirmation: number;
      readonly id: string;
    };
  };
};
export type useConfirmGuestsMutation = {
  response: useConfirmGuestsMutation$data;
  variables: useConfirmGuestsMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "guestsAwaitingConfirmation",
  "storageKey": null
},
v3 = [
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
    "name": "confirmGuests",
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
            "kind": "ScalarField",
            "name": "bookerToken",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Order",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "BookingAccess",
                "kind": "LinkedField",
                "name": "bookings",
                "plural": true,
                "selections": [
                  (v1/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ConfirmGuestsSuccess",
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
    "name": "useConfirmGuestsMutation",
    "selections": (v3/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useConfirmGuestsMutation",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "acf6d2bb0f0c42d9a6403a953d06a7ffab51c7f2912760fcfd77b50b1dc2317c",
    "metadata": {},
    "name": "useConfirmGuestsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d95d76e03838d3f1ddaf0b0ba13bc874";

export default node;
