import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieValue } from "../../../shared/languages/detectLocale.ts";
import { SESSION } from "../rules/users/sessionLife.ts";
import type { Browser } from "../../../platform/graphql/browser.ts";
import { ACTING_HEADER, mayActBySession } from "./actingSession.ts";

const YEAR_SECONDS = 365 * 24 * 3_600;

/**
 * What a cookie is called and how it is kept. `__Host-`: browsers take it only over TLS, without a domain and for every path, so no
 * sibling host can plant one. http://localhost has no TLS, and names of its own.
 */
function cookieStyle(origin: string): { readonly prefix: string; readonly attributes: string } {
  const { protocol, hostname } = new URL(origin);
  const isLocal = protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return isLocal
    ? { prefix: "daybook_local_", attributes: "Path=/; HttpOnly; SameSite=Lax" }
    : { prefix: "__Host-daybook_", attributes: "Path=/; HttpOnly; SameSite=Lax; Secure" };
}

/** What the browser of a request keeps for us, and what it is to keep by the reply. */
export function browserOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, isFile }: { readonly origin: string; readonly isFile: boolean },
): Browser {
  const { headers, method } = request;
  const { prefix, attributes } = cookieStyle(origin);
  const read = (name: string) => (headers.cookie ? cookieValue(headers.cookie, prefix + name) : null);
  const keep = (name: string, value: string, seconds: number) =>
    void reply.header("set-cookie", `${prefix}${name}=${value}; Max-Age=${seconds}; ${attributes}`);
  const site = headers["sec-fetch-site"];
  const from = {
    method,
    site: typeof site === "string" ? site : undefined,
    origin: headers.origin,
    isMarked: headers[ACTING_HEADER] !== undefined,
    ownOrigin: origin,
  };
  return {
    session: mayActBySession(from, isFile) ? read("session") : null,
    device: read("device"),
    agent: headers["user-agent"] ?? "",
    keepSession: (token) => keep("session", token ?? "", token === null ? 0 : SESSION.longest / 1_000),
    keepDevice: (value) => keep("device", value, YEAR_SECONDS),
  };
}
