import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { PAGE_COST } from "./limits/costs.ts";
import type { CostMeter } from "../graphql/limits/limitsCost.ts";
import type { RateKind, RateLimits, RateResult } from "./limits/rateLimits.ts";
import { findCapabilities } from "./capabilities.ts";
import { clientAddress } from "./clientAddress.ts";
import { sendGraphError } from "../graphql/graphqlErrors.ts";
import { isLoopback } from "./loopback.ts";
import { createRateHeaders } from "./rateHeaders.ts";
import { translateFor } from "./translateFor.ts";

export interface RateGuard {
  /** When it returns true, it has sent the rejection. */
  rejectsCapabilities(request: FastifyRequest, reply: FastifyReply, variables: unknown): boolean;
  /** When it returns true, it has sent the rejection. */
  rejectsPage(request: FastifyRequest, reply: FastifyReply): boolean;
  /** `callerId` is null for a visitor. */
  meter(request: FastifyRequest, reply: FastifyReply, callerId: string | null): CostMeter;
}

const MAX_CREDENTIALS = 20_000;

const busyText = /* i18n */ "Please try again in a moment.";

/**
 * Counts every request on arrival and responds with 429 above a limit.
 * A caller with a known valid credential is counted by identity, others by address, so guessing keys is limited.
 * Loopback is not counted: it may be a proxy that `TRUST_PROXY` does not name.
 */
export function addRateGuard(app: FastifyInstance, limits: RateLimits): RateGuard {
  const verifiedCallers = new LRUCache<string, string>({ max: MAX_CREDENTIALS });
  const resultsOfRequest = new WeakMap<FastifyRequest, RateResult[]>();
  const recordResult = (request: FastifyRequest, reply: FastifyReply, result: RateResult): RateResult => {
    // Each limit appears once, with its last state.
    const requestResults = [
      ...(resultsOfRequest.get(request) ?? []).filter(({ kind }) => kind !== result.kind),
      result,
    ];
    resultsOfRequest.set(request, requestResults);
    // Browsers do not show the headers.
    if (getRequestKind(request) !== "page" || !result.isAllowed)
      reply.headers(createRateHeaders(requestResults));
    return result;
  };
  const count = (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: RateKind,
    callerKey: string,
    amount?: number,
  ): RateResult => recordResult(request, reply, limits.take(kind, callerKey, amount));

  app.addHook("onRequest", (request, reply, done) => {
    const kind = getRequestKind(request);
    if (kind === null) return done();
    const credential = kind === "graph" ? hashCredential(request) : null;
    const caller = credential === null ? undefined : verifiedCallers.get(credential);
    if (caller === undefined && isLoopback(request.ip)) return done();
    const result =
      caller === undefined
        ? count(request, reply, kind, clientAddress(request))
        : count(request, reply, "key", caller);
    if (result.isAllowed) return done();
    sendRejection(request, reply, result);
  });

  return {
    rejectsCapabilities(request, reply, variables) {
      if (isLoopback(request.ip)) return false;
      for (const capability of findCapabilities(variables)) {
        const result = limits.take("capability", hash(capability));
        if (result.isAllowed) continue;
        sendRejection(request, reply, recordResult(request, reply, result));
        return true;
      }
      return false;
    },
    rejectsPage(request, reply) {
      if (isLoopback(request.ip)) return false;
      const result = count(request, reply, "graph-cost", clientAddress(request), PAGE_COST);
      if (!result.isAllowed) sendRejection(request, reply, result);
      return !result.isAllowed;
    },
    meter(request, reply, callerId) {
      // Hashing costs time for each page.
      const credential = callerId === null ? null : hashCredential(request);
      if (callerId !== null && credential !== null) verifiedCallers.set(credential, callerId);
      return {
        spend(cost) {
          if (callerId !== null) return count(request, reply, "key-cost", callerId, cost);
          return isLoopback(request.ip)
            ? null
            : count(request, reply, "graph-cost", clientAddress(request), cost);
        },
      };
    },
  };
}

const UNCOUNTED =
  /^\/(?:(?:assets|demo)\/.*|healthz|readyz|metrics|webhooks\/stripe|favicon\.ico|embed(?:-\w+)?\.js)$/;
/** `/graphql/` renders the not-found page. */
const GRAPH = /^\/(graphql(\/stream)?$|(uploads|exports)(\/|$))/;

function getRequestKind({ url, method }: FastifyRequest): RateKind | null {
  const path = url.split("?", 1)[0]!;
  if (UNCOUNTED.test(path)) return null;
  return GRAPH.test(path) || (method !== "GET" && method !== "HEAD") ? "graph" : "page";
}

function hashCredential({ headers }: FastifyRequest): string | null {
  const session = /(?:^|;\s*)((?:__Host-daybook_|daybook_local_)session=[^;]+)/.exec(
    headers.cookie ?? "",
  )?.[1];
  const credential = headers.authorization ?? session;
  return credential === undefined ? null : hash(credential);
}

function hash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64");
}

function sendRejection(request: FastifyRequest, reply: FastifyReply, result: RateResult): void {
  reply.header("cache-control", "private, no-store");
  const path = request.url.split("?", 1)[0]!;
  const code = "RATE_LIMITED";
  if (path === "/graphql" || path === "/graphql/stream") {
    sendGraphError(reply, 429, {
      code,
      message: busyText,
      limit: result.kind,
      retryAfterSeconds: result.waitSeconds,
    });
    return;
  }
  reply.code(429);
  if (getRequestKind(request) === "page")
    reply.type("text/plain; charset=utf-8").send(`429 ${translateFor(request, busyText)}`);
  else reply.send({ code, message: translateFor(request, busyText) });
}
