import type { RowName } from "../../platform/database/findNamed.ts";
import { insertRow, lockNamed, updateRow } from "../../platform/database/rows.ts";
import { writeWeek } from "./data/configure/schedules.ts";
import { issue } from "../../shared/failures/failure.ts";
import { type WrittenSchedule, validateSchedule } from "./rules/validateSchedule.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure, refusal, refuseAny } from "./configure.ts";
import { bookingsOutside } from "./outside.ts";

/** What a change of a schedule did: the bookings that lie outside it now and stay, by when they begin. */
export interface ChangedSchedule {
  readonly id: string;
  readonly outside: readonly string[];
}

/** Makes a schedule. */
export function createSchedule(scope: Scope, written: WrittenSchedule): Promise<Outcome<ChangedSchedule>> {
  const { values, issues } = validateSchedule(written, true);
  const { weekly = [], ...columns } = values;
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    refuseAny(...issues);
    await insertRow(sql, "schedules", key, columns);
    await writeWeek(sql, key, weekly);
    return { id: key.id, outside: [] };
  });
}

/** Changes what is given of a schedule, for all who work by it. Nothing that is booked ends. */
export function updateSchedule(
  scope: Scope,
  name: RowName,
  written: WrittenSchedule,
): Promise<Outcome<ChangedSchedule>> {
  const { values, issues } = validateSchedule(written, false);
  const { weekly, ...columns } = values;
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockNamed(sql, "schedules", businessId, name);
    if (id === null) throw refusal(issue(["schedule"], "NOT_FOUND"));
    refuseAny(...issues);
    const key = { businessId, id };
    await updateRow(sql, "schedules", key, columns);
    if (weekly) await writeWeek(sql, key, weekly);
    const areHoursGiven = weekly !== undefined || columns.timeZone !== undefined;
    return { id, outside: areHoursGiven ? await bookingsOutside(scope, sql, id) : [] };
  });
}
