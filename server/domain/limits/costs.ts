/**
 * Cost of one document of the widget, whatever its variables. Its searches are charged besides. Every unit of a flat cost stands for
 * about 25 microseconds of processor time (`npm run bench -- abuse`).
 */
export const OWN_DOCUMENT_COST = 200;

/** Cost of rendering one page that is not kept. Its documents and searches are charged besides. */
export const PAGE_COST = 600;

const SEARCH_BASE = 20;

/** Cost of one search for free times: 20, and 1 for each date and line. A search of one service over one month costs 51. */
export function searchCost({ days, lines }: { readonly days: number; readonly lines: number }): number {
  return SEARCH_BASE + Math.max(1, days) * Math.max(1, lines);
}

/** Dates that a series search counts for each visit: the visit's own date and those around it. */
const DATES_PER_VISIT = 3;

/** Cost of laying a series of visits against the calendars. */
export function seriesCost(visits: number): number {
  return searchCost({ days: visits * DATES_PER_VISIT, lines: 1 });
}
