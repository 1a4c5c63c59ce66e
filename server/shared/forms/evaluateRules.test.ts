import { describe, expect, it } from "vitest";
import type { Answers, FieldKind, FormField, Operator } from "./definition.ts";
import { exampleForm, exampleOptions, exampleRule } from "./exampleForm.ts";
import { evaluateForm } from "./evaluateRules.ts";

function toAnswers(texts: Readonly<Record<string, string>>): Answers {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { kind: "TEXT", text }]));
}

describe("condition", () => {
  const kinds: Partial<Record<FieldKind, object>> = {
    CONSENT: { text: "I agree." },
    FILE: { mediaTypes: ["image/*"] },
    SINGLE_CHOICE: { options: exampleOptions("a", "b") },
    MULTIPLE_CHOICE: { options: exampleOptions("a", "b") },
    HIDDEN: { value: "Web" },
    NUMBER: { decimals: 2 },
  };
  const none = undefined;
  const text = (value: string) => ({ kind: "TEXT" as const, text: value });
  const options = (...keys: string[]) => ({ kind: "OPTIONS" as const, options: keys });
  const checked = (isChecked: boolean) => ({ kind: "CHECKED" as const, isChecked });
  const consent = (isGiven: boolean) => ({ kind: "CONSENT" as const, isGiven, text: "I agree." });
  const address = { line1: "1", line2: "", city: "c", region: "", postcode: "1", country: "" };

  it.each<[FieldKind, Answers[string] | undefined, Operator, string, boolean]>([
    ["TEXT", text("Ada"), "IS", "ada", true],
    ["TEXT", text("Ada L."), "IS", "ada", false],
    ["TEXT", none, "IS", "ada", false],
    ["TEXT", text("Ada"), "IS_NOT", "ADA", false],
    ["TEXT", none, "IS_NOT", "ada", true],
    ["PARAGRAPH", text("a\nBIG dog"), "CONTAINS", "big", true],
    ["PARAGRAPH", none, "CONTAINS", "big", false],
    ["PARAGRAPH", text("a cat"), "CONTAINS_NOT", "dog", true],
    ["PARAGRAPH", none, "CONTAINS_NOT", "dog", true],
    ["EMAIL", text("ada@example.com"), "CONTAINS", "@EXAMPLE.com", true],
    ["PHONE", text("12345"), "IS_NOT_EMPTY", "", true],
    ["PHONE", none, "IS_EMPTY", "", true],
    ["NUMBER", text("10"), "IS", "10.00", true],
    ["NUMBER", text("10"), "MORE_THAN", "9", true],
    ["NUMBER", text("10"), "MORE_THAN", "10", false],
    ["NUMBER", text("-2"), "LESS_THAN", "-1.5", true],
    ["NUMBER", none, "LESS_THAN", "5", false],
    ["NUMBER", none, "MORE_THAN", "-5", false],
    ["NUMBER", none, "IS_NOT", "0", true],
    ["NUMBER", text("0"), "IS_EMPTY", "", false],
    ["DATE", text("2026-11-20"), "MORE_THAN", "2026-11-19", true],
    ["DATE", text("2026-11-20"), "LESS_THAN", "2026-11-20", false],
    ["DATE_OF_BIRTH", text("2010-01-01"), "LESS_THAN", "2008-11-20", false],
    ["DATE_OF_BIRTH", none, "LESS_THAN", "2008-11-20", false],
    ["SINGLE_CHOICE", text("a"), "IS", "a", true],
    ["SINGLE_CHOICE", text("b"), "IS_NOT", "a", true],
    ["MULTIPLE_CHOICE", options("a", "b"), "CONTAINS", "b", true],
    ["MULTIPLE_CHOICE", options("a"), "CONTAINS_NOT", "b", true],
    ["MULTIPLE_CHOICE", options(), "IS_EMPTY", "", true],
    ["CHECKBOX", checked(true), "IS", "true", true],
    ["CHECKBOX", checked(false), "IS", "false", true],
    ["CHECKBOX", none, "IS", "false", true],
    ["CHECKBOX", checked(false), "IS_EMPTY", "", true],
    ["CHECKBOX", none, "IS_NOT", "true", true],
    ["CONSENT", consent(true), "IS", "true", true],
    ["CONSENT", consent(false), "IS", "true", false],
    ["ADDRESS", { kind: "ADDRESS", address }, "IS_NOT_EMPTY", "", true],
    ["ADDRESS", none, "IS_NOT_EMPTY", "", false],
    ["FILE", { kind: "FILE", upload: "u", name: "" }, "IS_EMPTY", "", false],
    ["HIDDEN", none, "IS", "web", true],
    ["HIDDEN", text("mail"), "IS", "web", false],
  ])("%s %j %s %j is %s", (kind, answer, operator, value, holds) => {
    const form = exampleForm({
      fields: [{ key: "it", kind, ...kinds[kind] } as never],
      rules: [exampleRule("it", operator, value, { kind: "MESSAGE", text: "Yes" })],
    });
    expect(evaluateForm(form, answer ? { it: answer } : {}).messages).toEqual(holds ? ["Yes"] : []);
  });
});

