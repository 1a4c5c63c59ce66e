import { formatOffset } from "./offset.ts";
import { getOrCreate } from "../memory/getOrCreate.ts";
import { toCurrentTimeZone } from "./timeZones.ts";

/** City names in one language by current IANA zone name. A zone without an entry has its English city. */
export type ZoneCities = Readonly<Record<string, string>>;

const names = new Map<string, string | null>();

/** Returns the city of the zone's name: `New York`. Null for an offset or an unknown zone. */
export function getZoneCity(timeZone: string, cities: ZoneCities = {}): string | null {
  // Finding the current name costs more than the rest of a label.
  const name = getOrCreate(names, timeZone, () => toCurrentTimeZone(timeZone));
  if (!name?.includes("/") || name.startsWith("Etc/")) return null;
  const translated = Object.hasOwn(cities, name) ? cities[name] : undefined;
  return translated ?? name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
}

export function zoneLabel(timeZone: string, instant: string, cities?: ZoneCities): string {
  const city = getZoneCity(timeZone, cities);
  const offset = formatOffset(instant, timeZone);
  return city === null ? offset : `${city} (${offset})`;
}
