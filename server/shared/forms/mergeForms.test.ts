import { describe, expect, it } from "vitest";
import type { AnswerDraft } from "./definition.ts";
import { type ExampleField, exampleForm, exampleOptions, exampleRule } from "./exampleForm.ts";
import { validateMerged } from "./validateMerged.ts";
import { mergeForms, splitAnswers } from "./mergeForms.ts";

const by = { today: "2026-11-20" };

function merge(...forms: readonly (readonly ExampleField[])[]) {
  return mergeForms(
    forms.map((fields, place) => ({ id: `form${place}`, definition: exampleForm({ fields }) })),
  );
}

function formatFields(merged: ReturnType<typeof mergeForms>): string[] {
  return merged.fields.map(
    ({ field, owners }) => `${field.key}: ${owners.map(({ form, key }) => `${form}.${key}`).join(" ")}`,
  );
}

describe("mergeForms", () => {
  const name = { key: "name", kind: "TEXT" } as const;

  it("merges equal fields and requires a field if one form does", () => {
    const merged = merge([name, { key: "age", kind: "NUMBER" }], [{ ...name, isRequired: true }]);
    expect(formatFields(merged)).toEqual(["name: form0.name form1.name", "age: form0.age"]);
    expect(merged.fields[0]?.field).toMatchObject({ isRequired: true, label: "name" });
  });

  it("merges a repeated form once", () => {
    const definition = exampleForm({ fields: [name] });
    expect(
      formatFields(
        mergeForms([
          { id: "a", definition },
          { id: "a", definition },
        ]),
      ),
    ).toEqual(["name: a.name"]);
  });

  it("gives a different field with the same key the next free key", () => {
    const other = { key: "name", kind: "PARAGRAPH" } as const;
    const taken = { key: "name_2", kind: "EMAIL" } as const;
    expect(formatFields(merge([name], [other, taken], [other], [name]))).toEqual([
      "name: form0.name form3.name",
      "name_3: form1.name form2.name",
      "name_2: form1.name_2",
    ]);
    const long = "a".repeat(40);
    expect(formatFields(merge([{ key: long, kind: "TEXT" }], [{ key: long, kind: "DATE" }]))[1]).toBe(
      `${"a".repeat(38)}_2: form1.${long}`,
    );
  });

  it.each<[ExampleField, ExampleField, object | null]>([
    [{ ...name, maxLength: 50 }, { ...name, maxLength: 20 }, { maxLength: 20 }],
    [name, { ...name, maxLength: 20 }, { maxLength: 20 }],
    [
      { key: "n", kind: "NUMBER", min: 1, decimals: 2 },
      { key: "n", kind: "NUMBER", max: 5 },
      { min: 1, max: 5, decimals: 0 },
    ],
    [{ key: "n", kind: "NUMBER", min: 6 }, { key: "n", kind: "NUMBER", max: 5 }, null],
    [
      { key: "d", kind: "DATE", min: "2026-01-01" },
      { key: "d", kind: "DATE", min: "2026-06-01" },
      { min: "2026-06-01" },
    ],
    [
      { key: "o", kind: "DROPDOWN", options: exampleOptions("a", "b") },
      { key: "o", kind: "DROPDOWN", options: exampleOptions("a", "b") },
      { isRequired: false },
    ],
    [
      { key: "o", kind: "DROPDOWN", options: exampleOptions("a", "b") },
      { key: "o", kind: "DROPDOWN", options: exampleOptions("a", "c") },
      null,
    ],
    [
      { key: "o", kind: "DROPDOWN", options: exampleOptions("a", "b") },
      { key: "o", kind: "SINGLE_CHOICE", options: exampleOptions("a", "b") },
      null,
    ],
    [
      { key: "o", kind: "MULTIPLE_CHOICE", options: exampleOptions("a", "b"), max: 1 },
      { key: "o", kind: "MULTIPLE_CHOICE", options: exampleOptions("a", "b"), min: 1 },
      { min: 1, max: 1 },
    ],
    [{ key: "c", kind: "CONSENT", text: "Yes" }, { key: "c", kind: "CONSENT", text: "Yes!" }, null],
    [{ key: "c", kind: "CONSENT", text: "Yes" }, { key: "c", kind: "CONSENT", text: "Yes" }, { text: "Yes" }],
    [
      { key: "f", kind: "FILE", mediaTypes: ["image/*"], maxBytes: 5 },
      { key: "f", kind: "FILE", mediaTypes: ["image/*"], maxBytes: 4 },
      { maxBytes: 4 },
    ],
    [
      { key: "f", kind: "FILE", mediaTypes: ["image/*"] },
      { key: "f", kind: "FILE", mediaTypes: ["image/png"] },
      null,
    ],
    [{ key: "h", kind: "HIDDEN", value: "a" }, { key: "h", kind: "HIDDEN", value: "b" }, null],
    [{ key: "h", kind: "EMAIL" }, { key: "h", kind: "EMAIL" }, { kind: "EMAIL" }],
  ])("unites %j and %j: %j", (one, other, united) => {
    const { fields } = merge([one], [other]);
    expect(fields).toHaveLength(united ? 1 : 2);
    expect(fields[0]?.field).toMatchObject(united ?? {});
  });
});

