import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import {
  type BookingFilter,
  toBookingWhere,
  listBookings,
  type BookingRow,
  loadBookings,
  narrowFilter,
} from "../../bookings/index.ts";
import { loadNames } from "../data/exports/loadNames.ts";
import { type BookingMoney, loadBookingMoney } from "../../payments/index.ts";
import { statusAt } from "../../../shared/bookings/status.ts";
import { escapeCell } from "../../../platform/files/csv.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { type Column, LIST_PAGE, formatAmount, streamCsv, formatInstant } from "./streamCsv.ts";

export interface BookingExportRights {
  readonly contacts: boolean;
  readonly payments: boolean;
}

interface ExportRow {
  readonly row: BookingRow;
  readonly money: BookingMoney | null;
}

type Names = ReadonlyMap<string, string>;

/**
 * Bookings created after the start of the export are left out. Takes four statements for every 200 rows. Instants are
 * in UTC, and missing values are empty.
 */
export async function* exportBookings(
  scope: Scope,
  filters: readonly BookingFilter[],
  rights: BookingExportRights,
): AsyncGenerator<string, void, undefined> {
  const { database, business, clock } = scope;
  const now = clock.now();
  const narrowed = await Promise.all(
    filters.map((filter) => narrowFilter(database.query, business.id, filter)),
  );
  const where = {
    AND: [{ createdAt: { lte: new Date(now) } }, ...narrowed.map((filter) => toBookingWhere(filter, now))],
  };
  const names = await loadNames(database.query, business.id);
  const columns: Column<ExportRow>[] = [
    ...listBookingColumns(names, now),
    ...(rights.payments ? MONEY_COLUMNS : []),
    ...(rights.contacts ? CONTACT_COLUMNS : []),
  ];
  yield* streamCsv(columns, async (after) => {
    const listed = await listBookings(database.prisma, business.id, where, {
      sort: "createdAt",
      descending: false,
      after: after && { at: after.row.createdAt, id: after.row.id },
      limit: LIST_PAGE,
    });
    const ids = listed.map(({ id }) => id);
    const rows = new Map((await loadBookings(database.query, business.id, ids)).map((row) => [row.id, row]));
    const money = rights.payments ? await loadBookingMoney(database.query, business.id, ids) : [];
    const moneyById = new Map(money.map((one) => [one.id, one]));
    return ids.map((id) => ({ row: rows.get(id)!, money: moneyById.get(id) ?? null }));
  });
}

function listBookingColumns(names: Names, now: number): Column<ExportRow>[] {
  const getName = (id: string | null) => escapeCell((id !== null && names.get(id)) || "");
  return [
    ["Booking", ({ row }) => encodeTypeId(ID_PREFIXES.Booking, row.id)],
    ["Reference", ({ row }) => row.reference],
    ["Status", ({ row }) => statusAt(row.status, row.decideBy, now)],
    ["Starts at", ({ row }) => formatInstant(row.startsAt)],
    ["Ends at", ({ row }) => formatInstant(row.endsAt)],
    ["Service", ({ row }) => getName(row.serviceId)],
    ["Provider", ({ row }) => getName(row.providerId)],
    ["Staff", ({ row }) => escapeCell(row.staffIds.map((id) => names.get(id) ?? "").join(", "))],
    ["Seats", ({ row }) => String(row.seats)],
    ["Guests", ({ row }) => String(row.guests.filter(({ hasLeft }) => !hasLeft).length)],
    ["Price", ({ row }) => formatAmount(row.priceMinor, row.currency)],
    ["Currency", ({ row }) => row.currency],
    ["Booked at", ({ row }) => formatInstant(row.createdAt)],
    ["Changed at", ({ row }) => formatInstant(row.updatedAt)],
    ["Source", ({ row }) => escapeCell(row.attribution.map(([name, value]) => `${name}=${value}`).join(" "))],
    ["First name", ({ row }) => escapeCell(row.contact.firstName)],
    ["Last name", ({ row }) => escapeCell(row.contact.lastName)],
  ];
}

const MONEY_COLUMNS: readonly Column<ExportRow>[] = [
  ["Due when booking", ({ row }) => formatAmount(row.dueMinor, row.currency)],
  ["Paid", ({ row, money }) => formatAmount(money?.paidMinor ?? 0, row.currency)],
  ["Refunded", ({ row, money }) => formatAmount(money?.refundedMinor ?? 0, row.currency)],
];

const CONTACT_COLUMNS: readonly Column<ExportRow>[] = [
  ["E-mail", ({ row }) => escapeCell(row.contact.email ?? "")],
  ["Phone", ({ row }) => escapeCell(row.contact.phone ?? "")],
  ["Location", ({ row }) => escapeCell(row.location)],
  ["Notes", ({ row }) => escapeCell(row.notes)],
];
