/** What a request says about where it comes from. */
export interface AskedFrom {
  readonly method: string;
  /** `Sec-Fetch-Site`, which no page can invent. */
  readonly site: string | undefined;
  /** `Origin`. */
  readonly origin: string | undefined;
  /** Whether it carries `x-daybook-csrf`, which no form can send, and no other origin without being let. */
  readonly isMarked: boolean;
  /** Where we are, as the visitor sees it. */
  readonly ownOrigin: string;
}

/** The header with which a page says that it acts for whoever has signed in. Whatever its value. */
export const ACTING_HEADER = "x-daybook-csrf";

/**
 * Whether a request may act by the session in its cookie. Browsers send cookies with whatever any page has them fetch, so the cookie
 * alone says nothing about who wanted it. A marked request of our own origin may; the widget never marks any, so it acts for a
 * visitor whoever has signed in. Files (`isFile`) are opened by links, which carry no header: reading them needs only that no other
 * site asked.
 */
export function mayActBySession(
  { method, site, origin, isMarked, ownOrigin }: AskedFrom,
  isFile = false,
): boolean {
  const isReading = method === "GET" || method === "HEAD";
  if (site === "cross-site" || site === "same-site") return false;
  if (site === "none" && !isReading) return false;
  // Browsers that know no Sec-Fetch-Site name the origin at least.
  if (site === undefined && origin !== undefined && origin !== ownOrigin) return false;
  return isMarked || (isFile && isReading);
}
