import type { FastifyReply, FastifyRequest } from "fastify";
import { prefersHtml } from "../../graphql/graphqlMedia.ts";

export type Explorer = string;

export function wantsExplorer(request: FastifyRequest): boolean {
  return request.method === "GET" && !hasOperation(request.query) && prefersHtml(request.headers.accept);
}

function hasOperation(query: unknown): boolean {
  return ["query", "id", "documentId"].some((name) => Object.hasOwn(Object(query), name));
}

/** The explorer's editor creates style elements. Scripts stay restricted to this origin. */
export function sendExplorer(reply: FastifyReply, page: Explorer): FastifyReply {
  const policy = String(reply.getHeader("content-security-policy"));
  return reply
    .header("content-security-policy", policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"))
    .type("text/html; charset=utf-8")
    .send(page);
}
