/**
 * How much the exact search may cost. A step gives one unit to one line on trial, with the pruning that this
 * asks for: some 5 to 50 microseconds, the more the more lines there are. Only starts that neither counting nor
 * a matching decides take any, and those mostly a few.
 */

/** Steps for one start. */
export const STEPS_PER_START = 2_000;

/** Steps for all starts of one search together: a month costs no more, whatever it holds. */
export const STEPS_PER_SEARCH = 20_000;

/** Steps for finding out, in `assignParty`, how many lines can have whom they prefer. */
export const STEPS_PER_ASSIGNMENT = 5_000;
