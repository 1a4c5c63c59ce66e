/**
 * @generated SignedSource<<7bf95d715c4e7923ce7cdfabc7ed6535>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlockView_block$data = {
  readonly columns: {
    readonly " $fragmentSpreads": FragmentRefs<"ColumnsBlock_block">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PlainBlockView_block">;
  readonly " $fragmentType": "BlockView_block";
};
export type BlockView_block$key = {
  readonly " $data"?: BlockView_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlockView_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BlockView_block",
  "selections": [
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ColumnsBlock_block"
          }
        ],
        "type": "ColumnsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "columns"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PlainBlockView_block"
    }
  ],
  "type": "ContentBlock",
  "abstractKey": "__isContentBlock"
};

(node as any).hash = "afa4aaac30b5a2819d25eb20f7b433ca";

export default node;
