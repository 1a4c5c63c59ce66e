/**
 * @generated SignedSource<<5a4c24d036a4c19fe8a10d483b77e2ef>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductGridBlock_block$data = {
  readonly anchor: string;
  readonly products: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ProductCard_product">;
  }>;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "ProductGridBlock_block";
};
export type ProductGridBlock_block$key = {
  readonly " $data"?: ProductGridBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductGridBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductGridBlock_block",
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
      "concreteType": "Product",
      "kind": "LinkedField",
      "name": "products",
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
          "name": "ProductCard_product"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductGridBlock",
  "abstractKey": null
};

(node as any).hash = "9151c7bd86ddf88a0a85c3a354f8ccf7";

export default node;
