import { findOrderByReference, loadOrderBookings } from "./data/loadBookings.ts";
import { isLive } from "./rules/changePolicy.ts";
import type { FailureWith } from "../../shared/failures/failure.ts";
import { toEmailKey } from "../../shared/guests/guestRules.ts";
import { countAttempt, isAddressOverLimit } from "../access/index.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { type VisitorBooking, bookerAccess } from "./viewBookings.ts";

const LIMITS = {
  address: { kind: "find by address", minutes: 15, limit: 20 },
  reference: { kind: "find by reference", minutes: 15, limit: 10 },
} as const;

const NOT_FOUND: FailureWith<"BOOKING_NOT_FOUND"> = { code: "BOOKING_NOT_FOUND" };

/** The next live booking, otherwise the first. An unknown reference and a wrong e-mail give the same failure. */
export async function findBooking(
  scope: Scope,
  input: { readonly reference: string; readonly email: string; readonly clientAddress: string },
): Promise<Outcome<VisitorBooking, FailureWith<"BOOKING_NOT_FOUND" | "TOO_MANY_ATTEMPTS">>> {
  const now = scope.clock.now();
  const reference = input.reference.trim().toUpperCase();
  if (await isAddressOverLimit(scope, input.clientAddress, LIMITS.address))
    return { ok: false, failure: TOO_MANY_ATTEMPTS };
  if (!/^[0-9A-Z]{8}$/.test(reference)) return { ok: false, failure: NOT_FOUND };
  const count = await countAttempt(scope, { ...LIMITS.reference, text: reference });
  if (count > LIMITS.reference.limit) return { ok: false, failure: TOO_MANY_ATTEMPTS };
  const order = await findOrderByReference(scope.database.query, scope.business.id, reference);
  // A database may fold letters of other languages differently.
  if (!order || order.email === null || toEmailKey(order.email) !== toEmailKey(input.email))
    return { ok: false, failure: NOT_FOUND };
  const rows = await loadOrderBookings(scope.database.query, scope.business.id, order.id);
  const accesses = rows.map((row) => bookerAccess(scope, row));
  const next = accesses.find(({ booking }) => isLive(booking.status) && booking.endsAt > now);
  return { ok: true, value: next ?? accesses[0]! };
}

const TOO_MANY_ATTEMPTS: FailureWith<"TOO_MANY_ATTEMPTS"> = { code: "TOO_MANY_ATTEMPTS" };
