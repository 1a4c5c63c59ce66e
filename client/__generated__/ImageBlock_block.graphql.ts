/**
 * @generated SignedSource<<e081617dd964172c9fd468234bc7e994>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageBlock_block$data = {
  readonly anchor: string;
  readonly caption: string | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
  } | null | undefined;
  readonly " $fragmentType": "ImageBlock_block";
};
export type ImageBlock_block$key = {
  readonly " $data"?: ImageBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ImageBlock_block",
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
      "name": "caption",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Picture",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Picture_picture"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImageBlock",
  "abstractKey": null
};

(node as any).hash = "ad17b55bc382c6bdb8e4da8fd09ec1a8";

export default node;
