import type { FastifyReply, FastifyRequest } from "fastify";
import type { AbortState } from "../../work/asyncContext.ts";
import { sendGraphError } from "../graphqlErrors.ts";

export interface OperationTime {
  readonly milliseconds: number;
  readonly untilAborted?: <T>(signal: AbortState, work: () => Promise<T>) => Promise<T>;
}

export const OPERATION_MS = 20_000;

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Responds with `OPERATION_TIMED_OUT` (503) after the limit and aborts the work. A COMMIT in transit may still succeed;
 * a retry with the same idempotency key returns its result.
 */
export function withTimeLimit({ milliseconds, untilAborted }: OperationTime, handler: Function): Handler {
  return (request, reply) => {
    const signal = { aborted: false };
    const run = async (): Promise<unknown> => handler.call(request.server, request, reply);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        signal.aborted = true;
        request.log.warn("an operation took too long");
        resolve(
          sendGraphError(reply, 503, {
            code: "OPERATION_TIMED_OUT",
            message: `The operation took longer than ${milliseconds / 1000} seconds and was given up.`,
          }),
        );
      }, milliseconds);
      const answer = untilAborted ? untilAborted(signal, run) : run();
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
