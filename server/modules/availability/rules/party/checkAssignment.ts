import { dateAt, oracle } from "../slots/oracle.ts";
import type { EpochMinute, Refusal, StaffCalendar } from "../../../../shared/slots/types.ts";
import type { LineAssignment, PartyAssignment, PartyLine, PartySearch, PartyService } from "./types.ts";

/** Test checker: validates a finished assignment against every rule. It shares no code with the search. */

interface Visit {
  readonly member: number;
  readonly line: number;
  readonly wanted: PartyLine;
  readonly service: PartyService;
  readonly given: LineAssignment;
}

interface Claim {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

const NOBODY_BUSY = new Int32Array(0);
const judges = new WeakMap<PartySearch, Map<string, (start: EpochMinute) => Refusal | null>>();

export function alone(
  search: PartySearch,
  of: PartyService,
  staffIds: readonly string[],
  onGrid: boolean,
  start: EpochMinute,
): Refusal | null {
  const known = judges.get(search) ?? new Map<string, (start: EpochMinute) => Refusal | null>();
  judges.set(search, known);
  const key = `${of.id} ${staffIds.join()} ${onGrid}`;
  let judge = known.get(key);
  if (judge === undefined) {
    const verdict = oracle({
      ...search,
      rules: {
        ...of.rules,
        bufferBeforeMinutes: 0,
        bufferAfterMinutes: 0,
        maxPerDay: null,
        capacity: 1,
        intervalMinutes: onGrid ? of.rules.intervalMinutes : 1,
      },
      assignment: of.assignment,
      staff: staffIds.map((id): StaffCalendar => ({
        ...search.staff.find((one) => one.id === id)!,
        busy: NOBODY_BUSY,
      })),
      resources: [],
      sessions: [],
      seats: 1,
      takenPerDay: new Map(),
    });
    judge = (minute) => verdict(minute).refusal;
    known.set(key, judge);
  }
  return judge(start);
}

export function faultsOf(search: PartySearch, assignment: PartyAssignment): string[] {
  const visits = search.members.flatMap(({ lines }, member) =>
    lines.map((wanted, line): Visit => {
      const of = search.services.find((one) => one.id === wanted.serviceId)!;
      return { member, line, wanted, service: of, given: assignment.members[member]![line]! };
    }),
  );
  return [
    ...visits.flatMap((visit) => timeFaults(visits, visit, assignment.startsAt)),
    ...visits.flatMap((visit) => servingFaults(search, visit)),
    ...visits.flatMap((visit) => sessionFaults(visits, visit)),
    ...dayFaults(search, visits),
    ...claimFaults(search, visits),
  ];
}

function timeFaults(
  visits: readonly Visit[],
  { member, line, given, service }: Visit,
  start: EpochMinute,
): string[] {
  const former = visits.find((other) => other.member === member && other.line === line - 1);
  const begin = former?.given.endsAt ?? start;
  if (given.startsAt !== begin) return ["does not begin where the line before ends"];
  return given.endsAt === begin + service.rules.durationMinutes ? [] : ["has another length"];
}

function servingFaults(search: PartySearch, { member, line, wanted, service, given }: Visit): string[] {
  const faults: string[] = [];
  const isTeam = service.assignment === "collective";
  if (isTeam ? given.staffIds.join() !== wanted.staffIds.join() : given.staffIds.length !== 1) {
    faults.push("has not the right number of people");
  }
  if (given.staffIds.some((id) => !wanted.staffIds.includes(id))) faults.push("is served by somebody else");
  if (given.session === "joined") {
    const hours = alone(search, service, wanted.staffIds, false, given.startsAt);
    if (hours !== null && hours !== "OUTSIDE_HOURS") faults.push(`joins ${hours}`);
    if (given.units.length > 0) faults.push("joins a session and takes a room");
    return faults;
  }
  const onGrid = service.rules.capacity > 1 || (member === 0 && line === 0);
  const refusal = alone(search, service, given.staffIds, onGrid, given.startsAt);
  if (refusal !== null) faults.push(refusal);
  for (const { resourceId, needed } of service.resources) {
    const units = given.units.filter((unit) => unit.resourceId === resourceId).map(({ unit }) => unit);
    if (units.length !== needed || new Set(units).size !== needed) faults.push("has not its units");
  }
  if (given.units.some((unit) => !service.resources.some((need) => need.resourceId === unit.resourceId))) {
    faults.push("has units it does not need");
  }
  return faults;
}

function sessionFaults(visits: readonly Visit[], { wanted, service, given }: Visit): string[] {
  if (service.rules.capacity === 1) {
    return given.session === "none" && wanted.seats === 1 ? [] : ["is no class"];
  }
  const sharing = visits.filter(
    (other) => other.service === service && other.given.startsAt === given.startsAt,
  );
  const seats = sharing.reduce((sum, other) => sum + other.wanted.seats, 0);
  if (sharing.some((other) => JSON.stringify(other.given) !== JSON.stringify(given)))
    return ["is a session apart"];
  if (given.session === "opened") return seats <= service.rules.capacity ? [] : ["is oversold"];
  const hasRoom = service.sessions.some(
    (one) =>
      one.startsAt === given.startsAt &&
      given.staffIds.includes(one.staffId) &&
      one.seatsTaken + seats <= one.seatsOffered,
  );
  return given.session === "joined" && hasRoom ? [] : ["joins no session with room"];
}

function dayFaults(search: PartySearch, visits: readonly Visit[]): string[] {
  return search.services.flatMap((service) => {
    const { maxPerDay } = service.rules;
    if (maxPerDay === null) return [];
    const fresh = visits.filter((visit) => visit.service === service && visit.given.session !== "joined");
    const opened = new Set<EpochMinute>();
    const dates = fresh.flatMap(({ given }) => {
      if (given.session === "opened" && opened.has(given.startsAt)) return [];
      opened.add(given.startsAt);
      return dateAt(search.dayZone, given.startsAt);
    });
    return dates.some(
      (date) =>
        (service.takenPerDay.get(date) ?? 0) + dates.filter((other) => other === date).length > maxPerDay,
    )
      ? ["has too many visits of a day"]
      : [];
  });
}

function claimFaults(search: PartySearch, visits: readonly Visit[]): string[] {
  const faults: string[] = [];
  const units = [
    ...search.staff.map(({ id, busy }) => ({
      busy,
      serves: ({ given }: Visit) => given.staffIds.includes(id),
    })),
    ...search.resources.flatMap(({ id, units: all }) =>
      all.map((busy, unit) => ({
        busy,
        serves: ({ given }: Visit) => given.units.some((one) => one.resourceId === id && one.unit === unit),
      })),
    ),
  ];
  for (const { busy, serves } of units) {
    const claims = claimsOfUnit(visits.filter((visit) => visit.given.session !== "joined" && serves(visit)));
    for (let i = 0; i < busy.length; i += 2) {
      const taken = { from: busy[i]!, until: busy[i + 1]! };
      if (taken.from < taken.until && claims.some((claim) => overlap(claim, taken))) faults.push("is busy");
    }
    claims.forEach((claim, i) => {
      if (claims.some((other, k) => k > i && overlap(claim, other))) faults.push("serves two at once");
    });
  }
  return faults;
}

function claimsOfUnit(visits: readonly Visit[]): Claim[] {
  const claims: Claim[] = [];
  const sessions = new Set<string>();
  for (const visit of visits) {
    const { rules } = visit.service;
    const own = {
      from: visit.given.startsAt - rules.bufferBeforeMinutes,
      until: visit.given.endsAt + rules.bufferAfterMinutes,
    };
    if (visit.given.session === "opened") {
      const key = `${visit.service.id} ${visit.given.startsAt}`;
      if (!sessions.has(key)) claims.push(own);
      sessions.add(key);
      continue;
    }
    const follows = (line: number) =>
      visits.find(
        (other) => other.member === visit.member && other.line === line && other.given.session === "none",
      );
    if (follows(visit.line - 1)) continue;
    let last = visit;
    for (let next = follows(last.line + 1); next; next = follows(last.line + 1)) last = next;
    claims.push({ from: own.from, until: last.given.endsAt + last.service.rules.bufferAfterMinutes });
  }
  return claims;
}

function overlap(a: Claim, b: Claim): boolean {
  return a.from < b.until && b.from < a.until;
}
