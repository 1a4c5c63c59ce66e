import { expect, test } from "vitest";
import { formatBytes } from "./upload/formatBytes.ts";
import { toPlainNumber, formatPlainNumber } from "./numberText.ts";

test.each([
  ["en", "1,070.5", "1070.5"],
  ["en", "1070", "1070"],
  ["en", "-3.25", "-3.25"],
  ["en", "1,5", "1,5"],
  ["de", "1.070,5", "1070.5"],
  ["de", "1,5", "1.5"],
  ["de", "1.5", "1.5"],
  ["de", "1.500", "1500"],
  ["fr", "1 070,5", "1070.5"],
  ["fr", "1\u202f070,5", "1070.5"],
  ["hu", "12 345,6", "12345.6"],
  ["pl", "1234,5", "1234.5"],
  ["en", " 7 ", "7"],
  ["en", "seven", "seven"],
  ["en", "1e5", "1e5"],
])("toPlainNumber in %s parses %o as %o", (tag, typed, plain) => {
  expect(toPlainNumber(typed, tag)).toBe(plain);
});

test("formatPlainNumber formats a plain number as it is typed", () => {
  expect(formatPlainNumber("1070.5", "de")).toBe("1070,5");
  expect(formatPlainNumber("1070.5", "en")).toBe("1070.5");
  expect(formatPlainNumber("x.y", "de")).toBe("x.y");
});

test("toPlainNumber reads back what formatPlainNumber formats", () => {
  for (const tag of ["en", "de", "fr", "hu", "pt-BR", "pl", "da"])
    for (const plain of ["0", "-12.5", "1234567.25", "0.001"])
      expect(toPlainNumber(formatPlainNumber(plain, tag), tag)).toBe(plain);
});

test("formatBytes uses the largest readable unit", () => {
  expect(formatBytes(900, "en")).toBe("1 kB");
  expect(formatBytes(10 * 1024, "en")).toBe("10 kB");
  expect(formatBytes(5.25 * 1024 * 1024, "de")).toBe("5,3 MB");
});
