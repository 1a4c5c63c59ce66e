import type { EpochMinute, Schedule } from "../../../shared/slots/types.ts";
import type { IsoDate } from "../../../shared/time/units.ts";
import { readBusyTimes } from "../../availability/index.ts";
import { type ScheduleJson, toSchedule } from "../../catalogue/index.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import type { BoardUnit } from "../rules/boardDays.ts";
import { LOAD_BOARD } from "./boardSql.ts";
import type { BlockRow, BookingRecord, ResourceRow, ServiceRow, StaffRow } from "./prismaRows.ts";
import { toPrismaRow } from "./prismaRows.ts";

/** Ids of staff members and resources, archived ones included. */
interface Members {
  readonly staffIds: readonly string[];
  readonly resourceIds: readonly string[];
}

/** Instants in epoch milliseconds. */
interface TimeRange {
  readonly startsAt: number;
  readonly endsAt: number;
}

export interface BoardBookingRow extends Members {
  readonly booking: BookingRecord;
  readonly occupiedFrom: number;
  readonly occupiedUntil: number;
  readonly isUnpaid: boolean;
  readonly hasMissingAnswers: boolean;
  readonly isFirstVisit: boolean;
}

export interface BoardSessionRow extends Members, TimeRange {
  readonly id: string;
  readonly serviceId: string;
  readonly seats: number;
  readonly seatsTaken: number;
}

export interface BoardHoldRow extends Members, TimeRange {
  readonly holdId: string;
  readonly ordinal: number;
  readonly serviceId: string;
  readonly expiresAt: number;
}

export interface BoardEventRow extends TimeRange {
  readonly staffId: string;
}

export interface BoardRows {
  /** Position of the newest event. Null if the event log was never read. */
  readonly position: number | null;
  readonly holidays: ReadonlyMap<IsoDate, string>;
  readonly schedules: ReadonlyMap<string, Schedule>;
  /** All of the business in their order, archived ones included. */
  readonly staff: readonly StaffRow[];
  readonly resources: readonly ResourceRow[];
  /** Units of the requested grouping, by staff member or resource. */
  readonly units: ReadonlyMap<string, readonly BoardUnit[]>;
  readonly bookings: readonly BoardBookingRow[];
  readonly sessions: readonly BoardSessionRow[];
  readonly holds: readonly BoardHoldRow[];
  readonly events: readonly BoardEventRow[];
  readonly blocks: readonly (Members & { readonly block: BlockRow })[];
  /** Services of the entries. */
  readonly services: readonly ServiceRow[];
}

export interface BoardRowsQuery {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly begin: EpochMinute;
  readonly until: EpochMinute;
  readonly now: number;
  /** The staff member to whom the caller is restricted, or null. */
  readonly ownStaffId: string | null;
  readonly isByResource: boolean;
  readonly includesBookings: boolean;
}

type Json = Record<string, unknown>;

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly data: unknown;
  readonly booked: Buffer | null;
  readonly blocked: Buffer | null;
}

const toMilliseconds = (instant: unknown) => Date.parse(instant as string);

const toMembers = (data: Json, staffIds: unknown = data["staff_ids"]): Members => ({
  staffIds: staffIds as string[],
  resourceIds: data["resource_ids"] as string[],
});

const toTimeRange = (data: Json): TimeRange => ({
  startsAt: toMilliseconds(data["starts_at"]),
  endsAt: toMilliseconds(data["ends_at"]),
});

function toBooking({ row, occupiedFrom, occupiedUntil, ...rest }: Json): BoardBookingRow {
  return {
    ...(rest as unknown as Omit<BoardBookingRow, "booking" | "occupiedFrom" | "occupiedUntil">),
    booking: toPrismaRow<BookingRecord>(row as Json, BOOKING_DATES),
    occupiedFrom: toMilliseconds(occupiedFrom),
    occupiedUntil: toMilliseconds(occupiedUntil),
  };
}

const BOOKING_DATES = ["startsAt", "endsAt", "countedOn", "decideBy", "createdAt", "updatedAt"];
const BLOCK_DATES = ["startsAt", "endsAt", "createdAt"];

function toSession(id: string, data: Json): BoardSessionRow {
  return {
    id,
    ...toMembers(data, [data["staff_id"]]),
    ...toTimeRange(data),
    serviceId: data["service_id"] as string,
    seats: data["seats_offered"] as number,
    seatsTaken: data["seats_taken"] as number,
  };
}

function toHold(holdId: string, data: Json): BoardHoldRow {
  return {
    holdId,
    ordinal: data["ordinal"] as number,
    ...toMembers(data),
    ...toTimeRange(data),
    serviceId: data["service_id"] as string,
    expiresAt: toMilliseconds(data["expires_at"]),
  };
}

function toBlock({ staffIds, resourceIds, ...row }: Json) {
  return {
    staffIds: staffIds as string[],
    resourceIds: resourceIds as string[],
    block: toPrismaRow<BlockRow>(row, BLOCK_DATES),
  };
}

/**
 * Reads everything of a board. Two statements, whatever it contains. The first assigns positions to new events, as each
 * read of the event log does, so that the cursor is not older than the rows.
 */
export async function loadBoardRows(
  query: Sql["query"],
  businessId: string,
  { from, to, begin, until, now, ownStaffId, isByResource, includesBookings }: BoardRowsQuery,
): Promise<BoardRows> {
  await query("SELECT assign_event_positions($1)", [businessId]);
  const toInstant = (ms: number) => new Date(ms).toISOString();
  const rows = await query<Row>(LOAD_BOARD, [
    businessId,
    toInstant(begin * 60_000),
    toInstant(until * 60_000),
    toInstant(now),
    from,
    to,
    ownStaffId,
    isByResource,
    includesBookings,
  ]);
  const byKind = new Map<string, Row[]>();
  for (const row of rows) {
    const known = byKind.get(row.kind);
    if (known) known.push(row);
    else byKind.set(row.kind, [row]);
  }
  const list = <T>(kind: string, convert: (data: Json, row: Row) => T): T[] =>
    (byKind.get(kind) ?? []).map((row) => convert(row.data as Json, row));
  const units = new Map<string, BoardUnit[]>();
  for (const { id, booked, blocked } of byKind.get("unit") ?? [])
    units.set(id, [
      ...(units.get(id) ?? []),
      { booked: readBusyTimes(booked), blocked: readBusyTimes(blocked) },
    ]);
  return {
    position: (byKind.get("cursor")?.[0]?.data as number | undefined) ?? null,
    holidays: new Map(list("holiday", ({ date, name }) => [date as IsoDate, name as string])),
    schedules: new Map(list("schedule", (data, { id }) => [id, toSchedule(data as unknown as ScheduleJson)])),
    staff: list("staff", (data) => toPrismaRow<StaffRow>(data)),
    resources: list("resource", (data) => toPrismaRow<ResourceRow>(data)),
    units,
    bookings: list("booking", toBooking),
    sessions: list("session", (data, { id }) => toSession(id, data)),
    holds: list("hold", (data, { id }) => toHold(id, data)),
    events: list("event", (data) => {
      const [staffId, startsAt, endsAt] = data as unknown as [string, string, string];
      return { staffId, startsAt: toMilliseconds(startsAt), endsAt: toMilliseconds(endsAt) };
    }),
    blocks: list("block", toBlock),
    services: list("service", (data) => toPrismaRow<ServiceRow>(data)),
  };
}
