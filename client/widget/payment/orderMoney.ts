import type { Money } from "../messages/formatMoney.ts";

/** What of a booking says what it costs; null where it is not told. */
export interface PricedBooking {
  readonly status: string;
  readonly price: Money | null | undefined;
  readonly due: Pick<Money, "amount"> | null | undefined;
  readonly paid: Pick<Money, "amount"> | null | undefined;
}

/** What is left to be paid later, once what is due is paid. */
export interface LaterMoney {
  readonly amount: Money;
  /** Some of it may be asked for when a request is approved, not at the visit alone. */
  readonly isMixed: boolean;
}

/** What is paid later of bookings that stand or wait; null: nothing. */
export function laterOf(bookings: readonly PricedBooking[]): LaterMoney | null {
  const open = bookings.filter(({ status }) =>
    ["AWAITING_PAYMENT", "REQUESTED", "SCHEDULED", "COMPLETED"].includes(status),
  );
  let currency: string | null = null;
  let amount = 0;
  for (const { price, due, paid } of open) {
    if (price == null) continue;
    currency = price.currency;
    amount += Math.max(0, price.amount - (due?.amount ?? 0) - (paid?.amount ?? 0));
  }
  return currency === null || amount === 0
    ? null
    : { amount: { amount, currency }, isMixed: open.some(({ status }) => status === "REQUESTED") };
}
