import { type Issue, issue } from "../../../shared/failures/failure.ts";

/** Origins that one business may name, and characters of one. */
export const FRAME_ORIGIN_LIMITS = { count: 50, length: 200 } as const;

/** `https://example.com`, `http://localhost:8080`, and `https://*.example.com` for all names below one. */
const ORIGIN = /^(https?:\/\/)(\*\.)?([^/*\s;,'"]+)\/?$/i;

/**
 * Origins that may show a business's widget, as a `frame-ancestors` policy names them (CSP 3, host-source); or what is
 * wrong, by the place in the list. Each once, in its usual spelling.
 */
export function validateFrameOrigins(
  written: readonly string[],
): { readonly origins: readonly string[] } | { readonly issues: readonly Issue[] } {
  if (written.length > FRAME_ORIGIN_LIMITS.count) return { issues: [issue(["frameOrigins"], "TOO_MANY")] };
  const read = written.map(readOrigin);
  const issues = read.flatMap((origin, i) =>
    origin === null ? [issue(["frameOrigins", String(i)], "INVALID")] : [],
  );
  return issues.length > 0 ? { issues } : { origins: [...new Set(read.filter((origin) => origin !== null))] };
}

function readOrigin(text: string): string | null {
  const [, scheme = "", below = "", host = ""] = ORIGIN.exec(text.trim()) ?? [];
  if (host === "" || text.length > FRAME_ORIGIN_LIMITS.length || !URL.canParse(scheme + host)) return null;
  const { origin, hostname, username, password, pathname, search, hash } = new URL(scheme + host);
  if (username + password + search + hash !== "" || pathname !== "/") return null;
  // All names below a name that is everybody's (`*.com`) is nobody's to give; nor are there names below an address.
  if (below !== "" && (!/[^.]\.[^.]/.test(hostname) || /^[\d.]+$|^\[/.test(hostname))) return null;
  return origin.replace("://", `://${below}`);
}
