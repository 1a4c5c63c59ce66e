import { ID_PREFIXES } from "../../shared/ids/idPrefixes.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import type { QuestionnaireKind } from "./data/kinds.ts";
import { type SubmissionRow, type CursorPosition, loadSubmissions } from "./data/loadSubmissions.ts";
import { type QuestionColumn, loadColumns } from "./data/loadColumns.ts";
import { listFields, loadVersions } from "./data/loadVersions.ts";
import type { FormField } from "../../shared/forms/definition.ts";
import { BYTE_ORDER_MARK, formatCsv, escapeCell } from "../../platform/files/csv.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { listSubmittedAnswers } from "./submittedAnswers.ts";

export const EXPORT_PAGE = 100;

const FIXED_COLUMNS: Record<
  QuestionnaireKind,
  readonly (readonly [string, (row: SubmissionRow) => string])[]
> = {
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
 * Returns CSV, oldest rows first, with one column for each question of any version. Pages are loaded while the caller
 * reads, so memory stays small. Rows that arrive after the start are excluded.
 */
export async function* exportAnswers(
  scope: Scope & { readonly business: { readonly locale: string } },
  kind: QuestionnaireKind,
  id: string,
): AsyncGenerator<string, void, undefined> {
  const { database, business, clock } = scope;
  const columns = await loadColumns(database.query, kind, business.id, id);
  const to = clock.now() + 1;
  yield BYTE_ORDER_MARK + formatCsv([headings(kind, columns)]);
  let after: CursorPosition | null = null;
  let cached = new Map<number, readonly FormField[]>();
  for (;;) {
    const page: SubmissionRow[] = await loadSubmissions(
      database.query,
      kind,
      business.id,
      id,
      { until: to },
      { order: "OLDEST", after, limit: EXPORT_PAGE },
    );
    if (page.length === 0) return;
    cached = await loadFields(scope, kind, id, page, cached);
    yield formatCsv(
      page.map((row) => record(kind, columns, cached.get(row.version) ?? [], row, business.locale)),
    );
    if (page.length < EXPORT_PAGE) return;
    after = page.at(-1)!;
  }
}

async function loadFields(
  { database, business }: Scope,
  kind: QuestionnaireKind,
  id: string,
  page: readonly SubmissionRow[],
  cached: ReadonlyMap<number, readonly FormField[]>,
): Promise<Map<number, readonly FormField[]>> {
  const versions = [...new Set(page.map(({ version }) => version))];
  const missing = versions.filter((version) => !cached.has(version));
  const fields = new Map([...cached].filter(([version]) => versions.includes(version)));
  if (missing.length === 0) return fields;
  const keys = missing.map((version) => ({ id, version }));
  const loaded = await loadVersions(database.query, kind, business.id, keys);
  for (const [i, version] of missing.entries()) fields.set(version, loaded[i] ? listFields(loaded[i]) : []);
  return fields;
}

/** Questions with equal labels also show their keys. */
function headings(kind: QuestionnaireKind, columns: readonly QuestionColumn[]): string[] {
  const fixed = FIXED_COLUMNS[kind].map(([heading]) => heading);
  const all = [...fixed, ...columns.map(({ label }) => label)];
  const isDuplicate = (label: string) => all.indexOf(label) !== all.lastIndexOf(label);
  return [
    ...fixed,
    ...columns.map(({ key, label }) => escapeCell(isDuplicate(label) ? `${label} (${key})` : label)),
  ];
}

function record(
  kind: QuestionnaireKind,
  columns: readonly QuestionColumn[],
  fields: readonly FormField[],
  row: SubmissionRow,
  locale: string,
): string[] {
  const answersByKey = new Map(
    listSubmittedAnswers(fields, row.answers, locale).map((answer) => [answer.key, answer]),
  );
  const cell = (key: string): string => {
    const answer = answersByKey.get(key);
    if (!answer) return "";
    const stored = row.answers[key]!;
    // Numbers are validated, so a negative one is not treated as a formula. The decimal separator stays a point.
    return answer.kind === "NUMBER" && stored.kind === "TEXT" ? stored.text : escapeCell(answer.text);
  };
  return [...FIXED_COLUMNS[kind].map(([, text]) => text(row)), ...columns.map(({ key }) => cell(key))];
}
