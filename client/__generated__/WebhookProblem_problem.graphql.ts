/**
 * @generated SignedSource<<7233f47a600fcf9efc4a048795571b14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WebhookEndpointState = "DISABLED" | "ENABLED" | "SUSPENDED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookProblem_problem$data = {
  readonly count: number;
  readonly subject: {
    readonly state?: WebhookEndpointState;
    readonly url?: string;
  };
  readonly " $fragmentType": "WebhookProblem_problem";
};
export type WebhookProblem_problem$key = {
  readonly " $data"?: WebhookProblem_problem$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookProblem_problem">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookProblem_problem",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "count",
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
              "kind": "ScalarField",
              "name": "url",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "type": "WebhookEndpoint",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Problem",
  "abstractKey": null
};

(node as any).hash = "57e95bba910927260710e587b2b24684";

export default node;
