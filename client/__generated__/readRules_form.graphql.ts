/**
 * @generated SignedSource<<da9f13779c9a2c61de6b78bb586b0765>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RuleMatch = "ALL" | "ANY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readRules_form$data = {
  readonly rules: ReadonlyArray<{
    readonly action: {
      readonly __typename: "Disqualify";
      readonly text: string;
    } | {
      readonly __typename: "HideFields";
      readonly fields: ReadonlyArray<string>;
    } | {
      readonly __typename: "RedirectTo";
      readonly url: string;
    } | {
      readonly __typename: "RequireFields";
      readonly fields: ReadonlyArray<string>;
    } | {
      readonly __typename: "ShowFields";
      readonly fields: ReadonlyArray<string>;
    } | {
      readonly __typename: "ShowMessage";
      readonly text: string;
    } | {
      // This will never be '%other', but we need some
      // value in case none of the concrete values match.
      readonly __typename: "%other";
    };
    readonly conditions: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readCondition_condition">;
    }>;
    readonly match: RuleMatch;
  }>;
  readonly " $fragmentType": "readRules_form";
};
export type readRules_form$key = {
  readonly " $data"?: readRules_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"readRules_form">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readRules_form"
};

(node as any).hash = "0a6c1cca1df7f2183a3ba9e16e570ac1";

export default node;
