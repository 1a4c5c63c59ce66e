import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { developersPath } from "../../developers/addresses.ts";
import type { DeveloperPages } from "../../developers/developerPages.ts";
import { ORIGIN } from "../../developers/layout.ts";
import { escaped } from "../../shared/markup/html.ts";
import { isKnown } from "../../platform/http/pages/etag.ts";
import type { SiteOriginOf } from "./pages.ts";
import { hostOf, originOf } from "../../platform/http/requestInfo.ts";

interface DeveloperRouteParts {
  readonly pages: DeveloperPages;
  /** Pages of other hosts are not indexed. */
  readonly houseOrigin: () => string;
  readonly siteOrigin: SiteOriginOf;
  readonly otherwise: (request: FastifyRequest, reply: FastifyReply) => void;
}

export function addDeveloperRoutes(app: FastifyInstance, parts: DeveloperRouteParts): void {
  const { pages, houseOrigin, siteOrigin, otherwise } = parts;
  const send = async (page: string, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const asked = originOf(request);
    const origin = await siteOrigin({ host: hostOf(request), origin: asked });
    const content = page.replaceAll(ORIGIN, escaped(origin));
    const etag = `W/"${createHash("sha1").update(content).digest("base64url")}"`;
    reply.headers({
      etag,
      // A shared cache must not store a response for a foreign host.
      "cache-control": asked === origin ? "public, max-age=300" : "private, no-cache",
      "content-type": "text/html; charset=utf-8",
    });
    if (asked !== houseOrigin()) reply.header("x-robots-tag", "noindex");
    void (isKnown(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(content));
  };
  const handler = (request: FastifyRequest, reply: FastifyReply): void => {
    const [path = "", search] = request.url.split("?", 2);
    const plain = path.replace(/\/$/, "");
    const page = pages.find(plain);
    if (page === null) return otherwise(request, reply);
    if (path !== plain) return void reply.redirect(search === undefined ? plain : `${plain}?${search}`, 308);

    send(page, request, reply).catch((error: Error) => reply.send(error));
  };
  app.get(developersPath, handler);
  app.get(`${developersPath}/*`, handler);
}
