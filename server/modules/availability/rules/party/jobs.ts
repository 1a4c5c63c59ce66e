import { hasRoom } from "../slots/sessions.ts";
import type { EpochMinute } from "../../../../shared/time/units.ts";
import { MAX_LINES, type PartyLine, type PartySearch, type PartyService } from "./types.ts";

export interface LinePosition {
  readonly member: number;
  readonly line: number;
}

/** A line to serve, or all class lines that share one session. `offset` is in minutes from the party's start. */
export interface Job {
  readonly service: PartyService;
  readonly offset: number;
  /** Eligible staff, the preferred first. For several class lines, the staff whom all of them accept. */
  readonly staffIds: readonly string[];
  readonly seats: number;
  readonly isSession: boolean;
  /** True if it must start on the service's interval, false if it may start at any minute within hours. */
  readonly isOnGrid: boolean;
  readonly positions: readonly LinePosition[];
  /** For a class: the teacher of an existing session with enough seats, by start. */
  readonly joinable: ReadonlyMap<EpochMinute, string>;
}

/** @throws {RangeError} for no lines or too many, or for a service that is not listed */
export function buildJobs(search: PartySearch): Job[] {
  const lines = search.members.reduce((sum, member) => sum + member.lines.length, 0);
  if (lines > MAX_LINES || lines === 0 || search.members.some((member) => member.lines.length === 0)) {
    throw new RangeError(`Every member has a line, and an order at most ${MAX_LINES}`);
  }
  const services = new Map(search.services.map((service) => [service.id, service]));
  const jobs: Job[] = [];
  const sessions = new Map<string, number>();
  search.members.forEach((member, memberIndex) => {
    let offset = 0;
    member.lines.forEach((line, lineIndex) => {
      const service = services.get(line.serviceId);
      if (service === undefined) throw new RangeError("A line's service is not listed");
      checkLengths(service);
      const position = { member: memberIndex, line: lineIndex };
      const key = `${offset} ${service.id}`;
      const shared = service.rules.capacity > 1 ? sessions.get(key) : undefined;
      if (shared === undefined) {
        sessions.set(key, jobs.length);
        jobs.push(createJob(service, line, position, offset));
      } else {
        jobs[shared] = shareSession(jobs[shared]!, line, position);
      }
      offset += service.rules.durationMinutes;
    });
  });
  return jobs.map((job) => (job.isSession ? { ...job, joinable: findJoinable(job) } : job));
}

function checkLengths({ rules }: PartyService): void {
  for (const minutes of [rules.durationMinutes, rules.intervalMinutes]) {
    if (!Number.isInteger(minutes) || minutes < 1) {
      throw new RangeError("Interval and duration are whole minutes, at least one");
    }
  }
}

function createJob(service: PartyService, line: PartyLine, position: LinePosition, offset: number): Job {
  const isSession = service.rules.capacity > 1;
  return {
    service,
    offset,
    staffIds: [...new Set(line.staffIds)],
    seats: line.seats,
    isSession,
    isOnGrid: isSession || (position.member === 0 && position.line === 0),
    positions: [position],
    joinable: new Map(),
  };
}

function shareSession(job: Job, line: PartyLine, position: LinePosition): Job {
  const accepted = job.staffIds.filter((id) => line.staffIds.includes(id));
  const isOneTeam =
    accepted.length === job.staffIds.length && accepted.length === new Set(line.staffIds).size;
  return {
    ...job,
    // Two different teams cannot teach one session.
    staffIds: job.service.assignment === "any" || isOneTeam ? accepted : [],
    seats: job.seats + line.seats,
    positions: [...job.positions, position],
  };
}

/** If several sessions begin at one start, the one with the preferred teacher is used. */
function findJoinable({ service, staffIds, seats }: Job): Map<EpochMinute, string> {
  const open = service.sessions.filter((session) => hasRoom(session, seats));
  // Later entries of a `Map` replace earlier ones, so the preferred teacher comes last.
  return new Map(
    staffIds
      .toReversed()
      .flatMap((id) =>
        open.filter((session) => session.staffId === id).map((session) => [session.startsAt, id] as const),
      ),
  );
}
