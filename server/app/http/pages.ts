import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { defaultLocale, isLocale } from "../../shared/languages/locales.ts";
import { remembered } from "../../shared/memory/remembered.ts";
import type { CostMeter } from "../../platform/graphql/limits/limitsCost.ts";
import type { RequestInfo } from "../../platform/graphql/requestInfo.ts";
import { RETRY_AFTER_SECONDS, isUnavailable } from "../../platform/graphql/unavailable.ts";
import { chosenEncoding, encode } from "../../platform/http/pages/encodings.ts";
import {
  createPageCache,
  PAGE_CACHE_LIMITS,
  type PageCache,
  type PageCacheLimits,
} from "../../platform/http/pages/pageCache.ts";
import { sitePath } from "../../platform/http/pages/publicAddress.ts";
import { type PublicAnswers, createPublicAnswers } from "../../platform/http/pages/publicAnswers.ts";
import {
  findPublicPage,
  keptPage,
  type MadePage,
  type PublicRequest,
  sendKept,
  type SiteStamp,
} from "../../platform/http/pages/publicPages.ts";
import { renderDocument } from "../../platform/http/pages/document.ts";
import { type ReachableBusiness, noScriptNote } from "../../platform/http/pages/noScript.ts";
import { isKnown } from "../../platform/http/pages/etag.ts";
import { tabIconPath } from "../../modules/businesses/http/tabIcon.ts";
import type { IconSource } from "../../modules/businesses/rules/businessIcon.ts";
import { nameLoggedPage } from "../../platform/http/logging.ts";
import { type ChangeCount, createMomentaryPages } from "../../platform/http/pages/momentaryPages.ts";
import type { PageQuestion, PageRenderer, PageResponse } from "../../platform/http/pages/pageRenderer.ts";
import { LONGEST_REMEMBERED, hostOf, originOf, requestInfo } from "../../platform/http/requestInfo.ts";

interface PageParts {
  readonly renderer: PageRenderer;
  readonly execute: (question: PageQuestion, info: RequestInfo) => Promise<unknown>;
  readonly stampOf?: SiteStamp | undefined;
  readonly limits?: PageCacheLimits | undefined;
  /** Without it, pages are not cached for a second. */
  readonly changeCount?: ChangeCount | undefined;
  readonly siteOrigin: SiteOriginOf;
  readonly reachBusiness?: ReachBusiness | undefined;
  /** When it returns true, it has sent the rejection. Not called for cached pages. */
  readonly refuses: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Undefined if nothing is counted. */
  readonly meterOf: (request: FastifyRequest, reply: FastifyReply) => CostMeter | undefined;
}

/** Returns `https://host:port`. */
export type SiteOriginOf = (request: Pick<RequestInfo, "host" | "origin">) => Promise<string>;

/** Null for a host without a business. */
export type ReachBusiness = (host: string) => Promise<(ReachableBusiness & IconSource) | null>;

export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => void;

/** Serves all remaining addresses. Other routes may call the result for unknown addresses. */
export function addPageRoutes(app: FastifyInstance, parts: PageParts): AnswerPage {
  const { renderer, stampOf } = parts;
  const cache = createPageCache(parts.limits ?? PAGE_CACHE_LIMITS);
  const localeOf = rememberedLocale(renderer);
  const make = (asked: PublicRequest, request: FastifyRequest) =>
    makeSharedPage(parts, asked, request, { isShared: (page) => page.isPublic });
  const answers = createPublicAnswers();
  const moments = parts.changeCount && createMomentaryPages(parts.changeCount);

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const mayRender = () => !parts.refuses(request, reply);
    const found =
      stampOf &&
      (await findPublicPage({ cache, stampOf, localeOf, make, mayRender }, request).catch(withoutDatabase));
    if (found?.kind === "refused") return;
    if (found?.kind === "kept") return sendKept(found.page, request, reply);
    if (found?.kind === "made") return sendPage(parts, found.page, request, reply);
    const locale = localeOf(request);
    const key = moments?.keyOf(request, locale) ?? null;
    if (moments && key !== null) return answerMomentary(moments.cache, { key, locale }, request, reply);
    if (mayRender()) await sendPage(parts, await makePage(parts, answers, request, reply), request, reply);
  };
  const answerMomentary = async (
    kept: PageCache,
    { key, locale }: { readonly key: string; readonly locale: string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    const known = kept.get(key);
    if (known) return sendKept(known, request, reply, "private, no-cache");
    if (parts.refuses(request, reply)) return;
    const made = await kept.once(key, async () => {
      const origin = await parts.siteOrigin({ host: hostOf(request), origin: originOf(request) });
      const asked = { url: addressOf(request, origin), locale };
      const meter = parts.meterOf(request, reply);
      return makeSharedPage(parts, asked, request, { meter, isShared: (page) => !page.isPrivate });
    });
    if (made.kind === "other") return sendPage(parts, made.page, request, reply);
    const page = kept.get(key) ?? keptPage(made);
    kept.put(key, page);
    return sendKept(page, request, reply, "private, no-cache");
  };
  // A handler with a promise makes Fastify add listeners to the reply. Compressing here avoids hooks, which take a
  // tenth of the time.
  const handler: AnswerPage = (request, reply) => {
    answer(request, reply).catch((error: Error) => reply.send(error));
  };
  app.get("/*", { compress: false, decompress: false }, handler);
  return handler;
}

