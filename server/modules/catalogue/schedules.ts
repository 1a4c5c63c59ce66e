import type { RowName } from "../../platform/database/findNamed.ts";
import { insertRow, lockRow, updateRow } from "../../platform/database/rows.ts";
import { writeWeek } from "./data/configure/schedules.ts";
import { issue } from "../../shared/failures/failure.ts";
import { type ScheduleInput, validateSchedule } from "./rules/validateSchedule.ts";
import { newId } from "../../platform/ids/ids.ts";
import { invalidInputError, throwIssues } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { configure } from "../businesses/index.ts";
import { findBookingsOutside } from "./findBookingsOutside.ts";

/** `outside` contains the ids of future bookings outside the new hours, by start. */
export interface ChangedSchedule {
  readonly id: string;
  readonly outside: readonly string[];
}

export function createSchedule(scope: Scope, input: ScheduleInput): Promise<Outcome<ChangedSchedule>> {
  const { values, issues } = validateSchedule(input, true);
  const { weekly = [], ...columns } = values;
  const key = { businessId: scope.business.id, id: newId(scope.clock.now(), scope.random) };
  return configure(scope, async (sql) => {
    throwIssues(...issues);
    await insertRow(sql, "schedules", key, columns);
    await writeWeek(sql, key, weekly);
    return { id: key.id, outside: [] };
  });
}

export function updateSchedule(
  scope: Scope,
  name: RowName,
  input: ScheduleInput,
): Promise<Outcome<ChangedSchedule>> {
  const { values, issues } = validateSchedule(input, false);
  const { weekly, ...columns } = values;
  const businessId = scope.business.id;
  return configure(scope, async (sql) => {
    const id = await lockRow(sql, "schedules", businessId, name);
    if (id === null) throw invalidInputError(issue(["schedule"], "NOT_FOUND"));
    throwIssues(...issues);
    const key = { businessId, id };
    await updateRow(sql, "schedules", key, columns);
    if (weekly) await writeWeek(sql, key, weekly);
    const changesHours = weekly !== undefined || columns.timeZone !== undefined;
    return { id, outside: changesHours ? await findBookingsOutside(scope, sql, id) : [] };
  });
}
