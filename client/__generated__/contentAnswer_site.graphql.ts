/**
 * @generated SignedSource<<99a5d335cb579718f84dc01ad76a205f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contentAnswer_site$data = {
  readonly isPreview: boolean;
  readonly resolve: {
    readonly __typename: "Category";
    readonly seo: {
      readonly " $fragmentSpreads": FragmentRefs<"contentAnswer_seo">;
    };
  } | {
    readonly __typename: "ContentRedirect";
    readonly location: string;
    readonly status: number;
  } | {
    readonly __typename: "Page";
    readonly isBlog: boolean;
    readonly path: string;
    readonly seo: {
      readonly " $fragmentSpreads": FragmentRefs<"contentAnswer_seo">;
    };
  } | {
    readonly __typename: "Post";
    readonly blog: {
      readonly path: string;
    } | null | undefined;
    readonly publishedAt: string | null | undefined;
    readonly seo: {
      readonly " $fragmentSpreads": FragmentRefs<"contentAnswer_seo">;
    };
    readonly updatedAt: string;
  } | {
    readonly __typename: "Product";
    readonly seo: {
      readonly " $fragmentSpreads": FragmentRefs<"contentAnswer_seo">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "contentAnswer_site";
};
export type contentAnswer_site$key = {
  readonly " $data"?: contentAnswer_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"contentAnswer_site">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contentAnswer_site"
};

(node as any).hash = "3c90b7322b2b303de8f7ff98fb61cad6";

export default node;
