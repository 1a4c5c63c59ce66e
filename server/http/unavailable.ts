import type { FastifyReply, FastifyRequest } from "fastify";
import { RETRY_AFTER_SECONDS, isUnavailable, unavailableMessage } from "../graphql/unavailable.ts";
import { sayTo } from "./sayTo.ts";

/** What a caller receives while the database is away, in the caller's language. */
export interface Unavailable {
  readonly status: 503;
  readonly message: string;
}

/**
 * Recognises an error of a database that is away or has no free connection, and sets the status and `Retry-After` of the reply.
 * Null for every other error. The caller of this function sends the body.
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
