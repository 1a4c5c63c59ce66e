export function matchesAny(expression: string, parameters: readonly string[]): string {
  return `(${parameters.map((parameter) => `${expression} ILIKE ${parameter}`).join(" OR ")})`;
}

const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Returns true if a trigram index can find the text. For shorter words it would return every row of every business. */
export function hasTrigram(text: string): boolean {
  return TRIGRAM.test(text);
}

export const CONTACT_TEXT =
  "(c.first_name || ' ' || c.last_name || E'\\n' || coalesce(c.email, '') || E'\\n' || coalesce(c.phone, ''))";

export const GUEST_TEXT = "(g.name || E'\\n' || g.email)";
