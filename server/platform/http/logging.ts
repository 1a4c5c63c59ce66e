import type { FastifyInstance, FastifyLoggerOptions, FastifyRequest, FastifyServerOptions } from "fastify";
import type { LogOptions } from "../../app/http/deps.ts";
import { describeError } from "./describeError.ts";
import { withoutValues } from "./withoutValues.ts";

/**
 * Fastify's logger with nothing personal in it: no address of the caller, no path (access keys and names
 * are in paths) but the route's pattern, no query, no headers, no body.
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
    // An error without words of ours beside it lends its own to the line, by pino's hand or by Fastify's.
    hooks: {
      logMethod([first, words, ...rest], write) {
        const error: unknown = first instanceof Error ? first : Reflect.get(Object(first), "err");
        const isOwn = error instanceof Error && (words === undefined || words === error.message);
        write.apply(this, [first, isOwn ? withoutValues(error.message) : words, ...rest]);
      },
    },
  };
}

/** Which page answered a request, where one did: all pages share one route here. */
const pages = new WeakMap<FastifyRequest, string>();

/** Names the page by the pattern of its address, for the line in the log. */
export function nameLoggedPage(request: FastifyRequest, pattern: string): void {
  pages.set(request, pattern);
}

/** The pattern of the page that answered a request; undefined: none did. */
export function pageOf(request: FastifyRequest): string | undefined {
  return pages.get(request);
}

/** One line a request, when it has been answered. */
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
      "answered",
    );
    done();
  });
}
