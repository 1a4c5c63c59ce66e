import pg from "pg";
import { type AbortState, asyncContext, runInContext } from "../work/asyncContext.ts";
import { type BatchStatement, sendBatch } from "./batch.ts";
import { planStatements } from "./plans.ts";

/** Told of every statement that is sent, Prisma's and ours alike: tests count them. */
export type StatementListener = (text: string) => void;

/** Told of the business whose site or catalogue has changed, by whichever process. The empty text stands for all businesses. */
export type NoticeListener = (businessId: string) => void;

/** Where changes of sites are told; see `siteVersions.ts`. */
export const SITE_CHANNEL = "daybook_site";

/** A connection was asked for inside a transaction: on the one embedded connection that would wait for ever. */
export class OutsideTransactionError extends Error {
  override name = "OutsideTransactionError";
  constructor() {
    super(
      "a query outside the transaction from inside its callback: use the `sql` that the callback is given",
    );
  }
}

/** Work was given up, and asked for something more. */
export class GivenUpError extends Error {
  override name = "GivenUpError";
  constructor() {
    super("this work was given up: nobody waits for it any more");
  }
}

/** Where a pool connects to. */
export type Target =
  | { kind: "embedded"; socketDir: string }
  | {
      kind: "server";
      url: string;
      maxConnections: number;
      /** Milliseconds to wait for a connection. Default: `WAIT_MS`. */
      waitMs?: number;
    };

/** The one pool of the process, with what the transaction helper needs of it. */
export type Connection = {
  kind: Target["kind"];
  pool: pg.Pool;
  listeners: Set<StatementListener>;
  /** Those who hear of changed sites as long as any connection is open. */
  noticeListeners: Set<NoticeListener>;
  /** Called after each commit of a transaction. */
  onCommit(): void;
  /** Calls the notice listeners. */
  tellNotice: NoticeListener;
  /** The number of commits and notices so far. */
  changeCount(): number;
  /** Runs one named statement on a connection of the pool. Later runs on that connection use the same plan. */
  queryPrepared(sent: BatchStatement): Promise<readonly object[]>;
  /** Runs `work` with every new connection refused, to it and to what it leaves running until it has ended. */
  insideTransaction<T>(work: () => Promise<T>): Promise<T>;
  /** Runs `work`; from the moment that the signal says so, nothing more is sent of it. */
  untilAborted<T>(signal: AbortState, work: () => Promise<T>): Promise<T>;
  /** Refuses what is asked by work that was given up. */
  refuseGivenUp(): void;
};

const SECOND = 1_000;
/** Milliseconds that a request waits for a free or new connection. Short bursts pass; a visitor does not wait longer. */
const WAIT_MS = 4 * SECOND;
const INT8 = 20;

