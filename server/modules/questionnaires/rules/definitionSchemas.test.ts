import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { intake } from "../../../../prisma/demo/forms.ts";
import { surveyVersions } from "../../../../prisma/demo/surveys.ts";
import { arbitraryForm } from "../../../shared/forms/arbitraryForm.ts";
import { KINDS } from "../../../shared/forms/fieldKinds.ts";
import { validateFormDefinition } from "../../../shared/forms/validateDefinition.ts";
import { arbitrarySurvey } from "../../../shared/surveys/arbitrarySurvey.ts";
import { validateSurveyDefinition } from "../../../shared/surveys/validateDefinition.ts";
import { createFormSchema, createSurveySchema } from "./definitionSchemas.ts";

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, formats: { date: true } });
const isForm = ajv.compile(createFormSchema("https://book.example.com"));
const isSurvey = ajv.compile(createSurveySchema("https://book.example.com"));
const context = { origins: [] };

const demoSurvey = surveyVersions(new Date(0))[0]!.definition as object;
const cases = [
  { name: "form", valid: intake as object, isValid: isForm, validate: validateFormDefinition },
  { name: "survey", valid: demoSurvey, isValid: isSurvey, validate: validateSurveyDefinition },
] as const;

/** Replaces the value at a path. */
function replace(value: unknown, [first, ...rest]: readonly string[], replacement: unknown): unknown {
  if (first === undefined) return replacement;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[first] = replace(copy[first], rest, replacement);
  return copy;
}

describe.each(cases)("the JSON Schema of a $name", ({ name, valid, isValid, validate }) => {
  const fields = name === "form" ? ["fields"] : ["slides", "0", "fields"];

  it("has its address as id", () => {
    const schema =
      name === "form" ? createFormSchema("https://a.example") : createSurveySchema("https://a.example");
    expect(schema).toMatchObject({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      $id: `https://a.example/schemas/${name}.v1.json`,
    });
  });

  it("accepts the demo", () => {
    expect([isValid(valid), isValid.errors]).toEqual([true, null]);
    expect(validate(valid, context).issues).toEqual([]);
  });

  it.each([
    ["no definition", [], null],
    ["a list", [], []],
    ["an unknown member", ["extra"], 1],
    ["an empty title", ["title"], ""],
    ["a long title", ["title"], "x".repeat(201)],
    ["a title of another type", ["title"], 7],
    ["an unknown member of an ending", ["thanks", "extra"], ""],
    ["no fields or slides", [fields[0]!], []],
    ["fields of another type", fields, "x"],
    ["a field of an unknown kind", [...fields, "0", "kind"], "COLOUR"],
    ["a field of another kind", [...fields, "0", "kind"], "FILE"],
    ["an invalid key", [...fields, "0", "key"], "1 a"],
    ["a member of another kind of field", [...fields, "0", "mediaTypes"], ["image/png"]],
  ])("rejects %s, as the server does", (_, path, value) => {
    const invalid = replace(valid, path, value);
    expect(isValid(invalid)).toBe(false);
    expect(validate(invalid, context).issues).not.toEqual([]);
  });
});

describe("the JSON Schema", () => {
  it("accepts any form that is stored", () => {
    const found = new Set<string>();
    fc.assert(
      fc.property(arbitraryForm, (form) => {
        for (const { kind } of form.fields) found.add(kind);
        expect([isForm(form), isForm.errors]).toEqual([true, null]);
      }),
    );
    expect(found.size).toBe(KINDS.length);
  });

  it("accepts any survey that is stored", () => {
    fc.assert(
      fc.property(arbitrarySurvey, (survey) => {
        expect([isSurvey(survey), isSurvey.errors]).toEqual([true, null]);
      }),
    );
  });

  it("rejects a form that lacks any of its members", () => {
    for (const member of Object.keys(intake))
      expect([member, isForm({ ...intake, [member]: undefined })]).toEqual([member, false]);
  });
});
