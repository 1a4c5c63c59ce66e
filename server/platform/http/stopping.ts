import type { ServerResponse } from "node:http";
import type { FastifyInstance, FastifyServerOptions } from "fastify";

const idleSweepMilliseconds = 100;

/** What Fastify must be made with for this: what is asked while it stops is answered, `/healthz` and `/readyz` above all. */
export const STOPPING_OPTIONS = { return503OnClosing: false } as const satisfies FastifyServerOptions;

/**
 * Lets `app.close()` end soon and well: it listens on until what runs by then has ended, so that whoever asks `/readyz` hears that
 * no more should be sent here. Answers given while stopping close their connection, and connections kept alive without a
 * request are closed. Answers whether it has begun.
 *
 * @param isToldTo whether the process is to stop: before that it waits for what runs beside requests, and only then closes this
 */
export function closeConnectionsWhileStopping(app: FastifyInstance, isToldTo: () => boolean): () => boolean {
  let isClosing = false;
  let sweep: NodeJS.Timeout | null = null;
  const running = new Set<ServerResponse>();
  const isStopping = () => isClosing || isToldTo();

  app.server.on("request", (_request, response: ServerResponse) => {
    running.add(response);
    response.once("close", () => running.delete(response));
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    sweep = setInterval(() => app.server.closeIdleConnections(), idleSweepMilliseconds);
    sweep.unref();
    // Those that come meanwhile are answered too, but not waited for here: else it might never end.
    await Promise.all([...running].map(ended));
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (isStopping()) reply.header("connection", "close");
    done(null, payload);
  });
  app.addHook("onClose", async () => {
    if (sweep) clearInterval(sweep);
  });
  return isStopping;
}

function ended(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once("close", () => resolve()));
}
