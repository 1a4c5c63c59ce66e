import type { ClaimNeed, HoldDraft } from "./data/holds/takeHold.ts";
import { type LoadedSearch, loadSlotSearch } from "../availability/data/loadSlotSearch.ts";
import { type Failure, invalidInput, issue } from "../../shared/failures/failure.ts";
import { describeSlot } from "../availability/rules/slots/describeSlots.ts";
import { freeUnitsBestFit } from "../availability/rules/slots/freeUnits.ts";
import type { EpochMinute, SlotDetail, SlotSearch } from "../../shared/slots/types.ts";
import { whyNot } from "../availability/rules/slots/whyNot.ts";
import { isoDate, weekdayOf } from "../../shared/time/dates.ts";
import { localDateAt } from "../../shared/time/localTime.ts";
import { closedFailure } from "../availability/serviceFailure.ts";
import { countedAddress } from "../../platform/http/limits/countedAddress.ts";
import type { HoldSlotInput, PlanningAt } from "./holdRequest.ts";
import { linePrice } from "../availability/linePrice.ts";
import { orderCount } from "./orderCount.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { slotSearch, unitsByResource } from "../availability/slotSearch.ts";

export const HOLD_MINUTES = 10;
/** A party or a series is one hold of up to 101 lines. The first hold of an address always fits. */
export const HOLD_CAPS = {
  address: 40,
  addressLines: 200,
  business: 2000,
  businessLines: 4000,
  member: 400,
  memberLines: 2000,
  /** Share of the business's caps for addresses that have a live hold. */
  unreserved: 0.8,
} as const;

export interface HoldPlan {
  readonly loaded: LoadedSearch;
  readonly search: SlotSearch;
  readonly slot: SlotDetail;
}

const MINUTES_PER_DAY = 1440;

/** One statement. */
export function loadForStart(
  scope: Scope,
  { target }: Pick<HoldSlotInput, "target">,
  { visitor, now, moving = [] }: Pick<PlanningAt, "visitor" | "now" | "moving">,
): Promise<LoadedSearch | null> {
  const day = Math.floor(target.startsAt / MINUTES_PER_DAY);
  const monday = (day - weekdayOf(day) + 1) * MINUTES_PER_DAY;
  return loadSlotSearch(scope.database.query, {
    businessId: scope.business.id,
    serviceId: target.serviceId,
    providerId: target.providerId,
    staffId: target.staffId,
    from: (day - 2) * MINUTES_PER_DAY,
    until: (day + 10) * MINUTES_PER_DAY,
    now,
    visitorHash: visitor,
    week: [monday, monday + 7 * MINUTES_PER_DAY],
    moving,
  });
}

/** Returns the plan or the first failure. */
export function validateStart(
  scope: Scope,
  loaded: LoadedSearch | null,
  input: Pick<HoldSlotInput, "target" | "seats">,
  now: number,
): Outcome<HoldPlan> {
  const { target, seats } = input;
  const refuse = (failure: Failure): Outcome<HoldPlan> => ({ ok: false, failure });
  if (!loaded) return refuse(invalidInput(issue(["service"], "NOT_FOUND")));
  const { service } = loaded;
  const closed = closedFailure(loaded, { staffId: target.staffId, seats });
  if (closed) return refuse(closed);

  const date = isoDate(Math.floor(target.startsAt / MINUTES_PER_DAY));
  const search = slotSearch(loaded, scope.business, { now, from: date, to: date, timeZone: "UTC", seats });
  if (service.max_per_booking !== null && seats > service.max_per_booking) {
    const forOne = { ...search, seats: 1 };
    const left = describeSlot(forOne, target.startsAt)?.seatsLeft;
    // A limit of 0 would mislead.
    if (left === undefined) return refuse(refusalOf(forOne, target.startsAt));
    return refuse({ code: "RESERVATION_LIMIT", count: Math.min(service.max_per_booking, left) });
  }
  const slot = describeSlot(search, target.startsAt);
  return slot ? { ok: true, value: { loaded, search, slot } } : refuse(refusalOf(search, target.startsAt));
}

