import { type LoadedSearch, loadSlotSearch } from "./data/loadSlotSearch.ts";
import { expandSeries } from "./rules/recurrence/expandSeries.ts";
import { type OfferedOccurrence, offerSeries, startsOfOccurrence } from "./rules/recurrence/offerSeries.ts";
import { ruleFault } from "./rules/recurrence/rule.ts";
import type { RecurrenceRule } from "./rules/recurrence/types.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { isoDate, MINUTES_PER_DAY, weekdayOf } from "../../shared/time/dates.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { slotSearch } from "./slotSearch.ts";
import { visitorHash } from "../../platform/ids/visitors.ts";

export interface FindSeriesInput {
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  readonly startsAt: EpochMinute;
  /** The zone of the series' wall-clock time. A moved occurrence keeps its date in this zone. */
  readonly timeZone: string;
  readonly rule: RecurrenceRule;
  readonly most: number;
  readonly visitor: string | null;
}

/** The planned occurrences, or the invalid part of the rule. */
export type FoundSeries =
  | {
      readonly fault: null;
      readonly occurrences: readonly OfferedOccurrence[];
      startsOf(occurrence: OfferedOccurrence): Int32Array;
    }
  | { readonly fault: "interval" | "count" | "byDay"; readonly occurrences: readonly [] };

/** In epoch minutes. A series that reaches it is rejected. */
const LAST_START = Date.UTC(2200, 0, 1) / 60_000;

export async function findSeries(scope: Scope, input: FindSeriesInput): Promise<FoundSeries> {
  const { rule, startsAt, timeZone } = input;
  const fault = ruleFault(rule, input.most);
  if (fault !== null) return { fault, occurrences: [] };
  const occurrences = expandSeries(rule, { startsAt, timeZone });
  const last = occurrences.at(-1)!.startsAt;
  if (last >= LAST_START) return { fault: "interval", occurrences: [] };
  const now = scope.clock.now();
  const loaded = await loadForStarts(scope, input, [startsAt, last], now);
  if (!loaded) throw new Error("a service went missing between two reads");
  const isBookable = loaded.service.publication === "PUBLISHED";
  const day = isoDate(Math.floor(startsAt / MINUTES_PER_DAY));
  const found = slotSearch(loaded, scope.business, { now, from: day, to: day, timeZone, seats: 1 });
  const search = isBookable ? found : { ...found, staff: [] };
  return {
    fault: null,
    occurrences: offerSeries(search, occurrences, timeZone),
    startsOf: (occurrence) => startsOfOccurrence(search, occurrences, occurrence, timeZone),
  };
}

/** The fair staff choice counts the bookings in the week of the first start. */
export function loadForStarts(
  scope: Scope,
  wanted: Pick<FindSeriesInput, "serviceId" | "providerId" | "staffId" | "visitor">,
  starts: readonly EpochMinute[],
  now: number,
): Promise<LoadedSearch | null> {
  // Past starts are rejected without their data.
  const today = Math.floor(now / 60_000 / MINUTES_PER_DAY) - 1;
  const first = Math.max(today, Math.floor(Math.min(...starts) / MINUTES_PER_DAY));
  const last = Math.max(first, Math.floor(Math.max(...starts) / MINUTES_PER_DAY));
  const monday = (first - weekdayOf(first) + 1) * MINUTES_PER_DAY;
  return loadSlotSearch(scope.database.query, {
    businessId: scope.business.id,
    serviceId: wanted.serviceId,
    providerId: wanted.providerId,
    staffId: wanted.staffId,
    // A local date reaches a day beyond the same date in UTC, a booking lasts two days at most, a buffer one.
    from: (first - 3) * MINUTES_PER_DAY,
    until: (last + 7) * MINUTES_PER_DAY,
    now,
    visitorHash: visitorHash(scope.signer, wanted.visitor),
    week: [monday, monday + 7 * MINUTES_PER_DAY],
  });
}
