// Busy times of an iCalendar file (RFC 5545). Plain JavaScript, because it runs in a worker thread.
import ICAL from "ical.js";
import { busyPeriods } from "./freeBusy.mjs";
import { expand } from "./recurrences.mjs";
import { KnownZone, isKnownZone } from "./zoneRules.mjs";

/** @typedef {import("../rules/feeds/types.ts").BusyStretch} BusyStretch */
/** @typedef {import("../rules/feeds/types.ts").ReadingWindow} ReadingWindow */
/** @typedef {import("ical.js").default.Component} Component */

/** Bounds the size of one insert. */
const MOST_STRETCHES = 20_000;
const TOO_MANY = "the calendar has too many events";

/**
 * The busy times within a window, in no order. An event that cannot be read is left out.
 *
 * @param {string} text
 * @param {ReadingWindow} window
 * @returns {BusyStretch[]}
 * @throws {Error} with a message for the owner, when the whole file is of no use
 */
export function busyStretches(text, window) {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  const isWhole =
    /^BEGIN:VCALENDAR\s*$/i.test(lines[0] ?? "") && lines.some((line) => /^END:VCALENDAR\s*$/i.test(line));
  if (!isWhole) throw new Error("the response is not a calendar");
  for (const zone of listComponents(lines, "VTIMEZONE")) knowZone(zone);
  const events = listComponents(lines, "VEVENT");
  const own = new KnownZone(window.timeZone);
  const changed = changedOccurrences(events, own);
  /** @type {BusyStretch[]} */
  const found = [];
  for (const event of events) {
    try {
      if (!isBusy(event)) continue;
      for (const stretch of expand(event, {
        ...window,
        own,
        changed: changed.get(getUid(event)) ?? new Set(),
      })) {
        found.push({ uid: getUid(event), ...stretch });
        if (found.length > MOST_STRETCHES) break;
      }
    } catch {
      // One invalid event does not invalidate the others.
    }
    if (found.length > MOST_STRETCHES) throw new Error(TOO_MANY);
  }
  for (const component of listComponents(lines, "VFREEBUSY")) {
    try {
      for (const stretch of busyPeriods(component, { ...window, own })) {
        found.push({ uid: getUid(component), ...stretch });
        if (found.length > MOST_STRETCHES) break;
      }
    } catch {
      // An invalid component is skipped.
    }
    if (found.length > MOST_STRETCHES) throw new Error(TOO_MANY);
  }
  return found;
}

/**
 * The components of a kind. Each is read by itself, so that one that is broken leaves the others be.
 *
 * @param {readonly string[]} lines
 * @param {string} name
 * @returns {Component[]}
 */
function listComponents(lines, name) {
  const begin = new RegExp(`^BEGIN:${name}\\s*$`, "i");
  const end = new RegExp(`^END:${name}\\s*$`, "i");
  /** @type {Component[]} */
  const found = [];
  let start = -1;
  for (const [i, line] of lines.entries()) {
    if (begin.test(line)) start = i;
    if (!end.test(line) || start < 0) continue;
    try {
      found.push(new ICAL.Component(ICAL.parse(lines.slice(start, i + 1).join("\r\n"))));
    } catch {
      // An invalid component is skipped.
    }
    start = -1;
  }
  return found;
}

/** @param {Component} component */
function knowZone(component) {
  const name = component.getFirstPropertyValue("tzid");
  if (typeof name === "string" && !isKnownZone(name))
    ICAL.TimezoneService.register(new ICAL.Timezone(component), name);
}

/**
 * The occurrences of series that have an event of their own, by the series: when they would have begun, in epoch seconds.
 *
 * @param {readonly Component[]} events
 * @param {KnownZone} own
 */
function changedOccurrences(events, own) {
  /** @type {Map<string, Set<number>>} */
  const changed = new Map();
  for (const event of events) {
    for (const name of ["dtstart", "dtend", "recurrence-id", "exdate", "rdate"]) placeIn(own, event, name);
    try {
      const of = event.getFirstPropertyValue("recurrence-id");
      if (!(of instanceof ICAL.Time)) continue;
      const uid = getUid(event);
      changed.set(uid, (changed.get(uid) ?? new Set()).add(of.toUnixTime()));
    } catch {
      // An invalid event is skipped.
    }
  }
  return changed;
}

/**
 * Gives times their zone: those that name an IANA zone, and those that name none, which are kept in the reader's own.
 *
 * @param {KnownZone} own
 * @param {Component} event
 * @param {string} name
 */
function placeIn(own, event, name) {
  for (const property of event.getAllProperties(name)) {
    const tzid = property.getParameter("tzid");
    if (typeof tzid === "string" && isKnownZone(tzid) && !ICAL.TimezoneService.has(tzid))
      ICAL.TimezoneService.register(new KnownZone(tzid), tzid);
    try {
      for (const value of property.getValues()) {
        if (value instanceof ICAL.Time && !value.isDate && value.zone === ICAL.Timezone.localTimezone)
          value.zone = own;
      }
    } catch {
      // The event is skipped later.
    }
  }
}

/** @param {Component} event */
function isBusy(event) {
  const says = (/** @type {string} */ name) => String(event.getFirstPropertyValue(name) ?? "").toUpperCase();
  return (
    says("transp") !== "TRANSPARENT" &&
    says("status") !== "CANCELLED" &&
    says("x-microsoft-cdo-busystatus") !== "FREE"
  );
}

/** @param {Component} event */
const getUid = (event) => String(event.getFirstPropertyValue("uid") ?? "");
