/**
 * @generated SignedSource<<e1661c390bc25b3565dca4a86b6aa2eb>>
 * @relayHash ee773051269d721a91921ada404ebce4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 81880c6b513228b44e16716cc0a547866fff21cd480c2c1d3341751ad8aef9cb

import type { ConcreteRequest } from 'relay-runtime';
export type ConfirmGuestsInput = {
  idempotencyKey?: string | null | undefined;
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
            "concreteType": "VisitorOrder",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "VisitorBooking",
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
        "type": "ConfirmGuestsPayload",
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
    "id": "81880c6b513228b44e16716cc0a547866fff21cd480c2c1d3341751ad8aef9cb",
    "metadata": {},
    "name": "useConfirmGuestsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5539f9df9818d4b42efca4148973984a";

export default node;
