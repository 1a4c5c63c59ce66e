/**
 * @generated SignedSource<<39521403ff4d78c1c40013359adc0bc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AbsenceDecisionState = "CANCELLED" | "OFFERED" | "PENDING" | "REASSIGNED" | "RESCHEDULED" | "SUPERSEDED" | "UNDONE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecidedState_absence$data = {
  readonly decisions: ReadonlyArray<{
    readonly state: AbsenceDecisionState;
  }>;
  readonly effectiveAt: string;
  readonly id: string;
  readonly undoneAt: string | null | undefined;
  readonly " $fragmentType": "DecidedState_absence";
};
export type DecidedState_absence$key = {
  readonly " $data"?: DecidedState_absence$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecidedState_absence">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecidedState_absence",
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
      "name": "effectiveAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AbsenceDecision",
      "kind": "LinkedField",
      "name": "decisions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Absence",
  "abstractKey": null
};

(node as any).hash = "c5119be787ba8980a3b40391c4f807a0";

export default node;
