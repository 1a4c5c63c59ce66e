import type { FastifyInstance } from "fastify";

const pingTimeoutMilliseconds = 2_000;

/** `/health`: the process lives. `/ready`: it can serve, for it asked the database just now. */
export function addHealthRoutes(app: FastifyInstance, pingDatabase: () => Promise<void>): void {
  const options = { logLevel: "warn" } as const;

  app.get("/health", options, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  app.get("/ready", options, async (request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      await within(pingTimeoutMilliseconds, pingDatabase());
      return { status: "ok" };
    } catch (error) {
      request.log.warn({ err: error }, "the database does not answer");
      reply.code(503);
      return { status: "unavailable" };
    }
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