/** Makes the pool. Nothing connects before the first query. */
export function connect(target: Target): Connection {
  const listeners = new Set<StatementListener>();
  const noticeListeners = new Set<NoticeListener>();

  class ListenedClient extends pg.Client {
    // pg's `query` has a dozen signatures; this one only looks at the text and passes everything on.
    override query(...args: unknown[]): never {
      if (listeners.size > 0) {
        for (const text of statementTexts(args[0])) for (const listener of listeners) listener(text);
      }
      return (super.query as (...args: unknown[]) => never)(...args);
    }

    // Who changes a site hears so on the same connection, before the COMMIT is answered. Not being able to listen
    // (a standby, a pooler) only means to hear of it later. It is not one of anybody's statements: nobody counts it.
    async listen(listener: NoticeListener): Promise<void> {
      this.on("notification", ({ payload }) => listener(payload ?? ""));
      await super.query(`LISTEN ${SITE_CHANNEL}`).catch(() => {});
    }
  }

  class GuardedPool extends pg.Pool {
    // pg's own closes the connection after every error, a refused row included. Embedded there is only the one.
    override query(...args: unknown[]): never {
      if (typeof args[args.length - 1] === "function") {
        return (super.query as (...args: unknown[]) => never)(...args);
      }
      return withClient(this, (client) =>
        (client.query as (...args: unknown[]) => Promise<unknown>)(...args),
      ) as never;
    }

    // All of Prisma comes through `query` or `connect`.
    override connect(...args: unknown[]): never {
      const callback = args[0];
      const { givenUp, transaction } = asyncContext();
      if (givenUp?.aborted && typeof callback !== "function")
        return Promise.reject(new GivenUpError()) as never;
      if (transaction?.open && transaction.pool === this) {
        const refusal = new OutsideTransactionError();
        if (typeof callback === "function") return callback(refusal, undefined, () => {}) as never;
        return Promise.reject(refusal) as never;
      }
      return (super.connect as (...args: unknown[]) => never)(...args);
    }
  }

  let changes = 0;
  const tellNotice = (businessId: string) => {
    changes += 1;
    for (const listener of noticeListeners) listener(businessId);
  };
  const onConnect = (client: pg.ClientBase) => (client as ListenedClient).listen(tellNotice);
  const pool = new GuardedPool({ ...poolConfig(target), Client: ListenedClient, onConnect });
  // A broken idle connection is replaced by the pool; without a listener it would end the process. One that
  // breaks while in use fails its query as well, so there is nothing to do here either.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    kind: target.kind,
    pool,
    listeners,
    noticeListeners,
    onCommit: () => void (changes += 1),
    tellNotice,
    changeCount: () => changes,
    queryPrepared: (sent) =>
      withClient(pool, async (client) => {
        const results = await sendBatch(client, [...planStatements(client), sent], getTypeParser);
        return results.at(-1)!.rows;
      }),
    insideTransaction(work) {
      const transaction = { pool, open: true };
      return runInContext({ transaction }, work).finally(() => (transaction.open = false));
    },
    untilAborted: (signal, work) => runInContext({ givenUp: signal }, work),
    refuseGivenUp() {
      if (asyncContext().givenUp?.aborted) throw new GivenUpError();
    },
  };
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    broken = leavesUsable(error) ? undefined : (error as Error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** After an ordinary refusal by PostgreSQL the connection is as good as before. */
export function leavesUsable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "ERROR";
}

/** `pg`'s settings for a target: the session's zone is UTC, whatever the URL says of its options. */
export function poolConfig(target: Target): pg.PoolConfig {
  const common: pg.PoolConfig = {
    application_name: "daybook",
    keepAlive: true,
    types: { getTypeParser },
  };
  if (target.kind === "embedded") {
    return {
      ...common,
      host: target.socketDir,
      port: 5432,
      user: "postgres",
      database: "postgres",
      max: 1,
      // One session for the whole life of the process: a new one would wait for the old one's end.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 15 * SECOND,
    };
  }
  // What the URL says wins over settings beside it, so its options have to be taken out of it first.
  const url = new URL(target.url);
  // Compiling a statement takes seconds where running it takes one; an address may ask for it all the same.
  const options = ["-c jit=off", url.searchParams.get("options"), "-c timezone=UTC"]
    .filter(Boolean)
    .join(" ");
  url.searchParams.delete("options");
  return {
    ...common,
    connectionString: url.href,
    options,
    max: target.maxConnections,
    idleTimeoutMillis: 30 * SECOND,
    // Also limits the wait for a free connection. The caller then gets 503 and may retry.
    connectionTimeoutMillis: target.waitMs ?? WAIT_MS,
    statement_timeout: 30 * SECOND,
    // Behind the server's own limit, for a server that has gone silent.
    query_timeout: 35 * SECOND,
  };
}

/** Returns how a type is read: as `pg` does, but int8 (counts, epochs, money) as a number. All of ours stay below 2^53. */
export function getTypeParser(oid: number, format?: "text" | "binary") {
  if (oid === INT8 && format !== "binary") return readInt8;
  return pg.types.getTypeParser(oid, format as "text");
}

function readInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`an integer beyond 2^53 came from the database: ${text}`);
  return value;
}

function statementTexts(query: unknown): readonly string[] {
  if (typeof query === "string") return [query];
  const { text = "", texts = [text] } = Object(query) as { text?: string; texts?: readonly string[] };
  return texts;
}
