import type { RowName } from "../../platform/database/findNamed.ts";
import { insertRow, lockRow, updateRow } from "../../platform/database/rows.ts";
import { addUnits, findExcessBookings, loadUnits, retireUnits } from "./data/configure/units.ts";
import { expireDue } from "./data/expireDue.ts";
import { issue } from "../../shared/failures/failure.ts";
import { type ResourceInput, validateResource } from "./rules/validateResource.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";

/** `inTheWay` contains the ids of future bookings that take more units than exist, by start. */
export interface ChangedResource {
  readonly id: string;
  readonly inTheWay: readonly string[];
}

export function createResource(scope: Scope, input: ResourceInput): Promise<Outcome<ChangedResource>> {
  const { values, issues } = validateResource(input, true);
  const { units = 0, ...columns } = values;
  const now = scope.clock.now();
  const key = { businessId: scope.business.id, id: newId(now, scope.random) };
  return configure(scope, async (sql) => {
    throwIssues(...issues);
    if (!(await insertRow(sql, "resources", key, columns))) throw invalidInputError(issue(["slug"], "TAKEN"));
    await addUnits(sql, key, units, now);
    return { id: key.id, inTheWay: [] };
  });
}

export function updateResource(
  scope: Scope,
  name: RowName,
  input: ResourceInput,
): Promise<Outcome<ChangedResource>> {
  const { values, issues } = validateResource(input, false);
  const { units, ...columns } = values;
  const businessId = scope.business.id;
  const now = scope.clock.now();
  return configure(scope, async (sql) => {
    const id = await lockRow(sql, "resources", businessId, name);
    if (id === null) throw invalidInputError(issue(["resource"], "NOT_FOUND"));
    throwIssues(...issues);
    const key = { businessId, id };
    await updateRow(sql, "resources", key, columns);
    if (units === undefined) return { id, inTheWay: [] };
    await expireDue(sql, businessId, now);
    const former = await loadUnits(sql, key, now);
    if (units > former.length) await addUnits(sql, key, units - former.length, now);
    if (units < former.length)
      await retireUnits(sql, businessId, former.slice(units), former.slice(0, units), now);
    return { id, inTheWay: await findExcessBookings(sql, key, now) };
  });
}
