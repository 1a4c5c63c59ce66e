import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { surveyVersions } from "../../../../../prisma/demo/surveys.ts";
import { intake } from "../../../../../prisma/demo/forms.ts";
import { arbitraryForm } from "../../../../shared/forms/arbitraryForm.ts";
import { arbitrarySurvey } from "../../../../shared/surveys/arbitrarySurvey.ts";
import type { SurveyDefinition } from "../../../../shared/surveys/definition.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { toFormInput, toSurveyInput } from "../../../../testing/questionnaires/definitionInput.ts";
import { type TestGraph, testGraph } from "../../../../testing/graph.ts";

let graph: TestGraph;
let key: string;
beforeAll(async () => {
  graph = await testGraph();
  ({ secret: key } = await addApiKey(await graph.scope(), "owner"));
});
beforeEach(() => graph.reset());
afterAll(() => graph.close());

const OPTIONS = "options { key label score }";
const FIELDS = `fields { __typename key label help isRequired
  ... on TextFormField { maxLength placeholder } ... on ParagraphFormField { maxLength placeholder }
  ... on NumberFormField { minNumber: min maxNumber: max decimals } ... on DateFormField { minDate: min maxDate: max }
  ... on SingleChoiceFormField { ${OPTIONS} } ... on DropdownFormField { ${OPTIONS} }
  ... on MultipleChoiceFormField { ${OPTIONS} fewest: min most: max } ... on ConsentFormField { text }
  ... on FileFormField { mediaTypes maxBytes } ... on HiddenFormField { value } }`;
const CONDITIONS = "match conditions { field operator value }";
const ENDINGS = "thanks { title text redirectUrl } disqualified { title text redirectUrl }";
const READ = {
  Form: `title intro submitLabel ${ENDINGS} ${FIELDS} rules { ${CONDITIONS} action { __typename
    ... on ShowFields { fields } ... on HideFields { fields } ... on RequireFields { fields }
    ... on ShowMessage { text } ... on RedirectTo { url } ... on Disqualify { text } } }`,
  Survey: `title intro disqualifies ${ENDINGS} bands { min max title text }
    slides { key title text next ${FIELDS} jumps { ${CONDITIONS} to { slide ending } } }`,
};

type Json = Record<string, unknown>;

/** Aliases are needed because the types of these members differ between kinds. */
const ALIASES: Readonly<Record<string, string>> = {
  minNumber: "min",
  maxNumber: "max",
  minDate: "min",
  maxDate: "max",
  fewest: "min",
  most: "max",
};
const ACTIONS: Readonly<Record<string, string>> = {
  ShowFields: "show",
  HideFields: "hide",
  RequireFields: "require",
  ShowMessage: "message",
  RedirectTo: "redirect",
  Disqualify: "disqualify",
};

/** Converts what was read to an input, as a client would: by the names of the types alone. */
function toInput(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toInput);
  if (typeof value !== "object" || value === null) return value;
  const { __typename: typeName, ...members } = value as Json;
  const input: Json = Object.fromEntries(
    Object.entries(members).map(([name, inner]) => [ALIASES[name] ?? name, toInput(inner)]),
  );
  if ("slide" in input && "ending" in input)
    return Object.fromEntries(Object.entries(input).filter(([, one]) => one !== null));
  if (typeof typeName !== "string") return input;
  if (typeName === "HiddenFormField") delete input["isRequired"];
  const member = ACTIONS[typeName] ?? typeName.replace(/FormField$/, "");
  return { [member[0]!.toLowerCase() + member.slice(1)]: input };
}

type TypeName = keyof typeof READ;

const change = async (verb: "create" | "update", typeName: TypeName, input: object) => {
  const name = `${verb[0]!.toUpperCase()}${verb.slice(1)}${typeName}`;
  const { data, errors } = await graph.run<{ result: Json }>(
    `mutation ($input: ${name}Input!) { result: ${verb}${typeName}(input: $input) { __typename
      ... on InvalidInput { issues { path code } }
      ... on ${name}Payload { row: ${typeName.toLowerCase()} { version definition ${READ[typeName]} } } } }`,
    { input },
    { key },
  );
  expect(errors).toEqual([]);
  expect(data.result).not.toHaveProperty("issues");
  const { version, definition, ...members } = data.result["row"] as Json;
  return { version, definition, members };
};

async function expectRoundTrip(typeName: TypeName, slug: string, definition: object, input: object) {
  const created = await change("create", typeName, { slug, name: "Mine", ...input });
  expect(created.definition).toEqual(definition);
  const again = toInput(created.members) as object;
  // An equal definition makes no version.
  expect(await change("update", typeName, { id: slug, ...again })).toEqual(created);
  const copy = await change("create", typeName, { slug: `${slug}-copy`, name: "Copy", ...again });
  expect(copy).toEqual(created);
}

describe("what is read can be written", () => {
  it("with every kind of field and action of the demo", async () => {
    await expectRoundTrip("Form", "demo-form", intake, toFormInput(intake));
    const demo = surveyVersions(new Date(0))[0]!.definition as unknown as SurveyDefinition;
    await expectRoundTrip("Survey", "demo-survey", demo, toSurveyInput(demo));
  });

  it("for any form", async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryForm, (definition) =>
        expectRoundTrip("Form", `form-${++count}`, definition, toFormInput(definition)),
      ),
      { numRuns: 30 },
    );
  });

  it("for any survey", async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(arbitrarySurvey, (definition) =>
        expectRoundTrip("Survey", `survey-${++count}`, definition, toSurveyInput(definition)),
      ),
      { numRuns: 30 },
    );
  });
});

it("shows scores to the business only", async () => {
  const query = `{ business { survey(id: "wellbeing-check") { slides { ${FIELDS} } } } }`;
  interface Answer {
    readonly business: {
      readonly survey: {
        readonly slides: readonly {
          readonly fields: readonly { readonly options?: readonly { readonly score: number | null }[] }[];
        }[];
      };
    };
  }
  const listScores = async (caller?: { readonly key: string }) =>
    (await graph.run<Answer>(query, {}, caller)).data.business.survey.slides.flatMap(({ fields }) =>
      fields.flatMap(({ options }) => options?.map(({ score }) => score) ?? []),
    );
  expect(new Set(await listScores())).toEqual(new Set([null]));
  expect(await listScores({ key })).toEqual(expect.arrayContaining([0, 2, 3]));
  const bands = `{ business { survey(id: "wellbeing-check") { bands { min max title } } } }`;
  expect(await graph.run(bands)).toMatchObject({
    data: { business: { survey: { bands: null } } },
    errors: [{ code: "UNAUTHENTICATED" }],
  });
});
