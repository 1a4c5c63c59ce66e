import type { StartFailure } from "./startFailure.ts";
import { type LoadedSearch, loadSlotSearch } from "./data/loadSlotSearch.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { describeSlot } from "./rules/slots/describeSlots.ts";
import { findFreeUnits } from "./rules/slots/freeUnits.ts";
import type { EpochMinute, SlotDetail, SlotSearch } from "../../shared/slots/types.ts";
import { findRefusal } from "./rules/slots/findRefusal.ts";
import { isoDate, getWeekday } from "../../shared/time/dates.ts";
import { getLocalDate } from "../../shared/time/localTime.ts";
import type { ClaimNeed, PlannedLines, HoldTarget, PlanningContext } from "./holdDraft.ts";
import { findClosedFailure } from "./serviceFailure.ts";
import { getLinePrice } from "./linePrice.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { buildSlotSearch, groupByResource } from "./slotSearch.ts";

/** One line at one start. */
export interface SlotRequest {
  readonly target: HoldTarget;
  readonly seats: number;
}

export interface SlotPlan {
  readonly loaded: LoadedSearch;
  readonly search: SlotSearch;
  readonly slot: SlotDetail;
}

const MINUTES_PER_DAY = 1440;

/** One statement. */
export function loadForStart(
  scope: Scope,
  { target }: Pick<SlotRequest, "target">,
  planning: PlanningContext,
): Promise<LoadedSearch | null> {
  const day = Math.floor(target.startsAt / MINUTES_PER_DAY);
  const monday = (day - getWeekday(day) + 1) * MINUTES_PER_DAY;
  return loadSlotSearch(scope.database.query, {
    businessId: scope.business.id,
    serviceId: target.serviceId,
    providerId: target.providerId,
    staffId: target.staffId,
    from: (day - 2) * MINUTES_PER_DAY,
    until: (day + 10) * MINUTES_PER_DAY,
    week: [monday, monday + 7 * MINUTES_PER_DAY],
    ...planning,
  });
}

/** Returns the plan or the first failure. */
export function validateStart(
  scope: Scope,
  loaded: LoadedSearch | null,
  request: SlotRequest,
  now: number,
): Outcome<SlotPlan, StartFailure> {
  const { target, seats } = request;
  const reject = (failure: StartFailure): Outcome<SlotPlan, StartFailure> => ({ ok: false, failure });
  if (!loaded) return reject(invalidInput(issue(["service"], "NOT_FOUND")));
  const { service } = loaded;
  const closed = findClosedFailure(loaded, { staffId: target.staffId, seats });
  if (closed) return reject(closed);

  const date = isoDate(Math.floor(target.startsAt / MINUTES_PER_DAY));
  const search = buildSlotSearch(loaded, scope.business, {
    now,
    from: date,
    to: date,
    timeZone: "UTC",
    seats,
  });
  if (service.max_per_booking !== null && seats > service.max_per_booking) {
    const singleSeatSearch = { ...search, seats: 1 };
    const seatsLeft = describeSlot(singleSeatSearch, target.startsAt)?.seatsLeft;
    // A limit of 0 would mislead.
    if (seatsLeft === undefined) return reject(findSlotFailure(singleSeatSearch, target.startsAt));
    return reject({ code: "RESERVATION_LIMIT", count: Math.min(service.max_per_booking, seatsLeft) });
  }
  const slot = describeSlot(search, target.startsAt);
  return slot
    ? { ok: true, value: { loaded, search, slot } }
    : reject(findSlotFailure(search, target.startsAt));
}

function findSlotFailure(search: SlotSearch, startsAt: EpochMinute): StartFailure {
  const reason = findRefusal(search, startsAt);
  if (reason === "STAFF_BUSY") return { code: "STAFF_BUSY" };
  if (reason === "RESOURCE_BUSY") return { code: "RESOURCE_UNAVAILABLE" };
  if (reason === "NO_SEATS") {
    const available = describeSlot({ ...search, seats: 1 }, startsAt)?.seatsLeft ?? 0;
    return { code: "SEAT_SHORTAGE", available };
  }
  return { code: "SLOT_UNAVAILABLE", reason: reason ?? "STAFF_BUSY" };
}

/** Units are in the order in which they are tried. */
export function buildSingleHold(
  scope: Scope,
  { loaded, search, slot }: SlotPlan,
  { seats }: Pick<SlotRequest, "seats">,
): PlannedLines {
  const { service } = loaded;
  const from = slot.startsAt - service.buffer_before_minutes;
  const until = slot.endsAt + service.buffer_after_minutes;
  const toIsoInstant = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();
  const staffMembers = rankStaff(loaded, search, slot);
  const price = getLinePrice(service, seats);
  return {
    totalMinor: price.priceMinor,
    lines: [
      {
        ordinal: 0,
        serviceId: service.id,
        ...price,
        seats,
        capacity: service.capacity,
        dayLimit: service.max_per_day,
        date: getLocalDate(scope.business.timeZone, slot.startsAt),
        startsAt: toIsoInstant(slot.startsAt),
        endsAt: toIsoInstant(slot.endsAt),
        from: toIsoInstant(from),
        until: toIsoInstant(until),
        staffIds: staffMembers.map((one) => one.id),
        needs: [
          {
            needed: search.assignment === "collective" ? staffMembers.length : 1,
            unitIds: staffMembers.map((one) => one.unitId),
          },
          ...resourceClaims(loaded, from, until),
        ],
      },
    ],
  };
}

/** A collective team has one fixed order. Otherwise staff who teach a session at that start come first. */
function rankStaff(loaded: LoadedSearch, search: SlotSearch, slot: SlotDetail) {
  const byId = new Map(loaded.staff.map((one) => [one.id, one]));
  const staffMembers = slot.staffIds.map((id) => byId.get(id)!);
  if (search.assignment === "collective")
    return staffMembers.toSorted((a, b) => (a.unitId < b.unitId ? -1 : 1));
  const teacherIds = new Set(
    search.sessions.filter((session) => session.startsAt === slot.startsAt).map((session) => session.staffId),
  );
  return [
    ...staffMembers.filter((one) => teacherIds.has(one.id)),
    ...staffMembers.filter((one) => !teacherIds.has(one.id)),
  ];
}

function resourceClaims(loaded: LoadedSearch, from: EpochMinute, until: EpochMinute): ClaimNeed[] {
  return groupByResource(loaded.units).map((units) => ({
    needed: units[0]!.needed,
    unitIds: findFreeUnits(
      units.map((unit) => unit.busy),
      from,
      until,
    ).map((index) => units[index]!.id),
  }));
}
