import { ID_PREFIXES } from "../../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { type BookingFilter, bookingWhere } from "../../bookings/data/bookingWhere.ts";
import { listBookings } from "../../bookings/data/listBookings.ts";
import { type BookingRow, loadBookings } from "../../bookings/data/loadBookings.ts";
import { narrowFilter } from "../../bookings/data/narrowFilter.ts";
import { loadNames } from "../data/exports/loadNames.ts";
import { type BookingMoney, loadBookingMoney } from "../../payments/data/loadPayments.ts";
import { statusAt } from "../../../shared/bookings/status.ts";
import { plainCell } from "../../../platform/files/csv.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { type Column, LIST_PAGE, amountText, csvList, instantCell } from "./csvList.ts";

export interface BookingExportRights {
  readonly contacts: boolean;
  readonly payments: boolean;
}

interface Exported {
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
    AND: [{ createdAt: { lte: new Date(now) } }, ...narrowed.map((filter) => bookingWhere(filter, now))],
  };
  const names = await loadNames(database.query, business.id);
  const columns: Column<Exported>[] = [
    ...ofBooking(names, now),
    ...(rights.payments ? OF_MONEY : []),
    ...(rights.contacts ? OF_CONTACT : []),
  ];
  yield* csvList(columns, async (after) => {
    const listed = await listBookings(database.prisma, business.id, where, {
      sort: "createdAt",
      descending: false,
      after: after && { at: after.row.createdAt, id: after.row.id },
      limit: LIST_PAGE,
    });
    const ids = listed.map(({ id }) => id);
    const rows = new Map((await loadBookings(database.query, business.id, ids)).map((row) => [row.id, row]));
    const money = rights.payments ? await loadBookingMoney(database.query, business.id, ids) : [];
    const paid = new Map(money.map((one) => [one.id, one]));
    return ids.map((id) => ({ row: rows.get(id)!, money: paid.get(id) ?? null }));
  });
}

function ofBooking(names: Names, now: number): Column<Exported>[] {
  const named = (id: string | null) => plainCell((id !== null && names.get(id)) || "");
  return [
    ["Booking", ({ row }) => encodeTypeId(ID_PREFIXES.Booking, row.id)],
    ["Reference", ({ row }) => row.reference],
    ["Status", ({ row }) => statusAt(row.status, row.decideBy, now)],
    ["Starts at", ({ row }) => instantCell(row.startsAt)],
    ["Ends at", ({ row }) => instantCell(row.endsAt)],
    ["Service", ({ row }) => named(row.serviceId)],
    ["Provider", ({ row }) => named(row.providerId)],
    ["Staff", ({ row }) => plainCell(row.staffIds.map((id) => names.get(id) ?? "").join(", "))],
    ["Seats", ({ row }) => String(row.seats)],
    ["Guests", ({ row }) => String(row.guests.filter(({ hasLeft }) => !hasLeft).length)],
    ["Price", ({ row }) => amountText(row.priceMinor, row.currency)],
    ["Currency", ({ row }) => row.currency],
    ["Booked at", ({ row }) => instantCell(row.createdAt)],
    ["Changed at", ({ row }) => instantCell(row.updatedAt)],
    ["Source", ({ row }) => plainCell(row.attribution.map(([name, value]) => `${name}=${value}`).join(" "))],
    ["First name", ({ row }) => plainCell(row.contact.firstName)],
    ["Last name", ({ row }) => plainCell(row.contact.lastName)],
  ];
}

const OF_MONEY: readonly Column<Exported>[] = [
  ["Due when booking", ({ row }) => amountText(row.dueMinor, row.currency)],
  ["Paid", ({ row, money }) => amountText(money?.paidMinor ?? 0, row.currency)],
  ["Refunded", ({ row, money }) => amountText(money?.refundedMinor ?? 0, row.currency)],
];

const OF_CONTACT: readonly Column<Exported>[] = [
  ["E-mail", ({ row }) => plainCell(row.contact.email)],
  ["Phone", ({ row }) => plainCell(row.contact.phone ?? "")],
  ["Location", ({ row }) => plainCell(row.location)],
  ["Notes", ({ row }) => plainCell(row.notes)],
];
