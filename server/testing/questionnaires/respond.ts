import { demoId } from "../../../prisma/demo/ids.ts";
import type { AnswerDraft, FormField, Option } from "../../shared/forms/definition.ts";
import type { Slide, SurveyDefinition } from "../../shared/surveys/definition.ts";
import type { SubmitAnswer } from "./fill.ts";
import type { TestCaller, TestGraph } from "../graph.ts";

export interface RespondAnswer extends SubmitAnswer {
  readonly score?: number | null;
  readonly band?: { readonly title: string; readonly text: string } | null;
}

/** Valid answers to the demo's `wellbeing-check`. A null in `changes` removes an answer. */
export function wellbeing(changes: Readonly<Record<string, Omit<AnswerDraft, "field"> | null>> = {}) {
  const answers: Readonly<Record<string, Omit<AnswerDraft, "field"> | null>> = {
    age: { text: "35_54" },
    sleep: { text: "mixed" },
    pain: { text: "no" },
    stress: { text: "sometimes" },
    habits: { options: ["walk", "friends"] },
    ...changes,
  };
  return Object.entries(answers).flatMap(([field, answer]) => (answer ? [{ field, ...answer }] : []));
}

export async function openSurvey(
  graph: TestGraph,
  slug = "wellbeing-check",
  asker?: TestCaller,
): Promise<string> {
  const { data } = await graph.run<{ business: { survey: { start: { token: string } } | null } }>(
    `query ($slug: ID!) { business { survey(id: $slug) { start { token } } } }`,
    { slug },
    asker,
  );
  if (!data.business.survey) throw new Error(`there is no survey ${slug}`);
  return data.business.survey.start.token;
}

export async function respond(
  graph: TestGraph,
  start: string,
  changes: Record<string, unknown> = {},
  asker?: TestCaller,
): Promise<RespondAnswer> {
  const input = {
    start,
    idempotencyKey: "respond-key-1",
    answers: wellbeing(),
    locale: "en",
    timeZone: "Europe/London",
    ...changes,
  };
  const data = await graph.data<{ submitSurvey: RespondAnswer }>(
    `mutation ($input: SubmitSurveyInput!) { submitSurvey(input: $input) { __typename ... on Failure { code message }
      ... on InvalidInput { issues { path code message } } ... on ProofRequired { challenge bits }
      ... on SubmitSurveyPayload { outcome score band { title text } ending { title text redirectUrl } } } }`,
    { input },
    asker,
  );
  return data.submitSurvey;
}

export const line = (key: string, more: Partial<FormField> = {}): FormField =>
  ({
    kind: "TEXT",
    key,
    label: key,
    help: "",
    isRequired: false,
    maxLength: null,
    placeholder: "",
    ...more,
  }) as FormField;

export const file = (key: string): FormField => ({
  kind: "FILE",
  key,
  label: key,
  help: "",
  isRequired: false,
  mediaTypes: ["application/pdf"],
  maxBytes: 1_000,
});

export function choice(key: string, scores: Readonly<Record<string, number>>): FormField {
  const options: Option[] = Object.entries(scores).map(([one, score]) => ({ key: one, label: one, score }));
  return { kind: "SINGLE_CHOICE", key, label: key, help: "", isRequired: false, options };
}

export const slide = (key: string, more: Partial<Slide> = {}): Slide => ({
  key,
  title: key,
  text: "",
  fields: [],
  jumps: [],
  next: null,
  ...more,
});

export function survey(more: Partial<SurveyDefinition> = {}): SurveyDefinition {
  return {
    title: "A survey",
    intro: "",
    slides: [slide("only", { fields: [line("a")] })],
    disqualifies: "AT_ONCE",
    thanks: { title: "Thank you", text: "", redirectUrl: null },
    disqualified: { title: "Sorry", text: "", redirectUrl: null },
    bands: [],
    ...more,
  };
}

/** Inserts a published survey. The same slug again gives the next version. */
export async function publishSurvey(
  graph: TestGraph,
  slug: string,
  more: Partial<SurveyDefinition> = {},
  businessId?: string,
): Promise<string> {
  const business = businessId ?? (await graph.scope()).business.id;
  const id = demoId("survey", slug);
  await graph.database.query(
    `WITH survey AS (
       INSERT INTO surveys (business_id, id, slug, name, publication, version, created_at, updated_at)
       VALUES ($1, $2, $3, $3, 'PUBLISHED', 1, $5, $5)
       ON CONFLICT (business_id, slug) DO UPDATE SET version = surveys.version + 1, updated_at = $5 RETURNING version
     )
     INSERT INTO survey_versions (business_id, survey_id, version, definition, created_at) SELECT $1, $2, version, $4, $5 FROM survey`,
    [business, id, slug, JSON.stringify(survey(more)), new Date(graph.clock.now()).toISOString()],
  );
  return id;
}
