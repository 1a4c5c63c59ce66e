/** Searches cost extra. One unit is about 25 microseconds of CPU (`npm run bench -- abuse`). */
export const OWN_DOCUMENT_COST = 200;

export const PAGE_COST = 600;

const SEARCH_BASE = 20;

/** 20, plus 1 for each date of each line. */
export function searchCost({ days, lines }: { readonly days: number; readonly lines: number }): number {
  return SEARCH_BASE + Math.max(1, days) * Math.max(1, lines);
}

/** The date, the one before and the one after. */
const DATES_PER_VISIT = 3;

export function seriesCost(visits: number): number {
  return searchCost({ days: visits * DATES_PER_VISIT, lines: 1 });
}
