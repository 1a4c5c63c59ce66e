import { loadPartySearch } from "./data/loadPartySearch.ts";
import { MINUTES_PER_DAY } from "../../shared/time/dates.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { type ServedTime, findFreeStaff } from "./rules/slots/findFreeStaff.ts";

export interface ServedLine extends ServedTime {
  readonly serviceId: string;
}

export interface Substitutes {
  /** In the order of the staff list. */
  readonly staffIds: readonly string[];
  /** For each line, in the same order. */
  readonly free: readonly (readonly string[])[];
}

/**
 * Finds the staff who can serve each line alone at its time. Notice, horizon and interval do not apply, because the
 * line is booked already. A collective service has no substitutes. One statement.
 */
export async function findSubstitutes(scope: Scope, lines: readonly ServedLine[]): Promise<Substitutes> {
  if (lines.length === 0) return { staffIds: [], free: [] };
  const { services, staff } = await loadPartySearch(scope.database.query, {
    businessId: scope.business.id,
    serviceIds: [...new Set(lines.map((line) => line.serviceId))],
    providerId: null,
    from: Math.min(...lines.map((line) => line.from)) - 2 * MINUTES_PER_DAY,
    until: Math.max(...lines.map((line) => line.until)) + 2 * MINUTES_PER_DAY,
    now: scope.clock.now(),
    visitorHash: null,
    week: null,
  });
  const free = lines.map((line) => {
    if (services.get(line.serviceId)?.assignment === "COLLECTIVE") return [];
    return findFreeStaff(
      staff.filter((one) => one.offers.has(line.serviceId)),
      line,
    );
  });
  return { staffIds: staff.map(({ id }) => id), free };
}
