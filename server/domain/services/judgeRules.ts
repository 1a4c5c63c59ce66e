import { type Issue, issue } from "../failures/failure.ts";

/** Rules of a service as an owner writes them: left out to leave them, null to clear those that may be absent. */
export interface WrittenRules {
  readonly publication?: "DRAFT" | "PUBLISHED" | "ARCHIVED" | null;
  readonly maxPerDay?: number | null;
  readonly maxPerBooking?: number | null;
  readonly recurrenceMax?: number | null;
  readonly lookBusyPercent?: number | null;
  readonly noticeMinutes?: number | null;
  readonly horizonDays?: number | null;
  readonly cancelCutoffMinutes?: number | null;
  readonly rescheduleCutoffMinutes?: number | null;
}

/** From and to what a rule may be, and whether a service may be without it. */
const RANGES = {
  maxPerDay: { from: 1, to: 100_000, mayBeAbsent: true },
  maxPerBooking: { from: 1, to: 101, mayBeAbsent: true },
  recurrenceMax: { from: 2, to: 101, mayBeAbsent: true },
  lookBusyPercent: { from: 0, to: 90, mayBeAbsent: false },
  noticeMinutes: { from: 0, to: 527_040, mayBeAbsent: false },
  horizonDays: { from: 0, to: 1100, mayBeAbsent: false },
  cancelCutoffMinutes: { from: 0, to: 527_040, mayBeAbsent: false },
  rescheduleCutoffMinutes: { from: 0, to: 527_040, mayBeAbsent: false },
} as const;

/** What is wrong with rules as they were written, the database's own checks said in advance. */
export function judgeRules(written: WrittenRules): Issue[] {
  const ranges = Object.entries(RANGES) as [keyof typeof RANGES, (typeof RANGES)[keyof typeof RANGES]][];
  const issues = ranges.flatMap(([rule, { from, to, mayBeAbsent }]) => {
    const value = written[rule];
    if (value === undefined || (value === null && mayBeAbsent)) return [];
    if (value === null) return [issue([rule], "REQUIRED")];
    return value >= from && value <= to ? [] : [issue([rule], "OUT_OF_RANGE")];
  });
  return written.publication === null ? [issue(["publication"], "REQUIRED"), ...issues] : issues;
}
