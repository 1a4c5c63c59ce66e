/**
 * @generated SignedSource<<8de19c2c7700f8606415e7e7fda727c9>>
 * @relayHash 5699dbbbd96bb582940b4990c97662ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d782fb912bc00816e088791aa0841594dbe7cbff18f175dfea34bb1791684b16

import type { ConcreteRequest } from 'relay-runtime';
export type HourCycle = "H12" | "H24" | "LOCALE" | "%future added value";
export type UpdateBusinessInput = {
  accentColor?: string | null | undefined;
  address?: string | null | undefined;
  busyBookingsPerHour?: number | null | undefined;
  cancellationPolicy?: string | null | undefined;
  currency?: string | null | undefined;
  email?: string | null | undefined;
  freeOrdersPerHour?: number | null | undefined;
  hourCycle?: HourCycle | null | undefined;
  idempotencyKey?: string | null | undefined;
  isZoneLocked?: boolean | null | undefined;
  linkContactDays?: number | null | undefined;
  locale?: string | null | undefined;
  logo?: string | null | undefined;
  maxOpenOrders?: number | null | undefined;
  maxOrdersPerHour?: number | null | undefined;
  name?: string | null | undefined;
  origin?: string | null | undefined;
  phone?: string | null | undefined;
  redirectOrigins?: ReadonlyArray<string> | null | undefined;
  requiresSecondFactor?: boolean | null | undefined;
  tagline?: string | null | undefined;
  taxBasisPoints?: number | null | undefined;
  taxName?: string | null | undefined;
  timeZone?: string | null | undefined;
  uploadDays?: number | null | undefined;
};
export type RequireSecondStepMutation$variables = {
  input: UpdateBusinessInput;
};
export type RequireSecondStepMutation$data = {
  readonly updateBusiness: {
    readonly __typename: string;
  } | null | undefined;
};
export type RequireSecondStepMutation = {
  response: RequireSecondStepMutation$data;
  variables: RequireSecondStepMutation$variables;
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
    "name": "updateBusiness",
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
    "name": "RequireSecondStepMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RequireSecondStepMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d782fb912bc00816e088791aa0841594dbe7cbff18f175dfea34bb1791684b16",
    "metadata": {},
    "name": "RequireSecondStepMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b8cb0a02b2161bb8ed9ac3bb6a7f0cf1";

export default node;
