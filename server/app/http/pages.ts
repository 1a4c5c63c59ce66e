import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { defaultLocale, isLocale } from "../../shared/languages/locales.ts";
import { getOrCreate } from "../../shared/memory/getOrCreate.ts";
import type { CostMeter } from "../../platform/graphql/limits/limitsCost.ts";
import type { RequestInfo } from "../../platform/graphql/requestInfo.ts";
import { RETRY_AFTER_SECONDS, isUnavailable } from "../../platform/graphql/unavailable.ts";
import { chooseEncoding, compress } from "../../platform/http/pages/encodings.ts";
import {
  createPageCache,
  PAGE_CACHE_LIMITS,
  type PageCache,
  type PageCacheLimits,
} from "../../platform/http/pages/pageCache.ts";
import { getSitePath } from "../../platform/http/pages/publicAddress.ts";
import { type PublicResponses, createPublicResponses } from "../../platform/http/pages/publicResponses.ts";
import {
  findPublicPage,
  toCachedPage,
  type SharedPageResult,
  type PublicRequest,
  sendCachedPage,
  type SiteStamp,
} from "../../platform/http/pages/publicPages.ts";
import { renderDocument } from "../../platform/http/pages/document.ts";
import { type BusinessContact, renderNoScript } from "./noScript.ts";
import { matchesEtag } from "../../platform/http/pages/etag.ts";
import { tabIconPath } from "../../modules/businesses/http/tabIcon.ts";
import type { IconSource } from "../../modules/businesses/rules/businessIcon.ts";
import { setLoggedPage } from "../../platform/http/logging.ts";
import { type ChangeCount, createShortLivedPages } from "../../platform/http/pages/shortLivedPages.ts";
import type { PageQuery, PageRenderer, PageResponse } from "../../platform/http/pages/pageRenderer.ts";
import {
  MAX_CACHED_LENGTH,
  getRequestHost,
  getRequestOrigin,
  createRequestInfo,
} from "../../platform/http/requestInfo.ts";

interface PageRouteOptions {
  readonly renderer: PageRenderer;
  readonly execute: (question: PageQuery, info: RequestInfo) => Promise<unknown>;
  readonly findStamp?: SiteStamp | undefined;
  readonly limits?: PageCacheLimits | undefined;
  /** Without it, pages are not cached for a second. */
  readonly changeCount?: ChangeCount | undefined;
  readonly siteOrigin: FindSiteOrigin;
  readonly reachBusiness?: ReachBusiness | undefined;
  /** When it returns true, it has sent the rejection. Not called for cached pages. */
  readonly rejects: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Undefined if nothing is counted. */
  readonly getMeter: (request: FastifyRequest, reply: FastifyReply) => CostMeter | undefined;
}

/** Returns `https://host:port`. */
export type FindSiteOrigin = (request: Pick<RequestInfo, "host" | "origin">) => Promise<string>;

/** Null for a host without a business. */
export type ReachBusiness = (host: string) => Promise<(BusinessContact & IconSource) | null>;

export type RespondWithPage = (request: FastifyRequest, reply: FastifyReply) => void;

