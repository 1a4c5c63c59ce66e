/**
 * @generated SignedSource<<823c43ffffa413780b4919a0cece3f79>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ConditionOperator = "CONTAINS" | "CONTAINS_NOT" | "IS" | "IS_EMPTY" | "IS_NOT" | "IS_NOT_EMPTY" | "LESS_THAN" | "MORE_THAN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readCondition_condition$data = {
  readonly field: string;
  readonly operator: ConditionOperator;
  readonly value: string | null | undefined;
  readonly " $fragmentType": "readCondition_condition";
};
export type readCondition_condition$key = {
  readonly " $data"?: readCondition_condition$data;
  readonly " $fragmentSpreads": FragmentRefs<"readCondition_condition">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readCondition_condition"
};

(node as any).hash = "5a67c09dc739c9583de9190eb02fd21d";

export default node;
