import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PASSWORD, findPasswordIssue, normalizePassword } from "./password.ts";

const EMAIL = "amara.osei@northside.example";

describe("a password", () => {
  it.each([
    ["", "REQUIRED"],
    ["short", "PASSWORD_SHORT"],
    ["elevenchars", "PASSWORD_SHORT"],
    ["a".repeat(201), "TOO_LONG"],
    ["password1234", "PASSWORD_COMMON"],
    ["Password!2026", "PASSWORD_COMMON"],
    ["qwertyuiop12", "PASSWORD_COMMON"],
    ["123456789012", "PASSWORD_COMMON"],
    ["987654321098", "PASSWORD_COMMON"],
    ["abcdefghijkl", "PASSWORD_COMMON"],
    ["aaaaaaaaaaaa", "PASSWORD_COMMON"],
    ["abababababab", "PASSWORD_COMMON"],
    ["appointments", "PASSWORD_COMMON"],
    [EMAIL, "PASSWORD_COMMON"],
    ["amara.osei2026", "PASSWORD_COMMON"],
    ["Amara Osei Northside Example", "PASSWORD_COMMON"],
    ["hedgehog tea lamp", null],
    ["kanalruder-verdunstet", null],
    ["日本の庭園で静かに朝のお茶を", null],
    ["🦔🍵💡🌧️🚲🎻🧦🪴🧭🛶🪁🧩", null],
    ["amara.osei likes long walks", null],
  ])("%s: %s", (password, issue) => {
    expect(findPasswordIssue(password, EMAIL)).toBe(issue);
  });

  it("is the same in every Unicode normalization form", () => {
    expect(normalizePassword("e\u0301tude de concert")).toBe(normalizePassword("\u00e9tude de concert"));
  });

  it("is valid when it is random", () => {
    const letters = "abcdefghijkmnpqrstuvwxyz23456789".split("");
    const randomPassword = fc.array(fc.constantFrom(...letters), { minLength: 16, maxLength: 60 });
    fc.assert(
      fc.property(randomPassword, (chosen) => {
        // A random text may consist of few different letters.
        fc.pre(new Set(chosen).size > 8);
        expect(findPasswordIssue(chosen.join(""), EMAIL)).toBeNull();
      }),
    );
  });

  it("is invalid with a wrong length", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 11 }), (text) => {
        const { length } = [...normalizePassword(text)];
        fc.pre(length < PASSWORD.shortest);
        expect(findPasswordIssue(text, EMAIL)).not.toBeNull();
      }),
    );
  });
});
