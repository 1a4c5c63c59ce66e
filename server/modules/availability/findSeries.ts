import { type LoadedSearch, loadSlotSearch } from "./data/loadSlotSearch.ts";
import { expandSeries } from "./rules/recurrence/expandSeries.ts";
import { type OfferedOccurrence, offerSeries, listOccurrenceStarts } from "./rules/recurrence/offerSeries.ts";
import { findInvalidPart } from "./rules/recurrence/rule.ts";
import type { RecurrenceRule } from "./rules/recurrence/types.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { isoDate, MINUTES_PER_DAY, getWeekday } from "../../shared/time/dates.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { findSuspension } from "../businesses/index.ts";
import { buildSlotSearch } from "./slotSearch.ts";
import { hashVisitorToken } from "../../platform/ids/visitors.ts";

export interface FindSeriesInput {
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  readonly startsAt: EpochMinute;
  /** The zone of the series' wall-clock time. A moved occurrence keeps its date in this zone. */
  readonly timeZone: string;
  readonly rule: RecurrenceRule;
  readonly recurrenceMax: number;
  readonly visitor: string | null;
}

/** The planned occurrences, or the invalid part of the rule. */
export type FoundSeries =
  | {
      readonly invalidPart: null;
      readonly occurrences: readonly OfferedOccurrence[];
      listStarts(occurrence: OfferedOccurrence): Int32Array;
    }
  | { readonly invalidPart: "interval" | "count" | "byDay"; readonly occurrences: readonly [] };

/** In epoch minutes. A series that reaches it is rejected. */
const LAST_START = Date.UTC(2200, 0, 1) / 60_000;

export async function findSeries(scope: Scope, input: FindSeriesInput): Promise<FoundSeries> {
  const { rule, startsAt, timeZone } = input;
  const invalidPart = findInvalidPart(rule, input.recurrenceMax);
  if (invalidPart !== null) return { invalidPart, occurrences: [] };
  const occurrences = expandSeries(rule, { startsAt, timeZone });
  const last = occurrences.at(-1)!.startsAt;
  if (last >= LAST_START) return { invalidPart: "interval", occurrences: [] };
  const now = scope.clock.now();
  const loaded = await loadSearchForStarts(scope, input, [startsAt, last], now);
  if (!loaded) throw new Error("a service went missing between two reads");
  const suspension = findSuspension(scope);
  const isBookable = suspension === null && loaded.service.publication === "PUBLISHED";
  const day = isoDate(Math.floor(startsAt / MINUTES_PER_DAY));
  const fullSearch = buildSlotSearch(loaded, scope.business, { now, from: day, to: day, timeZone, seats: 1 });
  const search = isBookable ? fullSearch : { ...fullSearch, staff: [] };
  const offered = offerSeries(search, occurrences, timeZone);
  return {
    invalidPart: null,
    occurrences: suspension ? offered.map((one) => ({ ...one, refusal: suspension.code })) : offered,
    listStarts: (occurrence) => listOccurrenceStarts(search, occurrences, occurrence, timeZone),
  };
}

/** The fair staff choice counts the bookings in the week of the first start. */
export function loadSearchForStarts(
  scope: Scope,
  target: Pick<FindSeriesInput, "serviceId" | "providerId" | "staffId" | "visitor">,
  starts: readonly EpochMinute[],
  now: number,
): Promise<LoadedSearch | null> {
  // Past starts are rejected without their data.
  const today = Math.floor(now / 60_000 / MINUTES_PER_DAY) - 1;
  const first = Math.max(today, Math.floor(Math.min(...starts) / MINUTES_PER_DAY));
  const last = Math.max(first, Math.floor(Math.max(...starts) / MINUTES_PER_DAY));
  const monday = (first - getWeekday(first) + 1) * MINUTES_PER_DAY;
  return loadSlotSearch(scope.database.query, {
    businessId: scope.business.id,
    serviceId: target.serviceId,
    providerId: target.providerId,
    staffId: target.staffId,
    // A local date reaches a day beyond the same date in UTC, a booking lasts two days at most, a buffer one.
    from: (first - 3) * MINUTES_PER_DAY,
    until: (last + 7) * MINUTES_PER_DAY,
    now,
    visitorHash: hashVisitorToken(scope.signer, target.visitor),
    week: [monday, monday + 7 * MINUTES_PER_DAY],
  });
}
