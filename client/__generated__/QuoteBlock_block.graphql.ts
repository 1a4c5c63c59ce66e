/**
 * @generated SignedSource<<99d8fcd66d6140c39567302e7a46fc25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type QuoteBlock_block$data = {
  readonly anchor: string;
  readonly source: string | null | undefined;
  readonly text: string | null | undefined;
  readonly " $fragmentType": "QuoteBlock_block";
};
export type QuoteBlock_block$key = {
  readonly " $data"?: QuoteBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"QuoteBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "QuoteBlock_block",
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
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    }
  ],
  "type": "QuoteBlock",
  "abstractKey": null
};

(node as any).hash = "322f82c3ea183efd12dc0feb1e1354a7";

export default node;
