import { type BookingRow, loadBookings, loadOrderBookings } from "./data/loadBookings.ts";
import type { AccessGrant, AccessRole } from "../access/index.ts";
import { contactVisibleUntil } from "./rules/contactVisibility.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { createAccessKey, readAccessKey } from "./keys/accessKeys.ts";
import { readOrderKey } from "./keys/orderKeys.ts";
import type { Scope } from "../../platform/database/scope.ts";

export interface VisitorBooking {
  /** Null for a caller who acts by the booking's id and does not have the key. */
  readonly accessKey: string | null;
  readonly role: AccessRole;
  /** The guest's number from 1. 0 for the booker and for staff. */
  readonly member: number;
  /** Null for bookers and guests. */
  readonly staffId: string | null;
  /** If true, the fields in `booking` are blank. */
  readonly isContactHidden: boolean;
  readonly booking: BookingRow;
}

/** In the given order. Null for a key that opens nothing. */
export async function viewBookings(
  scope: Scope,
  keys: readonly string[],
): Promise<(VisitorBooking | null)[]> {
  const grants = keys.map((key) => readAccessKey(scope.signer, scope.business.id, key));
  const ids = [...new Set(grants.flatMap((grant) => (grant ? [grant.bookingId] : [])))];
  const rows = ids.length === 0 ? [] : await loadBookings(scope.database.query, scope.business.id, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.map((key, i) => {
    const grant = grants[i];
    const booking = grant && byId.get(grant.bookingId);
    return booking && isCurrentKey(grant, booking) ? toVisitorBooking(scope, key, grant, booking) : null;
  });
}

/** `booking` must have its present status. */
export function countUnconfirmedGuests(
  { status, endsAt, guestsAwaiting: count }: BookingRow,
  now: number,
): number {
  return (status === "CONFIRMED" || status === "REQUESTED") && endsAt > now ? count : 0;
}

export function bookerAccess(scope: Scope, booking: BookingRow): VisitorBooking {
  const grant = {
    bookingId: booking.id,
    role: "BOOKER",
    member: 0,
    version: booking.bookerKeyVersion,
  } as const;
  return toVisitorBooking(scope, createAccessKey(scope.signer, scope.business.id, grant), grant, booking);
}

/** A VIEW key shows only service, time and location. */
export function createViewKey(
  scope: Pick<Scope, "signer">,
  businessId: string,
  booking: Pick<BookingRow, "id" | "keyVersion" | "bookerKeyVersion">,
  { member, staffId }: Pick<VisitorBooking, "member" | "staffId">,
): string {
  const isBookerKey = member === 0 && staffId === null;
  const version = isBookerKey ? booking.bookerKeyVersion : booking.keyVersion;
  const grant: AccessGrant = { bookingId: booking.id, role: "VIEW", member, staffId, version };
  return createAccessKey(scope.signer, businessId, grant);
}

/** Null if the key opens nothing. */
export async function viewOrder(scope: Scope, key: string): Promise<readonly BookingRow[] | null> {
  const grant = readOrderKey(scope.signer, scope.business.id, key);
  if (!grant) return null;
  const rows = await loadOrderBookings(scope.database.query, scope.business.id, grant.orderId);
  return rows.length > 0 && rows[0]!.orderVersion === grant.version ? rows : null;
}

function isCurrentKey({ member, staffId = null, version }: AccessGrant, booking: BookingRow): boolean {
  const isBookerKey = member === 0 && staffId === null;
  if (version !== (isBookerKey ? booking.bookerKeyVersion : booking.keyVersion)) return false;
  if (staffId !== null) return booking.activeStaffIds.includes(staffId);
  return member === 0 || booking.guests.some((guest) => guest.ordinal === member);
}

/** Deadlines may have changed the stored status. */
export function withCurrentStatus(booking: BookingRow, now: number): BookingRow {
  return { ...booking, status: statusAt(booking.status, booking.decideBy, now) };
}

function toVisitorBooking(
  { business, clock }: Scope,
  accessKey: string,
  { role, member, staffId = null }: AccessGrant,
  row: BookingRow,
): VisitorBooking {
  const now = clock.now();
  const isContactHidden = contactVisibleUntil(row.endsAt, business.linkContactDays) <= now;
  const booking = withCurrentStatus(row, now);
  return {
    accessKey,
    role,
    member,
    staffId,
    isContactHidden,
    booking: isContactHidden || role === "VIEW" ? withoutContact(booking) : booking,
  };
}

function withoutContact(row: BookingRow): BookingRow {
  return {
    ...row,
    notes: "",
    location: row.locationKind === "AT_VISITOR" ? "" : row.location,
    guests: [],
    history: row.history.map((event) => ({ ...event, note: "" })),
    contact: { firstName: "", lastName: "", email: null, phone: null, dateOfBirth: null },
  };
}
