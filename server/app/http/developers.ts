import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { developersPath } from "../../developers/addresses.ts";
import type { DeveloperPages } from "../../developers/developerPages.ts";
import { ORIGIN } from "../../developers/layout.ts";
import { escapeHtml } from "../../shared/markup/html.ts";
import { matchesEtag } from "../../platform/http/pages/etag.ts";
import type { FindSiteOrigin } from "./pages.ts";
import { getRequestHost, getRequestOrigin } from "../../platform/http/requestInfo.ts";

interface DeveloperRouteParts {
  readonly pages: DeveloperPages;
  /** Pages of other hosts are not indexed. */
  readonly serverOrigin: () => string;
  readonly siteOrigin: FindSiteOrigin;
  readonly fallback: (request: FastifyRequest, reply: FastifyReply) => void;
}

export function addDeveloperRoutes(app: FastifyInstance, parts: DeveloperRouteParts): void {
  const { pages, serverOrigin, siteOrigin, fallback } = parts;
  const send = async (page: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const requestedOrigin = getRequestOrigin(request);
    const origin = await siteOrigin({ host: getRequestHost(request), origin: requestedOrigin });
    const content = page.replaceAll(ORIGIN, escapeHtml(origin));
    const etag = `W/"${createHash("sha1").update(content).digest("base64url")}"`;
    reply.headers({
      etag,
      // A shared cache must not store a response for a foreign host.
      "cache-control": requestedOrigin === origin ? "public, max-age=300" : "private, no-cache",
      "content-type": "text/html; charset=utf-8",
    });
    if (requestedOrigin !== serverOrigin()) reply.header("x-robots-tag", "noindex");
    void (matchesEtag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(content));
  };
  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    const [path = "", search] = request.url.split("?", 2);
    const pagePath = path.replace(/\/$/, "");
    const page = pages.find(pagePath);
    if (page === null) return fallback(request, reply);
    if (path !== pagePath)
      return void reply.redirect(search === undefined ? pagePath : `${pagePath}?${search}`, 308);

    send(page, request, reply).catch((error: Error) => reply.send(error));
  };
  app.get(developersPath, handler);
  app.get(`${developersPath}/*`, handler);
}
