import { toGlobalId } from "../../platform/graphql/globalIds.ts";
import { demoId } from "../../../prisma/demo/ids.ts";
import type { AnswerDraft, FormDefinition } from "../../shared/forms/definition.ts";
import type { TestCaller, TestGraph } from "../graph.ts";
import type { MutationResult } from "../bookings/visit.ts";

export interface SubmitAnswer extends Pick<MutationResult, "__typename" | "code" | "message" | "issues"> {
  readonly outcome?: string;
  readonly ending?: { readonly title: string; readonly text: string; readonly redirectUrl: string | null };
  readonly challenge?: string;
  readonly bits?: number;
}

export const formId = (slug: string) => toGlobalId("Form", demoId("form", slug));

/** Valid answers to the demo's `intake`. A null in `changes` removes an answer. */
export function intakeAnswers(changes: Readonly<Record<string, Omit<AnswerDraft, "field"> | null>> = {}) {
  const answers: Readonly<Record<string, Omit<AnswerDraft, "field"> | null>> = {
    goal: { text: "energy" },
    conditions: { options: ["none"] },
    diet: { text: "vegetarian" },
    date_of_birth: { text: "1990-12-10" },
    health_data: { isChecked: true },
    ...changes,
  };
  return Object.entries(answers).flatMap(([field, answer]) => (answer ? [{ field, ...answer }] : []));
}

export async function openForm(graph: TestGraph, slug = "intake", asker?: TestCaller): Promise<string> {
  const { data } = await graph.run<{ business: { form: { start: { token: string } } | null } }>(
    `query ($slug: ID!) { business { form(id: $slug) { start { token } } } }`,
    { slug },
    asker,
  );
  if (!data.business.form) throw new Error(`there is no form ${slug}`);
  return data.business.form.start.token;
}

export async function submit(
  graph: TestGraph,
  start: string,
  changes: Record<string, unknown> = {},
  asker?: TestCaller,
): Promise<SubmitAnswer> {
  const input = {
    start,
    idempotencyKey: "submit-key-1",
    answers: intakeAnswers(),
    locale: "en",
    timeZone: "Europe/London",
    ...changes,
  };
  const data = await graph.data<{ submitForm: SubmitAnswer }>(
    `mutation ($input: SubmitFormInput!) { submitForm(input: $input) { __typename ... on Failure { code message }
      ... on InvalidInput { issues { path code message } } ... on ProofRequired { challenge bits }
      ... on SubmitFormPayload { outcome ending { title text redirectUrl } } } }`,
    { input },
    asker,
  );
  return data.submitForm;
}

/** Inserts a published form. The same slug again gives the next version. */
export async function publishForm(
  graph: TestGraph,
  slug: string,
  definition: Partial<FormDefinition>,
  businessId?: string,
): Promise<string> {
  const business = businessId ?? (await graph.scope()).business.id;
  const id = demoId("form", slug);
  const nothing = { title: "", text: "", redirectUrl: null };
  const whole: FormDefinition = {
    title: "A form",
    intro: "",
    fields: [],
    rules: [],
    submitLabel: null,
    thanks: { ...nothing, title: "Thank you" },
    disqualified: { ...nothing, title: "Sorry" },
    ...definition,
  };
  const now = new Date(graph.clock.now()).toISOString();
  await graph.database.query(
    `WITH form AS (
       INSERT INTO forms (business_id, id, slug, name, publication, version, created_at, updated_at)
       VALUES ($1, $2, $3, $3, 'PUBLISHED', 1, $5, $5)
       ON CONFLICT (business_id, slug) DO UPDATE SET version = forms.version + 1, updated_at = $5, publication = 'PUBLISHED' RETURNING version
     )
     INSERT INTO form_versions (business_id, form_id, version, definition, created_at) SELECT $1, $2, version, $4, $5 FROM form`,
    [business, id, slug, JSON.stringify(whole), now],
  );
  return id;
}
