import type { RowName } from "../../platform/database/findNamed.ts";
import { writeWeek } from "./data/configure/schedules.ts";
import { type ScheduleInput, validateSchedule } from "./rules/validateSchedule.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { findBookingsOutside } from "./findBookingsOutside.ts";
import { saveRow } from "./saveRow.ts";

/** `conflictingBookings` contains the ids of future bookings outside the new hours, by start. */
export interface ChangedSchedule {
  readonly id: string;
  readonly conflictingBookings: readonly string[];
}

/** Creates a schedule if `name` is null. */
export function saveSchedule(
  scope: Scope,
  name: RowName | null,
  input: ScheduleInput,
): Promise<Outcome<ChangedSchedule>> {
  const { values, issues } = validateSchedule(input, name === null);
  const { weekly, ...columns } = values;
  const changesHours = name !== null && (weekly !== undefined || columns.timeZone !== undefined);
  return saveRow(scope, "schedule", name, {
    values: columns,
    issues,
    find: async () => ({ issues: [] }),
    async write(sql, key) {
      if (weekly) await writeWeek(sql, key, weekly);
      return {
        id: key.id,
        conflictingBookings: changesHours ? await findBookingsOutside(scope, sql, key.id) : [],
      };
    },
  });
}
