import fc from "fast-check";
import { getComparedType, OPERATORS } from "./conditions.ts";
import type { AnswerDraft, Condition, FieldKind, FormDefinition, FormField, FormRule } from "./definition.ts";
import { exampleOptions } from "./exampleForm.ts";
import { KINDS } from "./fieldKinds.ts";
import { validateFormDefinition } from "./validateDefinition.ts";
import { validateField } from "./validateField.ts";

const TEXTS: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  TEXT: ["", "a", "B", " ab ", "a\u0000", "a".repeat(201), "e\u0301"],
  PARAGRAPH: ["", "a", "a\r\nB", "\t"],
  EMAIL: ["", "a@b.co", " A@B.CO ", "nobody"],
  PHONE: ["", "12345678", "+1 212 555 0142", "phone"],
  NUMBER: ["", "1", " 02 ", "1.50", "-3", "1e5", "99"],
  DATE: ["", "2026-01-01", "2026-11-20", "2026-02-30"],
  DATE_OF_BIRTH: ["", "1990-05-05", "2030-01-01"],
  SINGLE_CHOICE: ["", "a", "b", "c"],
  DROPDOWN: ["", "a", "b", "c"],
  FILE: ["", "upl_1", "upl_2", "no file"],
  HIDDEN: ["", "web", "mail"],
};

const CONDITION_VALUES: Readonly<Partial<Record<FieldKind, readonly string[]>>> = {
  NUMBER: ["1", "2", "1.5", "-3"],
  DATE: ["2026-01-01", "2026-06-30"],
  DATE_OF_BIRTH: ["1990-05-05", "2000-01-01"],
  SINGLE_CHOICE: ["a", "b"],
  DROPDOWN: ["a", "b"],
  MULTIPLE_CHOICE: ["a", "b"],
  CHECKBOX: ["true", "false"],
  CONSENT: ["true", "false"],
};

export function arbitraryField(key: string): fc.Arbitrary<FormField> {
  const options = exampleOptions("a", "b");
  const bound = fc.option(fc.constantFrom(1, 2), { freq: 4 });
  return fc
    .record({
      kind: fc.constantFrom(...KINDS),
      isRequired: fc.boolean(),
      min: bound,
      text: fc.constantFrom("x", "y"),
    })
    .map(({ kind, isRequired, min, text }) => {
      const kindMembers: Partial<Record<FieldKind, object>> = {
        TEXT: { maxLength: min },
        NUMBER: { min, decimals: min ?? 0 },
        SINGLE_CHOICE: { options },
        DROPDOWN: { options },
        MULTIPLE_CHOICE: { options, min },
        CONSENT: { text },
        FILE: { mediaTypes: ["image/*"] },
        HIDDEN: { value: min === null ? "" : "Web" },
      };
      const input = {
        key,
        kind,
        label: key,
        isRequired: isRequired && kind !== "HIDDEN",
        ...kindMembers[kind],
      };
      return validateField(input, { path: [], issues: [] })!;
    });
}

export function arbitraryCondition(field: FormField): fc.Arbitrary<Condition> {
  return fc.record({
    field: fc.constant(field.key),
    operator: fc.constantFrom(...OPERATORS[getComparedType(field)]),
    value: fc.constantFrom(...(CONDITION_VALUES[field.kind] ?? ["a", "b", "web", "@"])),
  });
}

function arbitraryRule(fields: readonly FormField[]): fc.Arbitrary<FormRule> {
  const required = fields.filter(({ kind }) => kind !== "HIDDEN").map(({ key }) => key);
  const fieldKeys = (keys: readonly string[]) =>
    fc.uniqueArray(fc.constantFrom(...keys), { minLength: 1, maxLength: 3 });
  const keys = fields.map(({ key }) => key);
  const text = fc.constantFrom("One", "Two");
  const visibilityAction = fc.record({
    kind: fc.constantFrom("SHOW" as const, "HIDE" as const),
    fields: fieldKeys(keys),
  });
  const messageAction = fc.record({ kind: fc.constantFrom("MESSAGE" as const, "DISQUALIFY" as const), text });
  const redirectAction = fc.record({
    kind: fc.constant("REDIRECT" as const),
    url: fc.constantFrom("/one", "/two"),
  });
  const requireAction = fc.record({
    kind: fc.constant("REQUIRE" as const),
    fields: required.length > 0 ? fieldKeys(required) : fc.constant([]),
  });
  return fc.record({
    match: fc.constantFrom("ALL" as const, "ANY" as const),
    conditions: fc.array(fc.constantFrom(...fields).chain(arbitraryCondition), {
      minLength: 1,
      maxLength: 3,
    }),
    action: fc.oneof(
      { arbitrary: visibilityAction, weight: 4 },
      messageAction,
      redirectAction,
      required.length > 0 ? requireAction : messageAction,
    ),
  });
}

export const arbitraryFormInput: fc.Arbitrary<Record<string, unknown>> = fc
  .integer({ min: 1, max: 8 })
  .chain((count) =>
    fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        arbitraryField(index === 3 ? "constructor" : `f${index}`),
      ),
    ),
  )
  .chain((fields) =>
    fc.record({
      title: fc.constant("Form"),
      fields: fc.constant(fields),
      rules: fc.array(arbitraryRule(fields), { maxLength: 8 }),
    }),
  );

/** A valid form. Rules that would create a cycle are left out. */
export const arbitraryForm: fc.Arbitrary<FormDefinition> = arbitraryFormInput.map((input) => {
  const rules: unknown[] = [];
  for (const rule of input["rules"] as unknown[])
    if (validateFormDefinition({ ...input, rules: [...rules, rule] }, { origins: [] }).issues.length === 0)
      rules.push(rule);
  return validateFormDefinition({ ...input, rules }, { origins: [] }).definition;
});

/** Drafts: mostly valid, some invalid, some missing, a few for unknown fields or of another type. */
export function arbitraryDrafts(fields: readonly FormField[]): fc.Arbitrary<readonly AnswerDraft[]> {
  const drafts = fields.map((field) => fc.option(arbitraryDraft(field), { freq: 5, nil: null }));
  const invalidDraft = fc.constantFrom<AnswerDraft | null>(
    ...Array.from({ length: 17 }, () => null),
    { field: "gone", text: "x" },
    { field: "__proto__", text: "x" },
    { field: fields[0]?.key ?? "", text: "a", options: ["a"] },
  );
  return fc
    .tuple(fc.tuple(...drafts), invalidDraft)
    .map(([found, one]) => [...found, one].flatMap((draft) => draft ?? []));
}

export function arbitraryDraft({ key, kind }: FormField): fc.Arbitrary<AnswerDraft> {
  const field = fc.constant(key);
  if (kind === "MULTIPLE_CHOICE") {
    const keys = fc.constantFrom("b", "a", "b", "a", "b", "c");
    return fc.record({ field, options: fc.array(keys, { maxLength: 3 }) });
  }
  if (kind === "CHECKBOX" || kind === "CONSENT") return fc.record({ field, isChecked: fc.boolean() });
  if (kind !== "ADDRESS") return fc.record({ field, text: fc.constantFrom(...TEXTS[kind]!) });
  const part = (...texts: readonly string[]) => fc.constantFrom("", null, ...texts, ...texts);
  const address = fc.record({
    line1: part("1 Main St"),
    city: part(" C "),
    postcode: part("1"),
    country: part("us", "HK"),
  });
  return fc.record({ field, address });
}
