/**
 * @generated SignedSource<<64b0797fff39c13b681d253488ef57d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarProblem_problem$data = {
  readonly since: string | null | undefined;
  readonly subject: {
    readonly staff?: {
      readonly name: string;
    };
  };
  readonly " $fragmentType": "CalendarProblem_problem";
};
export type CalendarProblem_problem$key = {
  readonly " $data"?: CalendarProblem_problem$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarProblem_problem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarProblem_problem",
  "selections": [
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
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Staff",
              "kind": "LinkedField",
              "name": "staff",
              "plural": false,
              "selections": [
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
          "type": "BusyFeed",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Problem",
  "abstractKey": null
};

(node as any).hash = "6abdab14c45589bb9895dbe7642c6eed";

export default node;
