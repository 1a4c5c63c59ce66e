import type { FastifyReply, FastifyRequest } from "fastify";
import { RETRY_AFTER_SECONDS, isUnavailable, unavailableMessage } from "../graphql/unavailable.ts";
import { sayTo } from "./sayTo.ts";

/** The response to a caller while the database is away. `message` is in the caller's language. */
export interface Unavailable {
  readonly status: 503;
  readonly message: string;
}

/**
 * Sets status and `Retry-After` of the reply if the database is away or has no free connection. The caller sends the body. Returns null
 * for every other error.
 */
export function answerUnavailable(
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
  return { status: 503, message: sayTo(request, unavailableMessage) };
}
