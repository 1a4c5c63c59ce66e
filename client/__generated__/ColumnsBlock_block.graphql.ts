/**
 * @generated SignedSource<<c512c46ccdfeff0d0939c810f3b5d53c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ColumnsBlock_block$data = {
  readonly anchor: string;
  readonly columns: ReadonlyArray<{
    readonly blocks: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"PlainBlockView_block">;
    }>;
  }>;
  readonly " $fragmentType": "ColumnsBlock_block";
};
export type ColumnsBlock_block$key = {
  readonly " $data"?: ColumnsBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ColumnsBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ColumnsBlock_block",
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
      "concreteType": "ContentColumn",
      "kind": "LinkedField",
      "name": "columns",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "blocks",
          "plural": true,
          "selections": [
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
              "name": "PlainBlockView_block"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ColumnsBlock",
  "abstractKey": null
};

(node as any).hash = "690463ede0e32fb8499dea36bd7809e0";

export default node;
