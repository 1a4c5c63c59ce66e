import { dateAt, oracle } from "../slots/oracle.ts";
import type { EpochMinute, StaffCalendar } from "../../../../shared/slots/types.ts";
import type { CalendarReason } from "../../../../shared/slots/unavailableReasons.ts";
import type { LineAssignment, PartyAssignment, PartyLine, PartySearch, PartyService } from "./types.ts";

/** Test checker: validates a finished assignment against every rule. It shares no code with the search. */

interface CheckedLine {
  readonly member: number;
  readonly line: number;
  readonly requested: PartyLine;
  readonly service: PartyService;
  readonly assigned: LineAssignment;
}

interface Claim {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

const NO_BUSY_TIMES = new Int32Array(0);
const checkers = new WeakMap<PartySearch, Map<string, (start: EpochMinute) => CalendarReason | null>>();

export function checkAlone(
  search: PartySearch,
  service: PartyService,
  staffIds: readonly string[],
  isOnGrid: boolean,
  start: EpochMinute,
): CalendarReason | null {
  const known = checkers.get(search) ?? new Map<string, (start: EpochMinute) => CalendarReason | null>();
  checkers.set(search, known);
  const key = `${service.id} ${staffIds.join()} ${isOnGrid}`;
  let checker = known.get(key);
  if (checker === undefined) {
    const verdict = oracle({
      ...search,
      rules: {
        ...service.rules,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        maxPerDay: null,
        capacity: 1,
        intervalMinutes: isOnGrid ? service.rules.intervalMinutes : 1,
      },
      assignment: service.assignment,
      staff: staffIds.map((id): StaffCalendar => ({
        ...search.staff.find((one) => one.id === id)!,
        busy: NO_BUSY_TIMES,
      })),
      resources: [],
      sessions: [],
      seats: 1,
      takenPerDay: new Map(),
    });
    checker = (minute) => verdict(minute).refusal;
    known.set(key, checker);
  }
  return checker(start);
}

export function findViolations(search: PartySearch, assignment: PartyAssignment): string[] {
  const checkedLines = search.members.flatMap(({ lines }, member) =>
    lines.map((requested, line): CheckedLine => {
      const service = search.services.find((one) => one.id === requested.serviceId)!;
      return { member, line, requested, service, assigned: assignment.members[member]![line]! };
    }),
  );
  return [
    ...checkedLines.flatMap((checkedLine) =>
      findTimeViolations(checkedLines, checkedLine, assignment.startsAt),
    ),
    ...checkedLines.flatMap((checkedLine) => findUnitViolations(search, checkedLine)),
    ...checkedLines.flatMap((checkedLine) => findSessionViolations(checkedLines, checkedLine)),
    ...findDayViolations(search, checkedLines),
    ...findClaimViolations(search, checkedLines),
  ];
}

function findTimeViolations(
  checkedLines: readonly CheckedLine[],
  { member, line, assigned, service }: CheckedLine,
  start: EpochMinute,
): string[] {
  const previous = checkedLines.find((other) => other.member === member && other.line === line - 1);
  const begin = previous?.assigned.endsAt ?? start;
  if (assigned.startsAt !== begin) return ["does not begin where the line before ends"];
  return assigned.endsAt === begin + service.rules.durationMinutes ? [] : ["has another length"];
}

function findUnitViolations(
  search: PartySearch,
  { member, line, requested, service, assigned }: CheckedLine,
): string[] {
  const violations: string[] = [];
  const isTeam = service.assignment === "collective";
  if (isTeam ? assigned.staffIds.join() !== requested.staffIds.join() : assigned.staffIds.length !== 1) {
    violations.push("has the wrong number of staff members");
  }
  if (assigned.staffIds.some((id) => !requested.staffIds.includes(id)))
    violations.push("is served by another staff member");
  if (assigned.session === "joined") {
    const hours = checkAlone(search, service, requested.staffIds, false, assigned.startsAt);
    if (hours !== null && hours !== "OUTSIDE_HOURS") violations.push(`joins ${hours}`);
    if (assigned.units.length > 0) violations.push("joins a session and takes a room");
    return violations;
  }
  const isOnGrid = service.rules.capacity > 1 || (member === 0 && line === 0);
  const refusal = checkAlone(search, service, assigned.staffIds, isOnGrid, assigned.startsAt);
  if (refusal !== null) violations.push(refusal);
  for (const { resourceId, needed } of service.resources) {
    const units = assigned.units.filter((unit) => unit.resourceId === resourceId).map(({ unit }) => unit);
    if (units.length !== needed || new Set(units).size !== needed) violations.push("lacks its units");
  }
  if (assigned.units.some((unit) => !service.resources.some((need) => need.resourceId === unit.resourceId))) {
    violations.push("has units that it does not need");
  }
  return violations;
}

function findSessionViolations(
  checkedLines: readonly CheckedLine[],
  { requested, service, assigned }: CheckedLine,
): string[] {
  if (service.rules.capacity === 1) {
    return assigned.session === "none" && requested.seats === 1 ? [] : ["is no class"];
  }
  const sharing = checkedLines.filter(
    (other) => other.service === service && other.assigned.startsAt === assigned.startsAt,
  );
  const seats = sharing.reduce((sum, other) => sum + other.requested.seats, 0);
  if (sharing.some((other) => JSON.stringify(other.assigned) !== JSON.stringify(assigned)))
    return ["is a session apart"];
  if (assigned.session === "opened") return seats <= service.rules.capacity ? [] : ["is oversold"];
  const hasRoom = service.sessions.some(
    (one) =>
      one.startsAt === assigned.startsAt &&
      assigned.staffIds.includes(one.staffId) &&
      one.seatsTaken + seats <= one.seatsOffered,
  );
  return assigned.session === "joined" && hasRoom ? [] : ["joins no session with room"];
}

function findDayViolations(search: PartySearch, checkedLines: readonly CheckedLine[]): string[] {
  return search.services.flatMap((service) => {
    const { maxPerDay } = service.rules;
    if (maxPerDay === null) return [];
    const newLines = checkedLines.filter(
      (checkedLine) => checkedLine.service === service && checkedLine.assigned.session !== "joined",
    );
    const opened = new Set<EpochMinute>();
    const dates = newLines.flatMap(({ assigned }) => {
      if (assigned.session === "opened" && opened.has(assigned.startsAt)) return [];
      opened.add(assigned.startsAt);
      return dateAt(search.dayZone, assigned.startsAt);
    });
    return dates.some(
      (date) =>
        (service.takenPerDay.get(date) ?? 0) + dates.filter((other) => other === date).length > maxPerDay,
    )
      ? ["has too many visits of a day"]
      : [];
  });
}

function findClaimViolations(search: PartySearch, checkedLines: readonly CheckedLine[]): string[] {
  const violations: string[] = [];
  const units = [
    ...search.staff.map(({ id, busy }) => ({
      busy,
      serves: ({ assigned }: CheckedLine) => assigned.staffIds.includes(id),
    })),
    ...search.resources.flatMap(({ id, units: all }) =>
      all.map((busy, unit) => ({
        busy,
        serves: ({ assigned }: CheckedLine) =>
          assigned.units.some((one) => one.resourceId === id && one.unit === unit),
      })),
    ),
  ];
  for (const { busy, serves } of units) {
    const claims = listUnitClaims(
      checkedLines.filter((checkedLine) => checkedLine.assigned.session !== "joined" && serves(checkedLine)),
    );
    for (let i = 0; i < busy.length; i += 2) {
      const taken = { from: busy[i]!, until: busy[i + 1]! };
      if (taken.from < taken.until && claims.some((claim) => overlap(claim, taken)))
        violations.push("is busy");
    }
    claims.forEach((claim, i) => {
      if (claims.some((other, k) => k > i && overlap(claim, other))) violations.push("serves two at once");
    });
  }
  return violations;
}

function listUnitClaims(checkedLines: readonly CheckedLine[]): Claim[] {
  const claims: Claim[] = [];
  const sessions = new Set<string>();
  for (const checkedLine of checkedLines) {
    const { rules } = checkedLine.service;
    const own = {
      from: checkedLine.assigned.startsAt - rules.bufferBeforeMinutes,
      until: checkedLine.assigned.endsAt + rules.bufferAfterMinutes,
    };
    if (checkedLine.assigned.session === "opened") {
      const key = `${checkedLine.service.id} ${checkedLine.assigned.startsAt}`;
      if (!sessions.has(key)) claims.push(own);
      sessions.add(key);
      continue;
    }
    const findAdjacent = (line: number) =>
      checkedLines.find(
        (other) =>
          other.member === checkedLine.member && other.line === line && other.assigned.session === "none",
      );
    if (findAdjacent(checkedLine.line - 1)) continue;
    let last = checkedLine;
    for (let next = findAdjacent(last.line + 1); next; next = findAdjacent(last.line + 1)) last = next;
    claims.push({ from: own.from, until: last.assigned.endsAt + last.service.rules.bufferAfterMinutes });
  }
  return claims;
}

function overlap(a: Claim, b: Claim): boolean {
  return a.from < b.until && b.from < a.until;
}
