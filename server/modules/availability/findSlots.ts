import { loadSlotSearch } from "./data/loadSlotSearch.ts";
import type { DaySlots } from "./rules/slots/groupByDate.ts";
import { groupByDate } from "./rules/slots/groupByDate.ts";
import { findSlots as findStarts } from "./rules/slots/findSlots.ts";
import { getLastDate } from "./rules/slots/startLimits.ts";
import { describeSlots } from "./rules/slots/describeSlots.ts";
import type { EpochMinute, IsoDate, SlotDetail } from "../../shared/slots/types.ts";
import { dayNumber, isoDate } from "../../shared/time/dates.ts";
import type { Failure } from "../../shared/failures/failure.ts";
import { findPartyTimes } from "./findPartyTimes.ts";
import type { UnavailableReason } from "../../shared/slots/unavailableReasons.ts";
import { toUnavailableReason } from "./unavailableReason.ts";
import { validateStart } from "./planSlot.ts";
import { getLinePrice } from "./linePrice.ts";
import { applyLookBusy } from "./lookBusy.ts";
import { findSuspension } from "../businesses/index.ts";
import { findPaymentFailure } from "../catalogue/index.ts";
import { findServiceFailure } from "./serviceFailure.ts";
import { buildSlotSearch } from "./slotSearch.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { OrderLine } from "./orderLines.ts";
import { hashVisitorToken } from "../../platform/ids/visitors.ts";

export interface FindSlotsInput {
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  /** Inclusive, in `timeZone`. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly timeZone: string;
  readonly seats: number;
  /** The visitor's token. Slots that the visitor's own hold takes are offered. */
  readonly visitor: string | null;
  /** Hides the share of slots that the look-busy setting hides from visitors. Hidden slots can still be held. */
  readonly lookBusy?: boolean;
  /** All lines of the order. The first one is the line of `serviceId`. Null for a single line. */
  readonly lines?: readonly OrderLine[] | null;
  /** Index of the line that begins at the returned starts. The other lines keep their order around it. Default: 0. */
  readonly requestedLine?: number;
  /** Ids of the bookings that will be moved. Their own claims count as free. */
  readonly movingBookingIds?: readonly string[];
}

export interface FoundSlots {
  readonly input: FindSlotsInput;
  readonly days: readonly DaySlots[];
  /** Last date, in `input.timeZone`, on which a booking may start, or null if no service was found. */
  readonly lastDate: IsoDate | null;
  readonly failure: Failure | null;
  describe(starts: Iterable<EpochMinute>): SlotDetail[];
  getRefusal(start: EpochMinute): UnavailableReason | null;
}

const MINUTES_PER_DAY = 1440;

/** Takes one statement. Returns null if the service does not exist. */
export async function findSlots(scope: Scope, input: FindSlotsInput): Promise<FoundSlots | null> {
  if (input.lines) return findPartyTimes(scope, input, input.lines);
  const now = scope.clock.now();
  const loaded = await loadSlotSearch(scope.database.query, {
    businessId: scope.business.id,
    serviceId: input.serviceId,
    providerId: input.providerId,
    staffId: input.staffId,
    // A local date lies within a day of the same date in UTC. A booking lasts two days at most, and buffers reach a day
    // further. Look-busy counts whole dates of the business.
    from: (dayNumber(input.from) - (input.lookBusy ? 3 : 2)) * MINUTES_PER_DAY,
    until: (dayNumber(input.to) + (input.lookBusy ? 7 : 6)) * MINUTES_PER_DAY,
    now,
    visitorHash: hashVisitorToken(scope.signer, input.visitor),
    week: null,
    movingBookingIds: input.movingBookingIds,
  });
  if (!loaded) return null;
  const { service } = loaded;
  // Callers can choose the staff member only if the service allows it.
  const effectiveInput = { ...input, staffId: service.assignment === "CHOSEN" ? input.staffId : null };
  const failure = findServiceFailure(scope, loaded, effectiveInput);
  const search = buildSlotSearch(loaded, scope.business, { ...input, now });
  const offered = failure === null ? findStarts(search) : new Int32Array(0);
  const starts = input.lookBusy ? applyLookBusy(service, search, offered) : offered;
  return {
    input,
    failure,
    days: groupByDate(starts, input.timeZone, input.from, input.to),
    lastDate: getLastDate({
      now: search.now,
      horizonDays: service.horizon_days,
      dayZone: search.dayZone,
      timeZone: input.timeZone,
    }),
    describe: (wanted) => describeSlots(search, wanted),
    getRefusal: (startsAt) => {
      const outcome = validateStart(
        scope,
        loaded,
        { target: { ...effectiveInput, startsAt }, seats: input.seats },
        now,
      );
      const startFailure =
        findSuspension(scope) ??
        (outcome.ok ? findPaymentFailure(scope, [getLinePrice(service, 1)]) : outcome.failure);
      return startFailure && toUnavailableReason(startFailure);
    },
  };
}

export function extendToHorizon(
  input: FindSlotsInput,
  { now, horizonDays }: { readonly now: number; readonly horizonDays: number },
): FindSlotsInput | null {
  const last = isoDate(Math.floor(now / 86_400_000) + horizonDays + 2);
  return input.from > last ? null : { ...input, to: last };
}

export function getFirstSlot({ days, describe }: FoundSlots): SlotDetail | null {
  const first = days.find((day) => day.starts.length > 0)?.starts[0];
  return first === undefined ? null : (describe([first])[0] ?? null);
}
