import { expect, test } from "vitest";
import { getLaterPayment } from "./orderMoney.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const line = (status: string, price: number | null, due = 0, paid = 0) => ({
  status,
  price: price === null ? null : usd(price),
  due: usd(due),
  paid: usd(paid),
});

test("getLaterPayment returns what is left after due and paid amounts", () => {
  expect(getLaterPayment([line("AWAITING_PAYMENT", 11_000, 2200), line("CONFIRMED", 4000, 0, 1000)])).toEqual(
    {
      amount: usd(11_800),
      includesRequests: false,
    },
  );
});

test("getLaterPayment returns null for free, paid or cancelled bookings", () => {
  expect(
    getLaterPayment([line("CONFIRMED", null), line("CONFIRMED", 9500, 0, 9500), line("CANCELLED", 9500)]),
  ).toBe(null);
});

test("getLaterPayment marks requests that may be due on approval", () => {
  expect(getLaterPayment([line("REQUESTED", 12_000)])).toEqual({
    amount: usd(12_000),
    includesRequests: true,
  });
});
