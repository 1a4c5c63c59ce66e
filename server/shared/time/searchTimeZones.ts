import { foldText } from "../languages/foldText.ts";
import type { EpochMinute } from "./units.ts";
import { getOffset } from "./wallClock.ts";
import { type IndexedZone, getZoneIndex } from "./zoneIndex.ts";
import { getZoneOffsets } from "./zoneOffsets.ts";

export interface FoundTimeZone {
  readonly name: string;
  readonly offsetMinutes: number;
}

const MAX_SEARCH = 100;
const MIN_PART = 3;

/**
 * Finds zones by city or country in any language, abbreviation (`PST`), offset at `now` (`+5`, `UTC+5:30`) or IANA
 * name. Sorts by match, then from west to east, then by name. An empty search returns all zones.
 */
export function searchTimeZones(search: string, now: EpochMinute): FoundTimeZone[] {
  const text = search.slice(0, MAX_SEARCH);
  const wantedOffset = parseOffset(text);
  const query = foldText(text);
  const words = query.split(" ").filter(Boolean);
  if (words.length === 0 && text.trim() !== "") return [];
  return getZoneIndex()
    .map((zone) => ({ zone, offsetMinutes: getCachedOffset(zone.name, now) }))
    .map((found) => ({
      ...found,
      rank:
        wantedOffset === null
          ? rankZone(found.zone, query, words)
          : rankOffset(found.offsetMinutes, wantedOffset),
    }))
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (a, b) =>
        a.rank! - b.rank! ||
        // Among equal matches the main zone of a metazone comes first.
        (query === "" ? 0 : Number(b.zone.isFirst) - Number(a.zone.isFirst)) ||
        a.offsetMinutes - b.offsetMinutes ||
        (a.zone.name < b.zone.name ? -1 : 1),
    )
    .map(({ zone, offsetMinutes }) => ({ name: zone.name, offsetMinutes }));
}

/** All offset changes so far were on a multiple of 15 minutes UTC. */
const OFFSET_CACHE_MINUTES = 15;

let offsetCache = { quarter: -1, byZone: new Map<string, number>() };

/** Cached for 15 minutes, because all zones together take 20 ms. */
function getCachedOffset(name: string, now: EpochMinute): number {
  const quarter = Math.floor(now / OFFSET_CACHE_MINUTES);
  if (quarter !== offsetCache.quarter) offsetCache = { quarter, byZone: new Map() };
  const offset = offsetCache.byZone.get(name) ?? getOffset(getZoneOffsets(name, now, now + 1), now);
  offsetCache.byZone.set(name, offset);
  return offset;
}

/** Returns 0 for an exact match up to 4 for a match inside a word. Null if nothing matches. */
function rankZone(
  { ianaCity, names, words }: IndexedZone,
  query: string,
  wantedOffset: readonly string[],
): number | null {
  if (query === "") return 0;
  if (names.includes(query)) return 0;
  // The city of the IANA name is usually better known than a city that is spelled alike.
  if (ianaCity.startsWith(query)) return 1;
  if (names.some((name) => name.startsWith(query))) return 2;
  const beginsWord = (part: string) => words.some((word) => word.startsWith(part));
  if (wantedOffset.every(beginsWord)) return 3;
  const isInWord = (part: string) =>
    part.length >= MIN_PART ? words.some((word) => word.includes(part)) : beginsWord(part);
  return wantedOffset.every(isInWord) ? 4 : null;
}

const rankOffset = (offset: number, wantedOffset: number) => (offset === wantedOffset ? 0 : null);

function parseOffset(text: string): number | null {
  const match = /^(?:(?:utc|gmt)\s*)?([+\-−–])\s*(\d{1,2})(?:[:.]?([0-5]\d))?$/i.exec(text.trim());
  if (match === null) return /^(utc|gmt)$/i.test(text.trim()) ? 0 : null;
  const [, sign, hours, minutes = "0"] = match;
  const size = Number(hours) * 60 + Number(minutes);
  return sign === "+" ? size : -size;
}
