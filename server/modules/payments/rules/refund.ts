import { calculatePercent } from "../../../shared/money/due.ts";

export interface RefundPolicy {
  /** 0 to 100. */
  readonly percent: number;
  /** Minutes before the start. 0 allows refunds until the start. */
  readonly cutoffMinutes: number;
}

/** Minor units, epoch milliseconds. */
export interface CancelledBooking {
  readonly paidMinor: number;
  readonly refundedMinor: number;
  readonly startsAt: number;
}

/** The policy's percentage, rounded half up; all of it if the business cancels. The cut-off itself is in time. */
export function calculateRefund(
  { paidMinor, refundedMinor, startsAt }: CancelledBooking,
  policy: RefundPolicy,
  cancelledBy: "VISITOR" | "BUSINESS",
  now: number,
): number {
  const isInTime = now <= startsAt - policy.cutoffMinutes * 60_000;
  const percent = cancelledBy === "BUSINESS" ? 100 : isInTime ? policy.percent : 0;
  return Math.max(0, calculatePercent(paidMinor, percent) - refundedMinor);
}

/** Minor units. */
export interface PaidPart {
  readonly paymentId: string;
  readonly paidMinor: number;
  /** Includes pending refunds. */
  readonly refundedMinor: number;
  /** Of the whole payment, which may also be refunded without naming a booking. */
  readonly leftMinor: number;
}

/** Limited by the rest of each payment. */
export function calculateRefunds(
  parts: readonly (PaidPart & RefundPolicy & Pick<CancelledBooking, "startsAt">)[],
  cancelledBy: "VISITOR" | "BUSINESS",
  now: number,
): number[] {
  const leftByPayment = new Map<string, number>();
  return parts.map((part) => {
    const available = leftByPayment.get(part.paymentId) ?? part.leftMinor;
    const amount = Math.min(available, calculateRefund(part, part, cancelledBy, now));
    leftByPayment.set(part.paymentId, available - amount);
    return amount;
  });
}
