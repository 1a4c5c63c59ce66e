/** Returns the condition that an expression matches one of some patterns of LIKE, ignoring case. The patterns are parameters such as `$2`. */
export function anyIlike(expression: string, parameters: readonly string[]): string {
  return `(${parameters.map((parameter) => `${expression} ILIKE ${parameter}`).join(" OR ")})`;
}

/** Three letters or digits in a row are a trigram in every locale that knows them as such. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/**
 * Returns whether an index of trigrams finds the text. Shorter words have no trigram: an index would return every row of every business.
 * Characters that the locale of the database does not know are left to its planner, which sees the same.
 */
export function hasTrigram(text: string): boolean {
  return TRIGRAM.test(text);
}

/** The expression of the index `contacts_text` on a row `c`. */
export const CONTACT_TEXT =
  "(c.first_name || ' ' || c.last_name || E'\\n' || c.email || E'\\n' || coalesce(c.phone, ''))";

/** The expression of the index `guests_text` on a row `g`. */
export const GUEST_TEXT = "(g.name || E'\\n' || g.email)";
