import { type Issue, issue } from "../../../shared/failures/failure.ts";

export const FRAME_ORIGIN_LIMITS = { count: 50, length: 200 } as const;

/** Also `http://localhost:8080`, and `https://*.example.com` for all subdomains. */
const ORIGIN = /^(https?:\/\/)(\*\.)?([^/*\s;,'"]+)\/?$/i;

/** Normalizes origins for the `frame-ancestors` policy (CSP 3, host-source) and removes duplicates. */
export function validateFrameOrigins(
  input: readonly string[],
): { readonly origins: readonly string[] } | { readonly issues: readonly Issue[] } {
  if (input.length > FRAME_ORIGIN_LIMITS.count) return { issues: [issue(["frameOrigins"], "TOO_MANY")] };
  const parsed = input.map(parseOrigin);
  const issues = parsed.flatMap((origin, i) =>
    origin === null ? [issue(["frameOrigins", String(i)], "INVALID")] : [],
  );
  return issues.length > 0
    ? { issues }
    : { origins: [...new Set(parsed.filter((origin) => origin !== null))] };
}

function parseOrigin(text: string): string | null {
  const [, scheme = "", wildcard = "", host = ""] = ORIGIN.exec(text.trim()) ?? [];
  if (host === "" || text.length > FRAME_ORIGIN_LIMITS.length || !URL.canParse(scheme + host)) return null;
  const { origin, hostname, username, password, pathname, search, hash } = new URL(scheme + host);
  if (username + password + search + hash !== "" || pathname !== "/") return null;
  // A wildcard needs a registrable domain: not `*.com`, and no IP address.
  if (wildcard !== "" && (!/[^.]\.[^.]/.test(hostname) || /^[\d.]+$|^\[/.test(hostname))) return null;
  return origin.replace("://", `://${wildcard}`);
}
