import { canonicalTimeZone } from "../../server/shared/time/timeZones.ts";

export { zoneCity, zoneLabel } from "../../server/shared/time/zoneLabel.ts";

/** The visitor's own zone by its current name; null where the browser does not tell. Browsers only. */
export function visitorTimeZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone === undefined ? null : canonicalTimeZone(timeZone);
}
