import type { FastifyReply, FastifyRequest } from "fastify";
import { RETRY_AFTER_SECONDS, isUnavailable, unavailableMessage } from "../graphql/unavailable.ts";
import { translateFor } from "./translateFor.ts";

export interface Unavailable {
  readonly status: 503;
  readonly message: string;
}

/** Sets status and `Retry-After`; the caller sends the body. Null for every other error. */
export function prepareUnavailable(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Unavailable | null {
  if (!isUnavailable(error)) return null;
  request.log.warn({ err: error }, "the database is unavailable");
  reply
    .code(503)
    .header("retry-after", String(RETRY_AFTER_SECONDS))
    .header("cache-control", "private, no-store");
  return { status: 503, message: translateFor(request, unavailableMessage) };
}
