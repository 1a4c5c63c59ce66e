import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PROOF_FOLDER } from "../../../shared/businesses/hostProof.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { SECURITY_TXT, type SiteFile } from "../graphql/siteFiles.ts";
import { matchesEtag } from "../../../platform/http/pages/etag.ts";
import { createRequestInfo } from "../../../platform/http/requestInfo.ts";

export type FindSiteFile = (file: SiteFile, request: RequestInfo) => Promise<string | null>;

/**
 * Adds `GET /sitemap.xml`, `/feed.xml`, `/{blog}/feed.xml` (RSS 2.0), `/robots.txt` (RFC 9309) and
 * `/.well-known/security.txt` (RFC 9116), and 404 for every file below `PROOF_FOLDER`.
 */
export function addSiteFileRoutes(app: FastifyInstance, find: FindSiteFile): void {
  const sendFile = async (file: SiteFile, type: string, request: FastifyRequest, reply: FastifyReply) => {
    const text = await find(file, createRequestInfo(request, { isPersisted: true }));
    return text === null ? sendNotFound(reply) : sendText(text, type, request, reply);
  };
  // A file here would verify every host that points to this server, for any business.
  app.get(`${PROOF_FOLDER}*`, (_, reply) => sendNotFound(reply));

  app.get("/sitemap.xml", (request, reply) =>
    sendFile({ kind: "sitemap" }, "application/xml; charset=utf-8", request, reply),
  );
  app.get("/feed.xml", (request, reply) =>
    sendFile({ kind: "feed", blog: null }, "application/rss+xml; charset=utf-8", request, reply),
  );
  app.get<{ Params: { blog: string } }>("/:blog/feed.xml", (request, reply) =>
    sendFile(
      { kind: "feed", blog: request.params.blog },
      "application/rss+xml; charset=utf-8",
      request,
      reply,
    ),
  );
  app.get("/robots.txt", (request, reply) =>
    sendFile({ kind: "robots" }, "text/plain; charset=utf-8", request, reply),
  );
  app.get(SECURITY_TXT, (request, reply) =>
    sendFile({ kind: "security" }, "text/plain; charset=utf-8", request, reply),
  );
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "private, no-store")
    .type("text/plain; charset=utf-8")
    .send("404 Not found");
}

function sendText(text: string, type: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const etag = `W/"${createHash("sha1").update(text).digest("base64url")}"`;
  reply.type(type).header("cache-control", "public, no-cache").header("etag", etag);
  return matchesEtag(request.headers["if-none-match"], etag) ? reply.code(304).send() : reply.send(text);
}
