/**
 * @generated SignedSource<<6aada576a1c32d622199cb30762f04c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type questions_form$data = {
  readonly fields: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"questions_field">;
  }>;
  readonly intro: string;
  readonly submitLabel: string | null | undefined;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"readRules_form">;
  readonly " $fragmentType": "questions_form";
};
export type questions_form$key = {
  readonly " $data"?: questions_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"questions_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "questions_form"
};

(node as any).hash = "986f45697472635f06af97b9ee5a7f63";

export default node;
