import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError, type GraphQLSchema, createSourceEventStream } from "graphql";
import { createHandler } from "graphql-sse";
import { clientAddress } from "../../http/clientAddress.ts";
import type { RateGuard } from "../../http/rateGuard.ts";
import { createRequestInfo } from "../../http/requestInfo.ts";
import { dataPolicy } from "../../http/securityHeaders.ts";
import type { Shedding } from "../../http/shedding.ts";
import { endSlowBodies } from "../../http/slowRequests.ts";
import { type Timers, systemTimers } from "../../work/timers.ts";
import { type AcceptedOperation, acceptOperation, createContextOrThrow } from "../acceptOperation.ts";
import type { GraphqlContext, ReportError } from "../apollo.ts";
import type { ReadBrowser } from "../browser.ts";
import { internalErrorCode } from "../formatError.ts";
import { handleGraphError, sendGraphError } from "../graphqlErrors.ts";
import { jsonType } from "../graphqlMedia.ts";
import { bodyLimitBytes } from "../graphqlRoute.ts";
import { createRateLimitError } from "../limits/searches.ts";
import type { PersistedDocuments } from "../persistedDocuments.ts";
import type { RequestInfo } from "../requestInfo.ts";
import { RETRY_AFTER_SECONDS } from "../unavailable.ts";
import { type ResultFormat, formatErrors, formatResult } from "./formatResult.ts";
import {
  type LiveStream,
  type OpenStream,
  type RenewedContext,
  SERVER_STOPPING,
  STREAM_TIMES,
  type StreamTimes,
  createLiveStream,
} from "./liveStream.ts";
import { createOpenStreams, isResult, writeChunks } from "./openStreams.ts";
import { SubscriptionRejection, prepareSubscription } from "./prepareSubscription.ts";
import { runSubscription } from "./runSubscription.ts";
import { STREAM_LIMITS, type StreamLimits, createStreamSlots } from "./streamSlots.ts";

/** A context to which the route adds the open stream. */
export interface StreamContext extends GraphqlContext {
  stream?: LiveStream<StreamContext>;
}

export interface StreamOptions<Context extends StreamContext> {
  /**
   * Checks the caller of an open stream and returns a new context for its next messages.
   * @throws {GraphQLError} when the credential is no longer valid
   */
  readonly renewContext: (context: Context) => Promise<RenewedContext<Context>>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly limits?: StreamLimits;
  readonly times?: StreamTimes;
  readonly timers?: Timers;
}

interface StreamRouteOptions<Context extends StreamContext> extends StreamOptions<Context> {
  readonly schema: GraphQLSchema;
  readonly documents: PersistedDocuments;
  readonly createContext: (request: RequestInfo) => Context | Promise<Context>;
  readonly readBrowser: ReadBrowser;
  readonly guard: RateGuard | undefined;
  readonly shedding: Shedding | undefined;
  /** Milliseconds. */
  readonly bodyTimeoutMs: number;
  readonly isDevelopment: boolean;
  readonly reportError: ReportError;
}

export const streamPath = "/graphql/stream";

const RETRY_AFTER_LIMIT_SECONDS = 30;

/** Status of an error before the stream opens. Others are 400. */
const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  [internalErrorCode]: 500,
};

/**
 * Serves subscriptions as server-sent events (the mode "distinct connections" of graphql-sse). An error before the
 * stream opens is a JSON response with a status.
 */
export function addStreamRoute<Context extends StreamContext>(
  app: FastifyInstance,
  route: StreamRouteOptions<Context>,
): { stop(): void } {
  const { schema, documents, guard, shedding, isDevelopment, reportError } = route;
  const { timers = systemTimers, times = STREAM_TIMES } = route;
  const slots = createStreamSlots(route.limits ?? STREAM_LIMITS);
  const streams = createOpenStreams(timers, times.heartbeatMs);
  const operations = new WeakMap<FastifyRequest, AcceptedOperation>();

  const openStream = async (request: FastifyRequest, reply: FastifyReply) => {
    const operation = readParameters(request, operations.get(request)!);
    if (operation === null)
      return sendGraphError(reply, 400, {
        code: "BAD_REQUEST",
        message: "The request has no valid operation.",
      });
    const info: RequestInfo = {
      ...createRequestInfo(request, {
        isPersisted: operation.isPersisted,
        browser: route.readBrowser(request, reply),
      }),
      isGet: request.method === "GET",
    };
    const format: ResultFormat = { requestId: request.id, locale: info.locale, isDevelopment, reportError };
    let release = () => {};
    try {
      const context = await createContextOrThrow(() => route.createContext(info), request);
      const meter = guard?.meter(request, reply, context.callerId ?? null);
      const spend = (cost: number) => meter?.spend(cost) ?? null;
      if (meter) Object.assign(context, { meter });
      const prepared = prepareSubscription(schema, operation, context);
      const slot = slots.take(context.callerId ?? `address ${clientAddress(request)}`);
      if (!slot.isFree) return rejectStream(reply, slot.limit);
      release = slot.release;
      const spent = spend(prepared.cost);
      if (spent?.isAllowed === false) throw createRateLimitError(spent);
      const stream = createLiveStream({ context, renew: renewWithStream, now: route.now, timers, times });
      async function renewWithStream(former: Context): Promise<RenewedContext<Context>> {
        const renewed = await route.renewContext(former);
        return { ...renewed, context: Object.assign(renewed.context, { stream, ...(meter && { meter }) }) };
      }
      stream.body.once("close", release);
      Object.assign(context, { stream });
      const source = await createSourceEventStream(prepared.args);
      if (isResult(source)) throw new SubscriptionRejection(source.errors ?? []);
      const results = runSubscription(source, {
        prepared,
        stream,
        spend,
        format: (result) => formatResult(result, format),
      });
      await sendEvents(stream, results);
      streams.add(stream);
      return await reply
        .headers({ "cache-control": "no-cache", "x-accel-buffering": "no" })
        .type("text/event-stream; charset=utf-8")
        .send(stream.body);
    } catch (error) {
      release();
      const errors = error instanceof SubscriptionRejection ? error.errors : [error];
      return sendErrors(reply, errors.map(toGraphQLError), format);
    }
  };

  app.register(async (scope) => {
    const parseJson = scope.getDefaultJsonParser("error", "error");
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, parseJson);
    scope.setErrorHandler(handleGraphError);
    endSlowBodies(scope, route.bodyTimeoutMs);
    scope.addHook("onRequest", (request, reply, done) => {
      reply
        .header("cache-control", "private, no-store")
        .header("vary", "accept")
        .header("content-security-policy", dataPolicy);
      if (acceptsEvents(request.headers.accept)) return done();
      sendGraphError(reply, 406, { code: "NOT_ACCEPTABLE", message: "Answers come as text/event-stream." });
    });
    scope.addHook("preHandler", async (request, reply) => {
      if (streams.isStopping) return sendGraphError(reply, 503, { ...SERVER_STOPPING });
      const operation = await acceptOperation({ documents, guard, shedding }, request, reply);
      if (operation === null) return reply;
      operations.set(request, operation);
    });
    scope.route({
      method: ["GET", "POST"],
      url: streamPath,
      exposeHeadRoute: false,
      bodyLimit: bodyLimitBytes,
      compress: false,
      handler: openStream,
    });
    scope.route({
      method: ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"],
      url: streamPath,
      handler: (_request, reply) =>
        sendGraphError(reply.header("allow", "GET, POST"), 405, {
          code: "METHOD_NOT_ALLOWED",
          message: "Use POST or GET.",
        }),
    });
  });
  return { stop: () => streams.stop() };
}

