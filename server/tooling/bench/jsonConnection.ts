import { type Socket, connect } from "node:net";

export interface JsonConnection {
  /**
   * Sends JSON and returns the data.
   *
   * @throws if the response has no data
   */
  post(
    path: string,
    body: object,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Record<string, unknown>>;
  close(): void;
}

const HEAD_END = Buffer.from("\r\n\r\n");

/**
 * Implements only the HTTP that the server's responses need. The client's time counts as the product's, and Node's
 * client takes 0.2 ms per request.
 */
export async function openJsonConnection(origin: string): Promise<JsonConnection> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname.replaceAll(/[[\]]/g, ""));
  socket.setNoDelay(true);
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  return {
    async post(path, body, headers = {}) {
      const text = JSON.stringify(body);
      const lines = Object.entries({
        host,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
        ...headers,
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${text}`);
      const response = await readBody(socket);
      const { data } = JSON.parse(response) as { data?: Record<string, unknown> };
      if (!data) throw new Error(response);
      return data;
    },
    close: () => socket.destroy(),
  };
}

function readBody(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0);
    const end = (settle: () => void) => {
      socket.off("data", read).off("close", closed).off("error", closed);
      settle();
    };
    const closed = () => end(() => reject(new Error("the server closed the connection")));
    const read = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      const headEnd = received.indexOf(HEAD_END);
      if (headEnd < 0) return;
      const length = /\r\ncontent-length: (\d+)/i.exec(received.toString("latin1", 0, headEnd))?.[1];
      if (length === undefined) {
        end(() => reject(new Error("a response without its length")));
        return;
      }
      const bodyStart = headEnd + HEAD_END.length;
      if (received.length < bodyStart + Number(length)) return;
      end(() => resolve(received.toString("utf8", bodyStart)));
    };
    socket.on("data", read).on("close", closed).on("error", closed);
  });
}
