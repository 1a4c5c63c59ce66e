import type { BookingRow } from "../../data/bookings/loadBookings.ts";
import type { Outcome, Scope } from "../scope.ts";
import { viewOrder } from "../viewBookings.ts";

export async function refreshPayment(scope: Scope, key: string): Promise<Outcome<readonly BookingRow[]>> {
  const rows = await viewOrder(scope, key);
  return rows ? { ok: true, value: rows } : { ok: false, failure: { code: "BOOKING_NOT_FOUND", key } };
}
