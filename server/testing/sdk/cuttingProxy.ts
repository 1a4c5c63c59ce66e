import { type IncomingMessage, type Server, createServer, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** Forwards requests to a server, and cuts the connection of some after the server has processed them. */
export interface CuttingProxy {
  readonly origin: string;
  /** Operations of the requests that the server processed, in order. */
  readonly operations: string[];
  /** Cuts the next response of an operation. */
  cutNext(operation: string): void;
  close(): Promise<void>;
}

export async function openCuttingProxy(target: string): Promise<CuttingProxy> {
  const operations: string[] = [];
  const cuts = new Set<string>();
  const server: Server = createServer((incoming, outgoing) => {
    const forward = async () => {
      const body = await buffer(incoming);
      const operation = /\b(?:query|mutation|subscription) (\w+)/.exec(body.toString())?.[1] ?? "";
      const { host: _host, ...headers } = incoming.headers;
      const sent = request(`${target}${incoming.url}`, { method: incoming.method, headers, agent: false });
      sent.end(body);
      const response = await new Promise<IncomingMessage>((resolve, reject) =>
        sent.once("response", resolve).once("error", reject),
      );
      const received = await buffer(response);
      operations.push(operation);
      if (cuts.delete(operation)) return outgoing.destroy();
      return outgoing.writeHead(response.statusCode!, response.headers).end(received);
    };
    forward().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as { readonly port: number };
  return {
    origin: `http://localhost:${address.port}`,
    operations,
    cutNext: (operation) => void cuts.add(operation),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
