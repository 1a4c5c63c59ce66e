import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RequestInfo } from "../../graphql/requestInfo.ts";
import type { Stamp } from "../../../modules/content/graphql/siteStamp.ts";
import { nameLoggedPage } from "../logging.ts";
import { hostOf, originOf } from "../requestInfo.ts";
import { chosenEncoding, encode } from "./encodings.ts";
import { isKnown } from "./etag.ts";
import type { KeptPage, PageCache } from "./pageCache.ts";
import { publicPath } from "./publicAddress.ts";

/** Finds what the pages of a host hang on besides their address. Null: it has no site, and nothing of it is kept. */
export type SiteStamp = (request: Pick<RequestInfo, "host" | "origin">) => Promise<Stamp | null>;

/** What a public page is made from: the address and the language, and nothing else of whoever asks. */
export interface PublicRequest {
  /** Under the site's own origin, whatever host was asked for: so there is one page for all of them. */
  readonly url: string;
  readonly locale: string;
}

/** A page that was made: one for everybody, or one that is answered as it is and kept nowhere. */
export type MadePage<Page> =
  | { readonly kind: "public"; readonly html: string; readonly route: string }
  | { readonly kind: "other"; readonly page: Page };

interface PublicPages<Page> {
  readonly cache: PageCache;
  readonly stampOf: SiteStamp;
  readonly localeOf: (request: FastifyRequest) => string;
  /** Returns whether a page may be rendered for the request. When it returns false, it has sent the refusal. */
  readonly mayRender: () => boolean;
  readonly make: (asked: PublicRequest, request: FastifyRequest) => Promise<MadePage<Page>>;
}

/** The result of a request for a public page: a cached page, a page that must not be cached, a refusal that was sent, or no page. */
export type Found<Page> =
  | { readonly kind: "kept"; readonly page: KeptPage }
  | { readonly kind: "made"; readonly page: Page }
  | { readonly kind: "refused" }
  | { readonly kind: "no" };

/**
 * Finds it among the pages that are kept, making one where there is none yet: once for all who wait for it. What is kept
 * is named by business, version, origin, path and language, so a page of another version is never found.
 */
export async function findPublicPage<Page>(
  { cache, stampOf, localeOf, make, mayRender }: PublicPages<Page>,
  request: FastifyRequest,
): Promise<Found<Page>> {
  const path = publicPath(request.url);
  if (path === null) return { kind: "no" };
  const stamp = await stampOf({ host: hostOf(request), origin: originOf(request) });
  if (stamp === null) return { kind: "no" };
  const url = stamp.origin + path;
  const locale = localeOf(request);
  const key = `${stamp.key} ${locale} ${url}`;
  const known = cache.get(key);
  if (known) return { kind: "kept", page: known };
  // Each request that waits for the page is charged, so a refusal is never shared.
  if (!mayRender()) return { kind: "refused" };
  const made = await cache.once(key, () => make({ url, locale }, request));
  // A redirect takes the parameters along.
  if (made.kind === "other") return path === request.url ? { kind: "made", page: made.page } : { kind: "no" };
  const page = cache.get(key) ?? keptPage(made);
  cache.put(key, page);
  return { kind: "kept", page };
}

/** Returns a made page as it is kept. */
export function keptPage({ html, route }: { readonly html: string; readonly route: string }): KeptPage {
  const content = Buffer.from(html);
  // Weak: the same page in another coding has it too (RFC 9110, 8.8.1).
  const etag = `W/"${createHash("sha1").update(content).digest("base64url")}"`;
  return { html: content, etag, route, encoded: new Map() };
}

/** Sends a kept page. Nothing waits for the answer to have gone: that costs a third of it. */
export async function sendKept(
  page: KeptPage,
  request: FastifyRequest,
  reply: FastifyReply,
  cacheControl: "public, no-cache" | "private, no-cache" = "public, no-cache",
): Promise<void> {
  nameLoggedPage(request, page.route);
  reply
    .header("etag", page.etag)
    .header("vary", "accept-language, cookie, accept-encoding")
    .header("cache-control", cacheControl);
  if (isKnown(request.headers["if-none-match"], page.etag)) {
    reply.code(304).send();
    return;
  }
  reply.type("text/html; charset=utf-8");
  const encoding = chosenEncoding(request.headers["accept-encoding"]);
  if (encoding === null) {
    reply.send(page.html);
    return;
  }
  // Who has it compressed already is not compressed again on the way.
  reply.header("content-encoding", encoding);
  const known = page.encoded.get(encoding);
  if (known instanceof Buffer) {
    reply.send(known);
    return;
  }
  const encoded = known ?? encode(page.html, encoding);
  page.encoded.set(encoding, encoded);
  const content = await encoded;
  page.encoded.set(encoding, content);
  reply.send(content);
}
