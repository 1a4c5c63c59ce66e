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
  /** Runs a persisted document for one request. */
  readonly execute: (question: PageQuestion, info: RequestInfo) => Promise<unknown>;
  /** Without: no page is kept. */
  readonly stampOf?: SiteStamp | undefined;
  readonly limits?: PageCacheLimits | undefined;
  /** Without it, no page is kept for a moment. */
  readonly changeCount?: ChangeCount | undefined;
  readonly siteOrigin: SiteOriginOf;
  /** Finds the contact data of the business of a host, for browsers without scripts. */
  readonly reachBusiness?: ReachBusiness | undefined;
  /** Sends a refusal and returns true when no page may be rendered for the request now. It is not called for cached pages. */
  readonly refuses: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Returns the meter that a page's documents and searches are charged to; undefined when nothing is counted. */
  readonly meterOf: (request: FastifyRequest, reply: FastifyReply) => CostMeter | undefined;
}

/** Returns the origin (`https://host:port`) of the site of a request's host. */
export type SiteOriginOf = (request: Pick<RequestInfo, "host" | "origin">) => Promise<string>;

/** Finds the contact data of the business of a host. Null for a host without a business. */
export type ReachBusiness = (host: string) => Promise<(ReachableBusiness & IconSource) | null>;

/** Answers an address as a page, if only the error page. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => void;

/** Every address that nothing else answers is a page: `GET /*`. Whoever finds nothing at an address of theirs may have it answered so, too. */
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
  // A reply that is waited for has listeners of its own: a handler without a promise has none.
  // What is kept is compressed already, and the rest here: hooks that find nothing to do cost a tenth of an answer.
  const handler: AnswerPage = (request, reply) => {
    answer(request, reply).catch((error: Error) => reply.send(error));
  };
  app.get("/*", { compress: false, decompress: false }, handler);
  return handler;
}

/** The language of a request. Without a cookie it depends on one short header, of which browsers send few: it is remembered. */
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

/** What a page is for its visitor, whatever the browser sends along: a proxy's own password, say. */
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
  /** Returns whether the page may be sent to others as well. */
  readonly isShared: (page: RenderedPage) => boolean;
  readonly meter?: CostMeter | undefined;
}

/** The same, of the address and the language alone. A page is shared only if it came whole and nothing of one visitor was read for it. */
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

/** Returns null while the database is away: the page then states this, in the visitor's language. @throws every other error */
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
    // A slug may be taken back: browsers that keep what is for good would be led in a ring then.
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

/** Below that compressing saves no packet. */
const WORTH_COMPRESSING = 1_024;

async function sendHtml(html: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const encoding =
    html.length < WORTH_COMPRESSING ? null : chosenEncoding(request.headers["accept-encoding"]);
  if (encoding === null) return void reply.send(html);
  const content = await encode(Buffer.from(html), encoding, "once");
  reply.header("content-encoding", encoding).send(content);
}

/** A path that begins with two slashes would be another host. */
function ownPath(location: string): string {
  return location.replace(/^[/\\]{2,}/, "/");
}

/** Returns the requested address with the site's origin. A path like `//host` stays a path. */
function addressOf(request: FastifyRequest, origin: string): string {
  return `${origin}${request.url.startsWith("/") ? request.url : `/${request.url}`}`;
}
