import { type Issue, issue } from "../../../shared/failures/failure.ts";
import { MINUTES_PER_DAY } from "../../../shared/time/dates.ts";
import { parseClock } from "../../../shared/time/formatClock.ts";
import type { DayWindow } from "../../../shared/slots/types.ts";

/** `HH:MM`. */
export interface WindowInput {
  readonly opensAt: string;
  readonly closesAt: string;
}

const MOST_WINDOWS = 24;

/**
 * Validates the windows of one date and sorts them. A window starts on its date and ends at `48:00` at the latest.
 * Windows may touch, but not overlap.
 */
export function validateWindows(input: readonly WindowInput[]): {
  readonly windows: readonly DayWindow[];
  readonly issues: readonly Issue[];
} {
  if (input.length > MOST_WINDOWS) return { windows: [], issues: [issue(["windows"], "OUT_OF_RANGE")] };
  const parsed = input.map(({ opensAt, closesAt }, i) => ({
    i,
    opensAt: parseClock(opensAt),
    closesAt: parseClock(closesAt),
  }));
  const issues = parsed.flatMap(({ i, opensAt, closesAt }) => {
    const at = (field: string) => ["windows", String(i), field];
    if (opensAt === null) return [issue(at("opensAt"), "INVALID")];
    if (closesAt === null) return [issue(at("closesAt"), "INVALID")];
    if (opensAt >= MINUTES_PER_DAY) return [issue(at("opensAt"), "OUT_OF_RANGE")];
    return closesAt > opensAt ? [] : [issue(at("closesAt"), "OUT_OF_RANGE")];
  });
  if (issues.length > 0) return { windows: [], issues };
  const windows = parsed
    .map(({ i, opensAt, closesAt }) => ({ i, opensAt: opensAt!, closesAt: closesAt! }))
    .toSorted((a, b) => a.opensAt - b.opensAt);
  const overlapping = windows.find((window, n) => n > 0 && window.opensAt < windows[n - 1]!.closesAt);
  if (overlapping)
    return { windows: [], issues: [issue(["windows", String(overlapping.i), "opensAt"], "INVALID")] };
  return { windows: windows.map(({ opensAt, closesAt }) => ({ opensAt, closesAt })), issues: [] };
}
