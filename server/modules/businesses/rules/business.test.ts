import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseHttpsOrigin } from "./parseHttpsOrigin.ts";
import { normalizeHost } from "./normalizeHost.ts";
import { type BusinessSettingsInput, validateBusiness } from "./validateBusiness.ts";

describe("validateBusiness", () => {
  it("normalizes valid settings", () => {
    const { values, issues } = validateBusiness({
      name: " Northside ",
      timeZone: "Europe/Berlin",
      currency: "EUR",
      locale: "pt-br",
      hourCycle: "H24",
      zoneLocked: true,
      accentColor: "#ABC",
      logo: null,
      origin: "https://Book.Example.com/",
      taxBasisPoints: 1900,
      redirectOrigins: ["https://Example.com/", "https://example.com", "https://example.org:8443"],
    });
    expect(issues).toEqual([]);
    expect(values).toEqual({
      name: "Northside",
      timeZone: "Europe/Berlin",
      currency: "EUR",
      locale: "pt-br",
      hourCycle: "H24",
      zoneLocked: true,
      accentColor: "#aabbcc",
      logo: null,
      origin: "https://book.example.com",
      taxBasisPoints: 1900,
      redirectOrigins: ["https://example.com", "https://example.org:8443"],
    });
  });

  it.each<[BusinessSettingsInput, string, string]>([
    [{ name: null }, "name", "REQUIRED"],
    [{ timeZone: "Mars/Olympus" }, "timeZone", "UNKNOWN_TIME_ZONE"],
    [{ currency: "usd" }, "currency", "INVALID"],
    [{ currency: "XQQ" }, "currency", "INVALID"],
    [{ currency: null }, "currency", "REQUIRED"],
    [{ locale: "tlh" }, "locale", "INVALID"],
    [{ phone: "" }, "phone", "REQUIRED"],
    [{ email: "nobody" }, "email", "INVALID_EMAIL"],
    [{ accentColor: "green" }, "accentColor", "INVALID"],
    [{ logo: "javascript:1" }, "logo", "INVALID"],
    [{ origin: "http://example.com" }, "origin", "INVALID"],
    [{ taxBasisPoints: 10_001 }, "taxBasisPoints", "OUT_OF_RANGE"],
    [{ redirectOrigins: ["https://a.example", "https://b.example/path"] }, "redirectOrigins.1", "INVALID"],
    [
      { redirectOrigins: Array.from({ length: 51 }, () => "https://a.example") },
      "redirectOrigins",
      "TOO_MANY",
    ],
    [{ zoneLocked: null }, "zoneLocked", "REQUIRED"],
  ])("rejects %j with its path", (input, path, code) => {
    expect(validateBusiness(input).issues.map((one) => [one.path.join("."), one.code])).toEqual([
      [path, code],
    ]);
  });
});

describe("normalizeHost", () => {
  it.each([
    ["Book.Example.com", "book.example.com"],
    [" salon.example ", "salon.example"],
    ["salon.example.", "salon.example"],
    ["müller.example", "xn--mller-kva.example"],
    ["a-b.c2.example", "a-b.c2.example"],
  ])("normalizes %s to %s", (input, name) => {
    expect(normalizeHost(input)).toBe(name);
  });

  it.each([
    "",
    "localhost",
    "app.localhost",
    "salon",
    "salon.local",
    "192.0.2.1",
    "0x7f.1",
    "[::1]",
    "salon.example:8080",
    "https://salon.example",
    "salon.example/path",
    "user@salon.example",
    "-salon.example",
    "salon..example",
    "*.example.com",
    "sal on.example",
    `${"a".repeat(64)}.example`,
    `${"a.".repeat(126)}example`,
  ])("rejects %s", (input) => {
    expect(normalizeHost(input)).toBeNull();
  });

  it("is idempotent and returns lower case for any text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.string({ unit: "binary", maxLength: 40 })), (input) => {
        const name = normalizeHost(input);
        if (name === null) return;
        expect(normalizeHost(name)).toBe(name);
        expect(name).toBe(name.toLowerCase());
      }),
    );
  });
});

describe("parseHttpsOrigin", () => {
  it.each([
    ["https://Example.com", "https://example.com"],
    ["https://example.com:443/", "https://example.com"],
    ["https://example.com:8443", "https://example.com:8443"],
    ["http://example.com", null],
    ["https://user@example.com", null],
    ["https://example.com/path", null],
    ["https://example.com?x", null],
    ["example.com", null],
    ["https://", null],
  ])("parses %s as %s", (input, origin) => {
    expect(parseHttpsOrigin(input)).toBe(origin);
  });
});
