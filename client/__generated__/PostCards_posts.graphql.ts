/**
 * @generated SignedSource<<a80af3dd5d9db795ba4a995cd99ea4d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostCards_posts$data = ReadonlyArray<{
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"PostCard_post">;
  readonly " $fragmentType": "PostCards_posts";
}>;
export type PostCards_posts$key = ReadonlyArray<{
  readonly " $data"?: PostCards_posts$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostCards_posts">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "PostCards_posts",
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
      "name": "PostCard_post"
    }
  ],
  "type": "Post",
  "abstractKey": null
};

(node as any).hash = "44faec20e68fd0ea9ebc2db5a07cfe75";

export default node;
