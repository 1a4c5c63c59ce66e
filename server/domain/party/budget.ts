/**
 * How much the exact search may cost. A step gives one unit to one line on trial, with the pruning that this
 * asks for; only starts that neither the single lines' checks nor a matching decide take any.
 */

/** Steps for one start, and for all that `assignParty` does at its start. */
export const STEPS_PER_START = 2_000;

/** Steps for all starts of one search together: a month costs no more, whatever it holds. */
export const STEPS_PER_SEARCH = 50_000;
