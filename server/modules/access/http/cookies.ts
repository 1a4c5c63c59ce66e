import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieValue } from "../../../shared/languages/detectLocale.ts";
import { SESSION } from "../rules/users/sessionLife.ts";
import type { Browser } from "../../../platform/graphql/browser.ts";
import { getRequestOrigin } from "../../../platform/http/requestInfo.ts";
import { CSRF_HEADER, canUseSession } from "./csrfCheck.ts";

const YEAR_SECONDS = 365 * 24 * 3_600;

/**
 * The prefix `__Host-` keeps sibling hosts from setting the cookie. http://localhost has no TLS, so it gets other
 * names.
 */
function cookieFormat(origin: string): { readonly prefix: string; readonly attributes: string } {
  const { protocol, hostname } = new URL(origin);
  const isLocal = protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return isLocal
    ? { prefix: "daybook_local_", attributes: "Path=/; HttpOnly; SameSite=Lax" }
    : { prefix: "__Host-daybook_", attributes: "Path=/; HttpOnly; SameSite=Lax; Secure" };
}

export function readBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { isFile = false }: { readonly isFile?: boolean } = {},
): Browser {
  const origin = getRequestOrigin(request);
  const { headers, method } = request;
  const { prefix, attributes } = cookieFormat(origin);
  const readCookie = (name: string) => (headers.cookie ? cookieValue(headers.cookie, prefix + name) : null);
  const setCookie = (name: string, value: string, seconds: number) =>
    void reply.header("set-cookie", `${prefix}${name}=${value}; Max-Age=${seconds}; ${attributes}`);
  const site = headers["sec-fetch-site"];
  const source = {
    method,
    site: typeof site === "string" ? site : undefined,
    origin: headers.origin,
    hasCsrfHeader: headers[CSRF_HEADER] !== undefined,
    hostOrigin: origin,
  };
  return {
    session: canUseSession(source, isFile) ? readCookie("session") : null,
    device: readCookie("device"),
    agent: headers["user-agent"] ?? "",
    storeSession: (token) => setCookie("session", token ?? "", token === null ? 0 : SESSION.longest / 1_000),
    storeDevice: (value) => setCookie("device", value, YEAR_SECONDS),
  };
}
