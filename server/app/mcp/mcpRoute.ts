import type { ApolloServer } from "@apollo/server";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import type { GraphqlContext } from "../../platform/graphql/apollo.ts";
import { executeInProcess } from "../../platform/graphql/executeInProcess.ts";
import { findExceededVariableBound } from "../../platform/graphql/limits/documentBounds.ts";
import { type OperationTime, withTimeLimit } from "../../platform/graphql/limits/operationTime.ts";
import type { RequestInfo } from "../../platform/graphql/requestInfo.ts";
import type { RateGuard } from "../../platform/http/rateGuard.ts";
import { createRequestInfo, getRequestHost, getRequestOrigin } from "../../platform/http/requestInfo.ts";
import { dataPolicy } from "../../platform/http/securityHeaders.ts";
import type { Shedding } from "../../platform/http/shedding.ts";
import { endSlowBodies } from "../../platform/http/slowRequests.ts";
import { prepareUnavailable } from "../../platform/http/unavailable.ts";
import type { FindSiteOrigin } from "../http/pages.ts";
import type { McpCaller } from "./mcpCaller.ts";

/** A reserved slug on every host. */
export const mcpPath = "/mcp";

/** The limit of `/graphql`. */
const bodyLimitBytes = 256 * 1024;

interface McpRouteOptions<Context extends GraphqlContext> {
  readonly apollo: ApolloServer<Context>;
  readonly createContext: (request: RequestInfo) => Context | Promise<Context>;
  readonly findCaller: (context: Context) => Promise<McpCaller | null>;
  readonly siteOrigin: FindSiteOrigin;
  readonly guard: RateGuard | undefined;
  readonly shedding: Shedding | undefined;
  readonly time: OperationTime;
  /** Milliseconds. */
  readonly bodyTimeoutMs: number;
}

/** JSON-RPC error codes. The last ones are in the range that the specification leaves to servers. */
const RPC = { parse: -32_700, invalid: -32_600, internal: -32_603, rejected: -32_000 } as const;

const NO_SESSIONS = "Use POST. There are no sessions.";

/** The Model Context Protocol over Streamable HTTP, without sessions. The host names the business, as for `/graphql`. */
export function addMcpRoute<Context extends GraphqlContext>(
  app: FastifyInstance,
  options: McpRouteOptions<Context>,
): void {
  app.register(async (scope) => {
    const parseJson = scope.getDefaultJsonParser("error", "error");
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, parseJson);
    scope.setErrorHandler(handleError);
    endSlowBodies(scope, options.bodyTimeoutMs);

    scope.addHook("onRequest", async (request, reply) => {
      reply.header("cache-control", "private, no-store").header("content-security-policy", dataPolicy);
      if (await isForeignOrigin(request, options.siteOrigin))
        return sendRpcError(reply, 403, RPC.rejected, "Requests of pages of another origin are rejected.");
      // Before the body is parsed, because these requests need none.
      if (request.method !== "POST")
        return sendRpcError(reply.header("allow", "POST"), 405, RPC.rejected, NO_SESSIONS);
    });

    scope.addHook("preHandler", async (request, reply) => {
      const { body } = request;
      if (Array.isArray(body)) return sendRpcError(reply, 400, RPC.invalid, "Send one message a request.");
      const excess = findExceededVariableBound(body);
      if (excess !== null)
        return sendRpcError(reply, 400, RPC.invalid, `The message is too large: ${excess}.`);
      const args = findSecrets(Object(Object(body).params).arguments);
      if (options.guard?.rejectsCapabilities(request, reply, args)) return reply;
      const operation = { text: "{ __typename }", operationName: null, variables: args };
      if (isReadCall(body) && (await options.shedding?.rejectsQuery(request, reply, operation))) return reply;
    });

    scope.route({
      method: "POST",
      url: mcpPath,
      bodyLimit: bodyLimitBytes,
      handler: withTimeLimit(options.time, (request: FastifyRequest, reply: FastifyReply) =>
        answer(options, request, reply),
      ),
    });

    scope.route({
      method: ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"],
      url: mcpPath,
      exposeHeadRoute: false,
      handler: (_request, reply) => sendRpcError(reply, 405, RPC.rejected, NO_SESSIONS),
    });
  });
}

