import { offsetLabel } from "./offset.ts";
import { remembered } from "../memory/remembered.ts";
import { canonicalTimeZone } from "./timeZones.ts";

/** City names in one language by current IANA zone name. A zone without an entry has its English city. */
export type ZoneCities = Readonly<Record<string, string>>;

const names = new Map<string, string | null>();

/** Returns the city of the zone's name: `New York`. Null for an offset or an unknown zone. */
export function zoneCity(timeZone: string, inLanguage: ZoneCities = {}): string | null {
  // Finding the current name costs more than the rest of a label.
  const name = remembered(names, timeZone, () => canonicalTimeZone(timeZone));
  if (!name?.includes("/") || name.startsWith("Etc/")) return null;
  const own = Object.hasOwn(inLanguage, name) ? inLanguage[name] : undefined;
  return own ?? name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
}

export function zoneLabel(timeZone: string, instant: string, inLanguage?: ZoneCities): string {
  const city = zoneCity(timeZone, inLanguage);
  const offset = offsetLabel(instant, timeZone);
  return city === null ? offset : `${city} (${offset})`;
}
