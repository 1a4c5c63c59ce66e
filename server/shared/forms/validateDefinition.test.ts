import { describe, expect, it } from "vitest";
import { exampleOptions, exampleRule } from "./exampleForm.ts";
import { validateFormDefinition } from "./validateDefinition.ts";

const at = { origins: ["https://example.com"] };
const name = { key: "name", kind: "TEXT", label: "Name" };

function listIssues(input: unknown): string[] {
  return validateFormDefinition(input, at).issues.map(({ path, code }) => `${path.join(".")} ${code}`);
}

function listFieldIssues(field: object): string[] {
  return listIssues({ title: "Form", fields: [{ key: "it", label: "It", ...field }] });
}

describe("validateFormDefinition", () => {
  it("applies defaults and cleans texts", () => {
    const { definition, issues } = validateFormDefinition({ title: " Intake ", fields: [name] }, at);
    expect(issues).toEqual([]);
    expect(definition).toEqual({
      title: "Intake",
      intro: "",
      fields: [{ ...name, help: "", isRequired: false, maxLength: null, placeholder: "" }],
      rules: [],
      submitLabel: null,
      thanks: { title: "", text: "", redirectUrl: null },
      disqualified: { title: "", text: "", redirectUrl: null },
    });
    expect(validateFormDefinition(definition, at)).toEqual({ definition, issues: [] });
  });

  it.each([
    [null, " REQUIRED"],
    [[], " INVALID"],
    ["form", " INVALID"],
    [7, " INVALID"],
    [{ fields: [name] }, "title REQUIRED"],
    [{ title: 7, fields: [name] }, "title INVALID"],
    [{ title: "x".repeat(201), fields: [name] }, "title TOO_LONG"],
    [{ title: "x".repeat(1_000_000), fields: [name] }, "title TOO_LONG"],
    [{ title: "a\u0000", fields: [name] }, "title CONTROL_CHARACTERS"],
    [{ title: "Form" }, "fields REQUIRED"],
    [{ title: "Form", fields: [] }, "fields REQUIRED"],
    [{ title: "Form", fields: {} }, "fields INVALID"],
    [{ title: "Form", fields: [name, name] }, "fields.1.key DUPLICATE"],
    [{ title: "Form", fields: [name], title2: "x" }, "title2 INVALID"],
    [
      JSON.parse('{"title":"Form","fields":[{"key":"a","kind":"TEXT","label":"A"}],"__proto__":{}}'),
      "__proto__ INVALID",
    ],
    [
      { title: "Form", fields: [name], thanks: { redirectUrl: "//evil.test" } },
      "thanks.redirectUrl REDIRECT_NOT_ALLOWED",
    ],
    [
      { title: "Form", fields: [name], disqualified: { redirectUrl: 7 } },
      "disqualified.redirectUrl REDIRECT_NOT_ALLOWED",
    ],
    [{ title: "Form", fields: [name], thanks: [] }, "thanks INVALID"],
    [{ title: "Form", fields: [name], rules: "none" }, "rules INVALID"],
  ])("rejects form %#", (input, issue) => {
    expect(listIssues(input)).toEqual([issue]);
  });

  it("accepts at most a hundred fields, rules and options", () => {
    const field = (_: unknown, place: number) => ({ key: `f${place}`, kind: "TEXT", label: "F" });
    const rule = () => exampleRule("f0", "IS_EMPTY", "", { kind: "MESSAGE", text: "Hello" });
    const fields = Array.from({ length: 100 }, field);
    const rules = Array.from({ length: 100 }, rule);
    expect(listIssues({ title: "Form", fields, rules })).toEqual([]);
    expect(listIssues({ title: "Form", fields: Array.from({ length: 100_000 }, field) })).toEqual([
      "fields OUT_OF_RANGE",
    ]);
    expect(listIssues({ title: "Form", fields, rules: [...rules, rule()] })).toEqual(["rules OUT_OF_RANGE"]);
    const wrong = Array.from({ length: 100 }, () => ({
      kind: "DROPDOWN",
      options: Array.from({ length: 100 }, () => 7),
    }));
    expect(listIssues({ title: "Form", fields: wrong })).toHaveLength(100);
    const options = Array.from({ length: 101 }, (_, place) => ({ key: `o${place}`, label: "O" }));
    expect(listFieldIssues({ kind: "DROPDOWN", options })).toEqual(["fields.0.options OUT_OF_RANGE"]);
    expect(listFieldIssues({ kind: "DROPDOWN", options: options.slice(1) })).toEqual([]);
  });
});

