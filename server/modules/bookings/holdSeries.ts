import type { HoldDraft, HoldLineDraft, PartyClaimDraft } from "./data/holds/takeHold.ts";
import type { LoadedSearch } from "../availability/data/loadSlotSearch.ts";
import { type Failure, invalidInput, issue } from "../../shared/failures/failure.ts";
import { rankForSeries } from "../availability/rules/recurrence/rankForSeries.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { MINUTES_PER_DAY } from "../../shared/time/dates.ts";
import { type HoldPlan, holdDraft, validateStart } from "./holdPlan.ts";
import type { HoldTarget } from "./holdRequest.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { inOrderOfTaking } from "../availability/partyDraft.ts";
import { inOrder } from "../availability/seriesFaults.ts";
import { seriesUnits } from "../availability/seriesUnits.ts";

/**
 * All or none. Only the first start must be within the horizon. One staff member serves as many as possible. `loaded`
 * covers all starts (`loadForStarts`).
 */
export function planSeriesHold(
  scope: Scope,
  loaded: LoadedSearch | null,
  { target, starts }: { readonly target: HoldTarget; readonly starts: readonly EpochMinute[] },
  now: number,
): Outcome<Pick<HoldDraft, "lines" | "totalMinor" | "claims" | "isSeries">> {
  const sorted = inOrder(starts);
  if (loaded) {
    const most = loaded.service.capacity > 1 ? null : loaded.service.recurrence_max;
    if (most === null) return refuse(invalidInput(issue(["series"], "INVALID")));
    if (sorted.length > most) return refuse(invalidInput(issue(["series"], "OUT_OF_RANGE")));
  }
  const plans: HoldPlan[] = [];
  for (const [line, startsAt] of sorted.entries()) {
    const within = line === 0 ? loaded : liftHorizon(loaded!, sorted.at(-1)!, now);
    const judged = validateStart(scope, within, { target: { ...target, startsAt }, seats: 1 }, now);
    if (!judged.ok) return refuse(ofLine(judged.failure, line));
    plans.push(judged.value);
  }
  return layOut(scope, plans);
}

function refuse(failure: Failure): { readonly ok: false; readonly failure: Failure } {
  return { ok: false, failure };
}

function liftHorizon(loaded: LoadedSearch, last: EpochMinute, now: number): LoadedSearch {
  const days = Math.ceil((last - now / 60_000) / MINUTES_PER_DAY) + 2;
  const horizon_days = Math.max(loaded.service.horizon_days, days);
  return { ...loaded, service: { ...loaded.service, horizon_days } };
}

function layOut(
  scope: Scope,
  plans: readonly HoldPlan[],
): Outcome<Pick<HoldDraft, "lines" | "totalMinor" | "claims" | "isSeries">> {
  const { search } = plans[0]!;
  const ranked = rankForSeries(
    search.staff.map((one) => one.id),
    plans.map((plan) => plan.slot.staffIds),
  );
  const lines: HoldLineDraft[] = [];
  const claims: PartyClaimDraft[] = [];
  for (const [ordinal, plan] of plans.entries()) {
    const line = { ...holdDraft(scope, plan, { seats: 1 }).lines[0]!, ordinal, needs: [] };
    const units = seriesUnits(plan, ranked, claims);
    if ("short" in units) {
      const code = units.short === "STAFF" ? "STAFF_BUSY" : "RESOURCE_UNAVAILABLE";
      return refuse({ code, line: ordinal });
    }
    const { from, until } = line;
    claims.push(...units.taken.map((one) => ({ ...one, ordinal, from, until })));
    lines.push(line);
  }
  const totalMinor = lines.reduce((sum, line) => sum + line.priceMinor, 0);
  return { ok: true, value: { lines, totalMinor, claims: claims.toSorted(inOrderOfTaking), isSeries: true } };
}

function ofLine(failure: Failure, line: number): Failure {
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
