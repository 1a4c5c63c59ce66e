import type { PartyClaimDraft } from "./holdDraft.ts";
import { findFreeUnits } from "./rules/slots/freeUnits.ts";
import type { SlotPlan } from "./planSlot.ts";
import { groupByResource } from "./slotSearch.ts";

type Unit = Pick<PartyClaimDraft, "kind" | "unitId">;

/**
 * Chooses the first free staff of `ranked` (for a collective service all of them) and the best-fitting free units.
 * `claims`, the earlier occurrences of the series, count as taken.
 */
export function pickSeriesUnits(
  { loaded, search, slot }: SlotPlan,
  ranked: readonly string[],
  claims: readonly PartyClaimDraft[],
): { readonly taken: readonly Unit[] } | { readonly short: "STAFF" | "RESOURCE" } {
  const from = slot.startsAt - search.rules.bufferBeforeMinutes;
  const until = slot.endsAt + search.rules.bufferAfterMinutes;
  const claimedUnits = new Set(
    claims
      .filter((one) => Date.parse(one.from) < until * 60_000 && Date.parse(one.until) > from * 60_000)
      .map((one) => one.unitId),
  );
  const rankedUnits = ranked
    .filter((id) => slot.staffIds.includes(id))
    .map((id) => loaded.staff.find((one) => one.id === id)!.unitId);
  const staffNeeded = search.assignment === "collective" ? rankedUnits.length : 1;
  const staff = rankedUnits.filter((unitId) => !claimedUnits.has(unitId)).slice(0, staffNeeded);
  if (staff.length < staffNeeded) return { short: "STAFF" };
  const taken: Unit[] = staff.map((unitId) => ({ kind: "STAFF", unitId }));
  for (const units of groupByResource(loaded.units)) {
    const { needed } = units[0]!;
    const free = findFreeUnits(
      units.map((unit) => unit.busy),
      from,
      until,
    );
    const chosen = free.map((index) => units[index]!.id).filter((unitId) => !claimedUnits.has(unitId));
    if (chosen.length < needed) return { short: "RESOURCE" };
    taken.push(...chosen.slice(0, needed).map((unitId): Unit => ({ kind: "RESOURCE", unitId })));
  }
  return { taken };
}
