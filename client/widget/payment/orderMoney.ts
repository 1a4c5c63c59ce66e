import type { Money } from "../messages/formatMoney.ts";

/** Amounts are null when the access key does not show them. */
export interface PricedBooking {
  readonly status: string;
  readonly price: Money | null | undefined;
  readonly due: Pick<Money, "amount"> | null | undefined;
  readonly paid: Pick<Money, "amount"> | null | undefined;
}

export interface LaterPayment {
  readonly amount: Money;
  readonly includesRequests: boolean;
}

/** Returns what live bookings cost beyond the due and paid amounts. Null if nothing. */
export function getLaterPayment(bookings: readonly PricedBooking[]): LaterPayment | null {
  const liveBookings = bookings.filter(({ status }) =>
    ["AWAITING_PAYMENT", "REQUESTED", "CONFIRMED", "COMPLETED"].includes(status),
  );
  let currency: string | null = null;
  let amount = 0;
  for (const { price, due, paid } of liveBookings) {
    if (price == null) continue;
    currency = price.currency;
    amount += Math.max(0, price.amount - (due?.amount ?? 0) - (paid?.amount ?? 0));
  }
  return currency === null || amount === 0
    ? null
    : {
        amount: { amount, currency },
        includesRequests: liveBookings.some(({ status }) => status === "REQUESTED"),
      };
}
