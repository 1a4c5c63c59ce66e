import type { FastifyReply, FastifyRequest } from "fastify";
import type { RateGuard } from "../http/rateGuard.ts";
import type { Shedding } from "../http/shedding.ts";
import { translateFor } from "../http/translateFor.ts";
import { sendGraphError } from "./graphqlErrors.ts";
import { findExceededBound, findExceededVariableBound } from "./limits/documentBounds.ts";
import { type PersistedDocuments, hashText } from "./persistedDocuments.ts";
import { isUnavailable, unavailableError, unavailableMessage } from "./unavailable.ts";

interface AcceptOptions {
  readonly documents: PersistedDocuments;
  readonly guard: RateGuard | undefined;
  readonly shedding: Shedding | undefined;
}

export type AcceptedOperation =
  | { readonly persistedId: string; readonly text: string; readonly variables: unknown }
  /** The text is not checked yet. */
  | { readonly persistedId: null; readonly text: unknown; readonly variables: unknown };

/** Checks the size of an operation and finds its persisted document. Null if it has sent a rejection. */
export async function acceptOperation(
  { documents, guard, shedding }: AcceptOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AcceptedOperation | null> {
  if (Array.isArray(request.body)) {
    sendGraphError(reply, 400, { code: "BAD_REQUEST", message: "Send one operation a request, not a list." });
    return null;
  }
  const payload = request.method === "GET" ? request.query : request.body;
  const variables = parseVariables(payload);
  const excess = findExceededVariableBound(variables);
  if (excess !== null) {
    rejectLarge(reply, `The variables are too large: ${excess}.`);
    return null;
  }
  if (guard?.rejectsCapabilities(request, reply, variables)) return null;
  const isShed = async (text: unknown) =>
    typeof text === "string" &&
    (await shedding?.rejectsQuery(request, reply, {
      text,
      operationName: Object(payload).operationName,
      variables,
    }));
  const id = getPersistedId(payload);
  if (id === null) {
    const exceeded = checkDocumentBounds(payload, documents);
    const text: unknown = Object(payload).query;
    if (exceeded === null) return (await isShed(text)) ? null : { persistedId: null, text, variables };
    rejectLarge(reply, `The document is too large: ${exceeded}.`);
    return null;
  }
  const text = documents.find(id);
  if (text === null) {
    rejectUnknownDocument(reply);
    return null;
  }
  return (await isShed(text)) ? null : { persistedId: id, text, variables };
}

export async function createContextOrThrow<Context>(
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
  if (typeof text !== "string") return null;
  const exceeded = findExceededBound(text);
  return exceeded !== null && documents.has(hashText(text)) ? null : exceeded;
}

function rejectUnknownDocument(reply: FastifyReply): void {
  sendGraphError(reply, 404, {
    code: "PERSISTED_DOCUMENT_NOT_FOUND",
    message: /* i18n */ "This document is unknown. Please reload the page.",
  });
}

function rejectLarge(reply: FastifyReply, message: string): void {
  sendGraphError(reply, 400, { code: "DOCUMENT_TOO_LARGE", message });
}
