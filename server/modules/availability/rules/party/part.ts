import { type Conflicts, findConflicts } from "./conflicts.ts";
import type { Job } from "./jobs.ts";
import type { PartySearch } from "./types.ts";

export interface PartJob {
  readonly job: number;
  readonly count: number;
  readonly begin: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
  /** Eligible units, the preferred first. */
  readonly pool: readonly number[];
  /** Index in the part of the member's previous or next line if it could use the same unit, otherwise -1. */
  readonly previous: number;
  readonly next: number;
  /** -1 for a session. */
  readonly member: number;
  readonly twins: readonly number[];
}

/** Interchangeable units, the staff or one resource, with the jobs that need them. Parts are solved independently. */
export interface Part extends Conflicts {
  /** Null for the staff. */
  readonly resourceId: string | null;
  readonly unitCount: number;
  readonly jobs: readonly PartJob[];
}

interface Need {
  readonly job: number;
  readonly count: number;
  readonly pool: readonly number[];
}

/** @throws {RangeError} for a staff member or resource that is not listed */
export function buildParts(search: PartySearch, jobs: readonly Job[]): Part[] {
  const staffPart = buildPart(search, jobs, null, search.staff.length, listStaffNeeds(search, jobs));
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
    ...[...needs].map(([id, resourceNeeds]) =>
      buildPart(search, jobs, id, resources.get(id)!, resourceNeeds),
    ),
  ];
}

function listStaffNeeds(search: PartySearch, jobs: readonly Job[]): Need[] {
  const positions = new Map(search.staff.map((one, index) => [one.id, index]));
  return jobs.map(({ service, staffIds }, job) => {
    const pool = staffIds.map((id) => {
      const position = positions.get(id);
      if (position === undefined) throw new RangeError("A line's staff member is not listed");
      return position;
    });
    // An empty team still needs one unit, so that it cannot be served.
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
  const needAt = new Map<string, number>();
  needs.forEach(({ job }, position) => {
    const { isSession, positions } = jobs[job]!;
    if (!isSession) needAt.set(`${positions[0]!.member} ${positions[0]!.line}`, position);
  });
  const findNeighbour = ({ pool }: Need, member: number, line: number): number => {
    const position = needAt.get(`${member} ${line}`);
    if (position === undefined) return -1;
    return needs[position]!.pool.some((unit) => pool.includes(unit)) ? position : -1;
  };
  const twins = findTwins(search);
  const partJobs = needs.map((need): PartJob => {
    const { service, offset, isSession, positions } = jobs[need.job]!;
    const { member, line } = positions[0]!;
    const { rules } = service;
    return {
      job: need.job,
      count: need.count,
      begin: offset,
      end: offset + rules.durationMinutes,
      before: rules.bufferBeforeMinutes,
      after: rules.bufferAfterMinutes,
      pool: need.pool,
      previous: isSession ? -1 : findNeighbour(need, member, line - 1),
      next: isSession ? -1 : findNeighbour(need, member, line + 1),
      member: isSession ? -1 : member,
      twins: isSession ? [] : twins[member]!.flatMap((twin) => needAt.get(`${twin} ${line}`) ?? []),
    };
  });
  return { resourceId, unitCount, jobs: partJobs, ...findConflicts(partJobs) };
}

function findTwins({ members }: PartySearch): number[][] {
  const memberKeys = members.map((member, index) =>
    // Only the booker's first line must start on the interval, so the booker has no twin.
    index === 0 ? "" : JSON.stringify(member.lines),
  );
  return memberKeys.map((memberKey, index) =>
    memberKeys.flatMap((other, position) =>
      memberKey !== "" && position !== index && other === memberKey ? position : [],
    ),
  );
}
