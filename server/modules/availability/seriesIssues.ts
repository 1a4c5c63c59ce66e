import { type Issue, issue } from "../../shared/failures/failure.ts";
import { MAX_LINES } from "./rules/party/types.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";

/** Validates the number of starts and their uniqueness. Needs no stored data. */
export function findSeriesIssues(starts: readonly EpochMinute[]): Issue[] {
  if (starts.length < 2 || starts.length > MAX_LINES) return [issue(["series"], "OUT_OF_RANGE")];
  return starts.flatMap((start, i) =>
    starts.indexOf(start) === i ? [] : [issue(["series", String(i)], "INVALID")],
  );
}

/** Sorts by time. This is the order of a series' lines, to which a failure's `line` refers. */
export function sortStarts(starts: readonly EpochMinute[]): EpochMinute[] {
  return starts.toSorted((a, b) => a - b);
}
