import type { Answers } from "../../../shared/forms/definition.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { answerMatchesSql, matchingOptionsSql } from "./answerSearch.ts";
import { type QuestionnaireKind, TABLES } from "./kinds.ts";

/** A submission of a form, or a response to a survey. Instants in epoch milliseconds. */
export interface SubmissionRow {
  readonly businessId: string;
  readonly id: string;
  /** The row id of the form or survey. */
  readonly ofId: string;
  readonly version: number;
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly answers: Answers;
  readonly locale: string;
  readonly createdAt: number;
  readonly orderId: string | null;
  readonly orderReference: string | null;
  /** Of a survey: keys of the visited slides, the score, and the instant of the start. */
  readonly path: readonly string[];
  readonly score: number;
  readonly startedAt: number | null;
}

/** All conditions must hold. Instants in epoch milliseconds. */
export interface SubmissionFilter {
  readonly since?: number | null;
  /** Exclusive. */
  readonly until?: number | null;
  readonly outcomes?: readonly SubmissionRow["outcome"][] | null;
  readonly version?: number | null;
  /** `LIKE` patterns. One of them must match an answer or the order. */
  readonly texts?: readonly string[];
}

/** A cursor: rows are sorted by time, then by id. */
export interface CursorPosition {
  readonly createdAt: number;
  readonly id: string;
}

export interface SubmissionPage {
  readonly order: "OLDEST" | "LATEST";
  readonly after?: CursorPosition | null;
  readonly before?: CursorPosition | null;
  readonly limit: number;
}

const millis = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

const COLUMNS: Record<QuestionnaireKind, string> = {
  FORM: `a.order_id AS "orderId", o.reference AS "orderReference", '{}'::text[] AS path, 0 AS score, NULL::float8 AS "startedAt"`,
  SURVEY: `NULL::uuid AS "orderId", NULL::text AS "orderReference", a.path, a.score, ${millis("a.started_at")} AS "startedAt"`,
};

const JOINS: Record<QuestionnaireKind, string> = {
  FORM: `LEFT JOIN orders o ON o.business_id = a.business_id AND o.id = a.order_id`,
  SURVEY: "",
};

/** Submissions with an order also match by its reference and its booker. */
const ORDER_CONDITIONS: Record<QuestionnaireKind, (texts: string) => string> = {
  FORM: (texts) => `OR o.reference ILIKE ANY (${texts})
       OR EXISTS (SELECT FROM contacts c WHERE c.business_id = o.business_id AND c.id = o.contact_id
                   AND (c.email ILIKE ANY (${texts}) OR concat_ws(' ', c.first_name, c.last_name) ILIKE ANY (${texts})))`,
  SURVEY: () => "",
};

function selectSql(kind: QuestionnaireKind): string {
  const { key, answered } = TABLES[kind];
  return `SELECT a.business_id AS "businessId", a.id, a.${key} AS "ofId", a.version, a.outcome::text AS outcome, a.answers, a.locale,
       ${millis("a.created_at")} AS "createdAt", ${COLUMNS[kind]}
  FROM ${answered} a ${JOINS[kind]}`;
}

/** Returns the conditions of a filter, their CTE and their values. $1 is the business, $2 the form or survey. */
function conditions(kind: QuestionnaireKind, businessId: string, ofId: string, filter: SubmissionFilter) {
  const values: unknown[] = [businessId, ofId];
  const next = (value: unknown) => `$${values.push(value)}`;
  let choices = "";
  const all = [`a.business_id = $1 AND a.${TABLES[kind].key} = $2`];
  const instant = (ms: number) => `${next(new Date(ms).toISOString())}::timestamptz`;
  if (filter.since != null) all.push(`a.created_at >= ${instant(filter.since)}`);
  if (filter.until != null) all.push(`a.created_at < ${instant(filter.until)}`);
  if (filter.outcomes != null) all.push(`a.outcome = ANY (${next(filter.outcomes)}::submission_outcome[])`);
  if (filter.version != null) all.push(`a.version = ${next(filter.version)}::int`);
  if (filter.texts !== undefined && filter.texts.length > 0) {
    const texts = `${next(filter.texts)}::text[]`;
    all.push(`(${answerMatchesSql(texts)}
       ${ORDER_CONDITIONS[kind](texts)})`);
    choices = matchingOptionsSql(kind, texts);
  }
  return { all, values, next, choices };
}

export function loadSubmissions(
  query: Sql["query"],
  kind: QuestionnaireKind,
  businessId: string,
  ofId: string,
  filter: SubmissionFilter,
  { order, after, before, limit }: SubmissionPage,
): Promise<SubmissionRow[]> {
  const { all, values, next, choices } = conditions(kind, businessId, ofId, filter);
  const comparison = (sign: "<" | ">", { createdAt, id }: CursorPosition) =>
    `(a.created_at, a.id) ${sign} (${next(new Date(createdAt).toISOString())}::timestamptz, ${next(id)}::uuid)`;
  const direction = order === "OLDEST" ? "ASC" : "DESC";
  if (after) all.push(comparison(order === "OLDEST" ? ">" : "<", after));
  if (before) all.push(comparison(order === "OLDEST" ? "<" : ">", before));
  return query<SubmissionRow>(
    `${choices}${selectSql(kind)} WHERE ${all.join("\n   AND ")}
 ORDER BY a.created_at ${direction}, a.id ${direction} LIMIT ${next(limit)}`,
    values,
  );
}

export async function countSubmissions(
  query: Sql["query"],
  kind: QuestionnaireKind,
  businessId: string,
  ofId: string,
  filter: SubmissionFilter,
): Promise<number> {
  const { all, values, choices } = conditions(kind, businessId, ofId, filter);
  const [row] = await query<{ count: number }>(
    `${choices}SELECT count(*)::int AS count FROM ${TABLES[kind].answered} a ${JOINS[kind]} WHERE ${all.join(" AND ")}`,
    values,
  );
  return row!.count;
}

export async function findSubmission(
  query: Sql["query"],
  kind: QuestionnaireKind,
  businessId: string,
  id: string,
): Promise<SubmissionRow | null> {
  const [row] = await query<SubmissionRow>(`${selectSql(kind)} WHERE a.business_id = $1 AND a.id = $2`, [
    businessId,
    id,
  ]);
  return row ?? null;
}
