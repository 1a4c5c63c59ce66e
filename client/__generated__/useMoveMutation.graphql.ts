/**
 * @generated SignedSource<<fc3d986d353fecc1593715a0c17fd83a>>
 * @relayHash d4754a5d2fd4bcb4ccc792517ac0ed20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e21aa0f89c405d0e2b6233ddb79addf21a1eb04c2ac85d2e31733fe71054f5a

import type { ConcreteRequest } from 'relay-runtime';
export type BookingOverride = "BEYOND_HORIZON" | "DAY_LIMIT" | "NO_NOTICE" | "OUTSIDE_HOURS" | "OVERBOOK" | "PAST" | "WITHOUT_CONSENT" | "WITHOUT_EMAIL" | "%future added value";
export type RescheduleBookingInput = {
  booking: BookingIdentifierInput;
  idempotencyKey?: string | null | undefined;
  message?: string | null | undefined;
  notifiesClient?: boolean | null | undefined;
  overrides?: ReadonlyArray<BookingOverride> | null | undefined;
  staff?: string | null | undefined;
  startsAt: string;
};
export type BookingIdentifierInput = {
  accessKey: string;
  id?: never;
} | {
  accessKey?: never;
  id: string;
};
export type useMoveMutation$variables = {
  input: RescheduleBookingInput;
};
export type useMoveMutation$data = {
  readonly rescheduleBooking: {
    readonly __typename: string;
    readonly available?: number;
    readonly code?: string;
    readonly count?: number;
  };
};
export type useMoveMutation = {
  response: useMoveMutation$data;
  variables: useMoveMutation$variables;
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
    "name": "rescheduleBooking",
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
    "name": "useMoveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMoveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5e21aa0f89c405d0e2b6233ddb79addf21a1eb04c2ac85d2e31733fe71054f5a",
    "metadata": {},
    "name": "useMoveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30f5f25bd634fe4217abf1d7bc058d4b";

export default node;