function refusalOf(search: SlotSearch, startsAt: EpochMinute): Failure {
  const reason = whyNot(search, startsAt);
  if (reason === "STAFF_BUSY") return { code: "STAFF_BUSY" };
  if (reason === "RESOURCE_BUSY") return { code: "RESOURCE_UNAVAILABLE" };
  if (reason === "SEATS_SHORT") {
    const available = describeSlot({ ...search, seats: 1 }, startsAt)?.seatsLeft ?? 0;
    return { code: "SEAT_SHORTAGE", available };
  }
  return { code: "SLOT_UNAVAILABLE", reason: reason ?? "STAFF_BUSY" };
}

/** The parts that do not depend on the lines. */
export function holdFrame(
  scope: Scope,
  input: Pick<HoldSlotInput, "target" | "clientAddress" | "member">,
  at: { readonly id: string; readonly now: number; readonly visitor: Buffer | null },
): Omit<HoldDraft, "lines" | "totalMinor"> {
  const isMember = input.member != null;
  const caller = scope.isDry ? null : (input.member ?? countedAddress(scope, input.clientAddress));
  return {
    id: at.id,
    providerId: input.target.providerId,
    visitorHash: at.visitor?.toString("hex") ?? null,
    addressHash: caller === null ? null : scope.signer.fingerprint("address", caller).toString("hex"),
    currency: scope.business.currency,
    expiresAt: new Date(at.now + HOLD_MINUTES * 60_000).toISOString(),
    addressCap: isMember ? HOLD_CAPS.member : HOLD_CAPS.address,
    addressLineCap: isMember ? HOLD_CAPS.memberLines : HOLD_CAPS.addressLines,
    businessCap: HOLD_CAPS.business,
    businessLineCap: HOLD_CAPS.businessLines,
    unreserved: HOLD_CAPS.unreserved,
    orders: orderCount(scope, input),
  };
}

/** Units are in the order in which they are tried. */
export function holdDraft(
  scope: Scope,
  { loaded, search, slot }: HoldPlan,
  { seats }: Pick<HoldSlotInput, "seats">,
): Pick<HoldDraft, "lines" | "totalMinor"> {
  const { service } = loaded;
  const from = slot.startsAt - service.buffer_before_minutes;
  const until = slot.endsAt + service.buffer_after_minutes;
  const instant = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();
  const people = serving(loaded, search, slot);
  const price = linePrice(service, seats);
  return {
    totalMinor: price.priceMinor,
    lines: [
      {
        ordinal: 0,
        service: service.id,
        ...price,
        seats,
        capacity: service.capacity,
        dayLimit: service.max_per_day,
        date: localDateAt(scope.business.timeZone, slot.startsAt),
        startsAt: instant(slot.startsAt),
        endsAt: instant(slot.endsAt),
        from: instant(from),
        until: instant(until),
        staff: people.map((one) => one.id),
        needs: [
          {
            needed: search.assignment === "collective" ? people.length : 1,
            units: people.map((one) => one.unitId),
          },
          ...resourceClaims(loaded, from, until),
        ],
      },
    ],
  };
}

/** A collective team has one fixed order. Otherwise staff who teach a session at that start come first. */
function serving(loaded: LoadedSearch, search: SlotSearch, slot: SlotDetail) {
  const byId = new Map(loaded.people.map((one) => [one.id, one]));
  const people = slot.staffIds.map((id) => byId.get(id)!);
  if (search.assignment === "collective") return people.toSorted((a, b) => (a.unitId < b.unitId ? -1 : 1));
  const teaching = new Set(
    search.sessions.filter((session) => session.startsAt === slot.startsAt).map((session) => session.staffId),
  );
  return [...people.filter((one) => teaching.has(one.id)), ...people.filter((one) => !teaching.has(one.id))];
}

function resourceClaims(loaded: LoadedSearch, from: EpochMinute, until: EpochMinute): ClaimNeed[] {
  return unitsByResource(loaded.units).map((units) => ({
    needed: units[0]!.needed,
    units: freeUnitsBestFit(
      units.map((unit) => unit.busy),
      from,
      until,
    ).map((index) => units[index]!.id),
  }));
}
