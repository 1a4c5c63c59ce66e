import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { developersPath, markdownPath } from "../../developers/addresses.ts";
import { CATALOG_PATH, JSON_SCHEMAS, LLMS_PATH, SCHEMA_PATH } from "../../developers/developerFiles.ts";
import { type DeveloperFile, type DeveloperPages, createEtag } from "../../developers/developerPages.ts";
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
  const send = async (file: DeveloperFile, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const requestedOrigin = getRequestOrigin(request);
    const origin = await siteOrigin({ host: getRequestHost(request), origin: requestedOrigin });
    const content = file.etag === null ? file.content.replaceAll(ORIGIN, escapeHtml(origin)) : file.content;
    const etag = file.etag ?? createEtag(content);
    reply.headers({
      etag,
      // A shared cache must not store a response for a foreign host.
      "cache-control": requestedOrigin === origin ? "public, max-age=300" : "private, no-cache",
      "content-type": file.type,
    });
    if (request.url.startsWith(CATALOG_PATH))
      reply.header("link", `<${origin}${CATALOG_PATH}>; rel="api-catalog"`);
    if (file.canonicalPath !== null)
      reply.header("link", `<${serverOrigin()}${file.canonicalPath}>; rel="canonical"`);
    if (requestedOrigin !== serverOrigin()) reply.header("x-robots-tag", "noindex");
    if (matchesEtag(request.headers["if-none-match"], etag)) void reply.code(304).send();
    // Fastify would add a charset to a text of another type.
    else void reply.send(Buffer.from(content));
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
  for (const path of [developersPath, `${developersPath}/*`, markdownPath(developersPath)])
    app.get(path, handler);
  for (const path of [SCHEMA_PATH, LLMS_PATH, CATALOG_PATH, ...Object.keys(JSON_SCHEMAS)])
    app.get(path, handler);
}
