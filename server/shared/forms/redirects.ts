const LONGEST = 2000;

/** What other programs read differently than browsers do: white space, controls, and backslashes that count as slashes. */
// oxlint-disable-next-line no-control-regex -- finding control characters is the point
const AMBIGUOUS = /[\s\\\u0000-\u001f\u007f-\u009f]/u;

/** Stands for our own origin, whatever it is. */
const OWN = "https://own.invalid";

/**
 * An address that may be led on to, as it is followed; null: it may not. One of our own paths (`/thanks`), or one of the
 * https origins (`https://example.com`) that the business allows, without a user in it.
 */
export function allowedRedirect(url: string, origins: readonly string[]): string | null {
  if (url.length > LONGEST || AMBIGUOUS.test(url)) return null;
  if (url.startsWith("/")) return ownPath(url);
  if (!/^https:\/\//i.test(url) || !URL.canParse(url)) return null;
  const target = new URL(url);
  if (target.username !== "" || target.password !== "") return null;
  return origins.includes(target.origin) ? target.href : null;
}

/** `//host` is another site, and so is `/..//host` once somebody has tidied it up. */
function ownPath(path: string): string | null {
  if (path.startsWith("//") || !URL.canParse(path, OWN)) return null;
  const target = new URL(path, OWN);
  if (target.origin !== OWN || target.pathname.startsWith("//")) return null;
  return target.pathname + target.search + target.hash;
}
