import type { FastifyInstance } from "fastify";

const timeoutMilliseconds = 2_000;

/** What has to be so before requests may come, by its name; each rejects when it is not. */
export type Readiness = Readonly<Record<string, () => Promise<void>>>;

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, for all that it needs was asked just now, and it is not stopping;
 * else 503, and which of it is missing.
 */
export function addHealthRoutes(app: FastifyInstance, needed: Readiness, isStopping: () => boolean): void {
  const options = { logLevel: "warn" } as const;

  app.get("/healthz", options, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  app.get("/readyz", options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (isStopping()) return reply.code(503).send({ status: "stopping" });
    const checks = await Promise.all(
      Object.entries(needed).map(async ([name, check]) => {
        try {
          await within(timeoutMilliseconds, check());
          return [name, "ok"] as const;
        } catch (error) {
          request.log.warn({ err: error, check: name }, "not ready");
          return [name, "unavailable"] as const;
        }
      }),
    );
    const isReady = checks.every(([, state]) => state === "ok");
    reply.code(isReady ? 200 : 503);
    return { status: isReady ? "ok" : "unavailable", checks: Object.fromEntries(checks) };
  });
}

async function within(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
