import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getOperationAST, parse } from "graphql";
import { documentLimits } from "../graphql/limits/limits.ts";
import type { RequestInfo } from "../graphql/requestInfo.ts";
import { renderBusyPage } from "./pages/busyPage.ts";
import { findCapabilities } from "./capabilities.ts";
import { sendGraphError } from "../graphql/graphqlErrors.ts";
import type { LoadGate } from "./loadGate.ts";
import { type Metric, createCounter, createGauge } from "./metrics/exposition.ts";
import { createRequestInfo } from "./requestInfo.ts";
import { translateFor } from "./translateFor.ts";

/** True if one of the tokens is valid for the request's business. */
export type HasValidKey = (tokens: readonly string[], request: RequestInfo) => Promise<boolean>;

/** When a method returns true, the rejection was sent. */
export interface Shedding {
  rejectsPage(request: FastifyRequest, reply: FastifyReply): boolean;
  rejectsQuery(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: { readonly text: string; readonly operationName: unknown; readonly variables: unknown },
  ): Promise<boolean>;
  readonly metrics: () => readonly Metric[];
}

export interface SheddingRules {
  /** The header with the caller's token. */
  readonly tokenHeader: string;
  /** Paths of pages that are always rendered. */
  readonly unshedPages: RegExp;
}

const RETRY_AFTER_SECONDS = 2;

const busyText = /* i18n */ "We are very busy right now. Please try again in a moment.";

/** Files that the server creates from the database. */
const SHED_FILES = /^\/(exports|feeds|uploads)\/|^\/sitemap\.xml$|\/feed\.xml$|\/calendar\.ics$/;

/** Rejects reads with 503 while the gate is closed. Mutations, payments and callers with a valid key pass. */
export function addShedding(
  app: FastifyInstance,
  gate: LoadGate,
  { tokenHeader, unshedPages }: SheddingRules,
  hasValidKey: HasValidKey = async () => false,
): Shedding {
  const rejectedReads = createCounter(
    "daybook_requests_shed_total",
    "Reads rejected by the load gate, by kind.",
  );
  const countRejection = (kind: "page" | "graph" | "file", reply: FastifyReply): FastifyReply => {
    rejectedReads.add({ kind });
    return reply
      .header("retry-after", String(RETRY_AFTER_SECONDS))
      .header("cache-control", "private, no-store");
  };

  app.addHook("onRequest", (request, reply, done) => {
    const path = request.url.split("?", 1)[0]!;
    // Fastify runs the GET handler for a HEAD request too.
    const isRead = (request.method === "GET" || request.method === "HEAD") && SHED_FILES.test(path);
    if (!isRead || !gate.isClosed()) return done();
    countRejection("file", reply)
      .code(503)
      .send({ code: "OVERLOADED", message: translateFor(request, busyText) });
  });

  return {
    rejectsPage(request, reply) {
      if (!gate.isClosed() || unshedPages.test(request.url.split("?", 1)[0]!)) return false;
      const page = renderBusyPage(request, busyText);
      countRejection("page", reply).code(503).type("text/html; charset=utf-8").send(page);
      return true;
    },
    async rejectsQuery(request, reply, { text, operationName, variables }) {
      if (!gate.isClosed() || !isQuery(text, operationName)) return false;
      const header = request.headers[tokenHeader];
      const tokens = [...(typeof header === "string" ? [header] : []), ...findCapabilities(variables)];
      if (tokens.length > 0 && (await hasValidKey(tokens, createRequestInfo(request, { isPersisted: true }))))
        return false;
      sendGraphError(countRejection("graph", reply), 503, {
        code: "OVERLOADED",
        message: busyText,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
      return true;
    },
    metrics: () => [
      rejectedReads,
      createGauge(
        "daybook_load_gate_closed",
        "1 while reads are rejected, because the process is overloaded.",
        [[{}, gate.isClosed() ? 1 : 0]],
      ),
    ],
  };
}

/** False if the text cannot be parsed, so that the GraphQL server reports the error. */
function isQuery(text: string, operationName: unknown): boolean {
  if (!/\bmutation\b/.test(text)) return true;
  try {
    const document = parse(text, { maxTokens: documentLimits.tokens, noLocation: true });
    const name = typeof operationName === "string" ? operationName : null;
    return getOperationAST(document, name)?.operation === "query";
  } catch {
    return false;
  }
}
