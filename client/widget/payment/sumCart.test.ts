import { expect, test } from "vitest";
import { exampleService } from "../testing/exampleServices.ts";
import { type PricedCartLine, sumCart } from "./sumCart.ts";

const usd = (amount: number) => ({ amount, currency: "USD" });
const line = (changes: Parameters<typeof exampleService>[1], people = 1, seats = 1): PricedCartLine => ({
  service: exampleService("any", { id: JSON.stringify(changes), ...changes }),
  people,
  seats,
});
const amounts = (lines: readonly PricedCartLine[], times = 1) => {
  const { prices, total, dueNow, dueApproved } = sumCart(lines, times);
  return [prices.map((price) => price?.amount ?? null), total?.amount, dueNow?.amount, dueApproved?.amount];
};

test("sumCart returns null for a free order", () => {
  expect(sumCart([line({})])).toEqual({ prices: [null], total: null, dueNow: null, dueApproved: null });
});

test("sumCart multiplies a price per line, per person or per seat", () => {
  const price = usd(1000);
  expect(amounts([line({ price }, 3, 2)])[0]).toEqual([1000]);
  expect(amounts([line({ price, pricePer: "PERSON" }, 3)])[0]).toEqual([3000]);
  expect(amounts([line({ price, pricePer: "SEAT" }, 1, 4)])[0]).toEqual([4000]);
});

test("sumCart computes the due amount for every payment rule", () => {
  const price = usd(11_000);
  const of = (paymentRule: "NONE" | "DEPOSIT_PERCENT" | "DEPOSIT_AMOUNT" | "FULL", paymentValue = 0) =>
    amounts([line({ price, pricePer: "PERSON", paymentRule, paymentValue }, 2)])[2];
  expect(of("NONE")).toBeUndefined();
  expect(of("DEPOSIT_PERCENT", 20)).toBe(4400);
  expect(of("DEPOSIT_AMOUNT", 1500)).toBe(3000);
  expect(of("FULL")).toBe(22_000);
});

test("sumCart separates the amount that is due after approval", () => {
  const home = line({ price: usd(12_000), paymentRule: "FULL", isRequest: true });
  const physio = line({ price: usd(9500), paymentRule: "FULL" });
  expect(amounts([home])).toEqual([[12_000], 12_000, undefined, 12_000]);
  expect(amounts([home, physio])).toEqual([[12_000, 9500], 21_500, 9500, 12_000]);
});

test("sumCart takes a deposit of the whole series and rounds once", () => {
  const lesson = line({ price: usd(333), paymentRule: "DEPOSIT_PERCENT", paymentValue: 10 });
  expect(amounts([lesson], 3)).toEqual([[333], 999, 100, undefined]);
});
