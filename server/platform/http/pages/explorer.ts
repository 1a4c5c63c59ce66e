import type { FastifyReply, FastifyRequest } from "fastify";
import { prefersHtml } from "../../graphql/graphqlMedia.ts";

/** The explorer's page, for browsers that come to the graph's address. */
export type Explorer = string;

/** Whether a request for the graph's address is a person's: a GET of HTML that asks nothing. */
export function wantsExplorer(request: FastifyRequest): boolean {
  return request.method === "GET" && !asksSomething(request.query) && prefersHtml(request.headers.accept);
}

function asksSomething(query: unknown): boolean {
  return ["query", "id", "documentId"].some((name) => Object.hasOwn(Object(query), name));
}

/** Answers with it. The editor makes style elements of its own; scripts stay ours and none is inline. */
export function sendExplorer(reply: FastifyReply, page: Explorer): FastifyReply {
  const policy = String(reply.getHeader("content-security-policy"));
  return reply
    .header("content-security-policy", policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"))
    .type("text/html; charset=utf-8")
    .send(page);
}
