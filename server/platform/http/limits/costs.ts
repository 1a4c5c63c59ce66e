/** Searches cost extra. One unit is about 25 microseconds of CPU (`npm run bench -- abuse`). */
export const PERSISTED_QUERY_COST = 200;

export const PAGE_COST = 600;

const SEARCH_BASE = 20;

/** 20, plus 1 for each date of each line. */
export function calculateSearchCost({
  days,
  lines,
}: {
  readonly days: number;
  readonly lines: number;
}): number {
  return SEARCH_BASE + Math.max(1, days) * Math.max(1, lines);
}

/** The date, the one before and the one after. */
const DATES_PER_OCCURRENCE = 3;

export function calculateSeriesCost(occurrences: number): number {
  return calculateSearchCost({ days: occurrences * DATES_PER_OCCURRENCE, lines: 1 });
}
