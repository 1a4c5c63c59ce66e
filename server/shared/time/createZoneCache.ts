import type { EpochMinute } from "./units.ts";
import { getZoneOffsets, type ZoneOffsets } from "./zoneOffsets.ts";

export type GetZoneOffsets = (timeZone: string) => ZoneOffsets;

export function createZoneCache(from: EpochMinute, to: EpochMinute): GetZoneOffsets {
  const known = new Map<string, ZoneOffsets>();
  return (timeZone) => {
    let zone = known.get(timeZone);
    if (zone === undefined) {
      zone = getZoneOffsets(timeZone, from, to);
      known.set(timeZone, zone);
    }
    return zone;
  };
}
