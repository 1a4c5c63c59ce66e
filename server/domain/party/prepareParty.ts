import { hasMinute, type MinuteSet, minuteSet, addMinute } from "../slots/minuteSet.ts";
import type { EpochMinute } from "../time/units.ts";
import type { ZoneBook } from "../time/zoneBook.ts";
import { setBit } from "./bitRows.ts";
import type { Job } from "./jobs.ts";
import { type Part, type PartJob, partsOf } from "./part.ts";
import { type Budget, solvePart, type Verdict } from "./solvePart.ts";
import { fitsDayLimits } from "./startLimits.ts";
import { addWhereEnough, isEmpty, keepFollowed } from "./startSets.ts";
import { type Tracks, tracksOf } from "./tracks.ts";
import type { PartySearch } from "./types.ts";
import { type UnitStarts, unitStarts } from "./unitStarts.ts";

/** A part with all that one needs to solve it at any start of a range. */
export interface PreparedPart {
  readonly part: Part;
  readonly tracks: Tracks;
  /** One for each of the part's jobs. */
  readonly starts: readonly UnitStarts[];
}

/** A party made ready for the starts of a range: what its lines can have, each alone, is known. */
export interface PreparedParty {
  readonly search: PartySearch;
  readonly zones: ZoneBook;
  readonly jobs: readonly Job[];
  /** Parts of whose units a job alone could have enough; the staff first. */
  readonly parts: readonly PreparedPart[];
}

/**
 * Makes a party ready, and takes out of `starts` those at which some line cannot be served even alone. Stops
 * early, with no parts, when none is left.
 */
export function prepareParty(
  search: PartySearch,
  zones: ZoneBook,
  jobs: readonly Job[],
  starts: MinuteSet,
): PreparedParty {
  const from = starts.from;
  const to = from + starts.length + Math.max(...jobs.map((job) => job.offset));
  const startsOf = unitStarts(search, zones, from, to);
  const parts: PreparedPart[] = [];
  for (const part of partsOf(search, jobs)) {
    const kept = new Map<UnitStarts, Set<number>>();
    const ofPart = part.jobs.map((need) => {
      const job = jobs[need.job]!;
      const found = startsOf(part, need, job);
      // Equal lines at equal times ask the same: once is enough.
      const offsets = kept.get(found) ?? new Set();
      kept.set(found, offsets);
      if (job.isSession || !offsets.has(job.offset)) keepServable(starts, found, need, job);
      if (!job.isSession) offsets.add(job.offset);
      return found;
    });
    if (isEmpty(starts)) return { search, zones, jobs, parts: [] };
    parts.push({ part, tracks: tracksOf(part), starts: ofPart });
  }
  return { search, zones, jobs, parts };
}

/** Keeps the starts at which enough units are open to one job, or a session stands that it can join. */
function keepServable(starts: MinuteSet, { open }: UnitStarts, need: PartJob, job: Job): void {
  const from = starts.from + job.offset;
  const servable = minuteSet(from, from + starts.length);
  if (job.seats <= job.service.rules.capacity && open.length > 0) {
    const anywhere = minuteSet(open[0]!.from, open[0]!.from + open[0]!.length);
    addWhereEnough(anywhere, open, need.count);
    servable.words.fill(-1);
    keepFollowed(servable, anywhere, 0);
  }
  for (const start of job.joinable.keys()) addMinute(servable, start);
  keepFollowed(starts, servable, job.offset);
}

/** Lays out what every unit of a part could do at one start. */
export function layOut(
  { part, tracks, starts }: PreparedPart,
  jobs: readonly Job[],
  start: EpochMinute,
): void {
  const { open, taken, left, freeBefore, freeAfter, words } = tracks;
  for (const rows of [open, taken, freeBefore, freeAfter]) rows.fill(0);
  part.jobs.forEach((need, row) => {
    const job = jobs[need.job]!;
    // A session that stands already has its teacher and its room.
    left[row] = job.joinable.has(start + need.begin) ? 0 : need.count;
    if (left[row] === 0) return;
    const found = starts[row]!;
    need.pool.forEach((unit, place) => {
      if (hasMinute(found.open[place]!, start + need.begin)) setBit(open, row, words, unit);
      if (!found.freeBefore || hasMinute(found.freeBefore[place]!, start + need.begin)) {
        setBit(freeBefore, row, words, unit);
      }
      if (!found.freeAfter || hasMinute(found.freeAfter[place]!, start + need.end)) {
        setBit(freeAfter, row, words, unit);
      }
    });
  });
}

/** Whether the whole party can be served at a start that passed every check of single lines. */
export function decideStart(party: PreparedParty, start: EpochMinute, budget: Budget): Verdict {
  if (!fitsDayLimits(party.search, party.zones, party.jobs, start)) return "no";
  let verdict: Verdict = "yes";
  for (const prepared of party.parts) {
    layOut(prepared, party.jobs, start);
    const ofPart = solvePart(prepared.tracks, budget);
    if (ofPart === "no") return "no";
    if (ofPart === "undecided") verdict = "undecided";
  }
  return verdict;
}
