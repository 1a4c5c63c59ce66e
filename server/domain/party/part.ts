import { type Conflicts, conflictsOf } from "./conflicts.ts";
import type { Job } from "./jobs.ts";
import type { PartySearch } from "./types.ts";

/** What one job needs of the units of one part. Minutes count from the party's start. */
export interface PartJob {
  /** Which of the party's jobs. */
  readonly job: number;
  /** How many different units it takes. */
  readonly count: number;
  readonly begin: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
  /** Units it may have, the preferred first. */
  readonly pool: readonly number[];
  /** The neighbouring line of the same member that could keep the same unit, as a place in the part; -1: none. */
  readonly previous: number;
  readonly next: number;
  /** The member whose line it is; a session belongs to nobody: -1. */
  readonly member: number;
  /** The same line of members who want exactly the same, as places in the part. */
  readonly twins: readonly number[];
}

/**
 * Units that replace each other, with the jobs that need them: the staff, or one resource. Parts are independent,
 * because nobody is a room: each is solved by itself.
 */
export interface Part extends Conflicts {
  /** Null: the staff. */
  readonly resourceId: string | null;
  readonly unitCount: number;
  readonly jobs: readonly PartJob[];
}

interface Need {
  readonly job: number;
  readonly count: number;
  readonly pool: readonly number[];
}

/** The staff first, then every resource that a line needs. Throws a RangeError for what is not listed. */
export function partsOf(search: PartySearch, jobs: readonly Job[]): Part[] {
  const staffPart = buildPart(search, jobs, null, search.staff.length, staffNeeds(search, jobs));
  const resources = new Map(search.resources.map((resource) => [resource.id, resource.units.length]));
  const needs = new Map<string, Need[]>();
  jobs.forEach(({ service }, job) => {
    for (const { resourceId, needed } of service.resources) {
      const units = resources.get(resourceId);
      if (units === undefined) throw new RangeError("A service's resource is not listed");
      if (needed <= 0) continue;
      const pool = Array.from({ length: units }, (_, unit) => unit);
      needs.set(resourceId, [...(needs.get(resourceId) ?? []), { job, count: needed, pool }]);
    }
  });
  return [
    staffPart,
    ...[...needs].map(([id, ofResource]) => buildPart(search, jobs, id, resources.get(id)!, ofResource)),
  ];
}

function staffNeeds(search: PartySearch, jobs: readonly Job[]): Need[] {
  const places = new Map(search.staff.map((one, index) => [one.id, index]));
  return jobs.map(({ service, staffIds }, job) => {
    const pool = staffIds.map((id) => {
      const place = places.get(id);
      if (place === undefined) throw new RangeError("A line's staff member is not listed");
      return place;
    });
    // Nobody at all is one person short.
    return { job, count: service.assignment === "collective" ? Math.max(1, pool.length) : 1, pool };
  });
}

function buildPart(
  search: PartySearch,
  jobs: readonly Job[],
  resourceId: string | null,
  unitCount: number,
  needs: readonly Need[],
): Part {
  const needOf = new Map(needs.map((need, place) => [need.job, place]));
  /** The neighbouring line's need, if the same unit could serve both without a break. */
  const neighbour = (need: Need, step: -1 | 1): number => {
    const { isSession, places } = jobs[need.job]!;
    if (isSession) return -1;
    const { member, line } = places[0]!;
    const other = jobs.findIndex(
      (job) => !job.isSession && job.places[0]!.member === member && job.places[0]!.line === line + step,
    );
    const place = needOf.get(other) ?? -1;
    return place >= 0 && needs[place]!.pool.some((unit) => need.pool.includes(unit)) ? place : -1;
  };
  const classes = search.members.map((member, index) =>
    // The booker's first line alone sits on a grid, so nobody is the booker's twin.
    index === 0
      ? "booker"
      : member.lines.map((line) => `${line.serviceId} ${line.seats} ${line.staffIds.join()}`).join(";"),
  );
  const partJobs = needs.map((need, place): PartJob => {
    const { service, offset, isSession, places } = jobs[need.job]!;
    const { member, line } = places[0]!;
    const twins = needs.flatMap((other, otherPlace) => {
      const twin = jobs[other.job]!;
      const isTwin =
        otherPlace !== place &&
        !isSession &&
        !twin.isSession &&
        twin.places[0]!.line === line &&
        classes[twin.places[0]!.member] === classes[member];
      return isTwin ? otherPlace : [];
    });
    return {
      ...need,
      begin: offset,
      end: offset + service.rules.durationMinutes,
      before: service.rules.bufferBeforeMinutes,
      after: service.rules.bufferAfterMinutes,
      previous: neighbour(need, -1),
      next: neighbour(need, 1),
      member: isSession ? -1 : member,
      twins,
    };
  });
  return { resourceId, unitCount, jobs: partJobs, ...conflictsOf(partJobs) };
}
