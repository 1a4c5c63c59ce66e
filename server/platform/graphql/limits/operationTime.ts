import type { FastifyReply, FastifyRequest } from "fastify";
import type { AbortState } from "../../work/asyncContext.ts";
import { sendGraphError } from "../graphqlErrors.ts";

/** How long an operation may take. */
export interface OperationTime {
  readonly milliseconds: number;
  /** Runs work that is given up when the signal says so: nothing further of it is asked of the database. Plainly, when left out. */
  readonly until?: <T>(signal: AbortState, work: () => Promise<T>) => Promise<T>;
}

/** Whoever waits that long has gone, or asked for what nobody should. */
export const OPERATION_MS = 20_000;

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * A handler whose answer is `OPERATION_TIMED_OUT` (503) when it takes too long. What it had begun ends with it: open transactions
 * are rolled back at their next statement, a statement that runs is ended by the server's own limit. A mutation whose COMMIT was
 * on its way may stand; sent again with the same idempotency key it is answered, and done once.
 */
export function withinTime({ milliseconds, until }: OperationTime, handler: Function): Handler {
  return (request, reply) => {
    const giving = { aborted: false };
    const run = async (): Promise<unknown> => handler.call(request.server, request, reply);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        giving.aborted = true;
        request.log.warn("an operation took too long");
        resolve(
          sendGraphError(reply, 503, {
            code: "OPERATION_TIMED_OUT",
            message: `The operation took longer than ${milliseconds / 1000} seconds and was given up.`,
          }),
        );
      }, milliseconds);
      const answer = until ? until(giving, run) : run();
      answer.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