/** Serves all remaining addresses. Other routes may call the result for unknown addresses. */
export function addPageRoutes(app: FastifyInstance, options: PageRouteOptions): RespondWithPage {
  const { renderer, findStamp } = options;
  const cache = createPageCache(options.limits ?? PAGE_CACHE_LIMITS);
  const getLocale = createLocaleCache(renderer);
  const render = (publicRequest: PublicRequest, request: FastifyRequest) =>
    renderSharedPage(options, publicRequest, request, { isShared: (page) => page.isPublic });
  const publicResponses = createPublicResponses();
  const shortLivedPages = options.changeCount && createShortLivedPages(options.changeCount);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const mayRender = () => !options.rejects(request, reply);
    const found =
      findStamp &&
      (await findPublicPage({ cache, findStamp: findStamp, getLocale, render, mayRender }, request).catch(
        nullIfUnavailable,
      ));
    if (found?.kind === "refused") return;
    if (found?.kind === "kept") return sendCachedPage(found.page, request, reply);
    if (found?.kind === "made") return sendPage(options, found.page, request, reply);
    const locale = getLocale(request);
    const key = shortLivedPages?.getKey(request, locale) ?? null;
    if (shortLivedPages && key !== null)
      return sendShortLived(shortLivedPages.cache, { key, locale }, request, reply);
    if (mayRender())
      await sendPage(options, await renderPage(options, publicResponses, request, reply), request, reply);
  };
  const sendShortLived = async (
    pageCache: PageCache,
    { key, locale }: { readonly key: string; readonly locale: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const known = pageCache.get(key);
    if (known) return sendCachedPage(known, request, reply, "private, no-cache");
    if (options.rejects(request, reply)) return;
    const rendered = await pageCache.once(key, async () => {
      const origin = await options.siteOrigin({
        host: getRequestHost(request),
        origin: getRequestOrigin(request),
      });
      const publicRequest = { url: getSiteAddress(request, origin), locale };
      const meter = options.getMeter(request, reply);
      return renderSharedPage(options, publicRequest, request, {
        meter,
        isShared: (page) => !page.isPrivate,
      });
    });
    if (rendered.kind === "other") return sendPage(options, rendered.page, request, reply);
    const page = pageCache.get(key) ?? toCachedPage(rendered);
    pageCache.put(key, page);
    return sendCachedPage(page, request, reply, "private, no-cache");
  };
  // A handler with a promise makes Fastify add listeners to the reply. Compressing here avoids hooks, which take a
  // tenth of the time.
  const handler: RespondWithPage = (request, reply) => {
    answer(request, reply).catch((error: Error) => reply.send(error));
  };
  app.get("/*", { compress: false, decompress: false }, handler);
  return handler;
}

/** Browsers send few variants of `Accept-Language`. Cookies bypass the cache. */
function createLocaleCache(renderer: PageRenderer): (request: FastifyRequest) => string {
  const known = new Map<string, string>();
  return ({ headers }) => {
    const cookies = headers.cookie ?? null;
    const acceptLanguage = headers["accept-language"] ?? null;
    const key = acceptLanguage ?? "";
    const find = () => renderer.findLocale({ cookies, acceptLanguage });
    return cookies !== null || key.length > MAX_CACHED_LENGTH ? find() : getOrCreate(known, key, find);
  };
}

/** The `Authorization` header may contain a proxy's password. */
function createVisitorInfo(request: FastifyRequest): RequestInfo {
  return { ...createRequestInfo(request, { isPersisted: true }), authorization: null };
}

