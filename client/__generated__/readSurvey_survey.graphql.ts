/**
 * @generated SignedSource<<aeaed4ce34c9a731aebbf6651910c76e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type RuleMatch = "ALL" | "ANY" | "%future added value";
export type SurveyDisqualifies = "AT_END" | "AT_ONCE" | "%future added value";
export type SurveyTargetKind = "DISQUALIFY" | "END" | "SLIDE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readSurvey_survey$data = {
  readonly disqualifies: SurveyDisqualifies;
  readonly intro: string;
  readonly slides: ReadonlyArray<{
    readonly fields: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"questions_field">;
    }>;
    readonly jumps: ReadonlyArray<{
      readonly conditions: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"readCondition_condition">;
      }>;
      readonly match: RuleMatch;
      readonly to: {
        readonly kind: SurveyTargetKind;
        readonly slide: string | null | undefined;
      };
    }>;
    readonly key: string;
    readonly next: string | null | undefined;
    readonly text: string;
    readonly title: string;
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

(node as any).hash = "62f925b710c29f360a2dfb5d5748579b";

export default node;
