/**
 * @generated SignedSource<<56702e6cd2adc2a9a2f77ee9184efe47>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type questions_field$data = {
  readonly " $fragmentSpreads": FragmentRefs<"FormFieldView_field" | "readField_field">;
  readonly " $fragmentType": "questions_field";
};
export type questions_field$key = {
  readonly " $data"?: questions_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"questions_field">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "questions_field"
};

(node as any).hash = "46b54952cd1596a4843fa8417e5edc4a";

export default node;
