import { type Server, createServer } from "node:http";
import { text } from "node:stream/consumers";
import { WebhookError, type WebhookEvent, verifyWebhook } from "@daybook/sdk";

export interface Received {
  accepted: number;
  refused: number;
}

/** Receives deliveries. Rejects those without a valid signature, and stores an event before it responds. */
export function receive(
  secret: () => string,
  apply: (event: WebhookEvent) => void,
  received: Received,
  now: () => number = Date.now,
): Server {
  return createServer((request, response) => {
    const take = async () => {
      const delivery = { headers: request.headers, body: await text(request) };
      apply(await verifyWebhook(delivery, { secret: secret(), now: now() }));
      received.accepted += 1;
      response.writeHead(204).end();
    };
    take().catch((error: unknown) => {
      const isRefused = error instanceof WebhookError;
      if (isRefused) received.refused += 1;
      response.writeHead(isRefused ? 401 : 500).end();
    });
  });
}

/** Listens on a local port, or on any free one for 0. Returns the port. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

export function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
