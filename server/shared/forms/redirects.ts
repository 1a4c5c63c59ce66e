const MAX_LENGTH = 2000;

/**
 * Characters that other URL parsers read differently than browsers do, such as white space, controls and backslashes.
 */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const AMBIGUOUS = /[\s\\\u0000-\u001f\u007f-\u009f]/u;

const OWN_ORIGIN = "https://own.invalid";

/**
 * Returns the normalized redirect target. It must be a path of this server (`/thanks`) or an https URL of an allowed
 * origin without credentials. Otherwise returns null.
 */
export function normalizeRedirect(url: string, origins: readonly string[]): string | null {
  if (url.length > MAX_LENGTH || AMBIGUOUS.test(url)) return null;
  if (url.startsWith("/")) return normalizePath(url);
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return null;
  const target = new URL(url);
  if (target.username !== "" || target.password !== "") return null;
  return origins.includes(target.origin) ? target.href : null;
}

/** `//host` is another site, and `/..//host` becomes one after normalization. */
function normalizePath(path: string): string | null {
  if (path.startsWith("//") || !URL.canParse(path, OWN_ORIGIN)) return null;
  const target = new URL(path, OWN_ORIGIN);
  if (target.origin !== OWN_ORIGIN || target.pathname.startsWith("//")) return null;
  return target.pathname + target.search + target.hash;
}
