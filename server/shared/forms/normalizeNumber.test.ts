import { describe, expect, it } from "vitest";
import { countDecimals, normalizeNumber } from "./normalizeNumber.ts";

describe("plainNumber", () => {
  it.each([
    ["12", "12"],
    [" 12\n", "12"],
    ["-3.50", "-3.5"],
    ["007", "7"],
    ["0.10", "0.1"],
    ["00.000", "0"],
    ["-0", "0"],
    ["-0.0", "0"],
    ["1.000", "1"],
    ["-0.5", "-0.5"],
    ["999999999999999", "999999999999999"],
    ["123456789.123456", "123456789.123456"],
  ])("turns %j into %j", (text, plain) => {
    expect(normalizeNumber(text)).toBe(plain);
    expect(normalizeNumber(plain)).toBe(plain);
    expect(Number(plain)).toBeCloseTo(Number(text.trim()), 10);
  });

  it.each([
    "",
    " ",
    "1e5",
    "1E5",
    "+1",
    ".5",
    "5.",
    "1,5",
    "1,000",
    "1 000",
    "--1",
    "- 1",
    "٣",
    "１２",
    "0x10",
    "Infinity",
    "NaN",
    "1.2.3",
    "½",
    "1000000000000000",
    "1234567890.123456",
    "9".repeat(1_000_000),
  ])("rejects invalid number %#", (text) => {
    expect(normalizeNumber(text)).toBeNull();
  });

  it("decimalsOf counts the decimals of the normalized number", () => {
    expect(["1", "1.5", "-0.125"].map(countDecimals)).toEqual([0, 1, 3]);
  });
});
