import type { EpochMinute } from "./units.ts";
import { zoneOffsets, type ZoneOffsets } from "./zoneOffsets.ts";

export type ZoneBook = (timeZone: string) => ZoneOffsets;

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
