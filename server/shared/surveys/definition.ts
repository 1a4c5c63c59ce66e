import type { Condition, Ending, FormField } from "../forms/definition.ts";

/** What a survey is: slides that are walked one by one. Authored by the business, kept in versions as forms are. */
export interface SurveyDefinition {
  readonly title: string;
  readonly intro: string;
  /** The first is where it begins. */
  readonly slides: readonly Slide[];
  /** AT_ONCE: whoever is disqualified sees so at once; AT_END: only when everything is answered. */
  readonly disqualifies: "AT_ONCE" | "AT_END";
  readonly thanks: Ending;
  readonly disqualified: Ending;
  /** What a score is told with: the first band that holds it. Empty: no score is told. */
  readonly bands: readonly ScoreBand[];
}

export interface Slide {
  /** As a field's key, unique in the survey. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly fields: readonly FormField[];
  /**
   * The first one whose conditions hold decides; conditions ask this slide's fields, or those of slides that may come before
   * it. One that disqualifies AT_END only marks: the way goes on as if it were not there.
   */
  readonly jumps: readonly Jump[];
  /** Where it goes on otherwise: another slide's key; null: the next in order, or the end after the last. No way leads back. */
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

/** Scores from `min` to `max`, both included. */
export interface ScoreBand {
  readonly min: number;
  readonly max: number;
  readonly title: string;
  readonly text: string;
}
