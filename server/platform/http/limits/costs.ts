/**
 * Flat cost of one document of the widget. Its searches cost extra. One unit of a flat cost is about 25 microseconds of processor
 * time (`npm run bench -- abuse`).
 */
export const OWN_DOCUMENT_COST = 200;

/** Cost of rendering one page that is not cached. Its documents and searches cost extra. */
export const PAGE_COST = 600;

const SEARCH_BASE = 20;

/** Cost of one search for free times: 20, plus 1 for each date of each line. A search of one service over one month costs 51. */
export function searchCost({ days, lines }: { readonly days: number; readonly lines: number }): number {
  return SEARCH_BASE + Math.max(1, days) * Math.max(1, lines);
}

/** Dates that a series search counts for each appointment: its date, the date before and the date after. */
const DATES_PER_VISIT = 3;

/** Cost of one search for a series of appointments. */
export function seriesCost(visits: number): number {
  return searchCost({ days: visits * DATES_PER_VISIT, lines: 1 });
}
