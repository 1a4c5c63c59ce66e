import type { Scope } from "../../platform/database/scope.ts";
import type { EpochMinute } from "../../shared/slots/types.ts";
import { createZoneCache } from "../../shared/time/createZoneCache.ts";
import type { IsoDate } from "../../shared/time/units.ts";
import { listWorkingWindows } from "../catalogue/index.ts";
import { type BoardRows, loadBoardRows } from "./data/loadBoardRows.ts";
import type { ResourceRow, StaffRow } from "./data/prismaRows.ts";
import { type BoardDay, describeDays } from "./rules/boardDays.ts";
import { type BoardDates, listBoardDates } from "./rules/boardRange.ts";

export type BoardGrouping = "STAFF" | "RESOURCE";

export interface BoardQuery {
  /** Dates of the business's zone, inclusive. See `findRangeError`. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly groupBy: BoardGrouping;
  /** Restricts the board to the entries of one staff member. Null for all. */
  readonly ownStaffId: string | null;
  readonly includesBookings: boolean;
}

export interface BoardColumn {
  readonly staff: StaffRow | null;
  readonly resource: ResourceRow | null;
  readonly days: readonly (BoardDay & { readonly holiday: string })[];
}

export interface Board {
  readonly columns: readonly BoardColumn[];
  readonly rows: BoardRows;
  /** Epoch milliseconds. */
  readonly loadedAt: number;
}

/** More than the distance between any two zones and the longest window. */
const ZONE_MARGIN = 5 * 1440;

/** Takes two statements. */
export async function loadBoard(
  { database, business, clock }: Scope,
  { groupBy, ownStaffId, includesBookings, ...range }: BoardQuery,
): Promise<Board> {
  const loadedAt = clock.now();
  const days = listBoardDates(business.timeZone, range);
  const rows = await loadBoardRows(database.query, business.id, {
    ...range,
    begin: days.bounds[0]!,
    until: days.bounds.at(-1)!,
    now: loadedAt,
    ownStaffId,
    isByResource: groupBy === "RESOURCE",
    includesBookings,
  });
  return { rows, loadedAt, columns: buildColumns(rows, days, groupBy, ownStaffId) };
}

function buildColumns(
  rows: BoardRows,
  dates: BoardDates,
  groupBy: BoardGrouping,
  ownStaffId: string | null,
): BoardColumn[] {
  const [begin, until] = [dates.bounds[0]!, dates.bounds.at(-1)!];
  const zones = createZoneCache(begin - ZONE_MARGIN, until + ZONE_MARGIN);
  const windowsBySchedule = new Map<string, readonly EpochMinute[]>();
  for (const [id, schedule] of rows.schedules)
    windowsBySchedule.set(id, listWorkingWindows(schedule, zones(schedule.timeZone), begin, until));
  const getWindows = ({ scheduleId }: StaffRow) => windowsBySchedule.get(scheduleId) ?? [];
  const toDays = (id: string, windows: readonly EpochMinute[]) =>
    describeDays(dates, windows, rows.units.get(id) ?? []).map((day) => ({
      ...day,
      holiday: rows.holidays.get(day.date) ?? "",
    }));
  if (groupBy === "STAFF")
    return rows.staff
      .filter(({ id, publication }) => publication !== "ARCHIVED" && (ownStaffId ?? id) === id)
      .map((staff) => ({ staff, resource: null, days: toDays(staff.id, getWindows(staff)) }));
  // A caller who is restricted to one calendar reads no resources.
  if (ownStaffId !== null) return [];
  const openHours = rows.staff.filter(({ publication }) => publication === "PUBLISHED").flatMap(getWindows);
  return rows.resources
    .filter(({ isArchived }) => !isArchived)
    .map((resource) => ({ staff: null, resource, days: toDays(resource.id, openHours) }));
}
