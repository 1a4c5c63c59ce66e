import { expect, test } from "vitest";
import { formatMoney } from "./formatMoney.ts";

test("formatMoney uses the same decimals in all engines", () => {
  // Some engines format forints with two decimals, others with none.
  expect(formatMoney({ amount: 123_450, currency: "HUF" }, "en")).toBe("HUF 1,234.50");
  expect(formatMoney({ amount: 5_000, currency: "ISK" }, "en")).toBe("ISK 5,000");
});

test("formatMoney uses the decimals of the currency and the order of the locale", () => {
  expect(formatMoney({ amount: 1_234_500, currency: "USD" }, "en")).toBe("$12,345.00");
  expect(formatMoney({ amount: 11_000, currency: "EUR" }, "de")).toBe("110,00 €");
  expect(formatMoney({ amount: 4_500, currency: "JPY" }, "en")).toBe("¥4,500");
  expect(formatMoney({ amount: 1_250, currency: "KWD" }, "en")).toBe("KWD 1.250");
});
