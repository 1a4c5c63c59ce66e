import { type Issue, issue } from "../../shared/failures/failure.ts";
import { MAX_LINES } from "./rules/party/types.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";

/** Validates the number of starts and their uniqueness. Needs no stored data. */
export function findSeriesIssues(series: readonly EpochMinute[]): Issue[] {
  if (series.length < 2 || series.length > MAX_LINES) return [issue(["series"], "OUT_OF_RANGE")];
  return series.flatMap((startsAt, i) =>
    series.indexOf(startsAt) === i ? [] : [issue(["series", String(i)], "INVALID")],
  );
}

/** Sorts by time. This is the order of a series' lines, to which a failure's `line` refers. */
export function sortSeries(series: readonly EpochMinute[]): EpochMinute[] {
  return series.toSorted((a, b) => a - b);
}
