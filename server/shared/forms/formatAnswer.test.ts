import { describe, expect, it } from "vitest";
import { formatAnswer } from "./formatAnswer.ts";
import { exampleField, exampleOptions } from "./exampleForm.ts";

describe("answerText", () => {
  const several = exampleField({ key: "it", kind: "MULTIPLE_CHOICE", options: exampleOptions("a", "b") });
  const one = exampleField({ key: "it", kind: "DROPDOWN", options: exampleOptions("a") });
  const amount = exampleField({ key: "it", kind: "NUMBER", decimals: 6 });
  const note = exampleField({ key: "it", kind: "TEXT" });
  const day = exampleField({ key: "it", kind: "DATE" });

  it.each([
    [note, { kind: "TEXT", text: "=1+1" }, "en", "=1+1"],
    [one, { kind: "TEXT", text: "a" }, "en", "A"],
    [one, { kind: "TEXT", text: "gone" }, "en", "gone"],
    [several, { kind: "OPTIONS", options: ["a", "b"] }, "en", "A, B"],
    [amount, { kind: "TEXT", text: "1234.5" }, "en", "1234.5"],
    [amount, { kind: "TEXT", text: "-0.000001" }, "de", "-0,000001"],
    [amount, { kind: "TEXT", text: "123456789012345" }, "pt-br", "123456789012345"],
    [amount, { kind: "TEXT", text: "1.5" }, "pt", "1,5"],
    [day, { kind: "TEXT", text: "2026-11-20" }, "de", "2026-11-20"],
    [note, { kind: "CHECKED", isChecked: true }, "en", "true"],
    [note, { kind: "CHECKED", isChecked: false }, "en", "false"],
    [note, { kind: "CONSENT", isGiven: true, text: "I agree." }, "en", "I agree."],
    [note, { kind: "CONSENT", isGiven: false, text: "I agree." }, "en", ""],
    [note, { kind: "FILE", upload: "upl_1", name: "knee.png" }, "en", "knee.png"],
  ] as const)("formats %j %j in %s as %s", (field, answer, locale, expectedText) => {
    expect(formatAnswer(field, answer, locale)).toBe(expectedText);
  });

  it("formats an address as lines", () => {
    const address = {
      line1: "1 Main St",
      line2: "Flat 2",
      city: "Springfield",
      region: "NY",
      postcode: "12345",
      country: "US",
    };
    const home = exampleField({ key: "it", kind: "ADDRESS" });
    expect(formatAnswer(home, { kind: "ADDRESS", address }, "en")).toBe(
      "1 Main St\nFlat 2\nSpringfield, NY 12345\nUnited States",
    );
    const german = { ...address, line2: "", region: "", city: "Köln", postcode: "50667", country: "DE" };
    expect(formatAnswer(home, { kind: "ADDRESS", address: german }, "fr")).toBe(
      "1 Main St\n50667 Köln\nAllemagne",
    );
    const short = { ...german, postcode: "", country: "" };
    expect(formatAnswer(home, { kind: "ADDRESS", address: short }, "en")).toBe("1 Main St\nKöln");
  });
});
