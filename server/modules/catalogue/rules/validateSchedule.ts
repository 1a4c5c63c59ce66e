import { type FieldInput, validateFields, text, timeZoneField } from "../../../shared/input/fields.ts";
import type { Issue } from "../../../shared/failures/failure.ts";
import { type WindowInput, validateWindows } from "./validateWindows.ts";
import type { WeeklyWindow } from "../../../shared/slots/types.ts";

const SCHEDULE = { name: text({ max: 120 }), timeZone: timeZoneField };

export interface ScheduleInput extends FieldInput<typeof SCHEDULE> {
  /** Replaces all weekly hours. Null or empty for none. */
  readonly weekly?: readonly (WindowInput & { readonly weekday: number })[] | null | undefined;
}

export function validateSchedule(input: ScheduleInput, isNew: boolean) {
  const { values, issues } = validateFields(SCHEDULE, input, isNew ? ["name", "timeZone"] : []);
  const week = input.weekly === undefined ? null : validateWeek(input.weekly ?? []);
  return {
    values: { ...values, ...(week && { weekly: week.windows }) },
    issues: [...issues, ...(week?.issues ?? [])],
  };
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** Validates each weekday like a single date. Paths of issues refer to the input list. */
function validateWeek(input: NonNullable<ScheduleInput["weekly"]>): {
  readonly windows: readonly WeeklyWindow[];
  readonly issues: readonly Issue[];
} {
  const days = WEEKDAYS.map((weekday) => {
    const dayIndexes = [...input.keys()].filter((index) => input[index]!.weekday === weekday);
    const { windows, issues } = validateWindows(dayIndexes.map((index) => input[index]!));
    return {
      windows: windows.map((window) => ({ ...window, weekday })),
      issues: issues.map(({ path: [, index, ...rest], ...detail }) => ({
        ...detail,
        path: ["weekly", ...(index === undefined ? [] : [String(dayIndexes[Number(index)]), ...rest])],
      })),
    };
  });
  return {
    windows: days.flatMap(({ windows }) => windows),
    issues: days.flatMap(({ issues }) => issues),
  };
}