describe("validateMerged", () => {
  const pain = { key: "pain", kind: "CHECKBOX" } as const;
  const where = { key: "where", kind: "TEXT" } as const;
  const merged = mergeForms([
    {
      id: "one",
      definition: exampleForm({
        fields: [pain, { ...where, isRequired: true }],
        rules: [
          exampleRule("pain", "IS", "true", { kind: "SHOW", fields: ["where"] }),
          exampleRule("pain", "IS", "true", { kind: "MESSAGE", text: "Sorry to hear" }),
        ],
      }),
    },
    {
      id: "two",
      definition: exampleForm({
        fields: [
          { ...where, maxLength: 5 },
          { key: "pain", kind: "TEXT" },
        ],
        rules: [
          exampleRule("where", "IS", "head", { kind: "DISQUALIFY", text: "See a doctor" }),
          exampleRule("where", "IS", "head", { kind: "MESSAGE", text: "Sorry to hear" }),
        ],
      }),
    },
  ]);
  const validate = (...drafts: readonly AnswerDraft[]) => validateMerged(merged, drafts, by);

  it("applies the rules of each form to its own fields only", () => {
    const result = validate({ field: "where", text: "knee" });
    expect(result.issues).toEqual([]);
    expect(result.byForm).toEqual(
      new Map([
        ["one", {}],
        ["two", { where: { kind: "TEXT", text: "knee" } }],
      ]),
    );
    expect(result.answers).toEqual({ where: { kind: "TEXT", text: "knee" } });
    expect(result.state).toMatchObject({
      visible: new Set(["pain", "where", "pain_2"]),
      required: new Set(),
    });
  });

  it("applies the bounds and messages of all forms, without repetition", () => {
    const result = validate({ field: "pain", isChecked: true }, { field: "pain_2", text: "sharp" });
    expect(result.issues.map(({ path, code }) => [...path, code])).toEqual([
      ["answers", "where", "REQUIRED"],
    ]);
    expect(result.state).toMatchObject({ required: new Set(["where"]), messages: ["Sorry to hear"] });
    expect(result.byForm.get("two")).toEqual({ pain: { kind: "TEXT", text: "sharp" } });
    expect(validate({ field: "where", text: "shoulder" }).issues.map(({ code }) => code)).toEqual([
      "TOO_LONG",
    ]);
    const bothResult = validate({ field: "pain", isChecked: true }, { field: "where", text: "head" });
    expect(bothResult.state).toMatchObject({ messages: ["Sorry to hear"], disqualified: "See a doctor" });
  });

  it("rejects an unknown field once, also a renamed key", () => {
    const codes = (...drafts: readonly AnswerDraft[]) =>
      validate(...drafts).issues.map(({ path, code }) => `${path.join(".")} ${code}`);
    expect(codes({ field: "gone", text: "x" })).toEqual(["answers.gone UNKNOWN_FIELD"]);
    expect(codes({ field: "pain", text: "sharp" })).toEqual(["answers.pain WRONG_TYPE"]);
    expect(codes({ field: "where", text: "x" }, { field: "where", text: "y" })).toEqual([
      "answers.where INVALID",
    ]);
  });

  it("splits answers by form", () => {
    const text = { kind: "TEXT", text: "x" } as const;
    expect(splitAnswers(merged, { where: text, pain_2: text })).toEqual(
      new Map([
        ["one", { where: text }],
        ["two", { where: text, pain: text }],
      ]),
    );
  });
});
