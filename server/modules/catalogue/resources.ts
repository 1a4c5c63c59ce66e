import type { RowName } from "../../platform/database/findNamed.ts";
import { addUnits, findExcessBookings, loadUnits, retireUnits } from "./data/configure/units.ts";
import { expireDue } from "./data/expireDue.ts";
import { type ResourceInput, validateResource } from "./rules/validateResource.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { saveRow } from "./saveRow.ts";

/** `conflictingBookings` contains the ids of future bookings that take more units than exist, by start. */
export interface ChangedResource {
  readonly id: string;
  readonly conflictingBookings: readonly string[];
}

/** Creates a resource if `name` is null. */
export function saveResource(
  scope: Scope,
  name: RowName | null,
  input: ResourceInput,
): Promise<Outcome<ChangedResource>> {
  const { values, issues } = validateResource(input, name === null);
  const { units, ...columns } = values;
  const now = scope.clock.now();
  return saveRow(scope, "resource", name, {
    values: columns,
    issues,
    find: async () => ({ issues: [] }),
    async write(sql, key) {
      const { businessId, id } = key;
      if (name === null) await addUnits(sql, key, units ?? 0, now);
      if (name === null || units === undefined) return { id, conflictingBookings: [] };
      await expireDue(sql, businessId, now);
      const former = await loadUnits(sql, key, now);
      if (units > former.length) await addUnits(sql, key, units - former.length, now);
      if (units < former.length)
        await retireUnits(sql, businessId, former.slice(units), former.slice(0, units), now);
      return { id, conflictingBookings: await findExcessBookings(sql, key, now) };
    },
  });
}
