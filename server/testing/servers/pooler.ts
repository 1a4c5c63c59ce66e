import { type Socket, connect, createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** A connection pooler in front of PostgreSQL. Implements a part of protocol 3.0 and accepts every client. */
export interface Pooler {
  readonly url: string;
  close(): Promise<void>;
}

export interface PoolerOptions {
  /** A backend serves a client until its transaction ends or until it disconnects. */
  readonly mode: "transaction" | "session";
  readonly size: number;
  /** If true, rejects a startup message with `statement_timeout`, as PgBouncer does by default. */
  readonly isStrict?: boolean;
  /** If true, reuses the backend that was freed first, otherwise the one freed last. */
  readonly isRoundRobin?: boolean;
}

interface Backend {
  readonly socket: Socket;
  readonly greeting: Buffer;
  client: Socket | null;
}

const STARTUP = 196_608;
const SSL_REQUEST = 80_877_103;

/** Like PgBouncer, ignores the settings of a client's startup message. */
export async function startPooler(
  databaseUrl: string,
  { mode, size, isStrict = false, isRoundRobin = false }: PoolerOptions,
): Promise<Pooler> {
  const target = new URL(databaseUrl);
  const idle: Backend[] = [];
  const waiting: ((backend: Backend) => void)[] = [];
  const sockets = new Set<Socket>();
  let opened = 0;

  const free = (backend: Backend) => {
    backend.client = null;
    const next = waiting.shift();
    if (next) next(backend);
    else idle.push(backend);
  };
  const acquire = async (): Promise<Backend> => {
    const ready = isRoundRobin && opened === size ? idle.shift() : idle.pop();
    if (ready) return ready;
    if (opened === size) return new Promise((resolve) => waiting.push(resolve));
    opened += 1;
    return openBackend();
  };
  const openBackend = (): Promise<Backend> =>
    new Promise((resolve, reject) => {
      const socket = serverSocket(target);
      sockets.add(socket);
      socket.once("connect", () => socket.write(startupMessage(target))).on("error", reject);
      let greeting = Buffer.alloc(0);
      let backend: Backend | null = null;
      const read = frames((type, frame) => {
        if (!backend) {
          greeting = Buffer.concat([greeting, frame]);
          if (type === "Z") resolve((backend = { socket, greeting, client: null }));
          return;
        }
        backend.client?.write(frame);
        const isIdle = type === "Z" && frame.at(-1) === "I".charCodeAt(0);
        if (isIdle && mode === "transaction") free(backend);
      });
      socket.on("data", read);
    });

  const serve = (client: Socket) => {
    sockets.add(client);
    let backend: Promise<Backend> | null = null;
    const leave = () => void backend?.then((own) => own.client === client && free(own));
    const forward = async (frame: Buffer) => {
      if ((await backend)?.client !== client) {
        backend = acquire();
        (await backend).client = client;
      }
      (await backend!).socket.write(frame);
    };
    let order: Promise<void> = Promise.resolve();
    const read = frames((type, frame) => {
      if (type !== "X") order = order.then(() => forward(frame));
    });
    const begin = async (first: Buffer) => {
      if (first.readInt32BE(4) === SSL_REQUEST) {
        client.once("data", (next) => void begin(next));
        return client.write("N");
      }
      if (first.readInt32BE(4) !== STARTUP) return client.destroy();
      if (isStrict && first.includes("statement_timeout\0")) return client.end(UNSUPPORTED);
      const own = await acquire();
      client.on("data", read);
      client.write(own.greeting);
      if (mode === "transaction") return free(own);
      own.client = client;
      backend = Promise.resolve(own);
    };
    client.once("data", (first) => void begin(first));
    client.on("error", () => {}).on("close", leave);
  };

  const server = createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgresql://${target.username}@127.0.0.1:${port}${target.pathname}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const UNSUPPORTED = (() => {
  const fields = ["SFATAL", "C08P01", "Munsupported startup parameter: statement_timeout"];
  const text = Buffer.from(`${fields.map((one) => `${one}\0`).join("")}\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
})();

function serverSocket(target: URL): Socket {
  const host = target.searchParams.get("host") ?? target.hostname;
  const port = Number(target.port || 5432);
  return host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
}

function startupMessage(target: URL): Buffer {
  const settings = ["user", target.username, "database", target.pathname.slice(1)];
  const text = Buffer.from(`${settings.map((one) => `${one}\0`).join("")}\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(text.length + 8, 0);
  head.writeInt32BE(STARTUP, 4);
  return Buffer.concat([head, text]);
}

/** Splits a stream into messages of type, length (including itself) and content. */
function frames(onFrame: (type: string, frame: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5) {
      const length = rest.readInt32BE(1) + 1;
      if (rest.length < length) return;
      const frame = rest.subarray(0, length);
      rest = rest.subarray(length);
      onFrame(String.fromCharCode(frame[0]!), frame);
    }
  };
}
