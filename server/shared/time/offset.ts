import { getZoneOffsets } from "./zoneOffsets.ts";

/** Returns minutes ahead of UTC. East is positive. */
export function offsetMinutes(instant: string, timeZone: string): number {
  return offsetAt(toEpochMinute(instant), timeZone);
}

/** Formats as `UTC-5`, `UTC+5:30` or `UTC`. */
export function formatOffset(instant: string, timeZone: string): string {
  const offset = offsetMinutes(instant, timeZone);
  if (offset === 0) return "UTC";
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  return `UTC${offset < 0 ? "-" : "+"}${hours}${minutes ? `:${String(minutes).padStart(2, "0")}` : ""}`;
}

/** Clocks are never set back by more than 3 hours, except for whole days. */
const LOOK_AROUND_MINUTES = 3 * 60;

export function isRepeatedWallTime(instant: string, timeZone: string): boolean {
  const at = toEpochMinute(instant);
  const wall = at + offsetAt(at, timeZone);
  return [-LOOK_AROUND_MINUTES, LOOK_AROUND_MINUTES].some((distance) => {
    const otherInstant = wall - offsetAt(at + distance, timeZone);
    return otherInstant !== at && otherInstant + offsetAt(otherInstant, timeZone) === wall;
  });
}

export function toWallMinute(instant: string, timeZone: string): number {
  const at = toEpochMinute(instant);
  return at + offsetAt(at, timeZone);
}

function toEpochMinute(instant: string): number {
  return Math.floor(new Date(instant).getTime() / 60_000);
}

function offsetAt(minute: number, timeZone: string): number {
  return getZoneOffsets(timeZone, minute, minute).offset[0]!;
}
