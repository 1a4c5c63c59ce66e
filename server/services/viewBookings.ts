import { type BookingRow, loadBookings, loadOrderBookings } from "../data/bookings/loadBookings.ts";
import type { AccessGrant, AccessRole } from "../domain/access/accessKey.ts";
import { statusAt } from "../domain/booking/status.ts";
import { accessKey, readAccessKey } from "./accessKeys.ts";
import { readOrderKey } from "./orderKeys.ts";
import type { Scope } from "./scope.ts";

/** A booking as the holder of one key sees it. */
export interface BookingAccess {
  readonly key: string;
  readonly role: AccessRole;
  /** Which guest, from 1; 0 for the booker and for staff. */
  readonly member: number;
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
    return booking && isValid(grant, booking)
      ? { key, role: grant.role, member: grant.member, booking: asItStands(booking, scope.clock.now()) }
      : null;
  });
}

/**
 * Returns the number of guests of a booking's order who are not notified until the booker has confirmed; 0 if none wait or
 * the booking has ended. `booking` as it stands: see `statusAt`.
 */
export function guestsAwaiting({ status, endsAt, guestsAwaiting: count }: BookingRow, now: number): number {
  return (status === "SCHEDULED" || status === "REQUESTED") && endsAt > now ? count : 0;
}

/** The booker's access to a booking that was just made or read with the booker's own right. */
export function bookerAccess(scope: Scope, booking: BookingRow): BookingAccess {
  const grant = { bookingId: booking.id, role: "BOOKER", member: 0, version: booking.keyVersion } as const;
  return {
    key: accessKey(scope.signer, scope.business.id, grant),
    role: "BOOKER",
    member: 0,
    booking: asItStands(booking, scope.clock.now()),
  };
}

/** The bookings of an order, by its own key, as its booker sees them; null: the key opens nothing. One statement. */
export async function viewOrder(scope: Scope, key: string): Promise<readonly BookingRow[] | null> {
  const grant = readOrderKey(scope.signer, scope.business.id, key);
  if (!grant) return null;
  const rows = await loadOrderBookings(scope.database.query, scope.business.id, grant.orderId);
  return rows.length > 0 && (rows[0]!.orderVersion & 0xff) === grant.version ? rows : null;
}

/** A key is good for what it names: the booker, one of the booking's guests, or the people who serve it. */
function isValid({ role, member, version }: AccessGrant, booking: BookingRow): boolean {
  if (version !== (booking.keyVersion & 0xff)) return false;
  return role === "GUEST" ? booking.guests.some((guest) => guest.ordinal === member) : member === 0;
}

/** Returns a booking with its status at an instant: a deadline that has passed counts. */
export function asItStands(booking: BookingRow, now: number): BookingRow {
  return { ...booking, status: statusAt(booking.status, booking.decideBy, now) };
}
