/**
 * @generated SignedSource<<087b0519f9f7d25589382755522fb82d>>
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
      readonly " $fragmentSpreads": FragmentRefs<"readField_field">;
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

(node as any).hash = "2d64751f31e53ddfa716342b78daa345";

export default node;
