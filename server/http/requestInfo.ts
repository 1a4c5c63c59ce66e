import type { FastifyRequest } from "fastify";
import type { RequestInfo } from "../graphql/requestInfo.ts";

/** What the graph may know of an HTTP request. */
export function requestInfo(request: FastifyRequest, options: { isPersisted: boolean }): RequestInfo {
  return {
    requestId: request.id,
    host: request.hostname.toLowerCase(),
    origin: originOf(request),
    clientAddress: request.ip,
    authorization: request.headers.authorization ?? null,
    acceptLanguage: request.headers["accept-language"] ?? null,
    isPersisted: options.isPersisted,
  };
}

/** `https://host:port`, by the forwarded headers where the proxy is trusted. A host that is no host becomes `localhost`. */
export function originOf(request: FastifyRequest): string {
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : `${request.protocol}://localhost`;
}
