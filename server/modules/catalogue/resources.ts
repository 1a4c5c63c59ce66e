import type { RowName } from "../../platform/database/findNamed.ts";
import { insertRow, lockNamed, updateRow } from "../../platform/database/rows.ts";
import { addUnits, bookingsBeyondUnits, loadUnits, retireUnits } from "./data/configure/units.ts";
import { expireDue } from "../bookings/data/sweepExpired.ts";
import { issue } from "../../shared/failures/failure.ts";
import { type WrittenResource, validateResource } from "./rules/validateResource.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal, refuseAny } from "./configure.ts";

/** What a change of a resource did: the bookings to come that take more of it than there is, by when they begin. They stay. */
export interface ChangedResource {
  readonly id: string;
  readonly inTheWay: readonly string[];
}

/** Makes a room, or a piece of equipment of which there are some. Sent twice, the second finds the slug taken. */
export function createResource(scope: Scope, written: WrittenResource): Promise<Outcome<ChangedResource>> {
  const { values, issues } = validateResource(written, true);
  const { units = 0, ...columns } = values;
  const now = scope.clock.now();
  const key = { businessId: scope.business.id, id: newId(now, scope.random) };
  return configure(scope, async (sql) => {
    refuseAny(...issues);
    if (!(await insertRow(sql, "resources", key, columns))) throw refusal(issue(["slug"], "TAKEN"));
    await addUnits(sql, key, units, now);
    return { id: key.id, inTheWay: [] };
  });
}

/** Changes what is given of a resource. Nothing that is booked ends when there is less of it. Safe to send twice. */
export function updateResource(
  scope: Scope,
  name: RowName,
  written: WrittenResource,
): Promise<Outcome<ChangedResource>> {
  const { values, issues } = validateResource(written, false);
  const { units, ...columns } = values;
  const businessId = scope.business.id;
  const now = scope.clock.now();
  return configure(scope, async (sql) => {
    const id = await lockNamed(sql, "resources", businessId, name);
    if (id === null) throw refusal(issue(["resource"], "NOT_FOUND"));
    refuseAny(...issues);
    const key = { businessId, id };
    await updateRow(sql, "resources", key, columns);
    if (units === undefined) return { id, inTheWay: [] };
    await expireDue(sql, businessId, now);
    const former = await loadUnits(sql, key, now);
    if (units > former.length) await addUnits(sql, key, units - former.length, now);
    if (units < former.length)
      await retireUnits(sql, businessId, former.slice(units), former.slice(0, units), now);
    return { id, inTheWay: await bookingsBeyondUnits(sql, key, now) };
  });
}
