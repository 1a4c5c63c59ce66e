import { type ScheduleJson, toSchedule } from "../../catalogue/index.ts";
import type { PaymentRule, PricePer } from "../../../shared/money/due.ts";
import type { BusyTimes, EpochMinute, IsoDate, Schedule, SessionSeats } from "../../../shared/slots/types.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import type { PlanningContext } from "../holdDraft.ts";
import { readBusyTimes } from "./readBusyTimes.ts";
import { LOAD_SLOT_SEARCH } from "./slotSearchSql.ts";

export interface SlotSearchScope extends PlanningContext {
  readonly businessId: string;
  readonly serviceId: string;
  readonly providerId: string | null;
  readonly staffId: string | null;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** The week in which bookings are counted for the fair choice. Null skips the count. */
  readonly week: readonly [EpochMinute, EpochMinute] | null;
}

export interface ServiceRow {
  readonly id: string;
  readonly publication: "DRAFT" | "PUBLISHED" | "ARCHIVED";
  readonly duration_minutes: number;
  readonly buffer_before_minutes: number;
  readonly buffer_after_minutes: number;
  readonly interval_minutes: number;
  readonly notice_minutes: number;
  readonly horizon_days: number;
  readonly max_per_day: number | null;
  readonly capacity: number;
  readonly max_per_booking: number | null;
  readonly price_minor: number;
  readonly price_per: PricePer;
  readonly payment_rule: PaymentRule;
  readonly payment_value: number;
  readonly mode: "INSTANT" | "REQUEST";
  readonly assignment: "CHOSEN" | "ANY" | "COLLECTIVE";
  readonly guest_mode: "NONE" | "ATTEND" | "SEAT" | "OWN_LINE";
  readonly recurrence_max: number | null;
  readonly look_busy_percent: number;
  readonly look_busy_turn: number;
}

/** A staff member who may serve, with busy times. */
export interface StaffRow {
  readonly id: string;
  readonly unitId: string;
  readonly priority: number;
  readonly schedule: Schedule;
  readonly busy: BusyTimes;
  readonly bookingsThisWeek: number;
  readonly lastServedAt: EpochMinute | null;
}

export interface UnitRow {
  readonly id: string;
  readonly resourceId: string;
  readonly needed: number;
  readonly busy: BusyTimes;
}

export interface LoadedSearch {
  readonly service: ServiceRow;
  readonly staff: readonly StaffRow[];
  readonly units: readonly UnitRow[];
  readonly sessions: readonly SessionSeats[];
  readonly takenPerDay: ReadonlyMap<IsoDate, number>;
}

interface Row {
  kind: "service" | "staff" | "unit" | "session" | "day";
  id: string;
  parent: string;
  n: number;
  data: never;
  busy: Buffer | null;
}

export interface SearchedScheduleJson extends ScheduleJson {
  /** Number of bookings in the requested week. */
  week: number | null;
  /** Start of the latest booking, in epoch minutes. */
  last: number | null;
}

export async function loadSlotSearch(
  query: Sql["query"],
  scope: SlotSearchScope,
): Promise<LoadedSearch | null> {
  const instant = (minute: EpochMinute) => new Date(minute * 60_000).toISOString();
  const values = [
    scope.businessId,
    scope.serviceId,
    scope.providerId,
    scope.staffId,
    instant(scope.from),
    instant(scope.until),
    new Date(scope.now).toISOString(),
    scope.visitorHash,
    scope.week && instant(scope.week[0]),
    scope.week && instant(scope.week[1]),
    scope.movingBookingIds ?? [],
  ];
  const rows = await query<Row>(LOAD_SLOT_SEARCH, values, { prepare: true });
  let service: ServiceRow | null = null;
  const staff: StaffRow[] = [];
  const units: UnitRow[] = [];
  const sessions: SessionSeats[] = [];
  const takenPerDay = new Map<IsoDate, number>();
  for (const row of rows) {
    if (row.kind === "service") service = row.data;
    else if (row.kind === "staff") staff.push(toStaffRow(row));
    else if (row.kind === "unit")
      units.push({ id: row.id, resourceId: row.parent, needed: row.n, busy: readBusyTimes(row.busy) });
    else if (row.kind === "session") {
      const { startsAt, taken, offered } = row.data as { startsAt: number; taken: number; offered: number };
      sessions.push({ staffId: row.id, startsAt, seatsTaken: taken, seatsOffered: offered });
    } else {
      const { date, taken } = row.data as { date: string; taken: number };
      takenPerDay.set(date, taken);
    }
  }
  return service && { service, staff, units, sessions, takenPerDay };
}

function toStaffRow(row: Row): StaffRow {
  const data = row.data as SearchedScheduleJson;
  return {
    id: row.id,
    unitId: row.parent,
    priority: row.n,
    busy: readBusyTimes(row.busy),
    bookingsThisWeek: data.week ?? 0,
    lastServedAt: data.last,
    schedule: toSchedule(data),
  };
}
