import { describe, expect, it } from "vitest";
import type { AnswerDraft } from "./definition.ts";
import { type ExampleField, exampleField, exampleOptions } from "./exampleForm.ts";
import type { AnswerContext } from "./answerRules.ts";
import { validateAnswer } from "./fieldKinds.ts";

const by: AnswerContext = { today: "2026-11-20" };

function outcome(
  field: ExampleField,
  draft: Omit<AnswerDraft, "field">,
  context: AnswerContext = by,
): unknown {
  const { answer, faults } = validateAnswer(exampleField(field), { field: field.key, ...draft }, context);
  if (faults.length === 0) return answer?.kind === "TEXT" ? answer.text : answer;
  expect(answer).toBeNull();
  return faults.map(({ code, part }) => (part ? `${part} ${code}` : code));
}

function text(field: Omit<ExampleField, "key">, typed: string, context: AnswerContext = by): unknown {
  return outcome({ key: "it", ...field } as ExampleField, { text: typed }, context);
}

describe("text answer", () => {
  it.each([
    [{}, " Ada ", "Ada"],
    [{}, "Jose\u0301", "José"],
    [{}, "   ", null],
    [{}, "", null],
    [{}, "=1+1", "=1+1"],
    [{}, "<script>alert(1)</script>", "<script>alert(1)</script>"],
    [{}, "a\nb", ["CONTROL_CHARACTERS"]],
    [{}, "a\u0000b", ["CONTROL_CHARACTERS"]],
    [{}, "a\u202eb", ["CONTROL_CHARACTERS"]],
    [{}, "\ud83d", ["CONTROL_CHARACTERS"]],
    [{}, "a".repeat(200), "a".repeat(200)],
    [{}, "a".repeat(201), ["TOO_LONG"]],
    [{}, "😀".repeat(200), "😀".repeat(200)],
    [{}, "😀".repeat(201), ["TOO_LONG"]],
    [{ maxLength: 3 }, "é".normalize("NFD").repeat(3), "ééé"],
    [{ maxLength: 3 }, "abcd", ["TOO_LONG"]],
    [{}, "x".repeat(1_000_000), ["TOO_LONG"]],
    [{}, `a${"\u0300".repeat(400)}\u0315`, ["TOO_LONG"]],
  ])("is validated, case %#", (more, typed, expected) => {
    expect(text({ kind: "TEXT", ...more }, typed)).toEqual(expected);
  });

  it("keeps lines in a paragraph", () => {
    expect(text({ kind: "PARAGRAPH" }, " a\r\nb\rc ")).toBe("a\nb\nc");
    expect(text({ kind: "PARAGRAPH" }, "a".repeat(5000))).toBe("a".repeat(5000));
    expect(text({ kind: "PARAGRAPH" }, "a".repeat(5001))).toEqual(["TOO_LONG"]);
    expect(text({ kind: "PARAGRAPH" }, "a\tb")).toEqual(["CONTROL_CHARACTERS"]);
  });
});

describe("e-mail and phone answer", () => {
  it.each([
    ["EMAIL", " ada@example.com ", "ada@example.com"],
    ["EMAIL", "ada@example", ["INVALID_EMAIL"]],
    ["EMAIL", `${"a".repeat(300)}@example.com`, ["TOO_LONG"]],
    ["EMAIL", "a".repeat(1_000_000), ["TOO_LONG"]],
    ["PHONE", " (212) 555-0142 ", "(212) 555-0142"],
    ["PHONE", "phone", ["INVALID_PHONE"]],
    ["PHONE", "+".repeat(1_000_000), ["TOO_LONG"]],
  ] as const)("validates %s, case %#", (kind, typed, expected) => {
    expect(text({ kind }, typed)).toEqual(expected);
  });

  it("uses the phone number check of the caller", () => {
    const phone = (typed: string) => (typed.startsWith("+1") ? "+12125550142" : null);
    expect(text({ kind: "PHONE" }, "+1 212 555 0142", { ...by, phone })).toBe("+12125550142");
    expect(text({ kind: "PHONE" }, "212 555 0142", { ...by, phone })).toEqual(["INVALID_PHONE"]);
    expect(text({ kind: "PHONE" }, "nonsense", { ...by, phone: () => "+12125550142" })).toEqual([
      "INVALID_PHONE",
    ]);
  });
});

