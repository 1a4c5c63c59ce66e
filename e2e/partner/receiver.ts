import { type Server, createServer } from "node:http";
import { text } from "node:stream/consumers";
import { isGenuine } from "./signature.ts";
import type { Told } from "./store.ts";

export interface Received {
  accepted: number;
  refused: number;
}

/** Receives deliveries. Rejects those without a valid signature, and stores an event before it responds. */
export function receive(
  secret: () => string,
  apply: (told: Told) => void,
  received: Received,
  now: () => number = Date.now,
): Server {
  return createServer((request, response) => {
    const take = async () => {
      const body = await text(request);
      if (!isGenuine(secret(), request.headers, body, now())) {
        received.refused += 1;
        return response.writeHead(401).end();
      }
      apply(JSON.parse(body) as Told);
      received.accepted += 1;
      return response.writeHead(204).end();
    };
    take().catch(() => response.writeHead(500).end());
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
