import ICAL from "ical.js";

/** @typedef {import("ical.js").default.Component} Component */
/** @typedef {import("ical.js").default.Time} Time */
/** @typedef {import("./zoneRules.mjs").KnownZone} KnownZone */

/**
 * @typedef {object} Expansion
 * @property {number} from epoch milliseconds
 * @property {number} until epoch milliseconds
 * @property {KnownZone} own the zone of whole days
 * @property {ReadonlySet<number>} changed occurrences with events of their own, in epoch seconds
 */

/**
 * The stretches of an event that lie in a window.
 *
 * @param {Component} event
 * @param {Expansion} expansion
 * @returns {Generator<{ readonly startsAt: number, readonly endsAt: number }>}
 */
export function* expand(event, { from, until, own, changed }) {
  const start = getTime(event, "dtstart");
  if (!start) return;
  const seconds = getLength(event, start);
  if (!(seconds > 0)) return;
  const isException = event.hasProperty("recurrence-id");
  /** @param {Time} time */
  const stretch = (time) => {
    const startsAt = toInstant(time, own);
    // Whole days end at midnight, even if the clock changes.
    const endsAt = time.isDate
      ? toInstant(later(time, { days: Math.ceil(seconds / 86_400) }), own)
      : startsAt + seconds * 1000;
    return { startsAt, endsAt };
  };
  if (isException) {
    const only = stretch(start);
    if (only.startsAt < until && only.endsAt > from) yield only;
    return;
  }
  // ical.js omits the first occurrence of a series that has only RDATE.
  if (event.hasProperty("rdate") && !event.hasProperty("rrule"))
    event.addPropertyWithValue("rrule", ICAL.Recur.fromString("FREQ=DAILY;COUNT=1"));
  alignEnds(event, start);
  const dtstart = forwarded(event, start, from - seconds * 1000);
  const occurrences = new ICAL.RecurExpansion({ component: event, dtstart });
  for (let time = occurrences.next(); time; time = occurrences.next()) {
    const { startsAt, endsAt } = stretch(time);
    if (startsAt >= until) return;
    if (endsAt > from && !changed.has(time.toUnixTime())) yield { startsAt, endsAt };
  }
}

/** @param {Component} event @param {string} name @returns {Time | null} */
function getTime(event, name) {
  const value = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : null;
}

/** Seconds from the begin to the end; whole days count by the calendar. @param {Component} event @param {Time} start */
function getLength(event, start) {
  const end = getTime(event, "dtend");
  if (end) return end.toUnixTime() - start.toUnixTime();
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return duration.toSeconds();
  return start.isDate ? 86_400 : 0;
}

/**
 * The same time of another day. The library's own arithmetic loses days over many years.
 *
 * @param {Time} time
 * @param {{ readonly days?: number, readonly months?: number }} by
 */
function later(time, { days = 0, months = 0 }) {
  const date = new Date(Date.UTC(time.year, time.month - 1 + months, time.day + days));
  const moved = time.clone();
  moved.year = date.getUTCFullYear();
  moved.month = date.getUTCMonth() + 1;
  moved.day = date.getUTCDate();
  return moved;
}

/** @param {Time} time @param {KnownZone} own @returns {number} epoch milliseconds */
function toInstant(time, own) {
  if (!time.isDate) return time.toUnixTime() * 1000;
  const { year, month, day } = time;
  return (
    new ICAL.Time({ year, month, day, hour: 0, minute: 0, second: 0, isDate: false }, own).toUnixTime() * 1000
  );
}

/** An end of a rule that names no zone is meant in the event's; one that names only a date includes that day. @param {Component} event @param {Time} start */
function alignEnds(event, start) {
  for (const property of event.getAllProperties("rrule")) {
    const rule = property.getFirstValue();
    if (!(rule instanceof ICAL.Recur) || !(rule.until instanceof ICAL.Time) || start.isDate) continue;
    const { year, month, day, hour, minute, second, isDate, zone } = rule.until;
    if (zone === ICAL.Timezone.utcTimezone) continue;
    const last = isDate ? { hour: 23, minute: 59, second: 59 } : { hour, minute, second };
    rule.until = new ICAL.Time({ year, month, day, ...last, isDate: false }, start.zone);
  }
}

/**
 * Moves the start of an endless series forward by whole cycles, so that years of it need not be expanded.
 *
 * @param {Component} event
 * @param {Time} start
 * @param {number} from epoch milliseconds
 */
function forwarded(event, start, from) {
  const rules = event.getAllProperties("rrule").map((property) => property.getFirstValue());
  const [rule] = rules;
  if (rules.length !== 1 || !(rule instanceof ICAL.Recur) || rule.count) return start;
  const cycle = getCycle(String(rule.freq), Math.max(1, rule.interval));
  if (!cycle) return start;
  const days = (from / 1000 - start.toUnixTime()) / 86_400 - cycle.spare;
  const cycles = Math.floor(days / (cycle.days + cycle.months * 30.5)) - 1;
  if (cycles <= 0) return start;
  return later(start, { days: cycles * cycle.days, months: cycles * cycle.months });
}

/**
 * Returns the period after which a series repeats, in days or in months that keep 29 February. The days of `spare`
 * before the window are expanded anyway, because the first period of a series may be shorter.
 *
 * @param {string} frequency
 * @param {number} interval
 */
function getCycle(frequency, interval) {
  if (frequency === "DAILY") return { days: interval, months: 0, spare: 2 };
  if (frequency === "WEEKLY") return { days: 7 * interval, months: 0, spare: 8 };
  if (frequency === "MONTHLY") return { days: 0, months: commonMultiple(interval, 48), spare: 33 };
  if (frequency === "YEARLY") return { days: 0, months: 12 * commonMultiple(interval, 4), spare: 368 };
  return null;
}

/** @param {number} a @param {number} b */
function commonMultiple(a, b) {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}
