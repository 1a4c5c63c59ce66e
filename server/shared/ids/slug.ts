/** The most characters of a slug: shorter than an access key. */
export const SLUG_MAX = 39;

/** Words that our own addresses have where others have a slug. */
export const RESERVED_SLUGS: readonly string[] = [
  "service",
  "cancel-booking",
  "widget",
  "v2",
  "graphql",
  "b",
  "c",
  "product",
  "assets",
  "developers",
  "account",
];

/** Whether a text can be a slug at all: what cannot is in no database, and need not be looked for there. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