/** Browsers send few variants of `Accept-Language`. Cookies bypass the cache. */
function rememberedLocale(renderer: PageRenderer): (request: FastifyRequest) => string {
  const known = new Map<string, string>();
  return ({ headers }) => {
    const cookies = headers.cookie ?? null;
    const acceptLanguage = headers["accept-language"] ?? null;
    const key = acceptLanguage ?? "";
    const find = () => renderer.localeOf({ cookies, acceptLanguage });
    return cookies !== null || key.length > LONGEST_REMEMBERED ? find() : remembered(known, key, find);
  };
}

/** The `Authorization` header may contain a proxy's password. */
function visitorInfo(request: FastifyRequest): RequestInfo {
  return { ...requestInfo(request, { isPersisted: true }), authorization: null };
}

async function makePage(
  parts: PageParts,
  answers: PublicAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageResponse> {
  let mayKeep = true;
  const meter = parts.meterOf(request, reply);
  const info: RequestInfo = {
    ...visitorInfo(request),
    forOneVisitor: () => (mayKeep = false),
    ...(meter && { meter }),
  };
  const asked = { host: hostOf(request), origin: originOf(request) };
  const origin = await parts.siteOrigin(asked);
  const stamp = sitePath(request.url) === null ? null : await parts.stampOf?.(asked).catch(withoutDatabase);
  const run = (question: PageQuestion) => parts.execute(question, info);
  const documents = stamp && answers.documentsOf(`${stamp.key} ${stamp.origin} ${info.locale}`, run);
  const page = await parts.renderer.render({
    url: addressOf(request, origin),
    cookies: request.headers.cookie ?? null,
    acceptLanguage: request.headers["accept-language"] ?? null,
    execute: documents?.execute ?? run,
    onError: (error) => request.log.error({ err: error }, "a page broke while it was rendered"),
  });
  if (page.kind === "page" && page.status === 200 && page.isPublic && mayKeep)
    documents?.keep(page.body.length);
  return page;
}

interface Sharing {
  readonly isShared: (page: RenderedPage) => boolean;
  readonly meter?: CostMeter | undefined;
}

/** A page is shared only if it is complete and read no data of one visitor. */
async function makeSharedPage(
  parts: PageParts,
  { url, locale }: PublicRequest,
  request: FastifyRequest,
  { isShared, meter }: Sharing,
): Promise<MadePage<PageResponse>> {
  let mayKeep = true;
  const info: RequestInfo = {
    ...visitorInfo(request),
    clientAddress: "0.0.0.0",
    locale: isLocale(locale) ? locale : defaultLocale,
    forOneVisitor: () => (mayKeep = false),
    ...(meter && { meter }),
  };
  const page = await parts.renderer.render({
    url,
    cookies: null,
    acceptLanguage: locale,
    execute: async (question) => {
      const answer = await parts.execute(question, info);
      if ((answer as { readonly errors?: unknown }).errors) mayKeep = false;
      return answer;
    },
    onError: (error) => {
      mayKeep = false;
      request.log.error({ err: error }, "a page broke while it was rendered");
    },
  });
  if (page.kind !== "page" || page.status !== 200 || !mayKeep || !isShared(page))
    return { kind: "other", page };
  return { kind: "public", html: await documentOf(parts, page, request), route: page.route ?? "page" };
}

type RenderedPage = Extract<PageResponse, { readonly kind: "page" }>;

async function documentOf(
  { renderer, reachBusiness }: PageParts,
  page: RenderedPage,
  request: FastifyRequest,
): Promise<string> {
  const { file, locale, data, hasLaterWords } = page;
  const assets = await renderer.assetsOf({ file, locale, hasLaterWords, isTakenOver: data !== null });
  const business = await reachBusiness?.(hostOf(request)).catch(withoutDatabase);
  const noScript = noScriptNote(isLocale(locale) ? locale : defaultLocale, business ?? null);
  return renderDocument({ ...page, noScript, assets, icon: business ? tabIconPath(business) : null });
}

/** The page then states the outage. */
function withoutDatabase(error: unknown): null {
  if (!isUnavailable(error)) throw error;
  return null;
}

async function sendPage(
  parts: PageParts,
  page: PageResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (page.kind === "redirect") {
    // A slug may be reused, and cached permanent redirects could then form a loop.
    reply.header("cache-control", "private, no-cache");
    return void reply.redirect(ownPath(page.location), page.status);
  }

  const html = await documentOf(parts, page, request);
  nameLoggedPage(request, page.route ?? "error page");
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
  if (isKnown(request.headers["if-none-match"], etag)) return void reply.code(304).send();
  return sendHtml(html, request, reply);
}

const WORTH_COMPRESSING = 1_024;

async function sendHtml(html: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const encoding =
    html.length < WORTH_COMPRESSING ? null : chosenEncoding(request.headers["accept-encoding"]);
  if (encoding === null) return void reply.send(html);
  const content = await encode(Buffer.from(html), encoding, "once");
  reply.header("content-encoding", encoding).send(content);
}

/** `//` would start another host. */
function ownPath(location: string): string {
  return location.replace(/^[/\\]{2,}/, "/");
}

function addressOf(request: FastifyRequest, origin: string): string {
  return `${origin}${request.url.startsWith("/") ? request.url : `/${request.url}`}`;
}