describe("evaluateForm", () => {
  const keys = ["a", "b", "c", "d"];
  const fields = keys.map((key) => ({ key, kind: "TEXT" as const }));
  const shown = (
    rules: Parameters<typeof exampleForm>[0]["rules"],
    texts: Readonly<Record<string, string>>,
  ) => [...evaluateForm(exampleForm({ fields, rules: rules ?? [] }), toAnswers(texts)).visible].join("");

  it("shows hidden fields and hides shown ones", () => {
    const rules = [
      exampleRule("a", "IS", "x", { kind: "SHOW", fields: ["b", "c"] }),
      exampleRule("a", "IS", "y", { kind: "HIDE", fields: ["d"] }),
    ] as const;
    expect(shown(rules, {})).toBe("ad");
    expect(shown(rules, { a: "x" })).toBe("abcd");
    expect(shown(rules, { a: "y" })).toBe("a");
  });

  it("lets a later rule win over an earlier one", () => {
    const show = exampleRule("a", "IS_NOT_EMPTY", "", { kind: "SHOW", fields: ["b"] });
    const hide = exampleRule("a", "IS", "x", { kind: "HIDE", fields: ["b"] });
    expect(shown([show, hide], { a: "x" })).toBe("acd");
    expect(shown([hide, show], { a: "x" })).toBe("abcd");
    expect(shown([hide, show], {})).toBe("acd");
  });

  it("treats hidden fields as empty along a chain, in any order of fields and rules", () => {
    const rules = [
      exampleRule("c", "IS", "x", { kind: "SHOW", fields: ["d"] }),
      exampleRule("b", "IS", "x", { kind: "SHOW", fields: ["c"] }),
      exampleRule("a", "IS", "x", { kind: "SHOW", fields: ["b"] }),
    ] as const;
    const texts = { b: "x", c: "x", d: "x" };
    expect(shown(rules, { a: "x", ...texts })).toBe("abcd");
    expect(shown(rules, texts)).toBe("a");
    const backwards = [
      exampleRule("d", "IS", "x", { kind: "HIDE", fields: ["c"] }),
      exampleRule("c", "IS_EMPTY", "", { kind: "HIDE", fields: ["b"] }),
    ] as const;
    expect(shown(backwards, { b: "x", c: "x", d: "x" })).toBe("ad");
    expect(shown(backwards, { b: "x", c: "x" })).toBe("abcd");
  });

  it("matches all or any conditions", () => {
    const conditions = ["a", "b"].map((field) => ({ field, operator: "IS" as const, value: "x" }));
    const action = { kind: "HIDE" as const, fields: ["d"] };
    expect(shown([{ match: "ALL", conditions, action }], { a: "x" })).toBe("abcd");
    expect(shown([{ match: "ALL", conditions, action }], { a: "x", b: "x" })).toBe("abc");
    expect(shown([{ match: "ANY", conditions, action }], { a: "x" })).toBe("abc");
    expect(shown([{ match: "ANY", conditions, action }], {})).toBe("abcd");
  });

  it("requires one of two fields, but no hidden field", () => {
    const form = exampleForm({
      fields: [...fields.slice(0, 3), { key: "d", kind: "TEXT", isRequired: true }],
      rules: [
        exampleRule("a", "IS_EMPTY", "", { kind: "REQUIRE", fields: ["b"] }),
        exampleRule("b", "IS_EMPTY", "", { kind: "REQUIRE", fields: ["a"] }),
        exampleRule("c", "IS", "x", { kind: "HIDE", fields: ["b", "d"] }),
      ],
    });
    const required = (texts: Readonly<Record<string, string>>) =>
      [...evaluateForm(form, toAnswers(texts)).required].sort().join("");
    expect(required({})).toBe("abd");
    expect(required({ a: "1" })).toBe("ad");
    expect(required({ b: "1" })).toBe("bd");
    expect(required({ c: "x" })).toBe("a");
  });

  it("collects messages in order and keeps the last redirect and disqualification", () => {
    const form = exampleForm({
      fields,
      rules: [
        exampleRule("a", "IS_NOT_EMPTY", "", { kind: "MESSAGE", text: "One" }),
        exampleRule("a", "IS_NOT_EMPTY", "", { kind: "REDIRECT", url: "/one" }),
        exampleRule("a", "IS_NOT_EMPTY", "", { kind: "DISQUALIFY", text: "" }),
        exampleRule("a", "IS", "x", { kind: "MESSAGE", text: "Two" }),
        exampleRule("a", "IS", "x", { kind: "REDIRECT", url: "https://example.com/two" }),
        exampleRule("a", "IS", "x", { kind: "DISQUALIFY", text: "No" }),
      ],
    });
    expect(evaluateForm(form, {})).toMatchObject({ messages: [], redirectUrl: null, disqualified: null });
    expect(evaluateForm(form, toAnswers({ a: "y" }))).toMatchObject({
      messages: ["One"],
      redirectUrl: "/one",
      disqualified: "",
    });
    expect(evaluateForm(form, toAnswers({ a: "x" }))).toMatchObject({
      messages: ["One", "Two"],
      redirectUrl: "https://example.com/two",
      disqualified: "No",
    });
  });

  it("tolerates unvalidated rules with missing fields, cycles and other answer kinds", () => {
    const form = {
      fields: fields as unknown as readonly FormField[],
      rules: [
        exampleRule("gone", "IS_EMPTY", "", { kind: "SHOW", fields: ["a", "gone"] }),
        exampleRule("b", "IS_EMPTY", "", { kind: "SHOW", fields: ["c"] }),
        exampleRule("c", "IS_EMPTY", "", { kind: "SHOW", fields: ["b"] }),
        exampleRule("__proto__", "IS", "x", { kind: "HIDE", fields: ["a"] }),
      ],
    } as const;
    expect([...evaluateForm(form, { a: { kind: "OPTIONS", options: ["x"] } }).visible]).toEqual(["a", "d"]);
  });
});
