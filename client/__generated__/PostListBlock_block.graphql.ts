/**
 * @generated SignedSource<<724b588856d66de5af0fd9ed43edfe96>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostListBlock_block$data = {
  readonly anchor: string;
  readonly blog: {
    readonly path: string;
  } | null | undefined;
  readonly category: {
    readonly path: string;
  } | null | undefined;
  readonly hasMore: boolean;
  readonly posts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"PostCards_posts">;
  }>;
  readonly title: string | null | undefined;
  readonly " $fragmentType": "PostListBlock_block";
};
export type PostListBlock_block$key = {
  readonly " $data"?: PostListBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostListBlock_block">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "path",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostListBlock_block",
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
      "kind": "ScalarField",
      "name": "hasMore",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Page",
      "kind": "LinkedField",
      "name": "blog",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Post",
      "kind": "LinkedField",
      "name": "posts",
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
          "name": "PostCards_posts"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PostListBlock",
  "abstractKey": null
};
})();

(node as any).hash = "4e1e2ce693bda023497e0de97d542097";

export default node;
