/**
 * @generated SignedSource<<c1754128fdda3c468b6f2d36d0ce2b72>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type questions_form$data = {
  readonly fields: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"readField_field">;
  }>;
  readonly intro: string | null | undefined;
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

(node as any).hash = "635d2e5b7b99252a3fab06c93c818624";

export default node;
