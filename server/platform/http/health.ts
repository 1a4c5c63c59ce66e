import type { FastifyInstance, FastifyRequest } from "fastify";

/** With `TIMEOUT_MS` a lost database is reported within two seconds. */
const CACHE_MS = 750;
const TIMEOUT_MS = 1_000;

export type Readiness = Readonly<Record<string, () => Promise<void>>>;

export type MailState = "sending" | "pending" | "mailbox" | "off";

interface Health {
  readonly isReady: boolean;
  readonly checks: Readonly<Record<string, "ok" | "unavailable">>;
}

export interface HealthOptions {
  readonly needed: Readiness;
  readonly isStopping: () => boolean;
  readonly isOperator: (request: FastifyRequest) => boolean;
  /** Does not affect readiness. */
  readonly mail?: MailState | undefined;
}

/** `/healthz`: the process runs. `/readyz`: every part works and the process is not stopping, otherwise 503. */
export function addHealthRoutes(
  app: FastifyInstance,
  { needed, isStopping, isOperator, mail }: HealthOptions,
): void {
  const options = { logLevel: "warn" } as const;
  const check = shareResult(CACHE_MS, () => checkParts(needed, app));

  app.get("/healthz", options, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  app.get("/readyz", options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (isStopping()) return reply.code(503).send({ status: "stopping" });
    const { isReady, checks } = await check();
    reply.code(isReady ? 200 : 503);
    return {
      status: isReady ? "ok" : "unavailable",
      ...(mail && { mail }),
      ...(isOperator(request) && { checks }),
    };
  });
}

function shareResult<T>(milliseconds: number, run: () => Promise<T>): () => Promise<T> {
  let cached: { readonly result: Promise<T>; readonly since: number } | null = null;
  let isRunning = false;
  return () => {
    const now = performance.now();
    if (!cached || (!isRunning && now - cached.since >= milliseconds)) {
      isRunning = true;
      cached = { result: run().finally(() => (isRunning = false)), since: now };
    }
    return cached.result;
  };
}

async function checkParts(needed: Readiness, app: FastifyInstance): Promise<Health> {
  const checks = await Promise.all(
    Object.entries(needed).map(async ([name, check]) => {
      try {
        await withTimeout(TIMEOUT_MS, check());
        return [name, "ok"] as const;
      } catch (error) {
        app.log.warn({ err: error, check: name }, "not ready");
        return [name, "unavailable"] as const;
      }
    }),
  );
  return { isReady: checks.every(([, state]) => state === "ok"), checks: Object.fromEntries(checks) };
}

async function withTimeout(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
