/**
 * @generated SignedSource<<e66586f1569189843dd4977601050a60>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AbsenceDecisionState = "CANCELLED" | "OFFERED" | "PENDING" | "REASSIGNED" | "RESCHEDULED" | "SUPERSEDED" | "UNDONE" | "%future added value";
export type AbsenceOutcome = "CANCEL" | "OFFER" | "REASSIGN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecisionRow_decision$data = {
  readonly booking: {
    readonly contact: {
      readonly firstName: string | null | undefined;
      readonly lastName: string | null | undefined;
    };
    readonly id: string;
    readonly reference: string;
    readonly refunded: {
      readonly amount: number;
      readonly currency: string;
    } | null | undefined;
    readonly service: {
      readonly name: string;
    };
    readonly startsAt: string;
  };
  readonly offerUntil: string | null | undefined;
  readonly outcome: AbsenceOutcome;
  readonly staff: {
    readonly name: string;
  } | null | undefined;
  readonly state: AbsenceDecisionState;
  readonly " $fragmentType": "DecisionRow_decision";
};
export type DecisionRow_decision$key = {
  readonly " $data"?: DecisionRow_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionRow_decision">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionRow_decision",
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
      "kind": "ScalarField",
      "name": "offerUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": false,
      "selections": (v0/*:: as any*/),
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
          "name": "startsAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        },
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
              "name": "firstName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lastName",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Service",
          "kind": "LinkedField",
          "name": "service",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "refunded",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "AbsenceDecision",
  "abstractKey": null
};
})();

(node as any).hash = "0b96577ca12271f0c8e7e6342bfe5179";

export default node;
