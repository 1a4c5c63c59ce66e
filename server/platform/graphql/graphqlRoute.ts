import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServedContext } from "./apollo.ts";
import { outOfBounds, variablesOutOfBounds } from "./limits/documentBounds.ts";
import { type PersistedDocuments, hashOfText } from "./persistedDocuments.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { isUnavailable, unavailableError, unavailableMessage } from "./unavailable.ts";
import { type Explorer, sendExplorer, wantsExplorer } from "../http/pages/explorer.ts";
import { handleGraphError, sendGraphError } from "./graphqlErrors.ts";
import { jsonType, negotiateResponseType } from "./graphqlMedia.ts";
import { createMomentaryAnswers } from "../http/pages/momentaryAnswers.ts";
import type { ChangeCount } from "../http/pages/momentaryPages.ts";
import { type OperationTime, withinTime } from "./limits/operationTime.ts";
import type { RateGuard } from "../http/rateGuard.ts";
import { dataPolicy } from "../http/securityHeaders.ts";
import { endSlowBodies } from "../http/slowRequests.ts";
import type { Shedding } from "../http/shedding.ts";
import { requestInfo } from "../http/requestInfo.ts";
import { sayTo } from "../http/sayTo.ts";

interface GraphqlRouteParts<Context extends ServedContext> {
  readonly apollo: ApolloServer<Context>;
  readonly documents: PersistedDocuments;
  readonly createContext: (request: RequestInfo) => Context | Promise<Context>;
  readonly guard: RateGuard | undefined;
  readonly shedding?: Shedding | undefined;
  readonly time: OperationTime;
  /** Milliseconds. */
  readonly bodyTime: number;
  readonly explorer?: Explorer | undefined;
  readonly changeCount?: ChangeCount | undefined;
}

const bodyLimitBytes = 256 * 1024;
const path = "/graphql";

export function addGraphqlRoute<Context extends ServedContext>(
  app: FastifyInstance,
  parts: GraphqlRouteParts<Context>,
): void {
  const { apollo, documents, createContext, guard, shedding, time, bodyTime, explorer, changeCount } = parts;
  const answers = changeCount && createMomentaryAnswers(documents, changeCount);
  app.register(async (scope) => {
    const persisted = new WeakSet<FastifyRequest>();
    const answerKeys = new WeakMap<FastifyRequest, string>();
    const parseJson = scope.getDefaultJsonParser("error", "error");
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, parseJson);
    scope.setErrorHandler(handleGraphError);
    endSlowBodies(scope, bodyTime);

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
      const asked = request.method === "GET" ? request.query : request.body;
      const variables = variablesOf(asked);
      const excess = variablesOutOfBounds(variables);
      if (excess !== null) return refuseLarge(reply, `The variables are too large: ${excess}.`);
      if (guard?.refusesCapabilities(request, reply, variables)) return reply;
      const isShed = (text: unknown) =>
        typeof text === "string" &&
        shedding?.refusesQuery(request, reply, {
          text,
          operationName: Object(asked).operationName,
          variables,
        });
      const id = persistedId(asked);
      if (id === null) {
        const fault = boundsFault(asked, documents);
        if (fault !== null) return refuseLarge(reply, `The document is too large: ${fault}.`);
        return (await isShed(Object(asked).query)) ? reply : undefined;
      }
      const text = documents.find(id);
      if (text === null) return refuseUnknownDocument(reply);
      if (await isShed(text)) return reply;
      const key = answers?.keyOf(request, id, variables) ?? null;
      if (answers && key !== null) {
        const kept = answers.cache.get(key);
        if (kept !== null)
          return reply.type(negotiateResponseType(request.headers.accept) ?? jsonType).send(kept);
        answerKeys.set(request, key);
      }
      persisted.add(request);
      putText(request, text);
    });

    scope.addHook("onSend", (request, reply, payload, done) => {
      const key = answerKeys.get(request);
      // Apollo writes errors before the data.
      if (answers && key !== undefined && typeof payload === "string" && payload.startsWith('{"data"'))
        answers.cache.put(key, payload, key.length + payload.length);
      done(null, payload);
    });

    scope.route({
      method: ["GET", "POST"],
      url: path,
      exposeHeadRoute: false,
      bodyLimit: bodyLimitBytes,
      handler: withinTime(
        time,
        fastifyApolloHandler<Context>(apollo, {
          context: async (received, replied) => {
            const [request, reply] = [received as FastifyRequest, replied as FastifyReply];
            const info = {
              ...requestInfo(request, { isPersisted: persisted.has(request), reply }),
              isGet: request.method === "GET",
              forOneVisitor: () => void answerKeys.delete(request),
            };
            const context = await contextOrUnavailable(() => createContext(info), request);
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

async function contextOrUnavailable<Context>(
  create: () => Context | Promise<Context>,
  request: FastifyRequest,
): Promise<Context> {
  try {
    return await create();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    request.log.warn({ err: error }, "the database is unavailable");
    throw unavailableError(sayTo(request, unavailableMessage));
  }
}

function persistedId(asked: unknown): string | null {
  if (!asked || typeof asked !== "object" || Object.hasOwn(asked, "query")) return null;
  const id: unknown = Reflect.get(asked, "documentId") ?? Reflect.get(asked, "id");
  return typeof id === "string" ? id : null;
}

/** A GET has them as text; Apollo rejects invalid JSON itself. */
function variablesOf(asked: unknown): unknown {
  const sent: unknown = Object(asked).variables;
  if (typeof sent !== "string") return sent;
  try {
    return JSON.parse(sent);
  } catch {
    return null;
  }
}

function boundsFault(asked: unknown, documents: PersistedDocuments): string | null {
  const text: unknown = Object(asked).query;
  if (typeof text !== "string" || documents.has(hashOfText(text))) return null;
  return outOfBounds(text);
}

/** Apollo's integration reads the text there. */
function putText(request: FastifyRequest, text: string): void {
  if (request.method !== "GET") {
    const { id: _id, documentId: _documentId, ...rest } = request.body as Record<string, unknown>;
    request.body = { ...rest, query: text };
    return;
  }
  const search = new URLSearchParams(request.url.split("?", 2)[1]);
  search.set("query", text);
  request.raw.url = `${path}?${search.toString()}`;
}

function refuseUnknownDocument(reply: FastifyReply): FastifyReply {
  return sendGraphError(reply, 404, {
    code: "PERSISTED_DOCUMENT_NOT_FOUND",
    message: /* i18n */ "This document is unknown. Please reload the page.",
  });
}

function refuseLarge(reply: FastifyReply, message: string): FastifyReply {
  return sendGraphError(reply, 400, { code: "DOCUMENT_TOO_LARGE", message });
}
