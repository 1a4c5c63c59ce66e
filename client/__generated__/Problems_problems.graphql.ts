/**
 * @generated SignedSource<<fda7d7772a58347da498be610759eff6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProblemKind = "CALENDAR_UNREACHABLE" | "MAIL_FAILED" | "PAYMENT_FAILED" | "REFUND_FAILED" | "WEBHOOK_FAILING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Problems_problems$data = ReadonlyArray<{
  readonly kind: ProblemKind;
  readonly since: string | null | undefined;
  readonly subject: {
    readonly __typename: string;
    readonly id?: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"CalendarProblem_problem" | "MailProblem_problem" | "PaymentProblem_problem" | "RefundProblem_problem" | "WebhookProblem_problem">;
  readonly " $fragmentType": "Problems_problems";
}>;
export type Problems_problems$key = ReadonlyArray<{
  readonly " $data"?: Problems_problems$data;
  readonly " $fragmentSpreads": FragmentRefs<"Problems_problems">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Problems_problems",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
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
      "concreteType": null,
      "kind": "LinkedField",
      "name": "subject",
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
              "name": "id",
              "storageKey": null
            }
          ],
          "type": "Node",
          "abstractKey": "__isNode"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MailProblem_problem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CalendarProblem_problem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookProblem_problem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RefundProblem_problem"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PaymentProblem_problem"
    }
  ],
  "type": "Problem",
  "abstractKey": null
};

(node as any).hash = "7f9fe98dfe05d78179a305a8d09ce8ee";

export default node;
