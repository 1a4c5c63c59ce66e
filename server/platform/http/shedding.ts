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

/** Returns whether any of these texts is a live hold's token, or the key of a booking or order, of the request's business. */
export type OpensBooking = (tokens: readonly string[], request: RequestInfo) => Promise<boolean>;

/** Rejects reads while the load gate is closed. When a method returns true, the refusal has been sent. */
export interface Shedding {
  /** Rejects the rendering of a page, except the pages of a booking. */
  refusesPage(request: FastifyRequest, reply: FastifyReply): boolean;
  /** Rejects a query. Mutations pass, and queries of callers with a live hold or the key of a booking. */
  refusesQuery(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: { readonly text: string; readonly operationName: unknown; readonly variables: unknown },
  ): Promise<boolean>;
  readonly metrics: () => readonly Metric[];
}

/** The header in which the widget sends the token of the visitor's hold, with every request while the hold lives. */
export const HOLD_HEADER = "x-daybook-hold";

/** Seconds after which a caller may try again. */
const RETRY_AFTER_SECONDS = 2;

const busy = /* i18n */ "We are very busy right now. Please try again in a moment.";

/**
 * Files that the server makes from the database. All other requests that are neither pages nor queries pass: health checks, metrics,
 * webhooks, assets, uploads and pictures (`platform/work/gate.ts` bounds the last).
 */
const READS = /^\/(exports|feeds|uploads)\/|^\/sitemap\.xml$|\/feed\.xml$|\/calendar\.ics$/;
/** Pages that show, cancel, move and pay a booking. A payment returns to one of them. */
const BOOKING_PAGES = /^\/widget\/(bookings?|cancel-booking)|^\/widget\/appointment\/service\/[^/]+\/cancel$/;

/** Makes an app reject reads with 503 while its gate is closed. Bookings and payments always pass. */
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

/** Returns whether the requested operation is a query. False if the text cannot be parsed, so that the graph returns its error. */
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
