import { toLocalDate } from "../../../time/format.ts";
import type { BoardModel, ColumnDay } from "./boardModel.ts";
import { toInstantText, type EpochMinute } from "./units.ts";

export type DayLookup = Pick<BoardModel, "by" | "columns" | "timeZone">;

/** Returns the day of a column that contains an instant. Null if it is not loaded. */
export function findDay(
  { columns, timeZone }: DayLookup,
  column: string,
  instant: EpochMinute,
): ColumnDay | null {
  const date = toLocalDate(toInstantText(instant), timeZone);
  return columns.find(({ id }) => id === column)?.days.get(date) ?? null;
}
