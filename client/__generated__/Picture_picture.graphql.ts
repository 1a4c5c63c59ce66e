/**
 * @generated SignedSource<<8bec91d0bb8772c8bbb4e3bc034891cc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Picture_picture$data = {
  readonly alt: string;
  readonly height: number;
  readonly src: string;
  readonly srcSet: string | null | undefined;
  readonly width: number;
  readonly " $fragmentType": "Picture_picture";
};
export type Picture_picture$key = {
  readonly " $data"?: Picture_picture$data;
  readonly " $fragmentSpreads": FragmentRefs<"Picture_picture">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Picture_picture",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "src",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "srcSet",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "width",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "height",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "alt",
      "storageKey": null
    }
  ],
  "type": "Picture",
  "abstractKey": null
};

(node as any).hash = "9a088557d6a3879037170c7bfa5edbaa";

export default node;
