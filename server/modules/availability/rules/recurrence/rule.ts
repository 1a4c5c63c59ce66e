import type { RecurrenceRule } from "./types.ts";

export const MAX_COUNT = 366;
export const MAX_INTERVAL = 99;

export function findInvalidPart(
  rule: RecurrenceRule,
  recurrenceMax: number,
): "interval" | "count" | "byDay" | null {
  if (!isWithin(rule.interval, MAX_INTERVAL)) return "interval";
  if (!isWithin(rule.count, Math.min(recurrenceMax, MAX_COUNT))) return "count";
  if (rule.freq === "WEEKLY" && new Set(rule.byDay).size !== rule.byDay.length) return "byDay";
  if (rule.freq === "MONTHLY" && rule.byDay !== null && ![1, 2, 3, 4, 5, -1].includes(rule.byDay.ordinal)) {
    return "byDay";
  }
  return null;
}

function isWithin(value: number, limit: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= limit;
}
