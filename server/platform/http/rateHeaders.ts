import type { RateResult } from "./limits/rateLimits.ts";

const WINDOW_SECONDS = 60;

/** draft-ietf-httpapi-ratelimit-headers-09 (structured fields, RFC 9651), and `Retry-After` (RFC 9110, 10.2.3). */
export function createRateHeaders(results: readonly RateResult[]): Record<string, string> {
  const rejected = results.filter(({ isAllowed }) => !isAllowed);
  return {
    "ratelimit-policy": results
      .map(({ kind, limit }) => `"${kind}";q=${limit};w=${WINDOW_SECONDS}`)
      .join(", "),
    ratelimit: results
      .map(({ kind, remaining, fullSeconds }) => `"${kind}";r=${remaining};t=${fullSeconds}`)
      .join(", "),
    ...(rejected.length > 0 && {
      "retry-after": String(Math.max(...rejected.map(({ waitSeconds }) => waitSeconds))),
    }),
  };
}
