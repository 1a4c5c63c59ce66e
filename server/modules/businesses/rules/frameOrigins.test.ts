import { describe, expect, it } from "vitest";
import { validateFrameOrigins } from "./frameOrigins.ts";

describe("validateFrameOrigins", () => {
  it("normalizes origins and removes duplicates", () => {
    const origins = [
      "https://Example.com/",
      "https://example.com",
      " http://localhost:8080 ",
      "https://*.example.com",
      "https://example.com:443",
      "https://m\u00fcller.example",
    ];
    expect(validateFrameOrigins(origins)).toEqual({
      origins: [
        "https://example.com",
        "http://localhost:8080",
        "https://*.example.com",
        "https://xn--mller-kva.example",
      ],
    });
  });

  it.each([
    "",
    "example.com",
    "*",
    "https://*",
    "https://*.com",
    "https://*.127.0.0.1",
    "ftp://example.com",
    "https://example.com/path",
    "https://example.com?x",
    "https://user@example.com",
    "https://example.com; script-src *",
    "https://example.com https://evil.example",
    "https://exa\nmple.com",
    "https://a.*.example.com",
    "'self'",
    `https://${"a".repeat(200)}.example`,
  ])("rejects %j", (text) => {
    expect(validateFrameOrigins(["https://example.com", text])).toMatchObject({
      issues: [{ path: ["frameOrigins", "1"], code: "INVALID" }],
    });
  });

  it("accepts at most fifty origins", () => {
    const many = Array.from({ length: 51 }, (_, i) => `https://a${i}.example`);
    expect(validateFrameOrigins(many)).toMatchObject({
      issues: [{ path: ["frameOrigins"], code: "TOO_MANY" }],
    });
    expect(validateFrameOrigins(many.slice(1))).toHaveProperty("origins.length", 50);
  });

  it("accepts an empty list", () => {
    expect(validateFrameOrigins([])).toEqual({ origins: [] });
  });
});
