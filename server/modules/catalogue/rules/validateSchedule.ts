import { type Written, validateFields, text, zone } from "../../../shared/input/fields.ts";
import type { Issue } from "../../../shared/failures/failure.ts";
import { type WrittenWindow, validateWindows } from "./validateWindows.ts";
import type { WeeklyWindow } from "../../../shared/slots/types.ts";

/** What an owner says of a schedule, its hours left out. */
const SCHEDULE = { name: text({ max: 120 }), timeZone: zone };

/** A schedule as it was written. */
export interface WrittenSchedule extends Written<typeof SCHEDULE> {
  /** All of its weekly hours. */
  readonly weekly?: readonly (WrittenWindow & { readonly weekday: number })[] | null | undefined;
}

/** Judges a new schedule, or what is to change of one. No hours (or null): nobody works by it, but for single dates. */
export function validateSchedule(written: WrittenSchedule, isNew: boolean) {
  const { values, issues } = validateFields(SCHEDULE, written, isNew ? ["name", "timeZone"] : []);
  const week = written.weekly === undefined ? null : judgeWeek(written.weekly ?? []);
  return {
    values: { ...values, ...(week && { weekly: week.windows }) },
    issues: [...issues, ...(week?.issues ?? [])],
  };
}

/** Monday to Sunday. */
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The hours of each weekday by the rules of single dates; issues lead to the places in the list as it was written. */
function judgeWeek(written: NonNullable<WrittenSchedule["weekly"]>): {
  readonly windows: readonly WeeklyWindow[];
  readonly issues: readonly Issue[];
} {
  const days = WEEKDAYS.map((weekday) => {
    const ofDay = [...written.keys()].filter((place) => written[place]!.weekday === weekday);
    const { windows, issues } = validateWindows(ofDay.map((place) => written[place]!));
    return {
      windows: windows.map((window) => ({ ...window, weekday })),
      issues: issues.map(({ path: [, place, ...rest], ...fault }) => ({
        ...fault,
        path: ["weekly", ...(place === undefined ? [] : [String(ofDay[Number(place)]), ...rest])],
      })),
    };
  });
  return {
    windows: days.flatMap(({ windows }) => windows),
    issues: days.flatMap(({ issues }) => issues),
  };
}
