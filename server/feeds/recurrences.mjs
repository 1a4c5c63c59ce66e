// When an event takes place: once, or as often as its rules say.
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
  const start = timeOf(event, "dtstart");
  if (!start) return;
  const seconds = lengthOf(event, start);
  if (!(seconds > 0)) return;
  const isException = event.hasProperty("recurrence-id");
  /** @param {Time} time */
  const stretch = (time) => {
    const startsAt = instantOf(time, own);
    // A day is a day, whatever happens to the clock in it.
    const endsAt = time.isDate
      ? instantOf(daysLater(time, Math.ceil(seconds / 86_400)), own)
      : startsAt + seconds * 1000;
    return { startsAt, endsAt };
  };
  if (isException) {
    const only = stretch(start);
    if (only.startsAt < until && only.endsAt > from) yield only;
    return;
  }
  // The library forgets where a series begins that only names its dates.
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
function timeOf(event, name) {
  const value = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : null;
}

/** Seconds from the begin to the end; whole days count by the calendar. @param {Component} event @param {Time} start */
function lengthOf(event, start) {
  const end = timeOf(event, "dtend");
  if (end) return end.toUnixTime() - start.toUnixTime();
  const duration = event.getFirstPropertyValue("duration");
  if (duration instanceof ICAL.Duration) return duration.toSeconds();
  return start.isDate ? 86_400 : 0;
}

/**
 * The same time of another day. The library's own arithmetic loses days over many years.
 *
 * @param {Time} time
 * @param {number} days
 */
function daysLater(time, days) {
  const later = new Date(Date.UTC(time.year, time.month - 1, time.day + days));
  const moved = time.clone();
  moved.year = later.getUTCFullYear();
  moved.month = later.getUTCMonth() + 1;
  moved.day = later.getUTCDate();
  return moved;
}

/** @param {Time} time @param {KnownZone} own @returns {number} epoch milliseconds */
function instantOf(time, own) {
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
 * Where to begin counting: a daily or weekly series without a count goes the same way from any of its occurrences, and years
 * of them need not be walked through.
 *
 * @param {Component} event
 * @param {Time} start
 * @param {number} from epoch milliseconds
 */
function forwarded(event, start, from) {
  const rules = event.getAllProperties("rrule").map((property) => property.getFirstValue());
  const [rule] = rules;
  if (rules.length !== 1 || !(rule instanceof ICAL.Recur) || rule.count) return start;
  const days = { DAILY: 1, WEEKLY: 7 }[String(rule.freq)];
  if (days === undefined) return start;
  const period = days * Math.max(1, rule.interval);
  // A week and a day to spare: for the week's other days, and for whatever the clock did since.
  const periods = Math.floor(((from / 1000 - start.toUnixTime()) / 86_400 - 8) / period) - 1;
  return periods > 0 ? daysLater(start, periods * period) : start;
}
