const MAX_PATH = 300;

const MAX_QUERY = 2_000;

/** Addresses with escapes are served but not cached. */
const PLAIN_PATH = /^\/[a-z0-9_/-]*$/;

const NEVER_PUBLIC = /^\/(widget|v2)(\/|$)/;

/** Other parameters, as in links of advertisements, change nothing. */
const READ_PARAMETERS = ["after", "embed", "locale", "preview", "theme"];

export function getSitePath(url: string): string | null {
  const [path = ""] = url.split("?", 1);
  return path.length > MAX_PATH || !PLAIN_PATH.test(path) || NEVER_PUBLIC.test(path) ? null : path;
}

/** Null if the page may differ between visitors. */
export function getPublicPath(url: string): string | null {
  const path = getSitePath(url);
  const [, query] = url.split("?", 2);
  if (path === null || query === undefined) return path;
  if (query.length > MAX_QUERY) return null;
  const parameters = new URLSearchParams(query);
  return READ_PARAMETERS.some((name) => parameters.has(name)) ? null : path;
}
