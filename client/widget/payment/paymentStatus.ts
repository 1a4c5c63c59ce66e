import type { Money } from "../messages/formatMoney.ts";

export interface PaidOrder {
  readonly due: Money;
  readonly paid: Money;
  readonly refunded: Money;
  readonly bookings: readonly PaidBooking[];
}

export interface PaidBooking {
  readonly status: string;
  /** Oldest first. */
  readonly history: readonly { readonly status: string }[];
}

/**
 * `DUE` awaits payment. `RELEASED` was not paid in time. `DECIDING` was paid late and its slot is being checked.
 * `RETURNED` was paid late and is refunded. `IS_ACTIVE` is anything else.
 */
export type PaymentStatus = "DUE" | "RELEASED" | "DECIDING" | "RETURNED" | "STANDS";

/** Returns whether a booking expired unpaid, unlike a request that expired without a decision. */
export function isUnpaid({ status, history }: PaidBooking): boolean {
  return status === "EXPIRED" && history.some((event) => event.status === "AWAITING_PAYMENT");
}

export function getPaymentStatus({ due, paid, refunded, bookings }: PaidOrder): PaymentStatus {
  if (due.amount > 0) return "DUE";
  const ended = ["EXPIRED", "CANCELLED", "DECLINED"];
  const isOver = bookings.every(({ status }) => ended.includes(status));
  if (!isOver || !bookings.some(isUnpaid)) return "STANDS";
  if (paid.amount === 0) return "RELEASED";
  return refunded.amount > 0 ? "RETURNED" : "DECIDING";
}
