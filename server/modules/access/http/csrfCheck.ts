export interface RequestSource {
  readonly method: string;
  /** `Sec-Fetch-Site`. Pages cannot forge it. */
  readonly site: string | undefined;
  readonly origin: string | undefined;
  /** True with the header `x-daybook-csrf`. Forms cannot send it, and other origins only if CORS allows it. */
  readonly hasCsrfHeader: boolean;
  readonly hostOrigin: string;
}

/** Its presence counts, not its value. */
export const CSRF_HEADER = "x-daybook-csrf";

/**
 * Protects against cross-site request forgery. The widget does not send the header, so it always acts as a visitor.
 * Links to files (`isFile`) cannot carry a header, so reads of them need only a same-site check.
 */
export function canUseSession(
  { method, site, origin, hasCsrfHeader, hostOrigin }: RequestSource,
  isFile = false,
): boolean {
  const isReading = method === "GET" || method === "HEAD";
  if (site === "cross-site" || site === "same-site") return false;
  if (site === "none" && !isReading) return false;
  // Fallback for browsers without Sec-Fetch-Site.
  if (site === undefined && origin !== undefined && origin !== hostOrigin) return false;
  return hasCsrfHeader || (isFile && isReading);
}
