import type { StartFailure } from "./startFailure.ts";
import type { LoadedParty } from "./data/loadPartySearch.ts";
import type { ServiceRow } from "./data/loadSlotSearch.ts";
import type { Failure } from "../../shared/failures/failure.ts";
import { assignParty } from "./rules/party/assignParty.ts";
import { STEP_LIMITS } from "./rules/party/budget.ts";
import type { PartyAssignment, PartySearch } from "./rules/party/types.ts";
import { findPartyRefusal } from "./rules/party/findPartyRefusal.ts";
import { FREE_START, withEverythingFree } from "./rules/party/withEverythingFree.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { isoDate } from "../../shared/time/dates.ts";
import { getLinePrice } from "./linePrice.ts";
import { buildPartySearch } from "./partySearch.ts";
import { findSuspension } from "../businesses/index.ts";
import { findPaymentFailure } from "../catalogue/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { type OrderLine, findLineFailure, groupByMember } from "./orderLines.ts";

export interface PartyPlan {
  readonly loaded: LoadedParty;
  readonly search: PartySearch;
  readonly assignment: PartyAssignment;
}

/** A hold gets more solver steps than one of a month's many starts. */
const HOLD_LIMITS = {
  ...STEP_LIMITS,
  perStart: STEP_LIMITS.perStart * 10,
  perAssignment: STEP_LIMITS.perAssignment * 4,
};
const MINUTES_PER_DAY = 1440;

export function planParty(
  scope: Scope,
  loaded: LoadedParty,
  lines: readonly OrderLine[],
  startsAt: EpochMinute,
  now: number,
): Outcome<PartyPlan, StartFailure> {
  const fail = (failure: StartFailure): Outcome<PartyPlan, StartFailure> => ({ ok: false, failure });
  const lineFailure = findLineFailure(loaded, lines);
  if (lineFailure) return fail(lineFailure);
  const date = isoDate(Math.floor(startsAt / MINUTES_PER_DAY));
  const range = { now, from: date, to: date, timeZone: "UTC" };
  const buildSearch = (requested: readonly OrderLine[]) =>
    buildPartySearch(loaded, scope.business.timeZone, requested, range);
  const search = buildSearch(lines);
  const assignment = isWithinLimits(loaded, lines) ? assignParty(search, startsAt, HOLD_LIMITS) : null;
  if (assignment !== null && assignment !== "undecided")
    return { ok: true, value: { loaded, search, assignment } };
  return fail(explainFailure(loaded, lines, buildSearch, startsAt));
}

/**
 * Returns the failure of a hold of the party at every start, independent of calendars, or null.
 * If `mayFit` is true, a start was found, and the units are not checked.
 */
export function findPartyFailure(
  scope: Scope,
  loaded: LoadedParty,
  lines: readonly OrderLine[],
  mayFit = false,
): Failure | null {
  const closedFailure = findSuspension(scope) ?? findLineFailure(loaded, lines);
  if (closedFailure) return closedFailure;
  const date = isoDate(FREE_START / MINUTES_PER_DAY);
  const range = { now: 0, from: date, to: date, timeZone: "UTC" };
  const buildSearch = (requested: readonly OrderLine[]) =>
    withEverythingFree(buildPartySearch(loaded, "UTC", requested, range));
  const isWithin = isWithinLimits(loaded, lines);
  const fits = isWithin && (mayFit || assignParty(buildSearch(lines), FREE_START) !== null);
  if (!fits) return explainFailure(loaded, lines, buildSearch, FREE_START);
  return findPaymentFailure(
    scope,
    [...loaded.services.values()].map((service) => getLinePrice(service, 1)),
  );
}

function explainFailure(
  loaded: LoadedParty,
  lines: readonly OrderLine[],
  buildSearch: (requested: readonly OrderLine[]) => PartySearch,
  startsAt: EpochMinute,
): StartFailure {
  const fits = (requested: readonly OrderLine[]) => {
    const found = assignParty(buildSearch(requested), startsAt);
    return found !== null && found !== "undecided";
  };
  return (
    findLimitFailure(loaded, lines, fits) ?? findStartFailure(loaded, lines, buildSearch(lines), startsAt)
  );
}

