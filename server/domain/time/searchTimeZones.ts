import { timeZoneNames } from "./timeZones.ts";
import type { EpochMinute } from "./units.ts";
import { offsetAt } from "./wallClock.ts";
import { zoneOffsets } from "./zoneOffsets.ts";

/** A zone that was found, with how far its clocks are ahead of UTC at that moment. */
export interface FoundTimeZone {
  readonly name: string;
  readonly offsetMinutes: number;
}

/** Zones whose name holds every word of the search, whatever its case, from west to east, then by name. */
export function searchTimeZones(search: string, now: EpochMinute): FoundTimeZone[] {
  const words = search
    .slice(0, 100)
    .toLowerCase()
    .split(/[\s/_]+/)
    .filter(Boolean);
  return timeZoneNames()
    .filter((name) => {
      const text = name.toLowerCase().replaceAll("_", " ");
      return words.every((word) => text.includes(word));
    })
    .map((name) => ({ name, offsetMinutes: offsetAt(zoneOffsets(name, now, now + 1), now) }))
    .toSorted((a, b) => a.offsetMinutes - b.offsetMinutes || (a.name < b.name ? -1 : 1));
}
