import type { Verdict } from "./limits/rateLimits.ts";

const WINDOW_SECONDS = 60;

/** draft-ietf-httpapi-ratelimit-headers-09 (structured fields, RFC 9651), and `Retry-After` (RFC 9110, 10.2.3). */
export function rateHeaders(verdicts: readonly Verdict[]): Record<string, string> {
  const refused = verdicts.filter(({ isAllowed }) => !isAllowed);
  return {
    "ratelimit-policy": verdicts
      .map(({ kind, limit }) => `"${kind}";q=${limit};w=${WINDOW_SECONDS}`)
      .join(", "),
    ratelimit: verdicts
      .map(({ kind, remaining, fullSeconds }) => `"${kind}";r=${remaining};t=${fullSeconds}`)
      .join(", "),
    ...(refused.length > 0 && {
      "retry-after": String(Math.max(...refused.map(({ waitSeconds }) => waitSeconds))),
    }),
  };
}