describe("field", () => {
  it.each([
    [{ kind: "TEXT", maxLength: 200 }, []],
    [{ kind: "TEXT", maxLength: 201 }, ["maxLength OUT_OF_RANGE"]],
    [{ kind: "TEXT", maxLength: 1.5 }, ["maxLength OUT_OF_RANGE"]],
    [{ kind: "TEXT", maxLength: "5" }, ["maxLength INVALID"]],
    [{ kind: "PARAGRAPH", maxLength: 5000 }, []],
    [{ kind: "SONG" }, ["kind INVALID"]],
    [{}, ["kind REQUIRED"]],
    [{ kind: "TEXT", key: "Name" }, ["key INVALID"]],
    [{ kind: "TEXT", key: "__proto__" }, ["key INVALID"]],
    [{ kind: "TEXT", key: "" }, ["key REQUIRED"]],
    [{ kind: "TEXT", key: `a${"b".repeat(40)}` }, ["key INVALID"]],
    [{ kind: "TEXT", label: " " }, ["label REQUIRED"]],
    [{ kind: "TEXT", isRequired: "yes" }, ["isRequired INVALID"]],
    [{ kind: "TEXT", isRequried: true }, ["isRequried INVALID"]],
    [{ kind: "EMAIL", maxLength: 5 }, ["maxLength INVALID"]],
    [{ kind: "NUMBER", min: -1.5, max: 2, decimals: 1 }, []],
    [{ kind: "NUMBER", min: 3, max: 2 }, ["max OUT_OF_RANGE"]],
    [{ kind: "NUMBER", min: 1e21 }, ["min INVALID_NUMBER"]],
    [{ kind: "NUMBER", min: 1e-7 }, ["min INVALID_NUMBER"]],
    [{ kind: "NUMBER", min: Number.NaN }, ["min INVALID_NUMBER"]],
    [{ kind: "NUMBER", decimals: 7 }, ["decimals OUT_OF_RANGE"]],
    [{ kind: "DATE", min: "2026-01-01", max: "2025-01-01" }, ["max OUT_OF_RANGE"]],
    [{ kind: "DATE", min: "2026-02-30" }, ["min INVALID_DATE"]],
    [{ kind: "DATE", min: 20260101 }, ["min INVALID_DATE"]],
    [{ kind: "SINGLE_CHOICE" }, ["options REQUIRED"]],
    [{ kind: "SINGLE_CHOICE", options: exampleOptions("a", "a") }, ["options.1.key DUPLICATE"]],
    [
      { kind: "SINGLE_CHOICE", options: [{ key: "A b", label: "" }] },
      ["options.0.key INVALID", "options.0.label REQUIRED"],
    ],
    [
      { kind: "SINGLE_CHOICE", options: [{ key: "a", label: "A", score: 1001 }] },
      ["options.0.score OUT_OF_RANGE"],
    ],
    [{ kind: "MULTIPLE_CHOICE", options: exampleOptions("a", "b"), min: 1, max: 2 }, []],
    [{ kind: "MULTIPLE_CHOICE", options: exampleOptions("a", "b"), min: 3 }, ["min OUT_OF_RANGE"]],
    [{ kind: "MULTIPLE_CHOICE", options: exampleOptions("a", "b"), min: 2, max: 1 }, ["max OUT_OF_RANGE"]],
    [{ kind: "CONSENT" }, ["text REQUIRED"]],
    [{ kind: "CONSENT", text: "x".repeat(5001) }, ["text TOO_LONG"]],
    [{ kind: "FILE", mediaTypes: ["image/*", "application/pdf"], maxBytes: 10_485_760 }, []],
    [{ kind: "FILE" }, ["mediaTypes REQUIRED"]],
    [{ kind: "FILE", mediaTypes: ["*/*"] }, ["mediaTypes.0 INVALID"]],
    [{ kind: "FILE", mediaTypes: ["image/png"], maxBytes: 10_485_761 }, ["maxBytes OUT_OF_RANGE"]],
    [{ kind: "HIDDEN", isRequired: true }, ["isRequired INVALID"]],
    [{ kind: "HIDDEN", value: "v".repeat(501) }, ["value TOO_LONG"]],
  ])("is rejected, case %#", (field, codes) => {
    expect(listFieldIssues(field)).toEqual(codes.map((code) => `fields.0.${code}`));
  });
});

