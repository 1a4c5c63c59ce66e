import { expect, test } from "vitest";
import { formatMoney } from "./formatMoney.ts";

test("money has the same decimals wherever it is read", () => {
  // Engines of one age give forints none, those of another two.
  expect(formatMoney({ amount: 123_450, currency: "HUF" }, "en")).toBe("HUF 1,234.50");
  expect(formatMoney({ amount: 5_000, currency: "ISK" }, "en")).toBe("ISK 5,000");
});

test("money has its currency's decimals and its language's order", () => {
  expect(formatMoney({ amount: 1_234_500, currency: "USD" }, "en")).toBe("$12,345.00");
  expect(formatMoney({ amount: 11_000, currency: "EUR" }, "de")).toBe("110,00 €");
  expect(formatMoney({ amount: 4_500, currency: "JPY" }, "en")).toBe("¥4,500");
  expect(formatMoney({ amount: 1_250, currency: "KWD" }, "en")).toBe("KWD 1.250");
});
