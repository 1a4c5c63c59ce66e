/**
 * @generated SignedSource<<808aa74d9214ea0c7be2c1b0aba2b3a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AbsenceDecisionState = "CANCELLED" | "OFFERED" | "PENDING" | "REASSIGNED" | "RESCHEDULED" | "SUPERSEDED" | "UNDONE" | "%future added value";
export type AbsenceOutcome = "CANCEL" | "OFFER" | "REASSIGN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecidedAbsence_absence$data = {
  readonly decisions: ReadonlyArray<{
    readonly booking: {
      readonly id: string;
    };
    readonly outcome: AbsenceOutcome;
    readonly state: AbsenceDecisionState;
    readonly " $fragmentSpreads": FragmentRefs<"DecisionRow_decision">;
  }>;
  readonly effectiveAt: string;
  readonly id: string;
  readonly reason: string | null | undefined;
  readonly since: string;
  readonly staff: {
    readonly id: string;
    readonly name: string;
  };
  readonly undoneAt: string | null | undefined;
  readonly until: string;
  readonly " $fragmentSpreads": FragmentRefs<"DecidedState_absence">;
  readonly " $fragmentType": "DecidedAbsence_absence";
};
export type DecidedAbsence_absence$key = {
  readonly " $data"?: DecidedAbsence_absence$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecidedAbsence_absence">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecidedAbsence_absence",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "since",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "until",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
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
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
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
          "name": "outcome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Booking",
          "kind": "LinkedField",
          "name": "booking",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DecisionRow_decision"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DecidedState_absence"
    }
  ],
  "type": "Absence",
  "abstractKey": null
};
})();

(node as any).hash = "632616695c1ed493632aea4a268451f1";

export default node;
