import type { HoldDraft, TakeHoldResult } from "./holds/takeHold.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/**
 * `STATUS` if a booking has not expired or its payment is allocated. `LINK` if another order used the one-time link.
 */
export type RetakeResult =
  | TakeHoldResult
  | { readonly failure: "STATUS" | "LINK"; readonly ordinal: number; readonly available?: undefined };

/** Takes the time of late-paid bookings, the n-th by the n-th line. The caller must roll back on a failure. */
export async function retakeBookings(
  sql: Sql,
  businessId: string,
  paymentId: string,
  bookingIds: readonly string[],
  draft: HoldDraft,
  now: number,
): Promise<RetakeResult> {
  const [row] = await sql.query<{ taken: RetakeResult }>(
    `SELECT retake_bookings($1, $2, $3::uuid[], $4, $5) AS taken`,
    [businessId, paymentId, bookingIds, JSON.stringify(draft), new Date(now).toISOString()],
  );
  return row!.taken;
}