describe("rule", () => {
  const fields = [
    name,
    { key: "age", kind: "NUMBER", label: "Age" },
    { key: "day", kind: "DATE", label: "Day" },
    { key: "size", kind: "DROPDOWN", label: "Size", options: exampleOptions("s", "m") },
    { key: "extras", kind: "MULTIPLE_CHOICE", label: "Extras", options: exampleOptions("x") },
    { key: "news", kind: "CHECKBOX", label: "News" },
    { key: "phone", kind: "PHONE", label: "Phone" },
    { key: "source", kind: "HIDDEN", label: "Source" },
  ];
  const hello = { kind: "MESSAGE", text: "Hello" };
  const validateRules = (...rules: readonly unknown[]) =>
    validateFormDefinition({ title: "Form", fields, rules }, at);
  const listRuleIssues = (...rules: readonly unknown[]) =>
    validateRules(...rules).issues.map(({ path, code }) => `${path.slice(1).join(".")} ${code}`);

  it.each([
    ["name", "CONTAINS", "Bo", []],
    ["name", "IS", "", ["value REQUIRED"]],
    ["name", "IS", 7, ["value INVALID"]],
    ["name", "IS", "x".repeat(201), ["value TOO_LONG"]],
    ["name", "MORE_THAN", "5", ["operator INVALID"]],
    ["name", "EQUALS", "5", ["operator INVALID"]],
    ["gone", "IS", "5", ["field NOT_FOUND"]],
    ["__proto__", "IS", "5", ["field NOT_FOUND"]],
    ["age", "MORE_THAN", "5", []],
    ["age", "MORE_THAN", "1e5", ["value INVALID_NUMBER"]],
    ["age", "CONTAINS", "5", ["operator INVALID"]],
    ["day", "LESS_THAN", "2026-11-20", []],
    ["day", "LESS_THAN", "2026-11-31", ["value INVALID_DATE"]],
    ["size", "IS", "s", []],
    ["size", "IS", "xl", ["value UNKNOWN_OPTION"]],
    ["extras", "CONTAINS", "x", []],
    ["extras", "IS", "x", ["operator INVALID"]],
    ["news", "IS", "true", []],
    ["news", "IS", "yes", ["value INVALID"]],
    ["phone", "IS", "12345", ["operator INVALID"]],
    ["phone", "IS_EMPTY", "", []],
  ])("condition %s %s, case %#", (field, operator, value, codes) => {
    const rule = { conditions: [{ field, operator, value }], action: hello };
    expect(listRuleIssues(rule)).toEqual(codes.map((code) => `0.conditions.0.${code}`));
  });

  it("normalizes the comparison value and drops unused ones", () => {
    const { definition } = validateRules(
      { conditions: [{ field: "age", operator: "IS", value: " 007.50 " }], action: hello },
      { conditions: [{ field: "age", operator: "IS_EMPTY", value: "whatever" }], action: hello },
    );
    expect(definition.rules.map(({ conditions }) => conditions[0]?.value)).toEqual(["7.5", ""]);
  });

  it.each([
    [{ kind: "SHOW", fields: ["age"] }, []],
    [{ kind: "SHOW", fields: [] }, ["fields REQUIRED"]],
    [{ kind: "HIDE", fields: ["gone"] }, ["fields.0 NOT_FOUND"]],
    [{ kind: "HIDE", fields: [7] }, ["fields.0 NOT_FOUND"]],
    [{ kind: "REQUIRE", fields: ["source"] }, ["fields.0 INVALID"]],
    [{ kind: "REQUIRE", fields: ["name"], text: "x" }, ["text INVALID"]],
    [{ kind: "MESSAGE", text: "" }, ["text REQUIRED"]],
    [{ kind: "DISQUALIFY" }, []],
    [{ kind: "REDIRECT", url: "/thanks" }, []],
    [{ kind: "REDIRECT", url: "https://example.com/x" }, []],
    [{ kind: "REDIRECT", url: "https://evil.test/x" }, ["url REDIRECT_NOT_ALLOWED"]],
    [{ kind: "REDIRECT", url: "javascript:alert(1)" }, ["url REDIRECT_NOT_ALLOWED"]],
    [{ kind: "REDIRECT" }, ["url REQUIRED"]],
    [{ kind: "EXPLODE" }, ["kind INVALID"]],
    [{}, ["kind REQUIRED"]],
  ])("rejects the action %j", (action, codes) => {
    const rule = { conditions: [{ field: "name", operator: "IS_EMPTY" }], action };
    expect(listRuleIssues(rule)).toEqual(codes.map((code) => `0.action.${code}`));
  });

  it("needs a condition and a valid match", () => {
    expect(listRuleIssues({ conditions: [], action: hello })).toEqual(["0.conditions REQUIRED"]);
    const conditions = [{ field: "name", operator: "IS_EMPTY" }];
    expect(listRuleIssues({ match: "NONE", conditions, action: hello })).toEqual(["0.match INVALID"]);
    const many = Array.from({ length: 21 }, () => conditions[0]);
    expect(listRuleIssues({ conditions: many, action: hello })).toEqual(["0.conditions OUT_OF_RANGE"]);
  });

  it("must not form a cycle", () => {
    const show = (from: string, ...to: string[]) =>
      exampleRule(from, "IS_NOT_EMPTY", "", { kind: "SHOW", fields: to });
    const hide = (from: string, ...to: string[]) =>
      exampleRule(from, "IS_NOT_EMPTY", "", { kind: "HIDE", fields: to });
    const require = (from: string, ...to: string[]) =>
      exampleRule(from, "IS_EMPTY", "", { kind: "REQUIRE", fields: to });
    expect(listRuleIssues(show("name", "name"))).toEqual(["0 CYCLE"]);
    expect(listRuleIssues(show("name", "age"), hide("age", "name"))).toEqual(["0 CYCLE", "1 CYCLE"]);
    expect(
      listRuleIssues(
        show("news", "name"),
        show("name", "age"),
        show("age", "day"),
        hide("day", "name", "phone"),
      ),
    ).toEqual(["1 CYCLE", "2 CYCLE", "3 CYCLE"]);
    expect(listRuleIssues(show("name", "age"), show("age", "day"), hide("name", "day"))).toEqual([]);
    expect(listRuleIssues(require("name", "phone"), require("phone", "name"))).toEqual([]);
  });
});
