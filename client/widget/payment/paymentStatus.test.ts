import { expect, test } from "vitest";
import { isUnpaid, getPaymentStatus } from "./paymentStatus.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const booking = (status: string, ...before: string[]) => ({
  status,
  history: [...before, status].map((one) => ({ status: one })),
});
const order = (due: number, paid: number, refunded: number, ...bookings: ReturnType<typeof booking>[]) => ({
  due: usd(due),
  paid: usd(paid),
  refunded: usd(refunded),
  bookings,
});
const unpaid = booking("EXPIRED", "AWAITING_PAYMENT");
const lapsed = booking("EXPIRED", "REQUESTED");

test.each([
  ["DUE", order(2200, 0, 0, booking("AWAITING_PAYMENT"))],
  ["DUE", order(2200, 0, 0, booking("AWAITING_PAYMENT", "REQUESTED"), booking("CONFIRMED"))],
  ["RELEASED", order(0, 0, 0, unpaid)],
  ["RELEASED", order(0, 0, 0, booking("EXPIRED", "REQUESTED", "AWAITING_PAYMENT"))],
  ["RELEASED", order(0, 0, 0, unpaid, booking("CANCELLED"))],
  ["DECIDING", order(0, 2200, 0, unpaid, unpaid)],
  ["RETURNED", order(0, 2200, 2200, unpaid, unpaid)],
  ["STANDS", order(0, 2200, 0, booking("CONFIRMED", "AWAITING_PAYMENT", "EXPIRED"))],
  ["STANDS", order(0, 0, 0, unpaid, booking("REQUESTED"))],
  ["STANDS", order(0, 2200, 0, booking("CANCELLED", "AWAITING_PAYMENT", "CONFIRMED"))],
  ["STANDS", order(0, 0, 0, lapsed)],
  ["STANDS", order(0, 0, 0, booking("CONFIRMED"))],
] as const)("%s", (status, testOrder) => {
  expect(getPaymentStatus(testOrder)).toBe(status);
});

test("isUnpaid is false for a request that expired without a decision", () => {
  expect([unpaid, lapsed, booking("CANCELLED", "AWAITING_PAYMENT")].map(isUnpaid)).toEqual([
    true,
    false,
    false,
  ]);
});
