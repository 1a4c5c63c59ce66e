import { isIsoDate } from "../../../../server/shared/time/dates.ts";
import type { IsoDate } from "../../../time/format.ts";
import { addDays, addMonths, getWeekday, toSameDay } from "../../../ui/calendar/monthDates.ts";

export type BoardView = "day" | "week" | "month";
export type BoardGrouping = "staff" | "resource";

export interface BoardAddress {
  readonly view: BoardView;
  readonly by: BoardGrouping;
  readonly date: IsoDate;
  /** The column of the week view. `all` is the compact week of all columns, null the first column. */
  readonly column: string | null;
}

export interface DateRange {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export const boardPath = "/desk/calendar";

const views: readonly string[] = ["day", "week", "month"] satisfies BoardView[];

/** Invalid values become the defaults. */
export function parseBoardAddress({ searchParams }: URL, today: IsoDate): BoardAddress {
  const view = searchParams.get("view") ?? "";
  const date = searchParams.get("date") ?? "";
  return {
    view: views.includes(view) ? (view as BoardView) : "day",
    by: searchParams.get("by") === "resource" ? "resource" : "staff",
    date: isIsoDate(date) ? date : today,
    column: searchParams.get("column"),
  };
}

export function formatBoardAddress({ view, by, date, column }: BoardAddress): string {
  const params = new URLSearchParams({ view, by, date });
  if (column !== null) params.set("column", column);
  return `${boardPath}?${params}`;
}

/**
 * Returns the dates that a view shows.
 *
 * @param firstWeekday 1 (Monday) to 7 (Sunday)
 */
export function getShownRange({ view, date }: BoardAddress, firstWeekday: number): DateRange {
  if (view === "day") return { from: date, to: date };
  if (view === "week") {
    const from = toWeekStart(date, firstWeekday);
    return { from, to: addDays(from, 6) };
  }
  const from = toWeekStart(`${date.slice(0, 7)}-01`, firstWeekday);
  return { from, to: addDays(from, 41) };
}

export function toWeekStart(date: IsoDate, firstWeekday: number): IsoDate {
  return addDays(date, -((getWeekday(date) - firstWeekday + 7) % 7));
}

export function listDates({ from, to }: DateRange): IsoDate[] {
  const dates: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** Returns the same address one day, week or month away. */
export function shiftAddress(address: BoardAddress, direction: 1 | -1): BoardAddress {
  const { view, date } = address;
  if (view === "month") return { ...address, date: toSameDay(addMonths(date.slice(0, 7), direction), date) };
  return { ...address, date: addDays(date, direction * (view === "week" ? 7 : 1)) };
}