async function renderPage(
  options: PageRouteOptions,
  publicResponses: PublicResponses,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageResponse> {
  let isCacheable = true;
  const meter = options.getMeter(request, reply);
  const info: RequestInfo = {
    ...createVisitorInfo(request),
    markPrivate: () => (isCacheable = false),
    ...(meter && { meter }),
  };
  const publicRequest = { host: getRequestHost(request), origin: getRequestOrigin(request) };
  const origin = await options.siteOrigin(publicRequest);
  const stamp =
    getSitePath(request.url) === null
      ? null
      : await options.findStamp?.(publicRequest).catch(nullIfUnavailable);
  const run = (question: PageQuery) => options.execute(question, info);
  const documents = stamp && publicResponses.forPage(`${stamp.key} ${stamp.origin} ${info.locale}`, run);
  const page = await options.renderer.render({
    url: getSiteAddress(request, origin),
    cookies: request.headers.cookie ?? null,
    acceptLanguage: request.headers["accept-language"] ?? null,
    execute: documents?.execute ?? run,
    onError: (error) => request.log.error({ err: error }, "rendering a page failed"),
  });
  if (page.kind === "page" && page.status === 200 && page.isPublic && isCacheable)
    documents?.store(page.body.length);
  return page;
}

interface Sharing {
  readonly isShared: (page: RenderedPage) => boolean;
  readonly meter?: CostMeter | undefined;
}

/** A page is shared only if it is complete and read no data of one visitor. */
async function renderSharedPage(
  options: PageRouteOptions,
  { url, locale }: PublicRequest,
  request: FastifyRequest,
  { isShared, meter }: Sharing,
): Promise<SharedPageResult<PageResponse>> {
  let isCacheable = true;
  const info: RequestInfo = {
    ...createVisitorInfo(request),
    clientAddress: "0.0.0.0",
    locale: isLocale(locale) ? locale : defaultLocale,
    markPrivate: () => (isCacheable = false),
    ...(meter && { meter }),
  };
  const page = await options.renderer.render({
    url,
    cookies: null,
    acceptLanguage: locale,
    execute: async (question) => {
      const answer = await options.execute(question, info);
      if ((answer as { readonly errors?: unknown }).errors) isCacheable = false;
      return answer;
    },
    onError: (error) => {
      isCacheable = false;
      request.log.error({ err: error }, "rendering a page failed");
    },
  });
  if (page.kind !== "page" || page.status !== 200 || !isCacheable || !isShared(page))
    return { kind: "other", page };
  return { kind: "public", html: await renderHtml(options, page, request), route: page.route ?? "page" };
}

type RenderedPage = Extract<PageResponse, { readonly kind: "page" }>;

async function renderHtml(
  { renderer, reachBusiness }: PageRouteOptions,
  page: RenderedPage,
  request: FastifyRequest,
): Promise<string> {
  const { file, locale, data, hasLaterWords } = page;
  const assets = await renderer.findAssets({ file, locale, hasLaterWords, isTakenOver: data !== null });
  const business = await reachBusiness?.(getRequestHost(request)).catch(nullIfUnavailable);
  const noScript = renderNoScript(isLocale(locale) ? locale : defaultLocale, business ?? null);
  return renderDocument({ ...page, noScript, assets, icon: business ? tabIconPath(business) : null });
}

/** The page then states the outage. */
function nullIfUnavailable(error: unknown): null {
  if (!isUnavailable(error)) throw error;
  return null;
}

async function sendPage(
  options: PageRouteOptions,
  page: PageResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (page.kind === "redirect") {
    // A slug may be reused, and cached permanent redirects could then form a loop.
    reply.header("cache-control", "private, no-cache");
    return void reply.redirect(toOwnPath(page.location), page.status);
  }

  const html = await renderHtml(options, page, request);
  setLoggedPage(request, page.route ?? "error page");
  reply
    .code(page.status)
    .type("text/html; charset=utf-8")
    .header("vary", "accept-language, cookie, accept-encoding")
    .header("cache-control", page.isPrivate ? "private, no-store" : "private, no-cache");
  if (page.status === 503) reply.header("retry-after", String(RETRY_AFTER_SECONDS));
  if (page.isPrivate) reply.header("x-robots-tag", "noindex, nofollow");
  if (page.status !== 200 || page.isPrivate) return sendHtml(html, request, reply);

  const etag = `"${createHash("sha1").update(html).digest("base64url")}"`;
  reply.header("etag", etag);
  if (matchesEtag(request.headers["if-none-match"], etag)) return void reply.code(304).send();
  return sendHtml(html, request, reply);
}

const MIN_COMPRESSED = 1_024;

async function sendHtml(html: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const encoding = html.length < MIN_COMPRESSED ? null : chooseEncoding(request.headers["accept-encoding"]);
  if (encoding === null) return void reply.send(html);
  const content = await compress(Buffer.from(html), encoding, "once");
  reply.header("content-encoding", encoding).send(content);
}

/** `//` would start another host. */
function toOwnPath(location: string): string {
  return location.replace(/^[/\\]{2,}/, "/");
}

function getSiteAddress(request: FastifyRequest, origin: string): string {
  return `${origin}${request.url.startsWith("/") ? request.url : `/${request.url}`}`;
}