/** Lets graphql-sse write the results in its protocol. */
async function sendEvents<Context>(
  stream: OpenStream<Context>,
  results: AsyncGenerator<unknown>,
): Promise<void> {
  const handle = createHandler<unknown>({
    // No token: only the mode with one connection for each operation is served.
    authenticate: () => null,
    onSubscribe: () => results as never,
  });
  const [chunks] = await handle({
    method: "POST",
    url: streamPath,
    headers: {
      get: (name: string) =>
        ({ accept: "text/event-stream", "content-type": "application/json" })[name] ?? null,
    },
    body: { query: "" },
    raw: null,
    context: null,
  });
  if (chunks === null || typeof chunks === "string") throw new Error("graphql-sse did not open a stream");
  writeChunks(stream, chunks).catch((error: unknown) => stream.body.destroy(error as Error));
  stream.body.once("close", () => void chunks.return(undefined));
}

function acceptsEvents(accept: string | undefined): boolean {
  return accept === undefined || /(^|[\s,])(text\/event-stream|text\/\*|\*\/\*)/i.test(accept);
}

interface Parameters {
  readonly text: string;
  readonly isPersisted: boolean;
  readonly operationName: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Null if the request has no operation, or parameters of another type. */
function readParameters(
  { method, query, body }: FastifyRequest,
  { persistedId, text, variables }: AcceptedOperation,
): Parameters | null {
  const sent = Object(method === "GET" ? query : body) as { variables?: unknown; operationName?: unknown };
  const operationName = sent.operationName ?? null;
  const isUnreadable = typeof sent.variables === "string" && sent.variables !== "" && variables === null;
  if (typeof text !== "string" || isUnreadable) return null;
  if (operationName !== null && typeof operationName !== "string") return null;
  const values = variables ?? {};
  if (typeof values !== "object" || Array.isArray(values)) return null;
  return {
    text,
    isPersisted: persistedId !== null,
    operationName,
    variables: values as Parameters["variables"],
  };
}

function rejectStream(reply: FastifyReply, limit: "CALLER" | "PROCESS"): FastifyReply {
  reply.header("retry-after", String(RETRY_AFTER_LIMIT_SECONDS));
  if (limit === "PROCESS")
    return sendGraphError(reply, 503, {
      code: "OVERLOADED",
      message: "The server has too many open streams.",
      retryAfterSeconds: RETRY_AFTER_LIMIT_SECONDS,
    });
  return sendGraphError(reply, 429, {
    code: "TOO_MANY_STREAMS",
    message: "Too many streams are open. Close one first.",
    retryAfterSeconds: RETRY_AFTER_LIMIT_SECONDS,
  });
}

function toGraphQLError(error: unknown): GraphQLError {
  return error instanceof GraphQLError
    ? error
    : new GraphQLError("The stream failed.", { originalError: error as Error, path: ["subscription"] });
}

function sendErrors(
  reply: FastifyReply,
  errors: readonly GraphQLError[],
  format: ResultFormat,
): FastifyReply {
  const formatted = formatErrors(errors, format);
  const declared = (errors[0]?.extensions["http"] as { status?: number } | undefined)?.status;
  const code = String(formatted[0]?.extensions?.["code"] ?? "");
  const status = declared ?? STATUS[code] ?? 400;
  if (status === 503) reply.header("retry-after", String(RETRY_AFTER_SECONDS));
  return reply
    .code(status)
    .type(jsonType)
    .send(JSON.stringify({ errors: formatted }));
}
