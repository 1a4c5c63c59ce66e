import { expect, test } from "vitest";
import { parseMoney, toMoneyText } from "./moneyText.ts";

test.each([
  ["12.50", "USD", 1250],
  ["12,5", "EUR", 1250],
  ["1 200", "USD", 120_000],
  ["500", "JPY", 500],
  ["0", "USD", null],
  ["12.505", "USD", null],
  ["5.5", "JPY", null],
  ["-3", "USD", null],
  ["", "USD", null],
])("reads %s %s", (text, currency, amount) => {
  expect(parseMoney(text, currency)).toBe(amount);
});

test("writes an amount that it reads again", () => {
  expect(toMoneyText(1250, "USD")).toBe("12.50");
  expect(parseMoney(toMoneyText(500, "JPY"), "JPY")).toBe(500);
});
