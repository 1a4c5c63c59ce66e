import type { LoadedParty } from "./data/loadPartySearch.ts";
import type { ServiceRow } from "./data/loadSlotSearch.ts";
import type { Failure } from "../../shared/failures/failure.ts";
import { assignParty } from "./rules/party/assignParty.ts";
import { STEP_LIMITS } from "./rules/party/budget.ts";
import type { PartyAssignment, PartySearch } from "./rules/party/types.ts";
import { whyNotParty } from "./rules/party/whyNotParty.ts";
import { FREE_START, withEverythingFree } from "./rules/party/withEverythingFree.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { isoDate } from "../../shared/time/dates.ts";
import { linePrice } from "./linePrice.ts";
import { partySearch } from "./partySearch.ts";
import { paymentRefusal } from "../payments/paymentRefusal.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { type VisitLine, validateLines, membersOf } from "./visitLines.ts";

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
  lines: readonly VisitLine[],
  startsAt: EpochMinute,
  now: number,
): Outcome<PartyPlan> {
  const refuse = (failure: Failure): Outcome<PartyPlan> => ({ ok: false, failure });
  const refused = validateLines(loaded, lines);
  if (refused) return refuse(refused);
  const date = isoDate(Math.floor(startsAt / MINUTES_PER_DAY));
  const frame = { now, from: date, to: date, timeZone: "UTC" };
  const searchFor = (wanted: readonly VisitLine[]) =>
    partySearch(loaded, scope.business.timeZone, wanted, frame);
  const search = searchFor(lines);
  const assignment = isWithinLimits(loaded, lines) ? assignParty(search, startsAt, HOLD_LIMITS) : null;
  if (assignment !== null && assignment !== "undecided")
    return { ok: true, value: { loaded, search, assignment } };
  return refuse(explainMisfit(loaded, lines, searchFor, startsAt));
}

/**
 * Returns the failure of a hold of the party at every start, independent of calendars, or null.
 * If `mayFit` is true, a start was found, and the units are not checked.
 */
export function partyFailure(
  scope: Scope,
  loaded: LoadedParty,
  lines: readonly VisitLine[],
  mayFit = false,
): Failure | null {
  const refused = validateLines(loaded, lines);
  if (refused) return refused;
  const date = isoDate(FREE_START / MINUTES_PER_DAY);
  const frame = { now: 0, from: date, to: date, timeZone: "UTC" };
  const searchFor = (wanted: readonly VisitLine[]) =>
    withEverythingFree(partySearch(loaded, "UTC", wanted, frame));
  const isWithin = isWithinLimits(loaded, lines);
  const fits = isWithin && (mayFit || assignParty(searchFor(lines), FREE_START) !== null);
  if (!fits) return explainMisfit(loaded, lines, searchFor, FREE_START);
  return paymentRefusal(
    scope,
    [...loaded.services.values()].map((service) => linePrice(service, 1)),
  );
}

function explainMisfit(
  loaded: LoadedParty,
  lines: readonly VisitLine[],
  searchFor: (wanted: readonly VisitLine[]) => PartySearch,
  startsAt: EpochMinute,
): Failure {
  const fits = (wanted: readonly VisitLine[]) => {
    const found = assignParty(searchFor(wanted), startsAt);
    return found !== null && found !== "undecided";
  };
  return limitOf(loaded, lines, fits) ?? refusalOf(loaded, lines, searchFor(lines), startsAt);
}

function placesOf(service: ServiceRow, lines: readonly VisitLine[]): number {
  const own = lines.filter((line) => line.serviceId === service.id);
  return service.capacity > 1 ? own.reduce((sum, line) => sum + line.seats, 0) : own.length;
}

function isWithinLimits(loaded: LoadedParty, lines: readonly VisitLine[]): boolean {
  return [...loaded.services.values()].every(
    (service) => service.max_per_booking === null || placesOf(service, lines) <= service.max_per_booking,
  );
}

/** Null if the number of members is not the cause. */
function limitOf(
  loaded: LoadedParty,
  lines: readonly VisitLine[],
  fits: (wanted: readonly VisitLine[]) => boolean,
): Failure | null {
  for (const service of loaded.services.values()) {
    const places = placesOf(service, lines);
    const alone = lines.filter((line) => line.serviceId === service.id);
    const together = service.capacity > 1 ? places : new Set(alone.map((line) => line.member)).size;
    const most = Math.min(places, service.max_per_booking ?? places);
    const isOver = most < places;
    // A class reports its remaining seats instead, and a chosen staff member is either busy or free.
    const isOfNumber = service.capacity === 1 && together > 1 && alone.every((line) => line.staffId === null);
    if (!isOver && !isOfNumber) continue;
    const count = greatest(Math.min(most, together), (wanted) => fits(firstPlaces(service, alone, wanted)));
    // A limit of 0 helps no caller. If that many fit, another rule is the cause.
    if (count > 0 && (isOver || count < together))
      return { code: "RESERVATION_LIMIT", count: count === together ? most : count };
  }
  return null;
}

function firstPlaces(service: ServiceRow, lines: readonly VisitLine[], wanted: number): VisitLine[] {
  if (service.capacity > 1) return [{ ...lines[0]!, member: 0, seats: wanted }];
  const members = [...new Map(lines.map((line) => [line.member, line])).values()];
  return members.slice(0, wanted).map((line, member) => ({ ...line, member }));
}

function greatest(most: number, fits: (wanted: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function refusalOf(
  loaded: LoadedParty,
  lines: readonly VisitLine[],
  search: PartySearch,
  startsAt: EpochMinute,
): Failure {
  const why = whyNotParty(search, startsAt);
  // Undecided even with many steps, so the server must not promise a time.
  if (why === null || why === "undecided") return { code: "STAFF_BUSY" };
  const place = why.lines[0]!;
  const line = membersOf(lines)[place.member]![place.line]!.index;
  if (why.refusal === "STAFF_BUSY") return { code: "STAFF_BUSY", line };
  if (why.refusal === "RESOURCE_BUSY") return { code: "RESOURCE_UNAVAILABLE", line };
  if (why.refusal !== "SEATS_SHORT") return { code: "SLOT_UNAVAILABLE", reason: why.refusal, line };
  const { serviceId } = lines[line]!;
  const left = (loaded.sessions.get(serviceId) ?? [])
    .filter((one) => one.startsAt === startsAt + offsetOf(search, place))
    .map((one) => one.seatsOffered - one.seatsTaken);
  const available = left.length > 0 ? Math.max(...left) : loaded.services.get(serviceId)!.capacity;
  return { code: "SEAT_SHORTAGE", available: Math.max(0, available), line };
}

function offsetOf(search: PartySearch, { member, line }: { member: number; line: number }): number {
  const lengths = new Map(search.services.map((one) => [one.id, one.rules.durationMinutes]));
  const before = search.members[member]!.lines.slice(0, line);
  return before.reduce((sum, one) => sum + lengths.get(one.serviceId)!, 0);
}
