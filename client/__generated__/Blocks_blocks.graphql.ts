/**
 * @generated SignedSource<<0d8ac969c62d29f990f2af0c224588ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Blocks_blocks$data = ReadonlyArray<{
  readonly __typename: string;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"BlockView_block">;
  readonly " $fragmentType": "Blocks_blocks";
}>;
export type Blocks_blocks$key = ReadonlyArray<{
  readonly " $data"?: Blocks_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"Blocks_blocks">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Blocks_blocks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BlockView_block"
    }
  ],
  "type": "ContentBlock",
  "abstractKey": "__isContentBlock"
};

(node as any).hash = "cd7c2b0b50ac384f59c294c828790452";

export default node;
