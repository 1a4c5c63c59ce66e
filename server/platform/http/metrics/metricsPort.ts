import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isLoopbackHost } from "../loopbackHost.ts";

export interface MetricsPort {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Serves `GET /metrics` on 127.0.0.1 without a token. Rejects other `Host` names (DNS rebinding).
 * @throws when the port is in use
 */
export async function openMetricsPort(port: number, read: () => Promise<string>): Promise<MetricsPort> {
  const server = createServer((request, response) => {
    const host = `http://${request.headers.host ?? ""}`;
    const isKnown = URL.canParse(host) && isLoopbackHost(new URL(host).hostname);
    if (!isKnown || request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("404 Not found");
      return;
    }
    read().then(
      (text) =>
        response.writeHead(200, { "content-type": EXPOSITION, "cache-control": "no-store" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const EXPOSITION = "text/plain; version=0.0.4; charset=utf-8";
