/**
 * How much the exact search may cost. A step gives one unit to one line on trial, with the pruning that this
 * asks for: some 5 to 50 microseconds, the more the more lines there are. Only starts that neither counting nor
 * a matching decides take any, and those mostly a few.
 */
export interface StepLimits {
  /** For one start. */
  readonly perStart: number;
  /** For all starts of one search together: a month costs no more, whatever it holds. */
  readonly perSearch: number;
  /** For finding out how many lines can have whom they prefer. */
  readonly perAssignment: number;
}

export const STEP_LIMITS: StepLimits = { perStart: 2_000, perSearch: 20_000, perAssignment: 5_000 };
