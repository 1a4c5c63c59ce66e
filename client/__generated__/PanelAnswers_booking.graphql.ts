/**
 * @generated SignedSource<<59af7436fb241a3a1849c5944ee59d19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PanelAnswers_booking$data = {
  readonly answers: ReadonlyArray<{
    readonly fileUrl: string | null | undefined;
    readonly key: string;
    readonly label: string;
    readonly text: string;
  }>;
  readonly " $fragmentType": "PanelAnswers_booking";
};
export type PanelAnswers_booking$key = {
  readonly " $data"?: PanelAnswers_booking$data;
  readonly " $fragmentSpreads": FragmentRefs<"PanelAnswers_booking">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PanelAnswers_booking",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SubmittedAnswer",
      "kind": "LinkedField",
      "name": "answers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Booking",
  "abstractKey": null
};

(node as any).hash = "55578aed26041f1853321eccca8c4b1b";

export default node;
