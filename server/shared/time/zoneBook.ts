import type { EpochMinute } from "./units.ts";
import { zoneOffsets, type ZoneOffsets } from "./zoneOffsets.ts";

/** Looks a zone up; the same zone asked again costs nothing. */
export type ZoneBook = (timeZone: string) => ZoneOffsets;

/** The zones of one calculation, each asked of Intl once, all over the same range of instants. */
export function zoneBook(from: EpochMinute, to: EpochMinute): ZoneBook {
  const known = new Map<string, ZoneOffsets>();
  return (timeZone) => {
    let zone = known.get(timeZone);
    if (zone === undefined) {
      zone = zoneOffsets(timeZone, from, to);
      known.set(timeZone, zone);
    }
    return zone;
  };
}
