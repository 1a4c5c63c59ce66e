import pg from "pg";
import { type AbortState, getAsyncContext, runInContext } from "../work/asyncContext.ts";
import { type BatchStatement, sendBatch } from "./batch.ts";
import { planStatements } from "./plans.ts";

export type StatementListener = (text: string) => void;

/** Receives the id of a changed business. An empty text means all businesses. */
export type SiteChangeListener = (businessId: string) => void;

export const SITE_CHANNEL = "daybook_site";

/** Its payload is the id of a business that has new events, or whose keys, users or sessions changed. */
export const EVENTS_CHANNEL = "daybook_events";

export type NoticeListener = (channel: string, payload: string) => void;

/** Thrown when code inside a transaction requests a second connection. With only one, it would wait forever. */
export class OutsideTransactionError extends Error {
  override name = "OutsideTransactionError";
  constructor() {
    super(
      "a query outside the transaction from inside its callback: use the `sql` that the callback receives",
    );
  }
}

export class AbortedWorkError extends Error {
  override name = "GivenUpError";
  constructor() {
    super("the query was cancelled, because its request has ended");
  }
}

export type Target =
  | { kind: "embedded"; socketDir: string }
  | {
      kind: "server";
      url: string;
      maxConnections: number;
      waitMs?: number;
    };

export type Connection = {
  kind: Target["kind"];
  pool: pg.Pool;
  listeners: Set<StatementListener>;
  siteChangeListeners: Set<SiteChangeListener>;
  /** Receive the notices of the embedded database's connection. A server has a connection for them (`notices.ts`). */
  noticeListeners: Set<NoticeListener>;
  onCommit(): void;
  notifySiteChange: SiteChangeListener;
  /** Number of commits and site changes so far. */
  changeCount(): number;
  queryNamed(statement: BatchStatement): Promise<readonly object[]>;
  /** Rejects every new connection that `work` requests before it ends. */
  insideTransaction<T>(work: () => Promise<T>): Promise<T>;
  /** After `signal` is aborted, no further statement of `work` is sent. */
  untilAborted<T>(signal: AbortState, work: () => Promise<T>): Promise<T>;
  /** @throws {AbortedWorkError} when the current work was aborted */
  throwIfAborted(): void;
};

const SECOND = 1_000;
/** Milliseconds. Long enough for a short burst, short enough for a waiting visitor. */
const WAIT_MS = 4 * SECOND;
const INT8 = 20;

export function connect(target: Target): Connection {
  const listeners = new Set<StatementListener>();
  const siteChangeListeners = new Set<SiteChangeListener>();
  const noticeListeners = new Set<NoticeListener>();

  class ListeningClient extends pg.Client {
    override query(...args: unknown[]): never {
      if (listeners.size > 0) {
        for (const text of getStatementTexts(args[0])) for (const listener of listeners) listener(text);
      }
      return (super.query as (...args: unknown[]) => never)(...args);
    }

    // The notification arrives before the COMMIT is confirmed. Without LISTEN (a standby, a pooler), the change is
    // noticed later. `super.query` hides it from statement listeners.
    async listen(listener: SiteChangeListener): Promise<void> {
      this.on("notification", ({ channel, payload = "" }) => {
        if (channel === SITE_CHANNEL) return listener(payload);
        for (const noticeListener of noticeListeners) noticeListener(channel, payload);
      });
      // The session of the embedded database outlives a connection and keeps its statement names.
      if (target.kind === "embedded") await super.query("DEALLOCATE ALL");
      const channels = target.kind === "embedded" ? [SITE_CHANNEL, EVENTS_CHANNEL] : [SITE_CHANNEL];
      for (const channel of channels) await super.query(`LISTEN ${channel}`).catch(() => {});
      // The previous connection may have missed a change.
      if (target.kind === "embedded") listener("");
    }
  }

  class GuardedPool extends pg.Pool {
    // The pool's own `query` closes the connection after every error. The embedded database has only one.
    override query(...args: unknown[]): never {
      if (typeof args[args.length - 1] === "function") {
        return (super.query as (...args: unknown[]) => never)(...args);
      }
      return withClient(this, (client) =>
        (client.query as (...args: unknown[]) => Promise<unknown>)(...args),
      ) as never;
    }

    override connect(...args: unknown[]): never {
      const callback = args[0];
      const { abortState, transaction } = getAsyncContext();
      if (abortState?.aborted && typeof callback !== "function")
        return Promise.reject(new AbortedWorkError()) as never;
      if (transaction?.open && transaction.pool === this) {
        const error = new OutsideTransactionError();
        if (typeof callback === "function") return callback(error, undefined, () => {}) as never;
        return Promise.reject(error) as never;
      }
      return (super.connect as (...args: unknown[]) => never)(...args);
    }
  }

  let changes = 0;
  const notifySiteChange = (businessId: string) => {
    changes += 1;
    for (const listener of siteChangeListeners) listener(businessId);
  };
  const onConnect = (client: pg.ClientBase) => (client as ListeningClient).listen(notifySiteChange);
  const pool = new GuardedPool({ ...poolConfig(target), Client: ListeningClient, onConnect });
  // Without a listener, an error of a connection would end the process. The pool replaces broken connections.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return {
    kind: target.kind,
    pool,
    listeners,
    siteChangeListeners,
    noticeListeners,
    onCommit: () => void (changes += 1),
    notifySiteChange,
    changeCount: () => changes,
    queryNamed: (statement) =>
      withClient(pool, async (client) => {
        const results = await sendBatch(client, [...planStatements(client), statement], getTypeParser);
        return results.at(-1)!.rows;
      }),
    insideTransaction(work) {
      const transaction = { pool, open: true };
      return runInContext({ transaction }, work).finally(() => (transaction.open = false));
    },
    untilAborted: (signal, work) => runInContext({ abortState: signal }, work),
    throwIfAborted() {
      if (getAsyncContext().abortState?.aborted) throw new AbortedWorkError();
    },
  };
}

async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    return await work(client);
  } catch (error) {
    broken = isConnectionUsable(error) ? undefined : (error as Error);
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Returns true if the connection can be used after the error: PostgreSQL rejected one statement. */
export function isConnectionUsable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.severity === "ERROR";
}

/** The session's zone is UTC, whatever options the URL contains. */
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
      // A new session would wait until the old one ends.
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 15 * SECOND,
    };
  }
  // The URL takes precedence over these settings, so its options are moved.
  const url = new URL(target.url);
  // JIT compilation takes longer than our statements.
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
    // Also limits the wait for a free connection.
    connectionTimeoutMillis: target.waitMs ?? WAIT_MS,
    statement_timeout: 30 * SECOND,
    // Longer than `statement_timeout`, for a server that no longer replies.
    query_timeout: 35 * SECOND,
  };
}

/** Parses int8 as a number (all values stay below 2^53), other types as `pg` does. */
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

function getStatementTexts(query: unknown): readonly string[] {
  if (typeof query === "string") return [query];
  const { text = "", texts = [text] } = Object(query) as { text?: string; texts?: readonly string[] };
  return texts;
}
