import { CONTACT_TEXT, matchesAny, hasTrigram } from "../../../platform/database/textMatch.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** With more hits, people are walked in the order of the list. */
const MAX_HITS = 500;

/** Returns the parameter. */
export type AddValue = (value: unknown) => string;

/** The first value is the business. */
export function collectValues(businessId: string): { readonly values: unknown[]; readonly add: AddValue } {
  const values: unknown[] = [businessId];
  return { values, add: (value) => `$${values.push(value)}` };
}

/** For a row `c` of contacts and LIKE patterns. */
export function buildContactTextCondition(texts: readonly string[], add: AddValue): string {
  const patterns = texts.map((text) => add(text));
  const fields = ["c.email", "(c.first_name || ' ' || c.last_name)", "c.phone"];
  const exact = `(${fields.map((field) => matchesAny(field, patterns)).join(" OR ")})`;
  return texts.every(hasTrigram) ? `${matchesAny(CONTACT_TEXT, patterns)} AND ${exact}` : exact;
}

/** Null if there may be too many. */
export async function findContactHits(
  query: Sql["query"],
  businessId: string,
  texts: readonly string[],
): Promise<string[] | null> {
  const { values, add } = collectValues(businessId);
  const rows = await query<{ key: string }>(
    `SELECT c.email_key AS key FROM contacts c
      WHERE c.business_id = $1 AND c.erased_at IS NULL AND ${buildContactTextCondition(texts, add)} LIMIT ${MAX_HITS + 1}`,
    values,
  );
  return rows.length > MAX_HITS ? null : [...new Set(rows.map(({ key }) => key))];
}
