import type { Answers } from "../../../shared/forms/definition.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { answersSay, optionsOf } from "./answerSearch.ts";
import { type QuestionnaireKind, TABLES } from "./kinds.ts";

/** A submission of a form, or a response to a survey. Instants in epoch milliseconds. */
export interface AnsweredRow {
  readonly businessId: string;
  readonly id: string;
  /** The form's or survey's. */
  readonly ofId: string;
  /** The version that was answered. */
  readonly version: number;
  readonly outcome: "ACCEPTED" | "DISQUALIFIED";
  readonly answers: Answers;
  readonly locale: string;
  readonly createdAt: number;
  /** The order that a form was filled in with. */
  readonly orderId: string | null;
  readonly orderReference: string | null;
  /** Of a survey: the slides that were walked, what was scored, and when it was begun. */
  readonly path: readonly string[];
  readonly score: number;
  readonly startedAt: number | null;
}

/** What is looked for; all of it at once. Instants in epoch milliseconds. */
export interface AnsweredFilter {
  readonly from?: number | null;
  /** Not included. */
  readonly to?: number | null;
  readonly outcome?: AnsweredRow["outcome"] | null;
  readonly version?: number | null;
  /** Any of these, as patterns of LIKE, within an answer or what is said of its order. */
  readonly texts?: readonly string[];
}

/** Where a row stands among the others: by time, then by id. */
export interface Place {
  readonly createdAt: number;
  readonly id: string;
}

/** Which part of the rows: those behind one place and before another, from one end. */
export interface AnsweredPage {
  readonly order: "OLDEST" | "LATEST";
  readonly after?: Place | null;
  readonly before?: Place | null;
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

/** Of whom a form was filled in with an order, the order and who booked it are looked through as well. */
const ELSEWHERE: Record<QuestionnaireKind, (texts: string) => string> = {
  FORM: (texts) => `OR o.reference ILIKE ANY (${texts})
       OR EXISTS (SELECT FROM contacts c WHERE c.business_id = o.business_id AND c.id = o.contact_id
                   AND (c.email ILIKE ANY (${texts}) OR concat_ws(' ', c.first_name, c.last_name) ILIKE ANY (${texts})))`,
  SURVEY: () => "",
};

function selection(kind: QuestionnaireKind): string {
  const { key, answered } = TABLES[kind];
  return `SELECT a.business_id AS "businessId", a.id, a.${key} AS "ofId", a.version, a.outcome::text AS outcome, a.answers, a.locale,
       ${millis("a.created_at")} AS "createdAt", ${COLUMNS[kind]}
  FROM ${answered} a ${JOINS[kind]}`;
}

/** The conditions of a filter with what they look up, and their values; the first two are the business and the form or survey. */
function conditions(kind: QuestionnaireKind, businessId: string, ofId: string, filter: AnsweredFilter) {
  const values: unknown[] = [businessId, ofId];
  const next = (value: unknown) => `$${values.push(value)}`;
  let choices = "";
  const all = [`a.business_id = $1 AND a.${TABLES[kind].key} = $2`];
  const instant = (ms: number) => `${next(new Date(ms).toISOString())}::timestamptz`;
  if (filter.from != null) all.push(`a.created_at >= ${instant(filter.from)}`);
  if (filter.to != null) all.push(`a.created_at < ${instant(filter.to)}`);
  if (filter.outcome != null) all.push(`a.outcome = ${next(filter.outcome)}::submission_outcome`);
  if (filter.version != null) all.push(`a.version = ${next(filter.version)}::int`);
  if (filter.texts !== undefined && filter.texts.length > 0) {
    const texts = `${next(filter.texts)}::text[]`;
    all.push(`(${answersSay(texts)}
       ${ELSEWHERE[kind](texts)})`);
    choices = optionsOf(kind, texts);
  }
  return { all, values, next, choices };
}

/** A part of what was answered; in one statement. */
export function loadAnswered(
  query: Sql["query"],
  kind: QuestionnaireKind,
  businessId: string,
  ofId: string,
  filter: AnsweredFilter,
  { order, after, before, limit }: AnsweredPage,
): Promise<AnsweredRow[]> {
  const { all, values, next, choices } = conditions(kind, businessId, ofId, filter);
  const beyond = (sign: "<" | ">", { createdAt, id }: Place) =>
    `(a.created_at, a.id) ${sign} (${next(new Date(createdAt).toISOString())}::timestamptz, ${next(id)}::uuid)`;
  const direction = order === "OLDEST" ? "ASC" : "DESC";
  if (after) all.push(beyond(order === "OLDEST" ? ">" : "<", after));
  if (before) all.push(beyond(order === "OLDEST" ? "<" : ">", before));
  return query<AnsweredRow>(
    `${choices}${selection(kind)} WHERE ${all.join("\n   AND ")}
 ORDER BY a.created_at ${direction}, a.id ${direction} LIMIT ${next(limit)}`,
    values,
  );
}

/** How many there are; in one statement. */
export async function countAnswered(
  query: Sql["query"],
  kind: QuestionnaireKind,
  businessId: string,
  ofId: string,
  filter: AnsweredFilter,
): Promise<number> {
  const { all, values, choices } = conditions(kind, businessId, ofId, filter);
  const [row] = await query<{ count: number }>(
    `${choices}SELECT count(*)::int AS count FROM ${TABLES[kind].answered} a ${JOINS[kind]} WHERE ${all.join(" AND ")}`,
    values,
  );
  return row!.count;
}

/** One of them by its id; null: there is none. */
export async function findAnswered(
  query: Sql["query"],
  kind: QuestionnaireKind,
  businessId: string,
  id: string,
): Promise<AnsweredRow | null> {
  const [row] = await query<AnsweredRow>(`${selection(kind)} WHERE a.business_id = $1 AND a.id = $2`, [
    businessId,
    id,
  ]);
  return row ?? null;
}
