import { loadSlotSearch } from "./data/loadSlotSearch.ts";
import type { DaySlots } from "./rules/slots/groupByDate.ts";
import { groupByDate } from "./rules/slots/groupByDate.ts";
import { findSlots as findStarts } from "./rules/slots/findSlots.ts";
import { lastDateOffered } from "./rules/slots/startLimits.ts";
import { describeSlots } from "./rules/slots/describeSlots.ts";
import type { EpochMinute, IsoDate, SlotDetail } from "../../shared/slots/types.ts";
import { dayNumber, isoDate } from "../../shared/time/dates.ts";
import type { Failure } from "../../shared/failures/failure.ts";
import { findPartyTimes } from "./findPartyTimes.ts";
import { type HoldRefusal, toHoldRefusal } from "./holdRefusal.ts";
import { validateStart } from "../bookings/holdPlan.ts";
import { linePrice } from "./linePrice.ts";
import { startsShown } from "./lookBusy.ts";
import { paymentRefusal } from "../payments/paymentRefusal.ts";
import { serviceFailure } from "./serviceFailure.ts";
import { slotSearch } from "./slotSearch.ts";
import type { Scope } from "../../platform/database/scope.ts";
import type { VisitLine } from "./visitLines.ts";
import { visitorHash } from "../../platform/ids/visitors.ts";

/** Whose free times, over which local dates. */
export interface FindSlotsInput {
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  /** First and last date, inclusive, read in `timeZone`. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly timeZone: string;
  readonly seats: number;
  /** The visitor's token. Slots that the visitor's own hold takes are offered. */
  readonly visitor: string | null;
  /** As the widget shows it: without the share of times that the owner keeps from view. They can be held all the same. */
  readonly lookBusy?: boolean;
  /** All lines of a visit of several, its first line the service's own; without: that line alone. */
  readonly lines?: readonly VisitLine[] | null;
  /** Index of the line that begins at the returned starts. The other lines keep their order around it. Default: 0. */
  readonly askedLine?: number;
  /** The bookings that will be moved. Their own claims count as free. */
  readonly moving?: readonly string[];
}

/** What was found: counts at once, details for those who ask. */
export interface FoundSlots {
  readonly input: FindSlotsInput;
  readonly days: readonly DaySlots[];
  /** Last date of `input.timeZone` on which a visit may start, or null if no service was found. */
  readonly lastDate: IsoDate | null;
  /** The failure of a hold at every start, or null. */
  readonly failure: Failure | null;
  describe(starts: Iterable<EpochMinute>): SlotDetail[];
  /** Returns the refusal of a hold at a start within the dates, or null. */
  whyNot(start: EpochMinute): HoldRefusal | null;
}

const MINUTES_PER_DAY = 1440;

/** Finds the free slots of one service, or of all lines of an order together. Returns null if there is no such service. One statement. */
export async function findSlots(scope: Scope, input: FindSlotsInput): Promise<FoundSlots | null> {
  if (input.lines) return findPartyTimes(scope, input, input.lines);
  const now = scope.clock.now();
  const loaded = await loadSlotSearch(scope.database.query, {
    businessId: scope.business.id,
    serviceId: input.serviceId,
    providerId: input.providerId,
    staffId: input.staffId,
    // A local date begins and ends at most a day from the same date in UTC; a visit lasts as long as a window, two
    // days, and buffers reach a day further; where times are kept from view, whole dates of the business count.
    from: (dayNumber(input.from) - (input.lookBusy ? 3 : 2)) * MINUTES_PER_DAY,
    until: (dayNumber(input.to) + (input.lookBusy ? 7 : 6)) * MINUTES_PER_DAY,
    now,
    visitorHash: visitorHash(scope.signer, input.visitor),
    week: null,
    moving: input.moving ?? [],
  });
  if (!loaded) return null;
  const { service } = loaded;
  // Callers can choose the staff member only if the service allows it.
  const asked = { ...input, staffId: service.assignment === "CHOSEN" ? input.staffId : null };
  const failure = serviceFailure(scope, loaded, asked);
  const search = slotSearch(loaded, scope.business, { ...input, now });
  const offered = failure === null ? findStarts(search) : new Int32Array(0);
  const starts = input.lookBusy ? startsShown(service, search, offered) : offered;
  return {
    input,
    failure,
    days: groupByDate(starts, input.timeZone, input.from, input.to),
    lastDate: lastDateOffered({
      now: search.now,
      horizonDays: service.horizon_days,
      dayZone: search.dayZone,
      timeZone: input.timeZone,
    }),
    describe: (wanted) => describeSlots(search, wanted),
    whyNot: (startsAt) => {
      const judged = validateStart(
        scope,
        loaded,
        { target: { ...asked, startsAt }, seats: input.seats },
        now,
      );
      const refused = judged.ok ? paymentRefusal(scope, [linePrice(service, 1)]) : judged.failure;
      return refused && toHoldRefusal(refused);
    },
  };
}

/** The same question up to the last date of the service's horizon; null when the first date lies beyond it. */
export function toHorizon(
  input: FindSlotsInput,
  { now, horizonDays }: { readonly now: number; readonly horizonDays: number },
): FindSlotsInput | null {
  const last = isoDate(Math.floor(now / 86_400_000) + horizonDays + 2);
  return input.from > last ? null : { ...input, to: last };
}

/** The first slot that was found; null when there is none. */
export function firstSlot({ days, describe }: FoundSlots): SlotDetail | null {
  const first = days.find((day) => day.starts.length > 0)?.starts[0];
  return first === undefined ? null : (describe([first])[0] ?? null);
}
