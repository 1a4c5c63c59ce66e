import type { FastifyInstance, FastifyLoggerOptions, FastifyRequest, FastifyServerOptions } from "fastify";
import { describeError } from "./describeError.ts";
import { removeValues } from "./removeValues.ts";

/** `stream` is for tests. */
export interface LogOptions {
  readonly level: string;
  readonly stream?: { write(line: string): void };
}

/**
 * Logs the route's pattern instead of the path, which may contain access keys and names. Logs no address, query,
 * headers or body.
 */
export function loggerOptions(log: LogOptions): FastifyServerOptions["logger"] {
  const serializers: FastifyLoggerOptions["serializers"] = {
    req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? "unmatched" }),
    res: (reply) => ({ statusCode: reply.statusCode }),
    err: describeError,
  };
  return {
    level: log.level,
    ...(log.stream ? { stream: log.stream } : {}),
    serializers,
    // Without a message pino and Fastify log the error's own, so its values are removed.
    hooks: {
      logMethod([first, message, ...rest], write) {
        const error: unknown = first instanceof Error ? first : Reflect.get(Object(first), "err");
        const repeatsError = error instanceof Error && (message === undefined || message === error.message);
        write.apply(this, [first, repeatsError ? removeValues(error.message) : message, ...rest]);
      },
    },
  };
}

const pages = new WeakMap<FastifyRequest, string>();

export function setLoggedPage(request: FastifyRequest, pattern: string): void {
  pages.set(request, pattern);
}

export function getLoggedPage(request: FastifyRequest): string | undefined {
  return pages.get(request);
}

export function logRequests(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { url } = request.routeOptions;
    request.log.info(
      {
        method: request.method,
        route: pages.get(request) ?? url ?? "unmatched",
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "request completed",
    );
    done();
  });
}
