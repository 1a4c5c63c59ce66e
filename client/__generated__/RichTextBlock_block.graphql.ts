/**
 * @generated SignedSource<<39994ccb8b97dbb764757bf398487e04>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RichTextBlock_block$data = {
  readonly anchor: string;
  readonly html: string;
  readonly " $fragmentType": "RichTextBlock_block";
};
export type RichTextBlock_block$key = {
  readonly " $data"?: RichTextBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"RichTextBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RichTextBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "anchor",
      "storageKey": null
    },
    {
      "alias": "html",
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    }
  ],
  "type": "RichTextBlock",
  "abstractKey": null
};

(node as any).hash = "c1a34bb1f590ae7979e14a901e5204cf";

export default node;
