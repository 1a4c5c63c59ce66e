import { offsetLabel } from "./offset.ts";
import { remembered } from "../memory/remembered.ts";
import { canonicalTimeZone } from "./timeZones.ts";

/** Cities by the current IANA names of their zones, in one language. A zone without an entry has its English city. */
export type ZoneCities = Readonly<Record<string, string>>;

const names = new Map<string, string | null>();

/** The city that a zone is named after, in English without a table: `New York`. Null for an offset and for an unknown zone. */
export function zoneCity(timeZone: string, inLanguage: ZoneCities = {}): string | null {
  // Canonicalising a zone costs more than the rest of a label.
  const name = remembered(names, timeZone, () => canonicalTimeZone(timeZone));
  if (!name?.includes("/") || name.startsWith("Etc/")) return null;
  const own = Object.hasOwn(inLanguage, name) ? inLanguage[name] : undefined;
  return own ?? name.slice(name.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** The zone as it is written beside a time: `New York (UTC-5)`. The offset is the one at that instant. */
export function zoneLabel(timeZone: string, instant: string, inLanguage?: ZoneCities): string {
  const city = zoneCity(timeZone, inLanguage);
  const offset = offsetLabel(instant, timeZone);
  return city === null ? offset : `${city} (${offset})`;
}
