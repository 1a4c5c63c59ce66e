import { type BookingRow, loadBookings, loadOrderBookings } from "./data/loadBookings.ts";
import type { AccessGrant, AccessRole } from "../access/rules/accessKey.ts";
import { contactVisibleUntil } from "./rules/contactVisibility.ts";
import { statusAt } from "../../shared/bookings/status.ts";
import { accessKey, readAccessKey } from "./accessKeys.ts";
import { readOrderKey } from "./orderKeys.ts";
import type { Scope } from "../../platform/database/scope.ts";

/** A booking as the holder of one key sees it. */
export interface BookingAccess {
  readonly key: string;
  readonly role: AccessRole;
  /** Which guest, from 1; 0 for the booker and for staff. */
  readonly member: number;
  /** The staff member of the key. Null for bookers and guests. */
  readonly staffId: string | null;
  /** True if contact data is hidden because the appointment was too long ago. The fields in `booking` are blank then. */
  readonly isContactHidden: boolean;
  readonly booking: BookingRow;
}

/** Looks bookings up by their access keys, in the order given. Null: the key opens nothing. One statement for all. */
export async function viewBookings(scope: Scope, keys: readonly string[]): Promise<(BookingAccess | null)[]> {
  const grants = keys.map((key) => readAccessKey(scope.signer, scope.business.id, key));
  const ids = [...new Set(grants.flatMap((grant) => (grant ? [grant.bookingId] : [])))];
  const rows = ids.length === 0 ? [] : await loadBookings(scope.database.query, scope.business.id, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return keys.map((key, i) => {
    const grant = grants[i];
    const booking = grant && byId.get(grant.bookingId);
    return booking && isValid(grant, booking) ? accessBy(scope, key, grant, booking) : null;
  });
}

/**
 * Returns the number of guests of a booking's order who wait for the booker's confirmation; 0 if none wait or the booking has ended.
 * `booking` has its present status: see `withCurrentStatus`.
 */
export function guestsAwaiting({ status, endsAt, guestsAwaiting: count }: BookingRow, now: number): number {
  return (status === "SCHEDULED" || status === "REQUESTED") && endsAt > now ? count : 0;
}

/** The booker's access to a booking that was just made or read with the booker's own right. */
export function bookerAccess(scope: Scope, booking: BookingRow): BookingAccess {
  const grant = {
    bookingId: booking.id,
    role: "BOOKER",
    member: 0,
    version: booking.bookerKeyVersion,
  } as const;
  return accessBy(scope, accessKey(scope.signer, scope.business.id, grant), grant, booking);
}

/** Returns the VIEW key for a person's calendar entries. It only shows the service, time and place. */
export function viewKey(
  scope: Pick<Scope, "signer">,
  businessId: string,
  booking: Pick<BookingRow, "id" | "keyVersion" | "bookerKeyVersion">,
  { member, staffId }: Pick<BookingAccess, "member" | "staffId">,
): string {
  const isBookers = member === 0 && staffId === null;
  const version = isBookers ? booking.bookerKeyVersion : booking.keyVersion;
  const grant: AccessGrant = { bookingId: booking.id, role: "VIEW", member, staffId, version };
  return accessKey(scope.signer, businessId, grant);
}

/** The bookings of an order, by its own key, as its booker sees them; null: the key opens nothing. One statement. */
export async function viewOrder(scope: Scope, key: string): Promise<readonly BookingRow[] | null> {
  const grant = readOrderKey(scope.signer, scope.business.id, key);
  if (!grant) return null;
  const rows = await loadOrderBookings(scope.database.query, scope.business.id, grant.orderId);
  return rows.length > 0 && rows[0]!.orderVersion === grant.version ? rows : null;
}

/** Returns true if the key's version is current and its person still belongs to the booking: booker, guest or active staff member. */
function isValid({ member, staffId = null, version }: AccessGrant, booking: BookingRow): boolean {
  const isBookers = member === 0 && staffId === null;
  if (version !== (isBookers ? booking.bookerKeyVersion : booking.keyVersion)) return false;
  if (staffId !== null) return booking.activeStaffIds.includes(staffId);
  return member === 0 || booking.guests.some((guest) => guest.ordinal === member);
}

/** Returns a booking with its status at an instant, which depends on deadlines. */
export function withCurrentStatus(booking: BookingRow, now: number): BookingRow {
  return { ...booking, status: statusAt(booking.status, booking.decideBy, now) };
}

function accessBy(
  { business, clock }: Scope,
  key: string,
  { role, member, staffId = null }: AccessGrant,
  row: BookingRow,
): BookingAccess {
  const now = clock.now();
  const isContactHidden = contactVisibleUntil(row.endsAt, business.linkContactDays) <= now;
  const booking = withCurrentStatus(row, now);
  return {
    key,
    role,
    member,
    staffId,
    isContactHidden,
    booking: isContactHidden || role === "VIEW" ? withoutContact(booking) : booking,
  };
}

/** Returns the row without names, contact data, guests and notes. */
function withoutContact(row: BookingRow): BookingRow {
  return {
    ...row,
    notes: "",
    location: row.locationKind === "AT_VISITOR" ? "" : row.location,
    guests: [],
    history: row.history.map((event) => ({ ...event, note: "" })),
    contact: { firstName: "", lastName: "", email: "", phone: null, dateOfBirth: null },
  };
}
