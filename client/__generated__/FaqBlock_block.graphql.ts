/**
 * @generated SignedSource<<57cd3fb4b51d1fa93653e15efa86e5a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaqBlock_block$data = {
  readonly anchor: string;
  readonly questions: ReadonlyArray<{
    readonly answer: string;
    readonly question: string;
  }>;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "FaqBlock_block";
};
export type FaqBlock_block$key = {
  readonly " $data"?: FaqBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaqBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anchor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaqQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "answer",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FaqBlock",
  "abstractKey": null
};

(node as any).hash = "df90e41541fa7ac00db16f8d3bf0d685";

export default node;
