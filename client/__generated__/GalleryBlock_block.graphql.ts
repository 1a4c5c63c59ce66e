/**
 * @generated SignedSource<<c922ba671bf2c01b1d957398e6d4a30f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryBlock_block$data = {
  readonly anchor: string;
  readonly images: ReadonlyArray<{
    readonly src: string;
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  }>;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "GalleryBlock_block";
};
export type GalleryBlock_block$key = {
  readonly " $data"?: GalleryBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GalleryBlock_block",
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
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "images",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "src",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GalleryBlock",
  "abstractKey": null
};

(node as any).hash = "842fdc40a2ad152e4c34bc6807eff972";

export default node;
