import type pg from "pg";
import { type BatchStatement, sendBatch } from "./batch.ts";
import { type Connection, getTypeParser } from "./connect.ts";
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
   * Runs statements in their order in one round trip, and gives the rows of each. With `commits`, COMMIT travels with them and the
   * transaction is over: nothing more can be asked. Absent outside a transaction.
   */
  queryAll?<Rows extends readonly (readonly object[])[]>(
    statements: readonly SqlStatement[],
    options?: { readonly commits?: boolean },
  ): Promise<Rows>;
  /**
   * Runs an effect after the transaction has committed, and never after a rollback. The effect must not throw. Absent
   * outside a transaction, where each statement commits by itself.
   */
  afterCommit?(effect: () => void): void;
};

/** A statement with its `$1…` values. */
export type SqlStatement = {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly options?: StatementOptions;
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
  const { kind } = connection;
  const progress: { state: "new" | "open" | "committed" | "over" } = { state: "new" };
  const effects: (() => void)[] = [];
  const deadline = startDeadline(timeoutMs);

  /** Returns whether BEGIN is still to be sent. */
  function begin(): boolean {
    if (progress.state === "over" || progress.state === "committed")
      throw new Error("the transaction is over: every query in it must be awaited");
    connection.refuseGivenUp();
    const begins = progress.state === "new";
    progress.state = "open";
    return begins;
  }

  // BEGIN travels with the first statement: a round trip less.
  async function send(statements: readonly SqlStatement[], commits: boolean): Promise<object[][]> {
    const begins = begin();
    // Whether a COMMIT that is on its way was done cannot be decided by a clock.
    if (commits) deadline.stop();
    const sent: BatchStatement[] = [
      ...(begins ? [{ text: "BEGIN" }] : []),
      ...statements.map(({ text, values = [], options }) => statement(kind, text, values, options)),
      ...(commits ? [{ text: "COMMIT" }] : []),
    ];
    const results = await sendBatch(client, sent, getTypeParser);
    if (commits) {
      checkCommitted(results.at(-1)!.command);
      progress.state = "committed";
    }
    const first = begins ? 1 : 0;
    return results.slice(first, first + statements.length).map(({ rows }) => [...rows]);
  }

  const sql: Sql = {
    afterCommit: (effect) => void effects.push(effect),
    async query<Row extends object>(text: string, values?: readonly unknown[], options?: StatementOptions) {
      if (values !== undefined)
        return (await send([{ text, values, ...(options && { options }) }], false))[0] as Row[];
      // Without values it may be a script of several commands, which only the simple protocol takes.
      if (begin()) await client.query("BEGIN");
      return (await client.query(statement(kind, text, [], options))).rows as Row[];
    },
    async queryAll<Rows extends readonly (readonly object[])[]>(
      statements: readonly SqlStatement[],
      { commits = false }: { readonly commits?: boolean } = {},
    ) {
      return (await send(statements, commits)) as readonly object[][] as unknown as Rows;
    },
  };
  let broken: Error | undefined;
  try {
    const value = await Promise.race([connection.insideTransaction(() => work(sql)), deadline.passed]);
    const isOpen = progress.state === "open";
    if (progress.state !== "committed") connection.refuseGivenUp();
    progress.state = "over";
    if (isOpen) checkCommitted((await client.query("COMMIT")).command);
    for (const effect of effects) effect();
    return value;
  } catch (error) {
    const isOpen = progress.state === "open";
    progress.state = "over";
    // On a server what still runs is left behind with its connection. The embedded engine cannot be
    // interrupted and has no other connection: there the rollback waits its turn.
    const abandon = error instanceof TransactionTimeout && kind === "server";
    if (abandon) broken = error;
    else if (isOpen) broken = await rollBack(client);
    throw error;
  } finally {
    deadline.stop();
    // A connection in an unknown state is closed, which ends its transaction on the server.
    client.release(broken);
  }
}

/** PostgreSQL answers a COMMIT with ROLLBACK when a statement failed and `work` swallowed that. */
function checkCommitted(command: string): void {
  if (command !== "COMMIT") throw new Error("the transaction was rolled back: a statement in it had failed");
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
