import { canonicalTimeZone } from "../../server/shared/time/timeZones.ts";

export { zoneCity, zoneLabel } from "../../server/shared/time/zoneLabel.ts";

/** Returns the device's zone under its canonical name, or null if unknown. Browser only. */
export function visitorTimeZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone === undefined ? null : canonicalTimeZone(timeZone);
}
