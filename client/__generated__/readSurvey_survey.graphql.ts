/**
 * @generated SignedSource<<bd0a35a9c2aa4cb69a1d40d7888c49c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RuleMatch = "ALL" | "ANY" | "%future added value";
export type SurveyDisqualifies = "AT_END" | "AT_ONCE" | "%future added value";
export type SurveyTargetEnding = "DISQUALIFIED" | "THANKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readSurvey_survey$data = {
  readonly disqualifies: SurveyDisqualifies;
  readonly intro: string | null | undefined;
  readonly slides: ReadonlyArray<{
    readonly fields: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"readField_field">;
    }>;
    readonly jumps: ReadonlyArray<{
      readonly conditions: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"readCondition_condition">;
      }>;
      readonly match: RuleMatch;
      readonly to: {
        readonly ending: SurveyTargetEnding | null | undefined;
        readonly slide: string | null | undefined;
      };
    }>;
    readonly key: string;
    readonly next: string | null | undefined;
    readonly text: string | null | undefined;
    readonly title: string | null | undefined;
  }>;
  readonly title: string;
  readonly " $fragmentType": "readSurvey_survey";
};
export type readSurvey_survey$key = {
  readonly " $data"?: readSurvey_survey$data;
  readonly " $fragmentSpreads": FragmentRefs<"readSurvey_survey">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readSurvey_survey"
};

(node as any).hash = "68c850a6882f5894c800872126eadc6e";

export default node;
