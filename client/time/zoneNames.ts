import { toCurrentTimeZone } from "../../server/shared/time/timeZones.ts";

export { getZoneCity, zoneLabel } from "../../server/shared/time/zoneLabel.ts";

/** Returns the device's zone under its canonical name, or null if unknown. Browser only. */
export function getVisitorTimeZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone === undefined ? null : toCurrentTimeZone(timeZone);
}
