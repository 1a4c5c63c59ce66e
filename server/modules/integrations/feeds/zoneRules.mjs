// Time zones of external calendars. IANA names use the rules of Node; other names use the VTIMEZONE of the file.
import ICAL from "ical.js";

/** @type {Map<string, Intl.DateTimeFormat | null>} */
const formats = new Map();

/** Returns null if the name is no IANA zone. @param {string} name @returns {Intl.DateTimeFormat | null} */
function getFormat(name) {
  const known = formats.get(name);
  if (known !== undefined) return known;
  /** @type {Intl.DateTimeFormat | null} */
  let format = null;
  try {
    // Excludes offsets, which newer engines accept as zones.
    if (/^[A-Za-z]/.test(name))
      format = new Intl.DateTimeFormat("en-US", {
        timeZone: name,
        hourCycle: "h23",
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
        second: "numeric",
      });
  } catch {
    // Not an IANA zone; the file may define it.
  }
  formats.set(name, format);
  return format;
}

/** Whether a name is one of an IANA zone. @param {string} name */
export const isKnownZone = (name) => getFormat(name) !== null;

const QUARTER = 900_000;
const DAY = 86_400_000;

export class KnownZone extends ICAL.Timezone {
  /** @type {Map<number, number>} offsets in milliseconds, by quarters of an hour: rules change at no other time */
  #offsets = new Map();

  /** @param {string} name */
  constructor(name) {
    super({ component: null });
    this.tzid = name;
  }

  /**
   * Seconds that the clock on the wall is ahead of UTC. Of a repeated time the first is meant, a time that was skipped is read as
   * before the gap (RFC 5545 section 3.3.5).
   *
   * @override
   * @param {import("ical.js").default.Time} time
   */
  utcOffset(time) {
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
    const before = this.#offsetAt(wall - DAY);
    const after = this.#offsetAt(wall + DAY);
    const isAfter =
      before !== after && this.#offsetAt(wall - before) !== before && this.#offsetAt(wall - after) === after;
    return (isAfter ? after : before) / 1000;
  }

  /** @param {number} instant */
  #offsetAt(instant) {
    const quarter = Math.floor(instant / QUARTER);
    const known = this.#offsets.get(quarter);
    if (known !== undefined) return known;
    const offset = readOffset(this.tzid, quarter * QUARTER);
    this.#offsets.set(quarter, offset);
    return offset;
  }
}

/** @param {string} name @param {number} instant @returns {number} milliseconds */
function readOffset(name, instant) {
  const parts = /** @type {Intl.DateTimeFormat} */ (getFormat(name)).formatToParts(instant);
  /** @param {string} type */
  const read = (type) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return wall - instant;
}