describe("number answer", () => {
  it.each([
    [{}, "12", "12"],
    [{}, " 012 ", "12"],
    [{}, "1.0", "1"],
    [{}, "1.5", ["INVALID_NUMBER"]],
    [{ decimals: 1 }, "1.5", "1.5"],
    [{ decimals: 2 }, "1.255", ["INVALID_NUMBER"]],
    [{}, "1e5", ["INVALID_NUMBER"]],
    [{}, "٣", ["INVALID_NUMBER"]],
    [{}, "twelve", ["INVALID_NUMBER"]],
    [{ min: 1, max: 3 }, "1", "1"],
    [{ min: 1, max: 3 }, "3", "3"],
    [{ min: 1, max: 3 }, "0", ["TOO_SMALL"]],
    [{ min: 1, max: 3 }, "4", ["TOO_LARGE"]],
    [{ min: -1.5, decimals: 1 }, "-1.5", "-1.5"],
    [{ min: -1.5, decimals: 1 }, "-1.6", ["TOO_SMALL"]],
  ])("turns %j into %s", (more, typed, expected) => {
    expect(text({ kind: "NUMBER", ...more }, typed)).toEqual(expected);
  });
});

describe("date answer", () => {
  it.each([
    [{}, "2026-11-20", "2026-11-20"],
    [{}, " 2024-02-29 ", "2024-02-29"],
    [{}, "2026-02-29", ["INVALID_DATE"]],
    [{}, "2026-1-1", ["INVALID_DATE"]],
    [{}, "20.11.2026", ["INVALID_DATE"]],
    [{}, "2026-11-20T10:00", ["INVALID_DATE"]],
    [{}, "+002026-11-20", ["INVALID_DATE"]],
    [{}, "٢٠٢٦-١١-٢٠", ["INVALID_DATE"]],
    [{ min: "2026-01-01", max: "2026-12-31" }, "2026-01-01", "2026-01-01"],
    [{ min: "2026-01-01", max: "2026-12-31" }, "2025-12-31", ["OUT_OF_RANGE"]],
    [{ min: "2026-01-01", max: "2026-12-31" }, "2027-01-01", ["OUT_OF_RANGE"]],
  ])("turns %j into %s", (more, typed, expected) => {
    expect(text({ kind: "DATE", ...more }, typed)).toEqual(expected);
  });

  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-21", ["OUT_OF_RANGE"]],
    ["1896-11-20", "1896-11-20"],
    ["1896-11-19", ["OUT_OF_RANGE"]],
    ["2023-02-29", ["INVALID_DATE"]],
  ])("validates the date of birth %s", (typed, expected) => {
    expect(text({ kind: "DATE_OF_BIRTH" }, typed)).toEqual(expected);
  });
});

describe("choice answer", () => {
  const options = exampleOptions("a", "b", "constructor");

  it.each([
    ["SINGLE_CHOICE", "a", "a"],
    ["DROPDOWN", "constructor", "constructor"],
    ["DROPDOWN", "", null],
    ["SINGLE_CHOICE", "A", ["UNKNOWN_OPTION"]],
    ["SINGLE_CHOICE", " a", ["UNKNOWN_OPTION"]],
    ["SINGLE_CHOICE", "toString", ["UNKNOWN_OPTION"]],
    ["SINGLE_CHOICE", "__proto__", ["UNKNOWN_OPTION"]],
  ] as const)("single choice %s of %j", (kind, key, expected) => {
    expect(text({ kind, options }, key)).toEqual(expected);
  });

  it.each([
    [{}, ["b", "a"], ["a", "b"]],
    [{}, ["a", "a"], ["a"]],
    [{}, [], null],
    [{}, ["c"], "UNKNOWN_OPTION"],
    [{}, ["a", "__proto__"], "UNKNOWN_OPTION"],
    [{ min: 2 }, ["a"], "TOO_FEW"],
    [{ min: 2 }, ["a", "a"], "TOO_FEW"],
    [{ min: 2 }, [], null],
    [{ min: 2 }, ["a", "b"], ["a", "b"]],
    [{ max: 1 }, ["a", "b"], "TOO_MANY"],
    [{ max: 1 }, ["b"], ["b"]],
  ])("multiple choice %j of %j", (more, keys, expected) => {
    const actual = outcome({ key: "it", kind: "MULTIPLE_CHOICE", options, ...more }, { options: keys });
    expect(actual).toEqual(
      typeof expected === "string" ? [expected] : expected && { kind: "OPTIONS", options: expected },
    );
  });
});

