import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance, FastifyServerOptions } from "fastify";

const idleSweepMilliseconds = 100;

/** Requests during the stop are served, above all `/readyz`. */
export const STOPPING_OPTIONS = { return503OnClosing: false } as const satisfies FastifyServerOptions;

/**
 * Makes `app.close()` wait for running requests and keep listening meanwhile, so that `/readyz` can report the stop.
 * @param isStopRequested returns true once the process must stop
 * @returns a function that returns true once the stop has begun
 */
export function closeConnectionsWhileStopping(
  app: FastifyInstance,
  isStopRequested: () => boolean,
): () => boolean {
  let isClosing = false;
  let sweep: NodeJS.Timeout | null = null;
  const running = new Set<ServerResponse>();
  // Browsers and pools open connections in advance. Node does not count them as idle, and would wait a minute for them.
  const unused = new Set<Socket>();
  let areRunningClosed = false;
  const isStopping = () => isClosing || isStopRequested();

  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    unused.delete(socket);
    running.add(response);
    response.once("close", () => running.delete(response));
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    sweep = setInterval(() => {
      app.server.closeIdleConnections();
      if (areRunningClosed) for (const socket of unused) socket.destroy();
    }, idleSweepMilliseconds);
    sweep.unref();
    // Later requests are not awaited, because the stop might never end.
    await Promise.all([...running].map(waitForClose));
    areRunningClosed = true;
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

function waitForClose(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once("close", () => resolve()));
}
