import type { Condition, Ending, FormField } from "../forms/definition.ts";

export interface SurveyDefinition {
  readonly title: string;
  readonly intro: string;
  readonly slides: readonly Slide[];
  /** `AT_ONCE` ends the survey at a disqualifying answer, `AT_END` after all questions. */
  readonly disqualifies: "AT_ONCE" | "AT_END";
  readonly thanks: Ending;
  readonly disqualified: Ending;
  /** The first band that contains the score is shown. If the list is empty, no score is shown. */
  readonly bands: readonly ScoreBand[];
}

export interface Slide {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly fields: readonly FormField[];
  /**
   * The first jump whose conditions match wins. Conditions refer to fields of this or an earlier slide. With `AT_END` a
   * disqualifying jump only marks the response.
   */
  readonly jumps: readonly Jump[];
  /** Key of the slide that follows without a jump. Null means the next in the list, or the end. Must not lead back. */
  readonly next: string | null;
}

export interface Jump {
  readonly match: "ALL" | "ANY";
  readonly conditions: readonly Condition[];
  readonly to:
    | { readonly kind: "SLIDE"; readonly slide: string }
    | { readonly kind: "END" }
    | { readonly kind: "DISQUALIFY" };
}

/** Both bounds are inclusive. */
export interface ScoreBand {
  readonly min: number;
  readonly max: number;
  readonly title: string;
  readonly text: string;
}
