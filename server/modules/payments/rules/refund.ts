import { percentOf } from "../../../shared/money/due.ts";

/** What a service says of giving money back when a visitor cancels. */
export interface RefundPolicy {
  /** How much of what was paid goes back, 0 to 100. */
  readonly percent: number;
  /** Until so many minutes before the start; 0: until it begins. */
  readonly cutoffMinutes: number;
}

/** A booking that is cancelled. Amounts in minor units, instants in epoch milliseconds. */
export interface CancelledBooking {
  readonly paidMinor: number;
  /** What has gone back of it already, or is on its way. */
  readonly refundedMinor: number;
  readonly startsAt: number;
}

/**
 * What goes back of what was paid: all of it when the business cancels, by the service's policy when the visitor does,
 * rounded half up. At the very cut-off it still does.
 */
export function refundOf(
  { paidMinor, refundedMinor, startsAt }: CancelledBooking,
  policy: RefundPolicy,
  by: "VISITOR" | "BUSINESS",
  now: number,
): number {
  const isInTime = now <= startsAt - policy.cutoffMinutes * 60_000;
  const percent = by === "BUSINESS" ? 100 : isInTime ? policy.percent : 0;
  return Math.max(0, percentOf(paidMinor, percent) - refundedMinor);
}

/** What one payment paid for a booking. Amounts in minor units. */
export interface PaidPart {
  readonly paymentId: string;
  readonly paidMinor: number;
  /** What of that has gone back, or is on its way. */
  readonly refundedMinor: number;
  /** What is left of the whole payment: the business may have given back of it without naming a booking. */
  readonly leftMinor: number;
}

/**
 * What goes back of each of these when all of them are cancelled, one after the other: never more than is left of the payment
 * that they share. See `refundOf`.
 */
export function refundsOf(
  parts: readonly (PaidPart & RefundPolicy & Pick<CancelledBooking, "startsAt">)[],
  by: "VISITOR" | "BUSINESS",
  now: number,
): number[] {
  const left = new Map<string, number>();
  return parts.map((part) => {
    const most = left.get(part.paymentId) ?? part.leftMinor;
    const amount = Math.min(most, refundOf(part, part, by, now));
    left.set(part.paymentId, most - amount);
    return amount;
  });
}
