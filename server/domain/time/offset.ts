import { remembered } from "./remembered.ts";

/** Offset of a zone from UTC at an instant, in minutes; east is positive. */
export function offsetMinutes(instant: string, timeZone: string): number {
  const at = Math.floor(new Date(instant).getTime() / 60_000) * 60_000;
  return (wallTime(at, timeZone) - at) / 60_000;
}

/** `UTC-5`, `UTC+5:30`, `UTC`. */
export function offsetLabel(instant: string, timeZone: string): string {
  const offset = offsetMinutes(instant, timeZone);
  if (offset === 0) return "UTC";
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  return `UTC${offset < 0 ? "-" : "+"}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}

/** Clocks are never set back by more than this at once (a zone that skips or repeats a whole day aside). */
const lookAroundMilliseconds = 3 * 60 * 60_000;

const repeated = new Map<string, boolean>();

/** True when the wall clock shows this time twice: once before and once after it is set back. */
export function isRepeatedWallTime(instant: string, timeZone: string): boolean {
  const at = Math.floor(new Date(instant).getTime() / 60_000) * 60_000;
  // Asking for an offset costs more than all the rest of writing a time.
  return remembered(repeated, `${at} ${timeZone}`, () => isTwice(at, timeZone));
}

function isTwice(at: number, timeZone: string): boolean {
  const wall = wallTime(at, timeZone);
  return [-lookAroundMilliseconds, lookAroundMilliseconds].some((distance) => {
    const offset = wallTime(at + distance, timeZone) - (at + distance);
    const twin = wall - offset;
    return twin !== at && wallTime(twin, timeZone) === wall;
  });
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock's reading, as milliseconds since 1970 of a clock that shows it in UTC. */
function wallTime(at: number, timeZone: string): number {
  const format = remembered(
    formats,
    timeZone,
    () =>
      new Intl.DateTimeFormat("en-US", {
        timeZone,
        calendar: "gregory",
        numberingSystem: "latn",
        hourCycle: "h23",
        year: "numeric",
        month: "numeric",
        day: "numeric",
        hour: "numeric",
        minute: "numeric",
      }),
  );
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(read("year"), read("month") - 1, read("day"), read("hour"), read("minute"));
}
