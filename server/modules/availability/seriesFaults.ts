import { type Issue, issue } from "../../shared/failures/failure.ts";
import { MAX_LINES } from "./rules/party/types.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";

/** What is wrong with the starts of a series before anything is looked up; empty: nothing. */
export function seriesFaults(starts: readonly EpochMinute[]): Issue[] {
  if (starts.length < 2 || starts.length > MAX_LINES) return [issue(["series"], "OUT_OF_RANGE")];
  return starts.flatMap((start, i) =>
    starts.indexOf(start) === i ? [] : [issue(["series", String(i)], "INVALID")],
  );
}

/** The starts in the order of time: the order of a series' lines, and what a failure's `line` counts. */
export function inOrder(starts: readonly EpochMinute[]): EpochMinute[] {
  return starts.toSorted((a, b) => a - b);
}
