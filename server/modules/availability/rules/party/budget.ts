/**
 * A step tries one unit for one line, in about 5 to 50 microseconds. Only starts that neither counting nor matching
 * decides take steps, mostly a few.
 */
export interface StepLimits {
  readonly perStart: number;
  /** For all starts of one search together, so that the cost of a month is bounded. */
  readonly perSearch: number;
  readonly perAssignment: number;
}

export const STEP_LIMITS: StepLimits = { perStart: 2_000, perSearch: 20_000, perAssignment: 5_000 };
