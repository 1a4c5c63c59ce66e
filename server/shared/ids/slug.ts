/** Maximum length. It is shorter than an access key. */
export const SLUG_MAX = 39;

/** First path segments of the server itself. */
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
  "desk",
  "mcp",
];

/** Checks the syntax, to avoid a database query for an impossible slug. */
export function isSlug(text: string): boolean {
  return text.length <= SLUG_MAX && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
