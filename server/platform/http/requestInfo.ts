import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { detectLocale, localeParameter } from "../../shared/languages/detectLocale.ts";
import type { Locale } from "../../shared/languages/locales.ts";
import type { Browser } from "../graphql/browser.ts";
import type { RequestInfo } from "../graphql/requestInfo.ts";
import { getOrCreate } from "../../shared/memory/getOrCreate.ts";
import { clientAddress } from "./clientAddress.ts";

export function createRequestInfo(
  request: FastifyRequest,
  { isPersisted, browser }: { readonly isPersisted: boolean; readonly browser?: Browser },
): RequestInfo {
  return {
    ...(browser && { browser }),
    requestId: request.id,
    host: getRequestHost(request),
    origin: getRequestOrigin(request),
    clientAddress: clientAddress(request),
    authorization: request.headers.authorization ?? null,
    locale: getRequestLocale(request),
    isPersisted,
  };
}

export function getRequestLocale({ headers, query }: FastifyRequest): Locale {
  const parameter: unknown = Reflect.get(Object(query), localeParameter);
  const cookies = headers.cookie ?? null;
  const acceptLanguage = headers["accept-language"] ?? null;
  const hints = { parameter: typeof parameter === "string" ? parameter : null, cookies, acceptLanguage };
  const key = acceptLanguage ?? "";
  if (hints.parameter !== null || cookies !== null || key.length > MAX_CACHED_LENGTH)
    return detectLocale(hints);
  return getOrCreate(locales, key, () => detectLocale(hints));
}

export const MAX_CACHED_LENGTH = 200;

const locales = new Map<string, Locale>();

/** Lower case without port; `localhost` for an invalid header. */
export function getRequestHost(request: FastifyRequest): string {
  const host = request.hostname.toLowerCase();
  return HOST.test(host) ? host : "localhost";
}

/** `URL` also accepts quotes in a host, which a page must not print. */
const HOST = /^([a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])$/;

/** `https://host:port`, from forwarded headers of a trusted proxy. */
export function getRequestOrigin(request: FastifyRequest): string {
  const sent = `${request.protocol}://${request.host}`;
  const known = origins.get(sent);
  if (known !== undefined) return known;
  const isHost = HOST.test(request.hostname.toLowerCase()) && URL.canParse(sent);
  const origin = isHost ? new URL(sent).origin : `${request.protocol}://localhost`;
  origins.set(sent, origin);
  return origin;
}

/** Bounded, because callers control host names. */
const origins = new LRUCache<string, string>({ max: 1_000 });
