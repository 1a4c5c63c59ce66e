import { foldText } from "../languages/foldText.ts";
import type { EpochMinute } from "./units.ts";
import { offsetAt } from "./wallClock.ts";
import { type IndexedZone, zoneIndex } from "./zoneIndex.ts";
import { zoneOffsets } from "./zoneOffsets.ts";

/** A zone that a search found, with its offset from UTC at the time of the search. */
export interface FoundTimeZone {
  readonly name: string;
  readonly offsetMinutes: number;
}

/** A longer search is cut: no name is longer. */
const MAX_SEARCH = 100;
/** A part of a word counts only from this length on. */
const LEAST_PART = 3;

/**
 * Zones that a search finds: by city or country in any language of the interface (accents do not matter), by
 * abbreviation (`PST`), by offset at `now` (`+5`, `UTC+5:30`) or by IANA name. The best matches come first, then from
 * west to east, then by name. An empty search finds every zone.
 */
export function searchTimeZones(search: string, now: EpochMinute): FoundTimeZone[] {
  const text = search.slice(0, MAX_SEARCH);
  const wanted = parseOffset(text);
  const query = foldText(text);
  const words = query.split(" ").filter(Boolean);
  // What holds no letter and no number finds nothing, but an empty field finds every zone.
  if (words.length === 0 && text.trim() !== "") return [];
  return zoneIndex()
    .map((zone) => ({ zone, offsetMinutes: offsetNow(zone.name, now) }))
    .map((found) => ({
      ...found,
      rank: wanted === null ? rankZone(found.zone, query, words) : rankOffset(found.offsetMinutes, wanted),
    }))
    .filter(({ rank }) => rank !== null)
    .toSorted(
      (a, b) =>
        a.rank! - b.rank! ||
        // Among equal matches of a search, the zone that stands for its rules is meant most often.
        (query === "" ? 0 : Number(b.zone.isFirst) - Number(a.zone.isFirst)) ||
        a.offsetMinutes - b.offsetMinutes ||
        (a.zone.name < b.zone.name ? -1 : 1),
    )
    .map(({ zone, offsetMinutes }) => ({ name: zone.name, offsetMinutes }));
}

/** Every change of an offset so far was on a multiple of 15 minutes UTC. */
const OFFSETS_LAST_MINUTES = 15;

let offsets = { quarter: -1, byZone: new Map<string, number>() };

/** The offset of a zone, computed once in 15 minutes: to compute it for all zones takes 20 ms. */
function offsetNow(name: string, now: EpochMinute): number {
  const quarter = Math.floor(now / OFFSETS_LAST_MINUTES);
  if (quarter !== offsets.quarter) offsets = { quarter, byZone: new Map() };
  const offset = offsets.byZone.get(name) ?? offsetAt(zoneOffsets(name, now, now + 1), now);
  offsets.byZone.set(name, offset);
  return offset;
}

/** 0 for a name that equals the query, up to 4 for a part of a word. Null for no match. */
function rankZone(
  { ianaCity, names, words }: IndexedZone,
  query: string,
  wanted: readonly string[],
): number | null {
  if (query === "") return 0;
  if (names.includes(query)) return 0;
  // The city that a zone is named after is better known than cities that only some languages spell alike.
  if (ianaCity.startsWith(query)) return 1;
  if (names.some((name) => name.startsWith(query))) return 2;
  const beginsWord = (part: string) => words.some((word) => word.startsWith(part));
  if (wanted.every(beginsWord)) return 3;
  const isInWord = (part: string) =>
    part.length >= LEAST_PART ? words.some((word) => word.includes(part)) : beginsWord(part);
  return wanted.every(isInWord) ? 4 : null;
}

const rankOffset = (offset: number, wanted: number) => (offset === wanted ? 0 : null);

/** The minutes of `+5`, `UTC+5:30`, `GMT-3` or `utc`. Null when the text is no offset. */
function parseOffset(text: string): number | null {
  const match = /^(?:(?:utc|gmt)\s*)?([+\-−–])\s*(\d{1,2})(?:[:.]?([0-5]\d))?$/i.exec(text.trim());
  if (match === null) return /^(utc|gmt)$/i.test(text.trim()) ? 0 : null;
  const [, sign, hours, minutes = "0"] = match;
  const size = Number(hours) * 60 + Number(minutes);
  return sign === "+" ? size : -size;
}