async function answer<Context extends GraphqlContext>(
  { apollo, createContext, findCaller, guard }: McpRouteOptions<Context>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  // Without the browser, so that a cookie authorizes nothing. Agents read English.
  const info: RequestInfo = { ...createRequestInfo(request, { isPersisted: true }), locale: "en" };
  const openContext = async (): Promise<Context> => {
    const context = await createContext(info);
    return guard
      ? Object.assign(context, { meter: guard.meter(request, reply, context.callerId ?? null) })
      : context;
  };
  const caller = await findCaller(await openContext());
  if (caller === null) return sendRpcError(reply, 404, RPC.rejected, "There is no business at this address.");
  // The protocol's package is loaded by the first request.
  const { answerMcp } = await import("./answerMcp.ts");
  const response = await answerMcp({
    body: request.body,
    url: `${getRequestOrigin(request)}${mcpPath}`,
    headers: toProtocolHeaders(request),
    caller,
    execute: (documents, document) => executeInProcess(apollo, documents, document, openContext),
    reportError: (error) => request.log.error({ err: error }, "a tool failed unexpectedly"),
  });
  const text = await response.text();
  // The time limit has sent a response.
  if (reply.sent) return reply;
  return reply
    .code(response.status)
    .type(response.headers.get("content-type") ?? "application/json")
    .send(text);
}

/** The protocol reads no other header. */
function toProtocolHeaders({ headers }: FastifyRequest): Record<string, string> {
  const names = ["accept", "content-type", "mcp-protocol-version"] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}

/** A page that rebinds its own host name to this server sends an origin that no business has (DNS rebinding). */
async function isForeignOrigin(request: FastifyRequest, siteOrigin: FindSiteOrigin): Promise<boolean> {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return origin !== (await siteOrigin({ host: getRequestHost(request), origin: getRequestOrigin(request) }));
}

/** Tools that an overloaded server still runs. */
export const CHANGING_TOOLS: ReadonlySet<unknown> = new Set([
  "hold_time",
  "book",
  "block_time",
  "move_booking",
  "cancel_booking",
]);

function isReadCall(body: unknown): boolean {
  const { method, params } = Object(body) as { readonly method?: unknown; readonly params?: unknown };
  return method === "tools/call" && !CHANGING_TOOLS.has(Object(params).name);
}

/** Splits links and hold handles, so that the guard finds the keys in them. */
function findSecrets(args: unknown): readonly string[] {
  return Object.values(Object(args) as object)
    .filter((value) => typeof value === "string")
    .flatMap((value) => value.split(/[./?#]/, 20));
}

function sendRpcError(
  reply: FastifyReply,
  status: number,
  code: number,
  message: string,
  data?: Readonly<Record<string, string>>,
): FastifyReply {
  return reply
    .code(status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ jsonrpc: "2.0", error: { code, message, ...(data && { data }) }, id: null }));
}

function handleError(error: FastifyError | GraphQLError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof GraphQLError) {
    // An invalid API key.
    const code = String(error.extensions["code"]);
    if (code === "UNAUTHENTICATED") reply.header("www-authenticate", 'Bearer error="invalid_token"');
    return sendRpcError(reply, code === "UNAUTHENTICATED" ? 401 : 403, RPC.rejected, error.message, { code });
  }
  const unavailable = prepareUnavailable(error, request, reply);
  if (unavailable)
    return sendRpcError(reply, 503, RPC.rejected, unavailable.message, { code: "UNAVAILABLE" });
  const status = error.statusCode ?? 500;
  if (status === 413) return sendRpcError(reply, 413, RPC.rejected, "The body is too large.");
  if (status === 415) return sendRpcError(reply, 415, RPC.rejected, "Send the message as application/json.");
  if (status >= 400 && status < 500)
    return sendRpcError(reply, 400, RPC.parse, "Parse error: the body is not valid JSON.");
  request.log.error({ err: error }, "the endpoint of agents failed");
  return sendRpcError(reply, 500, RPC.internal, "Internal server error", { requestId: request.id });
}
