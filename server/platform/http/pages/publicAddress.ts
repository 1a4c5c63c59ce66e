/** The longest path that a published page can have, generously. */
const LONGEST_PATH = 300;

const LONGEST_QUERY = 2_000;

/** Slugs and ids alone: whatever else leads to a page too (escapes, say) is answered, but not kept. */
const PLAIN_PATH = /^\/[a-z0-9_/-]*$/;

/** Where pages are one visitor's, or not yet anybody's. */
const NEVER_PUBLIC = /^\/(widget|v2)(\/|$)/;

/** The parameters that change what a page of the site shows. Links from mails and advertisements carry others, which change nothing. */
const READ_PARAMETERS = ["after", "embed", "locale", "preview", "theme"];

/** Returns the path of an address if a public page could be there. Null if it could not. */
export function sitePath(url: string): string | null {
  const [path = ""] = url.split("?", 1);
  return path.length > LONGEST_PATH || !PLAIN_PATH.test(path) || NEVER_PUBLIC.test(path) ? null : path;
}

/**
 * Returns the path of the page at an address if it could be the same for everybody: without the parameters, if no page reads them. Null
 * if it could not.
 */
export function publicPath(url: string): string | null {
  const path = sitePath(url);
  const [, query] = url.split("?", 2);
  if (path === null || query === undefined) return path;
  if (query.length > LONGEST_QUERY) return null;
  const parameters = new URLSearchParams(query);
  return READ_PARAMETERS.some((name) => parameters.has(name)) ? null : path;
}
