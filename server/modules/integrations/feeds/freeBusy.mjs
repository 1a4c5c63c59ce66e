// Busy periods of VFREEBUSY components (RFC 5545, section 3.6.4).
import ICAL from "ical.js";

/** @typedef {import("ical.js").default.Component} Component */
/** @typedef {import("ical.js").default.Time} Time */
/** @typedef {import("./zoneRules.mjs").KnownZone} KnownZone */

/**
 * The stretches of a VFREEBUSY that lie in a window and are not free. BUSY, BUSY-UNAVAILABLE and BUSY-TENTATIVE count, and
 * so does every kind that is not known (section 3.2.9).
 *
 * @param {Component} component
 * @param {{ readonly from: number, readonly until: number, readonly own: KnownZone }} within epoch milliseconds, and the zone of times that name none
 * @returns {Generator<{ readonly startsAt: number, readonly endsAt: number }>}
 */
export function* busyPeriods(component, { from, until, own }) {
  for (const property of component.getAllProperties("freebusy")) {
    if (String(property.getParameter("fbtype") ?? "BUSY").toUpperCase() === "FREE") continue;
    for (const period of property.getValues()) {
      if (!(period instanceof ICAL.Period)) continue;
      const startsAt = toInstant(period.start, own);
      const endsAt = period.end
        ? toInstant(period.end, own)
        : startsAt + (period.duration?.toSeconds() ?? 0) * 1000;
      if (endsAt > startsAt && startsAt < until && endsAt > from) yield { startsAt, endsAt };
    }
  }
}

/** @param {Time} time @param {KnownZone} own @returns {number} epoch milliseconds */
function toInstant(time, own) {
  const placed = time.clone();
  if (placed.zone === ICAL.Timezone.localTimezone) placed.zone = own;
  return placed.toUnixTime() * 1000;
}
