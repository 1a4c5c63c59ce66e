import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestInfo } from "../../graphql/requestInfo.ts";
import { setLoggedPage } from "../logging.ts";
import { getRequestHost, getRequestOrigin } from "../requestInfo.ts";
import { chooseEncoding, compress } from "./encodings.ts";
import { matchesEtag } from "./etag.ts";
import type { CachedPage, PageCache } from "./pageCache.ts";
import { getPublicPath } from "./publicAddress.ts";

export interface Stamp {
  readonly key: string;
  /** Canonical `https://host:port`, independent of the request's host. */
  readonly origin: string;
}

/** Null if the host has no site. */
export type SiteStamp = (request: Pick<RequestInfo, "host" | "origin">) => Promise<Stamp | null>;

export interface PublicRequest {
  /** Under the site's own origin, so all hosts share one page. */
  readonly url: string;
  readonly locale: string;
}

export type SharedPageResult<Page> =
  | { readonly kind: "public"; readonly html: string; readonly route: string }
  | { readonly kind: "other"; readonly page: Page };

interface PublicPages<Page> {
  readonly cache: PageCache;
  readonly findStamp: SiteStamp;
  readonly getLocale: (request: FastifyRequest) => string;
  /** When it returns false, it has sent the rejection. */
  readonly mayRender: () => boolean;
  readonly render: (publicRequest: PublicRequest, request: FastifyRequest) => Promise<SharedPageResult<Page>>;
}

export type PublicPageResult<Page> =
  | { readonly kind: "kept"; readonly page: CachedPage }
  | { readonly kind: "made"; readonly page: Page }
  | { readonly kind: "refused" }
  | { readonly kind: "no" };

/** Renders a page once for all concurrent requests. The key contains business, version, origin, path and language. */
export async function findPublicPage<Page>(
  { cache, findStamp, getLocale, render, mayRender }: PublicPages<Page>,
  request: FastifyRequest,
): Promise<PublicPageResult<Page>> {
  const path = getPublicPath(request.url);
  if (path === null) return { kind: "no" };
  const stamp = await findStamp({ host: getRequestHost(request), origin: getRequestOrigin(request) });
  if (stamp === null) return { kind: "no" };
  const url = stamp.origin + path;
  const locale = getLocale(request);
  const key = `${stamp.key} ${locale} ${url}`;
  const known = cache.get(key);
  if (known) return { kind: "kept", page: known };
  // Each waiting request is charged.
  if (!mayRender()) return { kind: "refused" };
  const rendered = await cache.once(key, () => render({ url, locale }, request));
  // A redirect keeps the parameters.
  if (rendered.kind === "other")
    return path === request.url ? { kind: "made", page: rendered.page } : { kind: "no" };
  const page = cache.get(key) ?? toCachedPage(rendered);
  cache.put(key, page);
  return { kind: "kept", page };
}

export function toCachedPage({ html, route }: { readonly html: string; readonly route: string }): CachedPage {
  const content = Buffer.from(html);
  // All codings share the tag (RFC 9110, 8.8.1).
  const etag = `W/"${createHash("sha1").update(content).digest("base64url")}"`;
  return { html: content, etag, route, encoded: new Map() };
}

/** Waiting for the end of the response would cost a third of the time. */
export async function sendCachedPage(
  page: CachedPage,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: "public, no-cache" | "private, no-cache" = "public, no-cache",
): Promise<void> {
  setLoggedPage(request, page.route);
  reply
    .header("etag", page.etag)
    .header("vary", "accept-language, cookie, accept-encoding")
    .header("cache-control", cacheControl);
  if (matchesEtag(request.headers["if-none-match"], page.etag)) {
    reply.code(304).send();
    return;
  }
  reply.type("text/html; charset=utf-8");
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding === null) {
    reply.send(page.html);
    return;
  }
  // Keeps the compression plugin from compressing again.
  reply.header("content-encoding", encoding);
  const known = page.encoded.get(encoding);
  if (known instanceof Buffer) {
    reply.send(known);
    return;
  }
  const encoded = known ?? compress(page.html, encoding);
  page.encoded.set(encoding, encoded);
  const content = await encoded;
  page.encoded.set(encoding, content);
  reply.send(content);
}
