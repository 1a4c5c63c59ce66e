import type { Money } from "../messages/formatMoney.ts";

/** What of an order says how its payment stands. */
export interface PaidOrder {
  /** What is to be paid now. */
  readonly due: Money;
  readonly paid: Money;
  /** What goes back of that. */
  readonly refunded: Money;
  readonly bookings: readonly PaidBooking[];
}

/** The same of one booking. */
export interface PaidBooking {
  readonly status: string;
  /** What it was brought to, oldest first. */
  readonly history: readonly { readonly status: string }[];
}

/**
 * How an order stands. DUE: it waits for its payment. RELEASED: that did not come in time. DECIDING: it came late, and
 * it is being seen whether the time is still free. RETURNED: it was not, and the payment goes back. STANDS: anything
 * else; its bookings say what.
 */
export type PaymentStatus = "DUE" | "RELEASED" | "DECIDING" | "RETURNED" | "STANDS";

/** Whether a booking ended because nobody paid for it in time, and not as a request that nobody answered. */
export function isUnpaid({ status, history }: PaidBooking): boolean {
  return status === "EXPIRED" && history.some((event) => event.status === "AWAITING_PAYMENT");
}

/** How an order stands as far as money goes. */
export function standingOf({ due, paid, refunded, bookings }: PaidOrder): PaymentStatus {
  if (due.amount > 0) return "DUE";
  const ended = ["EXPIRED", "CANCELLED", "DECLINED"];
  const isOver = bookings.every(({ status }) => ended.includes(status));
  if (!isOver || !bookings.some(isUnpaid)) return "STANDS";
  if (paid.amount === 0) return "RELEASED";
  return refunded.amount > 0 ? "RETURNED" : "DECIDING";
}
