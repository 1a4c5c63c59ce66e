import type { HoldDraft } from "./data/holds/takeHold.ts";
import {
  type HoldLineDraft,
  type HoldTarget,
  type PartyClaimDraft,
  type LoadedSearch,
  rankForSeries,
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
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/**
 * All or none. Only the first start must be within the horizon. One staff member serves as many as possible. `loaded`
 * covers all starts (`loadSearchForStarts`).
 */
export function planSeriesHold(
  scope: Scope,
  loaded: LoadedSearch | null,
  { target, series }: { readonly target: HoldTarget; readonly series: readonly EpochMinute[] },
  now: number,
): Outcome<Pick<HoldDraft, "lines" | "totalMinor" | "claims" | "isSeries">, StartFailure> {
  const sorted = sortSeries(series);
  if (loaded) {
    const maxCount = loaded.service.capacity > 1 ? null : loaded.service.recurrence_max;
    if (maxCount === null) return reject(invalidInput(issue(["series"], "INVALID")));
    if (sorted.length > maxCount) return reject(invalidInput(issue(["series"], "OUT_OF_RANGE")));
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

function buildSeriesHold(
  scope: Scope,
  plans: readonly SlotPlan[],
): Outcome<Pick<HoldDraft, "lines" | "totalMinor" | "claims" | "isSeries">, StartFailure> {
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
