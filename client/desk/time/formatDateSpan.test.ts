import { expect, test } from "vitest";
import { formatDateSpan } from "./formatDateSpan.ts";

const plain = (text: string) => text.replace(/\s/g, " ");

test.each([
  ["en-US", "November 23 – 29, 2026"],
  ["da", "23.–29. november 2026"],
  ["de", "23.–29. November 2026"],
  ["fr", "23–29 novembre 2026"],
  ["hu", "2026. november 23–29."],
  ["pl", "23–29 listopada 2026"],
  ["pt-BR", "23 – 29 de novembro de 2026"],
])("a week of one month in %s: %s", (locale, expected) => {
  expect(plain(formatDateSpan("2026-11-23", "2026-11-29", locale, true))).toBe(expected);
});

test("a week of two months or years, and without a year", () => {
  expect(plain(formatDateSpan("2026-11-30", "2026-12-06", "en-US", true))).toBe(
    "November 30 – December 6, 2026",
  );
  expect(plain(formatDateSpan("2026-12-28", "2027-01-03", "en-US", true))).toBe(
    "December 28, 2026 – January 3, 2027",
  );
  expect(plain(formatDateSpan("2026-12-01", "2026-12-07", "fr", true))).toBe("1er–7 décembre 2026");
  expect(plain(formatDateSpan("2026-11-23", "2026-11-29", "hu", false))).toBe("November 23–29.");
});
