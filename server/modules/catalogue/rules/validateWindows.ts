import { type Issue, issue } from "../../../shared/failures/failure.ts";
import { MINUTES_PER_DAY } from "../../../shared/time/dates.ts";
import { readClock } from "../../../shared/time/clockText.ts";
import type { DayWindow } from "../../../shared/slots/types.ts";

/** A window of hours as an owner writes it, `HH:MM`. */
export interface WrittenWindow {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** The most windows of one date. */
const MOST_WINDOWS = 24;

/**
 * The hours of one date, in order, and what is wrong with how they were written. A window begins on its date and may run
 * into the next, up to `48:00`; windows may touch, not overlap.
 */
export function validateWindows(written: readonly WrittenWindow[]): {
  readonly windows: readonly DayWindow[];
  readonly issues: readonly Issue[];
} {
  if (written.length > MOST_WINDOWS) return { windows: [], issues: [issue(["windows"], "OUT_OF_RANGE")] };
  const read = written.map(({ opensAt, closesAt }, i) => ({
    i,
    opensAt: readClock(opensAt),
    closesAt: readClock(closesAt),
  }));
  const issues = read.flatMap(({ i, opensAt, closesAt }) => {
    const at = (field: string) => ["windows", String(i), field];
    if (opensAt === null) return [issue(at("opensAt"), "INVALID")];
    if (closesAt === null) return [issue(at("closesAt"), "INVALID")];
    if (opensAt >= MINUTES_PER_DAY) return [issue(at("opensAt"), "OUT_OF_RANGE")];
    return closesAt > opensAt ? [] : [issue(at("closesAt"), "OUT_OF_RANGE")];
  });
  if (issues.length > 0) return { windows: [], issues };
  const windows = read
    .map(({ i, opensAt, closesAt }) => ({ i, opensAt: opensAt!, closesAt: closesAt! }))
    .toSorted((a, b) => a.opensAt - b.opensAt);
  const overlapping = windows.find((window, n) => n > 0 && window.opensAt < windows[n - 1]!.closesAt);
  if (overlapping)
    return { windows: [], issues: [issue(["windows", String(overlapping.i), "opensAt"], "INVALID")] };
  return { windows: windows.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })), issues: [] };
}
