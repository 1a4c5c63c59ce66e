/**
 * @generated SignedSource<<d675ed16e3de40d93424727c2d3e9681>>
 * @relayHash babe59f2003ad0e7217e40ce6519af25
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98170830023774d22733893e536371244deecdff554b0af95f2a2adf07902365

import type { ConcreteRequest } from 'relay-runtime';
export type HoldSlotInput = {
  idempotencyKey?: string | null | undefined;
  lines?: ReadonlyArray<LineInput> | null | undefined;
  oneTimeLink?: string | null | undefined;
  provider?: string | null | undefined;
  seats?: number | null | undefined;
  series?: ReadonlyArray<string> | null | undefined;
  service?: string | null | undefined;
  slot?: string | null | undefined;
  staff?: string | null | undefined;
  startsAt?: string | null | undefined;
  timeZone?: string | null | undefined;
  visitor?: string | null | undefined;
};
export type LineInput = {
  member?: number | null | undefined;
  seats?: number | null | undefined;
  service: string;
  staff?: string | null | undefined;
};
export type useHoldMutation$variables = {
  input: HoldSlotInput;
};
export type useHoldMutation$data = {
  readonly holdSlot: {
    readonly __typename: string;
    readonly available?: number;
    readonly code?: string;
    readonly count?: number;
    readonly hold?: {
      readonly lines: ReadonlyArray<{
        readonly endsAt: string;
        readonly staff: ReadonlyArray<{
          readonly id: string;
          readonly name: string;
        }>;
        readonly startsAt: string;
      }>;
      readonly remainingSeconds: number;
      readonly token: string;
    };
  };
};
export type useHoldMutation = {
  response: useHoldMutation$data;
  variables: useHoldMutation$variables;
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
    "name": "holdSlot",
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
            "concreteType": "Hold",
            "kind": "LinkedField",
            "name": "hold",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "token",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "remainingSeconds",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "HoldLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "startsAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endsAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Staff",
                    "kind": "LinkedField",
                    "name": "staff",
                    "plural": true,
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
                        "name": "name",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "HoldSlotSuccess",
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
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "available",
            "storageKey": null
          }
        ],
        "type": "SeatShortage",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "count",
            "storageKey": null
          }
        ],
        "type": "ReservationLimit",
        "abstractKey": null
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
    "name": "useHoldMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHoldMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "98170830023774d22733893e536371244deecdff554b0af95f2a2adf07902365",
    "metadata": {},
    "name": "useHoldMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81bff57c0a2002d89d15947c98752976";

export default node;
