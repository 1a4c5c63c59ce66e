import type { BusinessActor } from "../access/index.ts";
import { insertRefunds, lockPaidBookings } from "./data/refundBookings.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { calculateRefunds } from "./rules/refund.ts";
import { newId } from "../../platform/ids/ids.ts";
import type { Scope } from "../../platform/database/scope.ts";

/**
 * Refunds cancelled bookings in the transaction of the cancellation. After a visitor's cancellation the policies of the
 * services apply. After one by the business or the system everything is refunded.
 */
export async function insertCancelRefunds(
  sql: Sql,
  scope: Scope,
  rows: readonly { readonly id: string; readonly dueMinor: number }[],
  actor: BusinessActor | "VISITOR" | "SYSTEM",
  now: number,
): Promise<void> {
  const ids = rows.filter((row) => row.dueMinor > 0).map((row) => row.id);
  if (ids.length === 0) return;
  const paid = await lockPaidBookings(sql, scope.business.id, ids);
  const amounts = calculateRefunds(paid, actor === "VISITOR" ? "VISITOR" : "BUSINESS", now);
  const refunds = paid.flatMap(({ paymentId, bookingId }, at) => {
    const amountMinor = amounts[at]!;
    const id = newId(now, scope.random);
    return amountMinor > 0
      ? [{ id, paymentId, bookingId, amountMinor, reason: "CANCELLED" as const, note: "" }]
      : [];
  });
  if (refunds.length > 0) await insertRefunds(sql, scope.business.id, refunds, now);
}

/** Confirms the free bookings that waited for the cancelled ones. */
export async function confirmZeroBalance(
  sql: Sql,
  scope: Scope,
  orderId: string,
  now: number,
): Promise<void> {
  const [row] = await sql.query<{ stood: string[] }>("SELECT confirm_zero_balance($1, $2, $3) AS stood", [
    scope.business.id,
    orderId,
    new Date(now).toISOString(),
  ]);
  const bookingIds = row!.stood;
  if (bookingIds.length > 0)
    await scope.notifications.enqueue(sql, scope, { occasion: "BOOKED", bookingIds, now });
}
