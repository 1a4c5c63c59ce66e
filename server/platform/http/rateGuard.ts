import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PAGE_COST } from "./limits/costs.ts";
import type { CostMeter } from "../graphql/limits/limitsCost.ts";
import type { RateKind, RateLimits, Verdict } from "./limits/rateLimits.ts";
import { capabilitiesOf } from "./capabilities.ts";
import { clientAddress } from "./clientAddress.ts";
import { sendGraphError } from "../graphql/graphqlErrors.ts";
import { isLoopback } from "./loopback.ts";
import { rateHeaders } from "./rateHeaders.ts";
import { sayTo } from "./sayTo.ts";

export interface RateGuard {
  /** When it returns true, it has sent the rejection. */
  refusesCapabilities(request: FastifyRequest, reply: FastifyReply, variables: unknown): boolean;
  /** When it returns true, it has sent the rejection. */
  refusesPage(request: FastifyRequest, reply: FastifyReply): boolean;
  /** `callerId` is null for a visitor. */
  meter(request: FastifyRequest, reply: FastifyReply, callerId: string | null): CostMeter;
}

const PROVEN = 20_000;

const busy = /* i18n */ "Please try again in a moment.";

/**
 * Counts every request on arrival and responds with 429 above a limit.
 * A caller with a known valid credential is counted by identity, others by address, so guessing keys is limited.
 * Loopback is not counted: it may be a proxy that `TRUST_PROXY` does not name.
 */
export function addRateGuard(app: FastifyInstance, limits: RateLimits): RateGuard {
  const proven = new Map<string, string>();
  const verdicts = new WeakMap<FastifyRequest, Verdict[]>();
  const note = (request: FastifyRequest, reply: FastifyReply, verdict: Verdict): Verdict => {
    // Each limit appears once, with its last state.
    const noted = [...(verdicts.get(request) ?? []).filter(({ kind }) => kind !== verdict.kind), verdict];
    verdicts.set(request, noted);
    // Browsers do not show the headers.
    if (kindOf(request) !== "page" || !verdict.isAllowed) reply.headers(rateHeaders(noted));
    return verdict;
  };
  const count = (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: RateKind,
    who: string,
    amount?: number,
  ): Verdict => note(request, reply, limits.take(kind, who, amount));

  app.addHook("onRequest", (request, reply, done) => {
    const kind = kindOf(request);
    if (kind === null) return done();
    const credential = kind === "graph" ? credentialOf(request) : null;
    const caller = credential === null ? undefined : proven.get(credential);
    if (caller === undefined && isLoopback(request.ip)) return done();
    const verdict =
      caller === undefined
        ? count(request, reply, kind, clientAddress(request))
        : count(request, reply, "key", caller);
    if (verdict.isAllowed) return done();
    refuse(request, reply, verdict);
  });

  return {
    refusesCapabilities(request, reply, variables) {
      if (isLoopback(request.ip)) return false;
      for (const capability of capabilitiesOf(variables)) {
        const verdict = limits.take("capability", hashOf(capability));
        if (verdict.isAllowed) continue;
        refuse(request, reply, note(request, reply, verdict));
        return true;
      }
      return false;
    },
    refusesPage(request, reply) {
      if (isLoopback(request.ip)) return false;
      const verdict = count(request, reply, "graph-cost", clientAddress(request), PAGE_COST);
      if (!verdict.isAllowed) refuse(request, reply, verdict);
      return !verdict.isAllowed;
    },
    meter(request, reply, callerId) {
      // Hashing costs time for each page.
      const credential = callerId === null ? null : credentialOf(request);
      if (callerId !== null && credential !== null) {
        proven.set(credential, callerId);
        if (proven.size > PROVEN) proven.delete(proven.keys().next().value!);
      }
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

const FREE =
  /^\/(?:(?:assets|demo)\/.*|healthz|readyz|metrics|webhooks\/stripe|favicon\.ico|embed(?:-\w+)?\.js)$/;
/** `/graphql/` renders the not-found page. */
const GRAPH = /^\/(graphql$|(uploads|exports)(\/|$))/;

function kindOf({ url, method }: FastifyRequest): RateKind | null {
  const path = url.split("?", 1)[0]!;
  if (FREE.test(path)) return null;
  return GRAPH.test(path) || (method !== "GET" && method !== "HEAD") ? "graph" : "page";
}

function credentialOf({ headers }: FastifyRequest): string | null {
  const session = /(?:^|;\s*)((?:__Host-daybook_|daybook_local_)session=[^;]+)/.exec(
    headers.cookie ?? "",
  )?.[1];
  const credential = headers.authorization ?? session;
  return credential === undefined ? null : hashOf(credential);
}

function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64");
}

function refuse(request: FastifyRequest, reply: FastifyReply, verdict: Verdict): void {
  reply.header("cache-control", "private, no-store");
  const path = request.url.split("?", 1)[0]!;
  const code = "RATE_LIMITED";
  if (path === "/graphql") {
    sendGraphError(reply, 429, {
      code,
      message: busy,
      limit: verdict.kind,
      retryAfterSeconds: verdict.waitSeconds,
    });
    return;
  }
  reply.code(429);
  if (kindOf(request) === "page") reply.type("text/plain; charset=utf-8").send(`429 ${sayTo(request, busy)}`);
  else reply.send({ code, message: sayTo(request, busy) });
}
