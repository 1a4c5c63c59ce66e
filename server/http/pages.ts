import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestInfo } from "../graphql/requestInfo.ts";
import { renderDocument } from "./document.ts";
import { nameLoggedPage } from "./logging.ts";
import type { PageQuestion, PageRenderer } from "./pageRenderer.ts";
import { originOf, requestInfo } from "./requestInfo.ts";

interface PageParts {
  readonly renderer: PageRenderer;
  /** Runs a persisted document for one request. */
  readonly execute: (question: PageQuestion, info: RequestInfo) => Promise<unknown>;
}

/** Every address that nothing else answers is a page, if only the error page: `GET /*`. */
export function addPageRoutes(app: FastifyInstance, parts: PageParts): void {
  app.get("/*", (request, reply) => answerPage(parts, request, reply));
}

async function answerPage(
  parts: PageParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  // A page is a visitor's, whatever the browser sends along: a proxy's own password, say.
  const info = { ...requestInfo(request, { isPersisted: true }), authorization: null };
  const page = await parts.renderer.render({
    url: addressOf(request),
    cookies: request.headers.cookie ?? null,
    acceptLanguage: request.headers["accept-language"] ?? null,
    execute: (question) => parts.execute(question, info),
    onError: (error) => request.log.error({ err: error }, "a page broke while it was rendered"),
  });
  if (page.kind === "redirect") return reply.redirect(page.location, page.status);

  const assets = await parts.renderer.assetsOf(page.file, page.data.locale);
  const html = renderDocument({ ...page, assets });
  nameLoggedPage(request, page.route ?? "error page");
  reply
    .code(page.status)
    .type("text/html; charset=utf-8")
    .header("vary", "accept-language, cookie")
    .header("cache-control", page.isPrivate ? "private, no-store" : "private, no-cache");
  if (page.isPrivate) reply.header("x-robots-tag", "noindex, nofollow");
  if (page.status !== 200 || page.isPrivate) return reply.send(html);

  const etag = `"${createHash("sha1").update(html).digest("base64url")}"`;
  reply.header("etag", etag);
  return isKnown(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(html);
}

/** The address asked for, under the name that the visitor used. A path like `//host` stays a path. */
function addressOf(request: FastifyRequest): string {
  return `${originOf(request)}${request.url.startsWith("/") ? request.url : `/${request.url}`}`;
}

/** Weak comparison (RFC 9110, 13.1.2): a proxy that compresses marks the tag as weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? "").split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
