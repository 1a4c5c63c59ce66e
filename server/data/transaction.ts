import type pg from "pg";
import type { Connection } from "./connect.ts";
import { TransactionTimeout, databaseFault } from "./errors.ts";
import { type StatementOptions, statement } from "./statement.ts";

/** Hand-written SQL. */
export type Sql = {
  /** Runs one statement with its `$1…` values and gives its rows. The caller names the row's shape. */
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    options?: StatementOptions,
  ): Promise<Row[]>;
  /**
   * Runs an effect after the transaction has committed, and never after a rollback. The effect must not throw. Absent
   * outside a transaction, where each statement commits by itself.
   */
  afterCommit?(effect: () => void): void;
};

export type TransactionOptions = {
  /** The longest that the whole transaction may take, in milliseconds (10,000). */
  timeoutMs?: number;
};

const ATTEMPTS = 5;
const TIMEOUT_MS = 10_000;

/**
 * Runs `work` in one transaction: all of its statements happen, or none. A deadlock or a serialization
 * failure runs it again (so it must have no other effect than its statements), a few times, after a short
 * random pause. Nothing else may be asked of the database from inside: on one connection that would wait
 * for ever, so it is refused.
 *
 * @throws {TransactionTimeout} when it took too long; it is rolled back
 */
export async function runTransaction<T>(
  connection: Connection,
  work: (sql: Sql) => Promise<T>,
  { timeoutMs = TIMEOUT_MS }: TransactionOptions = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptTransaction(connection, work, timeoutMs);
    } catch (error) {
      if (attempt === ATTEMPTS || databaseFault(error)?.kind !== "contention") throw error;
      await pause(2 ** attempt * 5 * (0.5 + Math.random()));
    }
  }
}

async function attemptTransaction<T>(
  connection: Connection,
  work: (sql: Sql) => Promise<T>,
  timeoutMs: number,
): Promise<T> {
  const client = await connection.pool.connect();
  let open = true;
  const effects: (() => void)[] = [];
  const sql: Sql = {
    afterCommit: (effect) => void effects.push(effect),
    async query<Row extends object>(
      text: string,
      values: readonly unknown[] = [],
      options?: StatementOptions,
    ) {
      if (!open) throw new Error("the transaction is over: every query in it must be awaited");
      connection.refuseGivenUp();
      const sent = statement(connection.kind, text, values, options);
      const result = await client.query<Row & pg.QueryResultRow>(sent);
      return result.rows as Row[];
    },
  };
  let broken: Error | undefined;
  const deadline = startDeadline(timeoutMs);
  try {
    await client.query("BEGIN");
    const value = await Promise.race([connection.insideTransaction(() => work(sql)), deadline.passed]);
    open = false;
    connection.refuseGivenUp();
    const end = await client.query("COMMIT");
    // A statement failed and `work` swallowed it: PostgreSQL answers a commit with ROLLBACK then.
    if (end.command !== "COMMIT")
      throw new Error("the transaction was rolled back: a statement in it had failed");
    for (const effect of effects) effect();
    return value;
  } catch (error) {
    open = false;
    // On a server what still runs is left behind with its connection. The embedded engine cannot be
    // interrupted and has no other connection: there the rollback waits its turn.
    const abandon = error instanceof TransactionTimeout && connection.kind === "server";
    broken = abandon ? error : await rollBack(client);
    throw error;
  } finally {
    deadline.stop();
    // A connection in an unknown state is closed, which ends its transaction on the server.
    client.release(broken);
  }
}

async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query("ROLLBACK");
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

function startDeadline(ms: number): { passed: Promise<never>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TransactionTimeout(`a transaction took longer than ${ms} ms`)), ms);
  });
  // Also when nobody is waiting for it any more.
  passed.catch(() => {});
  return { passed, stop: () => clearTimeout(timer) };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
