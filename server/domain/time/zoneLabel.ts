import { offsetLabel } from "./offset.ts";
import { remembered } from "./remembered.ts";
import { canonicalTimeZone } from "./timeZones.ts";

const cities = new Map<string, string | null>();

/** The place a zone is named after, as it is called now: `New York`, `Kolkata`; null for a mere offset. */
export function zoneCity(timeZone: string): string | null {
  // Asking the engine for a zone's name costs more than all the rest of a label.
  return remembered(cities, timeZone, () => cityOf(canonicalTimeZone(timeZone)));
}

function cityOf(name: string | null): string | null {
  if (!name?.includes("/") || name.startsWith("Etc/")) return null;
  return name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** What stands beside a time: `New York (UTC-5)`. The offset is the one at that instant. */
export function zoneLabel(timeZone: string, instant: string): string {
  const city = zoneCity(timeZone);
  const offset = offsetLabel(instant, timeZone);
  return city === null ? offset : `${city} (${offset})`;
}
