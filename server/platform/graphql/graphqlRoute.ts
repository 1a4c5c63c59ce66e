import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { GraphqlContext } from "./apollo.ts";
import { findExceededBound, findExceededVariableBound } from "./limits/documentBounds.ts";
import { type PersistedDocuments, hashText } from "./persistedDocuments.ts";
import type { ReadBrowser } from "./browser.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { isUnavailable, unavailableError, unavailableMessage } from "./unavailable.ts";
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
import { translateFor } from "../http/translateFor.ts";

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

const bodyLimitBytes = 256 * 1024;
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
      if (Array.isArray(request.body)) {
        return sendGraphError(reply, 400, {
          code: "BAD_REQUEST",
          message: "Send one operation a request, not a list.",
        });
      }
      const payload = request.method === "GET" ? request.query : request.body;
      const variables = parseVariables(payload);
      const excess = findExceededVariableBound(variables);
      if (excess !== null) return rejectLarge(reply, `The variables are too large: ${excess}.`);
      if (guard?.rejectsCapabilities(request, reply, variables)) return reply;
      const isShed = (text: unknown) =>
        typeof text === "string" &&
        shedding?.rejectsQuery(request, reply, {
          text,
          operationName: Object(payload).operationName,
          variables,
        });
      const id = getPersistedId(payload);
      if (id === null) {
        const exceeded = checkDocumentBounds(payload, documents);
        if (exceeded !== null) return rejectLarge(reply, `The document is too large: ${exceeded}.`);
        return (await isShed(Object(payload).query)) ? reply : undefined;
      }
      const text = documents.find(id);
      if (text === null) return rejectUnknownDocument(reply);
      if (await isShed(text)) return reply;
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

async function createContextOrThrow<Context>(
  create: () => Context | Promise<Context>,
  request: FastifyRequest,
): Promise<Context> {
  try {
    return await create();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    request.log.warn({ err: error }, "the database is unavailable");
    throw unavailableError(translateFor(request, unavailableMessage));
  }
}

function getPersistedId(payload: unknown): string | null {
  if (!payload || typeof payload !== "object" || Object.hasOwn(payload, "query")) return null;
  const id: unknown = Reflect.get(payload, "documentId") ?? Reflect.get(payload, "id");
  return typeof id === "string" ? id : null;
}

/** A GET has them as text; Apollo rejects invalid JSON itself. */
function parseVariables(payload: unknown): unknown {
  const sent: unknown = Object(payload).variables;
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}

function checkDocumentBounds(payload: unknown, documents: PersistedDocuments): string | null {
  const text: unknown = Object(payload).query;
  if (typeof text !== "string" || documents.has(hashText(text))) return null;
  return findExceededBound(text);
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

function rejectUnknownDocument(reply: FastifyReply): FastifyReply {
  return sendGraphError(reply, 404, {
    code: "PERSISTED_DOCUMENT_NOT_FOUND",
    message: /* i18n */ "This document is unknown. Please reload the page.",
  });
}

function rejectLarge(reply: FastifyReply, message: string): FastifyReply {
  return sendGraphError(reply, 400, { code: "DOCUMENT_TOO_LARGE", message });
}
