import {
  type HoldLineDraft,
  type PartyClaimDraft,
  type LoadedSearch,
  loadSearchForStarts,
  rankForSeries,
  type PlannedLines,
  type SlotPlan,
  type StartFailure,
  buildSingleHold,
  validateStart,
  compareClaims,
  sortSeries,
  pickSeriesUnits,
} from "../availability/index.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { MINUTES_PER_DAY } from "../../shared/time/dates.ts";
import type { HoldRequest } from "./holdRequest.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** All or none. Only the first start must be within the horizon. One staff member serves as many as possible. */
export async function planSeriesHold(
  scope: Scope,
  { target, visitor }: Pick<HoldRequest, "target" | "visitor">,
  series: readonly EpochMinute[],
  now: number,
): Promise<Outcome<PlannedLines, StartFailure>> {
  const loaded = await loadSearchForStarts(scope, { ...target, visitor }, series, now);
  const sorted = sortSeries(series);
  if (loaded) {
    const recurrenceMax = loaded.service.capacity > 1 ? null : loaded.service.recurrence_max;
    if (recurrenceMax === null) return reject(invalidInput(issue(["series"], "INVALID")));
    if (sorted.length > recurrenceMax) return reject(invalidInput(issue(["series"], "OUT_OF_RANGE")));
  }
  const plans: SlotPlan[] = [];
  for (const [ordinal, startsAt] of sorted.entries()) {
    const rules = ordinal === 0 ? loaded : extendHorizon(loaded!, sorted.at(-1)!, now);
    const validated = validateStart(scope, rules, { target: { ...target, startsAt }, seats: 1 }, now);
    if (!validated.ok) return reject(withLine(validated.failure, ordinal));
    plans.push(validated.value);
  }
  return buildSeriesHold(scope, plans);
}

function reject(failure: StartFailure): { readonly ok: false; readonly failure: StartFailure } {
  return { ok: false, failure };
}

function extendHorizon(loaded: LoadedSearch, last: EpochMinute, now: number): LoadedSearch {
  const days = Math.ceil((last - now / 60_000) / MINUTES_PER_DAY) + 2;
  const horizon_days = Math.max(loaded.service.horizon_days, days);
  return { ...loaded, service: { ...loaded.service, horizon_days } };
}

function buildSeriesHold(scope: Scope, plans: readonly SlotPlan[]): Outcome<PlannedLines, StartFailure> {
  const { search } = plans[0]!;
  const ranked = rankForSeries(
    search.staff.map((one) => one.id),
    plans.map((plan) => plan.slot.staffIds),
  );
  const lines: HoldLineDraft[] = [];
  const claims: PartyClaimDraft[] = [];
  for (const [ordinal, plan] of plans.entries()) {
    const line = { ...buildSingleHold(scope, plan, { seats: 1 }).lines[0]!, ordinal, needs: [] };
    const units = pickSeriesUnits(plan, ranked, claims);
    if ("short" in units) {
      const code = units.short === "STAFF" ? "STAFF_BUSY" : "RESOURCE_UNAVAILABLE";
      return reject({ code, line: ordinal });
    }
    const { from, until } = line;
    claims.push(...units.taken.map((one) => ({ ...one, ordinal, from, until })));
    lines.push(line);
  }
  const totalMinor = lines.reduce((sum, line) => sum + line.priceMinor, 0);
  return { ok: true, value: { lines, totalMinor, claims: claims.toSorted(compareClaims), isSeries: true } };
}

function withLine(failure: StartFailure, line: number): StartFailure {
  switch (failure.code) {
    case "STAFF_BUSY":
    case "RESOURCE_UNAVAILABLE":
    case "SLOT_UNAVAILABLE":
    case "SEAT_SHORTAGE":
      return { ...failure, line };
    default:
      return failure;
  }
}
