import type { FastifyInstance, FastifyReply } from "fastify";
import { sendGraphError } from "../graphql/graphqlErrors.ts";

/** Milliseconds within which the headers of a request must arrive; then it gets 408. */
export const HEADERS_MS = 15_000;

/** Milliseconds between two checks for slow requests. */
export const SLOW_CHECK_MS = 2_000;

/** How long an operation of a few kilobytes may take to arrive, over the poorest connection. */
export const BODY_MS = 15_000;

/**
 * Ends requests whose body does not arrive in time (408): each holds a connection and what was read of it, and costs whoever sends it
 * nothing. Files have the server's own limit, which is longer.
 */
export function endSlowBodies(scope: FastifyInstance, milliseconds: number): void {
  scope.addHook("preParsing", (_request, reply, payload, done) => {
    const timer = setTimeout(() => {
      sendGraphError(endConnection(reply), 408, {
        code: "REQUEST_TIMEOUT",
        message: `The body did not arrive within ${milliseconds / 1000} seconds.`,
      });
    }, milliseconds);
    const stop = () => clearTimeout(timer);
    payload.once("end", stop).once("close", stop).once("error", stop);
    done(null, payload);
  });
}

/** Ends the connection once the reply is sent, although the rest of the request has not arrived. Returns the reply. */
export function endConnection(reply: FastifyReply): FastifyReply {
  reply.raw.once("finish", () => reply.request.raw.destroy());
  return reply.header("connection", "close");
}
