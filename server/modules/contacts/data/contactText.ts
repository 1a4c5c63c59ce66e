import { CONTACT_TEXT, anyIlike, hasTrigram } from "../../../platform/database/textMatch.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** The most rows of contacts with a text whose people are looked up. With more, people are walked in the order of the list. */
const MOST_HITS = 500;

/** Adds a value to a statement and returns its parameter. */
export type AddValue = (value: unknown) => string;

/** Collects the values of a statement. The first is the business. */
export function collectValues(businessId: string): { readonly values: unknown[]; readonly add: AddValue } {
  const values: unknown[] = [businessId];
  return { values, add: (value) => `$${values.push(value)}` };
}

/** The condition that a row `c` of contacts has one of some patterns of LIKE in a name, the e-mail or the phone number. */
export function contactTextCondition(texts: readonly string[], add: AddValue): string {
  const patterns = texts.map((text) => add(text));
  const fields = ["c.email", "(c.first_name || ' ' || c.last_name)", "c.phone"];
  const exact = `(${fields.map((field) => anyIlike(field, patterns)).join(" OR ")})`;
  return texts.every(hasTrigram) ? `${anyIlike(CONTACT_TEXT, patterns)} AND ${exact}` : exact;
}

/** Returns the e-mails of all people with a text. Null if there may be too many to look up. One statement. */
export async function findContactHits(
  query: Sql["query"],
  businessId: string,
  texts: readonly string[],
): Promise<string[] | null> {
  const { values, add } = collectValues(businessId);
  const rows = await query<{ key: string }>(
    `SELECT c.email_key AS key FROM contacts c
      WHERE c.business_id = $1 AND c.erased_at IS NULL AND ${contactTextCondition(texts, add)} LIMIT ${MOST_HITS + 1}`,
    values,
  );
  return rows.length > MOST_HITS ? null : [...new Set(rows.map(({ key }) => key))];
}
