import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptOperation, createContextOrThrow } from "./acceptOperation.ts";
import type { GraphqlContext } from "./apollo.ts";
import type { PersistedDocuments } from "./persistedDocuments.ts";
import type { ReadBrowser } from "./browser.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { type Explorer, sendExplorer, wantsExplorer } from "../http/pages/explorer.ts";
import { handleGraphError, sendGraphError } from "./graphqlErrors.ts";
import { jsonType, negotiateResponseType } from "./graphqlMedia.ts";
import { createResponseCache } from "../http/pages/responseCache.ts";
import type { ChangeCount } from "../http/pages/shortLivedPages.ts";
import { type OperationTime, withTimeLimit } from "./limits/operationTime.ts";
import type { RateGuard } from "../http/rateGuard.ts";
import { dataPolicy } from "../http/securityHeaders.ts";
import { endSlowBodies } from "../http/slowRequests.ts";
import type { Shedding } from "../http/shedding.ts";
import { createRequestInfo } from "../http/requestInfo.ts";

interface GraphqlRouteOptions<Context extends GraphqlContext> {
  readonly apollo: ApolloServer<Context>;
  readonly documents: PersistedDocuments;
  readonly createContext: (request: RequestInfo) => Context | Promise<Context>;
  readonly readBrowser: ReadBrowser;
  readonly guard: RateGuard | undefined;
  readonly shedding?: Shedding | undefined;
  readonly time: OperationTime;
  /** Milliseconds. */
  readonly bodyTimeoutMs: number;
  readonly explorer?: Explorer | undefined;
  readonly changeCount?: ChangeCount | undefined;
}

export const bodyLimitBytes = 256 * 1024;
const path = "/graphql";

export function addGraphqlRoute<Context extends GraphqlContext>(
  app: FastifyInstance,
  parts: GraphqlRouteOptions<Context>,
): void {
  const {
    apollo,
    documents,
    createContext,
    readBrowser,
    guard,
    shedding,
    time,
    bodyTimeoutMs,
    explorer,
    changeCount,
  } = parts;
  const responseCache = changeCount && createResponseCache(documents, changeCount);
  app.register(async (scope) => {
    const persisted = new WeakSet<FastifyRequest>();
    const cacheKeys = new WeakMap<FastifyRequest, string>();
    const parseJson = scope.getDefaultJsonParser("error", "error");
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, parseJson);
    scope.setErrorHandler(handleGraphError);
    endSlowBodies(scope, bodyTimeoutMs);

    scope.addHook("onRequest", (request, reply, done) => {
      // Responses belong to one caller.
      reply.header("cache-control", "private, no-store").header("vary", "accept");
      if (explorer !== undefined && wantsExplorer(request)) return void sendExplorer(reply, explorer);
      reply.header("content-security-policy", dataPolicy);
      if (negotiateResponseType(request.headers.accept)) return done();
      // Checked first, so that a mutation with an unacceptable response does not run.
      sendGraphError(reply, 406, {
        code: "NOT_ACCEPTABLE",
        message: "Answers come as application/graphql-response+json or application/json.",
      });
    });

    scope.addHook("preHandler", async (request, reply) => {
      const operation = await acceptOperation({ documents, guard, shedding }, request, reply);
      if (operation === null) return reply;
      const { persistedId: id, text, variables } = operation;
      if (id === null) return;
      const key = responseCache?.getKey(request, id, variables) ?? null;
      if (responseCache && key !== null) {
        const cached = responseCache.cache.get(key);
        if (cached !== undefined)
          return reply.type(negotiateResponseType(request.headers.accept) ?? jsonType).send(cached);
        cacheKeys.set(request, key);
      }
      persisted.add(request);
      insertText(request, text);
    });

    scope.addHook("onSend", (request, reply, payload, done) => {
      const key = cacheKeys.get(request);
      // Apollo writes errors before the data.
      if (responseCache && key !== undefined && typeof payload === "string" && payload.startsWith('{"data"'))
        responseCache.cache.set(key, payload);
      done(null, payload);
    });

    scope.route({
      method: ["GET", "POST"],
      url: path,
      exposeHeadRoute: false,
      bodyLimit: bodyLimitBytes,
      handler: withTimeLimit(
        time,
        fastifyApolloHandler<Context>(apollo, {
          context: async (received, replied) => {
            const [request, reply] = [received as FastifyRequest, replied as FastifyReply];
            const info = {
              ...createRequestInfo(request, {
                isPersisted: persisted.has(request),
                browser: readBrowser(request, reply),
              }),
              isGet: request.method === "GET",
              markPrivate: () => void cacheKeys.delete(request),
            };
            const context = await createContextOrThrow(() => createContext(info), request);
            return guard
              ? Object.assign(context, { meter: guard.meter(request, reply, context.callerId ?? null) })
              : context;
          },
        }),
      ),
    });

    scope.route({
      method: ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"],
      url: path,
      handler: (_request, reply) =>
        sendGraphError(reply.header("allow", "GET, POST"), 405, {
          code: "METHOD_NOT_ALLOWED",
          message: "Use POST, or GET for queries.",
        }),
    });
  });
}

/** Apollo's integration reads the text there. */
function insertText(request: FastifyRequest, text: string): void {
  if (request.method !== "GET") {
    const { id: _id, documentId: _documentId, ...rest } = request.body as Record<string, unknown>;
    request.body = { ...rest, query: text };
    return;
  }
  const search = new URLSearchParams(request.url.split("?", 2)[1]);
  search.set("query", text);
  request.raw.url = `${path}?${search.toString()}`;
}
