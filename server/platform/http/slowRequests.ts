import type { FastifyInstance, FastifyReply } from "fastify";
import { sendGraphError } from "../graphql/graphqlErrors.ts";

export const HEADERS_MS = 15_000;

export const SLOW_CHECK_MS = 2_000;

/** For a few kilobytes over a slow connection. */
export const BODY_MS = 15_000;

/** Responds with 408. A slow sender would otherwise hold a connection and its buffer at no cost. */
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

/** Closes the connection although the rest of the request has not arrived. */
export function endConnection(reply: FastifyReply): FastifyReply {
  reply.raw.once("finish", () => reply.request.raw.destroy());
  return reply.header("connection", "close");
}
