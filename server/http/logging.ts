import type { FastifyInstance, FastifyLoggerOptions, FastifyRequest, FastifyServerOptions } from "fastify";
import type { LogOptions } from "./deps.ts";

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

/** What the log keeps of an error. */
export interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code: string;
  readonly stack: string;
  readonly [more: string]: unknown;
}

const stackLinesAtMost = 12;

/** An error without the values that database and validation errors like to quote. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an Error", code: "", stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code: unknown = Reflect.get(error, "code");
  return {
    type: error.name,
    message: withoutValues(error.message),
    code: typeof code === "string" ? code : "",
    stack: frames.slice(0, stackLinesAtMost).join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The first and last line of a message (between them some libraries print their arguments), with values blotted out. */
export function withoutValues(message: string): string {
  const lines = message
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const ends = lines.length > 1 ? [lines[0], lines.at(-1)] : lines;
  return (
    ends
      .join(" … ")
      .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, "[e-mail]")
      .replace(/(:\s*)("[^"]*"|'[^']*')/g, "$1[value]")
      // A name of ours begins small and has no spaces; whatever else is quoted came from somebody.
      .replace(/(^|[\s(=])("(?![a-z_]\w*")[^"]*"|'(?![a-z_]\w*')[^']*')/g, "$1[value]")
      .replace(/=\([^)]*\)/g, "=([value])")
      .replace(/\+?\d[\d\s().-]{5,}\d/g, "[number]")
      .slice(0, 400)
  );
}