describe("checkbox and consent answer", () => {
  it("stores whether a box is checked", () => {
    expect(outcome({ key: "it", kind: "CHECKBOX" }, { isChecked: true })).toEqual({
      kind: "CHECKED",
      isChecked: true,
    });
    expect(outcome({ key: "it", kind: "CHECKBOX" }, { isChecked: false })).toEqual({
      kind: "CHECKED",
      isChecked: false,
    });
    expect(outcome({ key: "it", kind: "CHECKBOX" }, {})).toBeNull();
  });

  it("stores the accepted text of a consent", () => {
    const field: ExampleField = { key: "it", kind: "CONSENT", text: "I agree.\nTo all." };
    expect(outcome(field, { isChecked: true })).toEqual({
      kind: "CONSENT",
      isGiven: true,
      text: "I agree.\nTo all.",
    });
    expect(outcome(field, { isChecked: false })).toMatchObject({ isGiven: false });
  });
});

describe("file and hidden answer", () => {
  const file: ExampleField = { key: "it", kind: "FILE", mediaTypes: ["image/*"] };

  it("looks the upload up if the caller can", () => {
    const upload = (id: string, { key }: { key: string }) =>
      id === "upl_1" && key === "it" ? { name: "a.png" } : null;
    expect(outcome(file, { text: "upl_1" }, { ...by, upload })).toEqual({
      kind: "FILE",
      upload: "upl_1",
      name: "a.png",
    });
    expect(outcome(file, { text: "upl_2" }, { ...by, upload })).toEqual(["NOT_FOUND"]);
    expect(outcome(file, { text: "../etc/passwd" }, { ...by, upload: () => ({ name: "" }) })).toEqual([
      "NOT_FOUND",
    ]);
    expect(outcome(file, { text: "upl_2" })).toEqual({ kind: "FILE", upload: "upl_2", name: "" });
    expect(outcome(file, { text: "" }, { ...by, upload })).toBeNull();
  });

  it.each([
    ["", "", null],
    ["web", "", "web"],
    ["web", "  ", "web"],
    ["web", "mail", "mail"],
    ["", "mail", "mail"],
    ["web", "a\u0000", ["CONTROL_CHARACTERS"]],
    ["web", "m".repeat(501), ["TOO_LONG"]],
  ])("hidden field with the value %j, case %#", (value, sent, expected) => {
    expect(text({ kind: "HIDDEN", value }, sent)).toEqual(expected);
  });
});

describe("address answer", () => {
  const whole = { line1: "1 Main St", city: "Springfield", postcode: "12345", country: "us" };

  it("is cleaned and has all parts", () => {
    expect(
      outcome({ key: "it", kind: "ADDRESS" }, { address: { ...whole, line2: " Flat 2 ", region: null } }),
    ).toEqual({
      kind: "ADDRESS",
      address: { ...whole, line2: "Flat 2", region: "", country: "US" },
    });
  });

  it.each([
    [{}, null],
    [{ country: "US" }, null],
    [{ line1: "  ", city: "" }, null],
    [{ city: "Springfield" }, ["line1 REQUIRED", "postcode REQUIRED"]],
    [{ region: "NY" }, ["line1 REQUIRED", "city REQUIRED", "postcode REQUIRED"]],
    [{ city: "Dubai", country: "AE" }, ["line1 REQUIRED"]],
    [{ ...whole, country: "XX" }, ["country UNKNOWN_OPTION"]],
    [{ ...whole, country: "United States" }, ["country UNKNOWN_OPTION"]],
    [{ ...whole, line1: "a\nb" }, ["line1 CONTROL_CHARACTERS"]],
    [{ ...whole, postcode: "1".repeat(21) }, ["postcode TOO_LONG"]],
    [{ ...whole, city: "c".repeat(1_000_000) }, ["city TOO_LONG"]],
  ])("is validated, case %#", (address, expected) => {
    expect(outcome({ key: "it", kind: "ADDRESS" }, { address })).toEqual(expected);
  });
});
