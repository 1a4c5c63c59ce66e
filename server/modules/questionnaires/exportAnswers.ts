import { ID_PREFIXES } from "../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import type { QuestionnaireKind } from "./data/kinds.ts";
import { type AnsweredRow, type Place, loadAnswered } from "./data/loadAnswered.ts";
import { type QuestionColumn, loadColumns } from "./data/loadColumns.ts";
import { loadFormVersions } from "./data/forms/loadForms.ts";
import { loadSurveyVersions } from "./data/surveys/loadSurveys.ts";
import type { FormField } from "../../shared/forms/definition.ts";
import { BYTE_ORDER_MARK, csvRecords, plainCell } from "../../platform/files/csv.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { submittedAnswers } from "./submittedAnswers.ts";

/** So many rows are in memory at once. */
export const EXPORT_PAGE = 100;

/** What an export says besides the answers, by kind. */
const FIXED: Record<QuestionnaireKind, readonly (readonly [string, (row: AnsweredRow) => string])[]> = {
  FORM: [
    ["Submission", ({ id }) => encodeTypeId(ID_PREFIXES.Submission, id)],
    ["Submitted at", ({ createdAt }) => new Date(createdAt).toISOString()],
    ["Version", ({ version }) => String(version)],
    ["Outcome", ({ outcome }) => outcome],
    ["Language", ({ locale }) => locale],
    ["Order", ({ orderReference }) => orderReference ?? ""],
  ],
  SURVEY: [
    ["Response", ({ id }) => encodeTypeId(ID_PREFIXES.SurveyResponse, id)],
    ["Started at", ({ startedAt, createdAt }) => new Date(startedAt ?? createdAt).toISOString()],
    ["Submitted at", ({ createdAt }) => new Date(createdAt).toISOString()],
    ["Version", ({ version }) => String(version)],
    ["Outcome", ({ outcome }) => outcome],
    ["Language", ({ locale }) => locale],
    ["Score", ({ score }) => String(score)],
    ["Path", ({ path }) => path.join(" > ")],
  ],
};

/**
 * All that was answered to a form or survey as CSV, the oldest first, one column a question over all versions. It is read
 * page by page while somebody takes it, so that it needs little memory however much there is. What comes meanwhile is not
 * part of it. Files are named, not contained.
 */
export async function* exportAnswers(
  scope: Scope & { readonly business: { readonly locale: string } },
  kind: QuestionnaireKind,
  id: string,
): AsyncGenerator<string, void, undefined> {
  const { database, business, clock } = scope;
  const columns = await loadColumns(database.query, kind, business.id, id);
  const to = clock.now() + 1;
  yield BYTE_ORDER_MARK + csvRecords([headings(kind, columns)]);
  let after: Place | null = null;
  let known = new Map<number, readonly FormField[]>();
  for (;;) {
    const page: AnsweredRow[] = await loadAnswered(
      database.query,
      kind,
      business.id,
      id,
      { to },
      { order: "OLDEST", after, limit: EXPORT_PAGE },
    );
    if (page.length === 0) return;
    known = await fieldsOf(scope, kind, id, page, known);
    yield csvRecords(
      page.map((row) => record(kind, columns, known.get(row.version) ?? [], row, business.locale)),
    );
    if (page.length < EXPORT_PAGE) return;
    after = page.at(-1)!;
  }
}

/** What the versions of a page asked. Rows come in the order of time, so that few are needed at once. */
async function fieldsOf(
  { database, business }: Scope,
  kind: QuestionnaireKind,
  id: string,
  page: readonly AnsweredRow[],
  known: ReadonlyMap<number, readonly FormField[]>,
): Promise<Map<number, readonly FormField[]>> {
  const wanted = [...new Set(page.map(({ version }) => version))];
  const missing = wanted.filter((version) => !known.has(version));
  const fields = new Map([...known].filter(([version]) => wanted.includes(version)));
  if (missing.length === 0) return fields;
  const loaded =
    kind === "FORM"
      ? (
          await loadFormVersions(
            database.query,
            business.id,
            missing.map((version) => ({ formId: id, version })),
          )
        ).map((form) => form?.fields)
      : (
          await loadSurveyVersions(
            database.query,
            business.id,
            missing.map((version) => ({ surveyId: id, version })),
          )
        ).map((survey) => survey?.slides.flatMap((slide) => slide.fields));
  for (const [i, version] of missing.entries()) fields.set(version, loaded[i] ?? []);
  return fields;
}

/** The first record. Of questions in the same words each says its key as well. */
function headings(kind: QuestionnaireKind, columns: readonly QuestionColumn[]): string[] {
  const fixed = FIXED[kind].map(([heading]) => heading);
  const all = [...fixed, ...columns.map(({ label }) => label)];
  const isTwice = (label: string) => all.indexOf(label) !== all.lastIndexOf(label);
  return [
    ...fixed,
    ...columns.map(({ key, label }) => plainCell(isTwice(label) ? `${label} (${key})` : label)),
  ];
}

function record(
  kind: QuestionnaireKind,
  columns: readonly QuestionColumn[],
  fields: readonly FormField[],
  row: AnsweredRow,
  locale: string,
): string[] {
  const given = new Map(submittedAnswers(fields, row.answers, locale).map((answer) => [answer.key, answer]));
  const cell = (key: string): string => {
    const answer = given.get(key);
    if (!answer) return "";
    const kept = row.answers[key]!;
    // A number was judged to be one: below zero it is no formula. It stays as programs read it, with a point.
    return answer.kind === "NUMBER" && kept.kind === "TEXT" ? kept.text : plainCell(answer.text);
  };
  return [...FIXED[kind].map(([, text]) => text(row)), ...columns.map(({ key }) => cell(key))];
}
