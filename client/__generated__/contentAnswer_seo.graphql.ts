/**
 * @generated SignedSource<<77955671628457b7ad7e9abf9b93352f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type contentAnswer_seo$data = {
  readonly canonical: string;
  readonly description: string | null | undefined;
  readonly image: {
    readonly alt: string;
    readonly height: number;
    readonly src: string;
    readonly width: number;
  } | null | undefined;
  readonly isIndexed: boolean;
  readonly structuredData: string;
  readonly title: string;
  readonly " $fragmentType": "contentAnswer_seo";
};
export type contentAnswer_seo$key = {
  readonly " $data"?: contentAnswer_seo$data;
  readonly " $fragmentSpreads": FragmentRefs<"contentAnswer_seo">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "contentAnswer_seo"
};

(node as any).hash = "401f985ef175439dd7289f39450cd035";

export default node;
