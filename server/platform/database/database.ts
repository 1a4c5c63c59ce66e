import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import type { AbortState } from "../work/asyncContext.ts";
import {
  type Connection,
  type NoticeListener,
  type SiteChangeListener,
  type StatementListener,
  type Target,
  connect,
} from "./connect.ts";
import { type EmbeddedDatabase, startEmbedded } from "./embedded/embedded.ts";
import { classifyDatabaseError } from "./errors.ts";
import { type Prisma, PrismaClient } from "./prisma/client.ts";
import { sharesBackends } from "./embedded/sharedBackends.ts";
import { type StatementOptions, toQueryConfig } from "./statement.ts";
import { type Sql, type TransactionOptions, runTransaction } from "./transaction.ts";

export type { Sql } from "./transaction.ts";

export type DatabaseConfig =
  | { kind: "embedded"; dir: string }
  | {
      kind: "server";
      url: string;
      maxConnections: number;
      waitMs?: number;
    };

export type Database = {
  readonly kind: DatabaseConfig["kind"];
  /** For a connection outside the pool, which the embedded database does not allow. */
  readonly target: Target;
  /** With the embedded database it has one connection. */
  readonly pool: pg.Pool;
  readonly prisma: PrismaClient;
  query: Sql["query"];
  transaction<T>(work: (sql: Sql) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** As in `Sql`. Only a nested transaction has it. */
  afterCommit?: NonNullable<Sql["afterCommit"]>;
  /** After `signal` is aborted no further statement is sent, and open transactions are rolled back. */
  untilAborted<T>(signal: AbortState, work: () => Promise<T>): Promise<T>;
  onStatement(listener: StatementListener): () => void;
  /** Returns a function that removes the listener. An empty text means all businesses. */
  onSiteChange(listener: SiteChangeListener): () => void;
  notifySiteChange: SiteChangeListener;
  /** Only the embedded database has these notices. `subscribeNotices` serves both kinds. */
  onNotice(listener: NoticeListener): () => void;
  changeCount(): number;
  /** Called once if the embedded engine crashes. The process must end then. */
  onFailure(listener: (error: Error) => void): void;
  close(): Promise<void>;
};

export class DatabaseStartError extends Error {
  override name = "DatabaseStartError";
}

const MIN_SERVER_VERSION = 150_000;
const PROBE = { text: "2026-01-01 00:00:00", epoch: 1_767_225_600 };

/**
 * Opens the database and checks its version and settings, without migrations.
 * @param starting the embedded database, if its start has already begun
 * @throws {DatabaseStartError} when a server is unreachable, too old, not in UTC, or behind a pooler in transaction
 * mode
 * @throws {FolderLockedError} when another process uses the embedded database
 * @throws {EmbeddedDatabaseError} when the embedded database cannot start
 */
export async function openDatabase(
  config: { database: DatabaseConfig },
  starting?: Promise<EmbeddedDatabase>,
): Promise<Database> {
  if (config.database.kind === "server") {
    return checkDatabase(createDatabase(config.database, connect(config.database)));
  }
  const embedded = await (starting ?? startEmbedded(config.database.dir));
  const target: Target = { kind: "embedded", socketDir: embedded.socketDir };
  return checkDatabase(createDatabase(target, connect(target), embedded));
}

/**
 * Metadata may be large, and its readers select it by SQL. As an `object` the option does not change the row types, to
 * which graph types refer.
 */
const OMITTED_COLUMNS: object = {
  omit: {
    booking: { metadata: true },
    business: { metadata: true },
    contact: { metadata: true },
    order: { metadata: true },
    service: { metadata: true },
    staff: { metadata: true },
  },
} satisfies Pick<Prisma.PrismaClientOptions, "omit">;

function createDatabase(target: Target, connection: Connection, embedded?: EmbeddedDatabase): Database {
  const { pool, listeners, siteChangeListeners, noticeListeners } = connection;
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    ...OMITTED_COLUMNS,
    transactionOptions: { maxWait: 15_000, timeout: 10_000 },
  });
  return {
    kind: target.kind,
    target,
    pool,
    prisma,
    async query<Row extends object>(
      text: string,
      values: readonly unknown[] = [],
      options?: StatementOptions,
    ) {
      const sent = toQueryConfig(text, values, options);
      if (sent.name === undefined) return (await pool.query<Row & pg.QueryResultRow>(sent)).rows as Row[];
      return (await connection.queryNamed(sent)) as Row[];
    },
    transaction(work, options) {
      return runTransaction(connection, work, options);
    },
    untilAborted: (signal, work) => connection.untilAborted(signal, work),
    onStatement(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSiteChange(listener) {
      siteChangeListeners.add(listener);
      return () => siteChangeListeners.delete(listener);
    },
    notifySiteChange: connection.notifySiteChange,
    onNotice(listener) {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },
    changeCount: connection.changeCount,
    onFailure(listener) {
      embedded?.onFailure(listener);
    },
    async close() {
      await prisma.$disconnect();
      await pool.end();
      await embedded?.close();
    },
  };
}

async function checkDatabase(database: Database): Promise<Database> {
  try {
    const [row] = await database.query<{ version: number; epoch: number }>(
      `SELECT current_setting('server_version_num')::int AS version,
              extract(epoch FROM '${PROBE.text}'::timestamptz)::int8 AS epoch`,
    );
    if (!row || row.version < MIN_SERVER_VERSION) {
      throw new DatabaseStartError("DATABASE_URL names a PostgreSQL older than 15: use 15 or newer");
    }
    // Prisma's driver stores wrong instants in any other zone and reads them back without an error.
    if (row.epoch !== PROBE.epoch) {
      throw new DatabaseStartError(
        "the database session is not in UTC: let DATABASE_URL reach PostgreSQL itself, or set the zone with ALTER DATABASE … SET timezone TO UTC",
      );
    }
    if (database.kind === "server" && (await sharesBackends(database.target))) {
      throw new DatabaseStartError(
        "DATABASE_URL leads through a pooler in transaction mode, which Daybook cannot use: name PostgreSQL itself, or set pool_mode = session for this database",
      );
    }
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    throw error instanceof DatabaseStartError ? error : new DatabaseStartError(formatStartError(error));
  }
}

function formatStartError(error: unknown): string {
  const text =
    error instanceof Error ? error.message || String((error as { code?: string }).code) : String(error);
  const line = text.split("\n")[0] ?? "";
  // The message of PgBouncer.
  if (line.includes("unsupported startup parameter"))
    return `the pooler at DATABASE_URL rejects settings of a session (${line}): in PgBouncer set pool_mode = session and ignore_startup_parameters = statement_timeout,options, and for the database set timezone to UTC, jit to off and statement_timeout to 30s with ALTER DATABASE`;
  return classifyDatabaseError(error)?.kind === "unavailable"
    ? `the database at DATABASE_URL cannot be reached (${line}): start it, or check the address`
    : `the database at DATABASE_URL cannot be used (${line}): check the user, the password and the database's name`;
}
