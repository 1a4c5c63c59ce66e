import { describe, expect, it } from "vitest";
import { getPhoneCountry, formatInternationalPhone, isImpossiblePhone } from "./phoneNumbers.ts";

describe("phone numbers", () => {
  it.each([
    ["+1 212 555 0142", "US"],
    ["+1 416 555 0142", "CA"],
    ["+44 20 7946 0958", "GB"],
    ["212 555 0142", null],
    ["", null],
  ])("getPhoneCountry of %j is %s", (phone, country) => {
    expect(getPhoneCountry(phone)).toBe(country);
  });

  it.each([
    ["(212) 555-0142", "US", "+1 212 555 0142"],
    ["+49 30 123456", "US", "+49 30 123456"],
    ["030 123456", "DE", "+49 30 123456"],
    ["212.555.0142 x12", "US", "+1 212 555 0142 ext. 12"],
    ["+44 20 7946 0958", null, "+44 20 7946 0958"],
    ["020 7946 0958", null, null],
    ["+1 123 456 7890", "US", null],
    ["555 0142", "US", null],
    ["+999 12345678", "US", null],
    ["call me", "US", null],
    ["", "US", null],
    ["1".repeat(1000), "US", null],
  ] as const)("formatInternationalPhone of %j in %s is %j", (text, home, expectedNumber) => {
    expect(formatInternationalPhone(text, home)).toBe(expectedNumber);
  });

  it.each([
    ["+1 212 555 0142", "US", false],
    // Not assigned today, but possible.
    ["+1 123 456 7890", "US", false],
    ["12345", "US", true],
    ["+999 12345678", "US", true],
    ["+12", null, true],
    ["020 7946 0958", null, false],
  ] as const)("isImpossiblePhone of %j in %s is %s", (text, home, impossible) => {
    expect(isImpossiblePhone(text, home)).toBe(impossible);
  });
});
