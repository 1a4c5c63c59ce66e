import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { getOperationAST, parse } from "graphql";
import { documentLimits } from "../graphql/limits/limits.ts";
import type { RequestInfo } from "../graphql/requestInfo.ts";
import { busyPage } from "./pages/busyPage.ts";
import { capabilitiesOf } from "./capabilities.ts";
import { sendGraphError } from "../graphql/graphqlErrors.ts";
import type { LoadGate } from "./loadGate.ts";
import { type Metric, counter, gauge } from "./metrics/exposition.ts";
import { requestInfo } from "./requestInfo.ts";
import { sayTo } from "./sayTo.ts";

/** True for a live hold token or an access or order key of the request's business. */
export type OpensBooking = (tokens: readonly string[], request: RequestInfo) => Promise<boolean>;

/** When a method returns true, the rejection was sent. */
export interface Shedding {
  refusesPage(request: FastifyRequest, reply: FastifyReply): boolean;
  refusesQuery(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: { readonly text: string; readonly operationName: unknown; readonly variables: unknown },
  ): Promise<boolean>;
  readonly metrics: () => readonly Metric[];
}

/** The widget sends the token of its live hold with every request. */
export const HOLD_HEADER = "x-daybook-hold";

const RETRY_AFTER_SECONDS = 2;

const busy = /* i18n */ "We are very busy right now. Please try again in a moment.";

/** Files that the server creates from the database. */
const READS = /^\/(exports|feeds|uploads)\/|^\/sitemap\.xml$|\/feed\.xml$|\/calendar\.ics$/;
const BOOKING_PAGES = /^\/widget\/(bookings?|cancel-booking)|^\/widget\/appointment\/service\/[^/]+\/cancel$/;

/** Rejects reads with 503 while the gate is closed. Mutations, payments and callers with a valid key pass. */
export function addShedding(
  app: FastifyInstance,
  gate: LoadGate,
  opensBooking: OpensBooking = async () => false,
): Shedding {
  const refused = counter("daybook_requests_shed_total", "Reads rejected by the load gate, by kind.");
  const refuse = (kind: "page" | "graph" | "file", reply: FastifyReply): FastifyReply => {
    refused.add({ kind });
    return reply
      .header("retry-after", String(RETRY_AFTER_SECONDS))
      .header("cache-control", "private, no-store");
  };

  app.addHook("onRequest", (request, reply, done) => {
    const path = request.url.split("?", 1)[0]!;
    // Fastify runs the GET handler for a HEAD request too.
    const isRead = (request.method === "GET" || request.method === "HEAD") && READS.test(path);
    if (!isRead || !gate.isClosed()) return done();
    refuse("file", reply)
      .code(503)
      .send({ code: "OVERLOADED", message: sayTo(request, busy) });
  });

  return {
    refusesPage(request, reply) {
      if (!gate.isClosed() || BOOKING_PAGES.test(request.url.split("?", 1)[0]!)) return false;
      const page = busyPage(request, busy);
      refuse("page", reply).code(503).type("text/html; charset=utf-8").send(page);
      return true;
    },
    async refusesQuery(request, reply, { text, operationName, variables }) {
      if (!gate.isClosed() || !isQuery(text, operationName)) return false;
      const header = request.headers[HOLD_HEADER];
      const tokens = [...(typeof header === "string" ? [header] : []), ...capabilitiesOf(variables)];
      if (tokens.length > 0 && (await opensBooking(tokens, requestInfo(request, { isPersisted: true }))))
        return false;
      sendGraphError(refuse("graph", reply), 503, {
        code: "OVERLOADED",
        message: busy,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
      return true;
    },
    metrics: () => [
      refused,
      gauge("daybook_load_gate_closed", "1 while reads are rejected, because the process is overloaded.", [
        [{}, gate.isClosed() ? 1 : 0],
      ]),
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
