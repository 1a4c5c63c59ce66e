import type { FastifyInstance } from "fastify";

const idleSweepMilliseconds = 100;

/**
 * Lets `app.close()` end soon: answers given while stopping close their connection, and connections kept
 * alive without a request are closed, while running requests finish. Answers whether it has begun.
 */
export function closeConnectionsWhileStopping(app: FastifyInstance): () => boolean {
  let isStopping = false;
  let sweep: NodeJS.Timeout | null = null;

  app.addHook("preClose", async () => {
    isStopping = true;
    sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMilliseconds);
    sweep.unref();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("onClose", async () => {
    if (sweep) clearInterval(sweep);
  });
  return () => isStopping;
}
