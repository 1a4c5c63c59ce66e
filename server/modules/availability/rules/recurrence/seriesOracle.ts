import { Temporal } from "temporal-polyfill";
import type { Occurrence, RecurrenceRule, SeriesStart } from "./types.ts";

/** Test oracle with Temporal. It shares no code with the rules under test. */
export function seriesOracle(rule: RecurrenceRule, { startsAt, timeZone }: SeriesStart): Occurrence[] {
  const first = Temporal.Instant.fromEpochMilliseconds(startsAt * 60_000).toZonedDateTimeISO(timeZone);
  const time = first.toPlainTime();
  const found: Occurrence[] = [
    { index: 0, date: first.toPlainDate().toString(), startsAt, isShifted: false },
  ];
  let date = first.toPlainDate();
  while (found.length < rule.count) {
    date = date.add({ days: 1 });
    if (!matchesRule(rule, first.toPlainDate(), date)) continue;
    // The day begins on another date if the zone skips this one.
    if (!date.toZonedDateTime(timeZone).toPlainDate().equals(date)) continue;
    const wallTime = date.toPlainDateTime(time);
    const early = wallTime.toZonedDateTime(timeZone, { disambiguation: "earlier" });
    const isShifted = !early.toPlainDateTime().equals(wallTime);
    const begin = isShifted ? early.getTimeZoneTransition("next")! : early;
    found.push({
      index: found.length,
      date: date.toString(),
      startsAt: begin.epochMilliseconds / 60_000,
      isShifted,
    });
  }
  return found;
}

const WEEKDAYS = ["", "MO", "TU", "WE", "TH", "FR", "SA", "SU"];

function matchesRule(rule: RecurrenceRule, first: Temporal.PlainDate, date: Temporal.PlainDate): boolean {
  if (rule.freq === "DAILY") return first.until(date).days % rule.interval === 0;
  const weekday = WEEKDAYS[date.dayOfWeek]!;
  if (rule.freq === "WEEKLY") {
    const monday = (of: Temporal.PlainDate) => of.subtract({ days: of.dayOfWeek - 1 });
    const weeks = monday(first).until(monday(date)).days / 7;
    const weekdays = rule.byDay.length > 0 ? rule.byDay : [WEEKDAYS[first.dayOfWeek]!];
    return weeks % rule.interval === 0 && (weekdays as readonly string[]).includes(weekday);
  }
  const months = (date.year - first.year) * 12 + date.month - first.month;
  if (months % rule.interval !== 0) return false;
  if (rule.byDay === null) {
    return date.day === first.day || (date.day < first.day && date.day === date.daysInMonth);
  }
  const ordinal = Math.ceil(date.day / 7);
  const isLast = date.day + 7 > date.daysInMonth;
  return (
    rule.byDay.weekday === weekday && (rule.byDay.ordinal === -1 ? isLast : rule.byDay.ordinal === ordinal)
  );
}
