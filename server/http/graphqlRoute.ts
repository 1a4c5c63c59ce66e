import type { ApolloServer } from "@apollo/server";
import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ServedContext } from "../graphql/apollo.ts";
import type { PersistedDocuments } from "../graphql/persistedDocuments.ts";
import type { RequestInfo } from "../graphql/requestInfo.ts";
import { handleGraphError, sendGraphError } from "./graphqlErrors.ts";
import { negotiateResponseType } from "./graphqlMedia.ts";
import { requestInfo } from "./requestInfo.ts";

interface GraphqlRouteParts<Context extends ServedContext> {
  readonly apollo: ApolloServer<Context>;
  readonly documents: PersistedDocuments;
  readonly createContext: (request: RequestInfo) => Context | Promise<Context>;
}

const bodyLimitBytes = 256 * 1024;
const path = "/graphql";

/** `/graphql` as the GraphQL over HTTP specification says, and persisted documents by `id` or `documentId`. */
export function addGraphqlRoute<Context extends ServedContext>(
  app: FastifyInstance,
  { apollo, documents, createContext }: GraphqlRouteParts<Context>,
): void {
  app.register(async (scope) => {
    const persisted = new WeakSet<FastifyRequest>();
    const parseJson = scope.getDefaultJsonParser("error", "error");
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "string" }, parseJson);
    scope.setErrorHandler(handleGraphError);

    scope.addHook("onRequest", async (request, reply) => {
      // Answers are about one caller at one moment; a GET is no exception.
      reply.header("cache-control", "private, no-store").header("vary", "accept");
      if (negotiateResponseType(request.headers.accept)) return;
      // Known before anything runs: a mutation whose answer nobody can read is not carried out.
      return sendGraphError(reply, 406, {
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
      const id = persistedId(asked);
      if (id === null) return;
      const text = documents.find(id);
      if (text === null) return refuseUnknownDocument(reply);
      persisted.add(request);
      putText(request, text);
    });

    scope.route({
      method: ["GET", "POST"],
      url: path,
      exposeHeadRoute: false,
      bodyLimit: bodyLimitBytes,
      handler: fastifyApolloHandler<Context>(apollo, {
        context: async (request) =>
          createContext(
            requestInfo(request as FastifyRequest, { isPersisted: persisted.has(request as FastifyRequest) }),
          ),
      }),
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

/** The id of a persisted document, when no text was sent with it. */
function persistedId(asked: unknown): string | null {
  if (!asked || typeof asked !== "object" || Object.hasOwn(asked, "query")) return null;
  const id: unknown = Reflect.get(asked, "documentId") ?? Reflect.get(asked, "id");
  return typeof id === "string" ? id : null;
}

/** Makes the request look as if its text had been sent, which is what Apollo's integration reads. */
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
    message: /* i18n */ "This document is not known here. Reload the page.",
  });
}