function countSeats(service: ServiceRow, lines: readonly OrderLine[]): number {
  const own = lines.filter((line) => line.serviceId === service.id);
  return service.capacity > 1 ? own.reduce((sum, line) => sum + line.seats, 0) : own.length;
}

function isWithinLimits(loaded: LoadedParty, lines: readonly OrderLine[]): boolean {
  return [...loaded.services.values()].every(
    (service) => service.max_per_booking === null || countSeats(service, lines) <= service.max_per_booking,
  );
}

/** Null if the number of members is not the cause. */
function findLimitFailure(
  loaded: LoadedParty,
  lines: readonly OrderLine[],
  fits: (requested: readonly OrderLine[]) => boolean,
): StartFailure | null {
  for (const service of loaded.services.values()) {
    const seats = countSeats(service, lines);
    const serviceLines = lines.filter((line) => line.serviceId === service.id);
    const simultaneous = service.capacity > 1 ? seats : new Set(serviceLines.map((line) => line.member)).size;
    const most = Math.min(seats, service.max_per_booking ?? seats);
    const exceedsLimit = most < seats;
    // A class reports its remaining seats instead, and a chosen staff member is either busy or free.
    const dependsOnCount =
      service.capacity === 1 && simultaneous > 1 && serviceLines.every((line) => line.staffId === null);
    if (!exceedsLimit && !dependsOnCount) continue;
    const count = findGreatest(Math.min(most, simultaneous), (requested) =>
      fits(takeSeats(service, serviceLines, requested)),
    );
    // A limit of 0 helps no caller. If that many fit, another rule is the cause.
    if (count > 0 && (exceedsLimit || count < simultaneous))
      return { code: "RESERVATION_LIMIT", count: count === simultaneous ? most : count };
  }
  return null;
}

function takeSeats(service: ServiceRow, lines: readonly OrderLine[], requested: number): OrderLine[] {
  if (service.capacity > 1) return [{ ...lines[0]!, member: 0, seats: requested }];
  const members = [...new Map(lines.map((line) => [line.member, line])).values()];
  return members.slice(0, requested).map((line, member) => ({ ...line, member }));
}

function findGreatest(most: number, fits: (requested: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function findStartFailure(
  loaded: LoadedParty,
  lines: readonly OrderLine[],
  search: PartySearch,
  startsAt: EpochMinute,
): StartFailure {
  const explanation = findPartyRefusal(search, startsAt);
  // Undecided even with many steps, so the server must not promise a time.
  if (explanation === null || explanation === "undecided") return { code: "STAFF_BUSY" };
  const position = explanation.lines[0]!;
  const line = groupByMember(lines)[position.member]![position.line]!.ordinal;
  if (explanation.refusal === "STAFF_BUSY") return { code: "STAFF_BUSY", line };
  if (explanation.refusal === "RESOURCE_BUSY") return { code: "RESOURCE_UNAVAILABLE", line };
  if (explanation.refusal !== "NO_SEATS")
    return { code: "SLOT_UNAVAILABLE", reason: explanation.refusal, line };
  const { serviceId } = lines[line]!;
  const seatsLeft = (loaded.sessions.get(serviceId) ?? [])
    .filter((one) => one.startsAt === startsAt + getLineOffset(search, position))
    .map((one) => one.seatsOffered - one.seatsTaken);
  const available = seatsLeft.length > 0 ? Math.max(...seatsLeft) : loaded.services.get(serviceId)!.capacity;
  return { code: "SEAT_SHORTAGE", available: Math.max(0, available), line };
}

function getLineOffset(search: PartySearch, { member, line }: { member: number; line: number }): number {
  const lengths = new Map(search.services.map((one) => [one.id, one.rules.durationMinutes]));
  const before = search.members[member]!.lines.slice(0, line);
  return before.reduce((sum, one) => sum + lengths.get(one.serviceId)!, 0);
}
