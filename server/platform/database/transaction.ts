import type pg from "pg";
import { type BatchStatement, sendBatch } from "./batch.ts";
import { type Connection, getTypeParser } from "./connect.ts";
import { TransactionTimeout, classifyDatabaseError } from "./errors.ts";
import { planStatements } from "./plans.ts";
import { type StatementOptions, toQueryConfig } from "./statement.ts";

export type Sql = {
  /**
   * Inside a transaction, statements of one microtask (`Promise.all`) share a round trip. If one fails, those after it
   * fail too.
   */
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
    options?: StatementOptions,
  ): Promise<Row[]>;
  /** Commits in the round trip of the same microtask's statements. Absent outside a transaction. */
  commit?(): Promise<void>;
  /** Runs an effect after the commit, never after a rollback. It must not throw. Absent outside a transaction. */
  afterCommit?(effect: () => void): void;
};

export type TransactionOptions = {
  /** Milliseconds. Default: 10,000. */
  timeoutMs?: number;
};

const ATTEMPTS = 5;
const TIMEOUT_MS = 10_000;

/**
 * Retries after a deadlock or serialization failure, so `work` must have no effect besides its statements. Other
 * queries are rejected inside: with one connection they would wait forever.
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
      if (attempt === ATTEMPTS || classifyDatabaseError(error)?.kind !== "contention") throw error;
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
  let pending: PendingStatement[] = [];
  let isEnding = false;
  let hasSentPlanSettings = false;

  function openTransaction(): boolean {
    const needsBegin = progress.state === "new";
    progress.state = "open";
    return needsBegin;
  }

  function checkOpen(): void {
    if (isEnding || progress.state === "over")
      throw new Error("the transaction is over: every query in it must be awaited");
    connection.throwIfAborted();
  }

  function enqueue(batchStatement: BatchStatement): Promise<readonly object[]> {
    checkOpen();
    if (pending.length === 0) queueMicrotask(() => void sendPending());
    return new Promise((resolve, reject) => void pending.push({ batchStatement, resolve, reject }));
  }

  async function sendPending(): Promise<void> {
    const batch = pending;
    pending = [];
    const statements = batch.map(({ batchStatement }) => batchStatement);
    const hasCommit = statements.includes(COMMIT);
    const opening = openTransaction() ? [BEGIN] : [];
    if (!hasSentPlanSettings && statements.some(({ name }) => name !== undefined)) {
      hasSentPlanSettings = true;
      opening.push(...planStatements(client));
    }
    // A timeout cannot tell whether a COMMIT in transit succeeded.
    if (hasCommit) deadline.stop();
    try {
      const results = await sendBatch(client, [...opening, ...statements], getTypeParser);
      if (hasCommit) {
        checkCommitted(results.at(-1)!.command);
        progress.state = "committed";
      }
      for (const [index, { resolve }] of batch.entries()) resolve(results[opening.length + index]!.rows);
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
  }

  const sql: Sql = {
    afterCommit: (effect) => void effects.push(effect),
    async commit() {
      const committed = enqueue(COMMIT);
      isEnding = true;
      await committed;
    },
    async query<Row extends object>(text: string, values?: readonly unknown[], options?: StatementOptions) {
      if (values !== undefined) return (await enqueue(toQueryConfig(text, values, options))) as Row[];
      // The text may contain several commands, which only the simple protocol accepts.
      checkOpen();
      if (openTransaction()) await client.query("BEGIN");
      return (await client.query(text)).rows as Row[];
    },
  };
  let connectionError: Error | undefined;
  try {
    const value = await Promise.race([connection.insideTransaction(() => work(sql)), deadline.passed]);
    const isOpen = progress.state === "open";
    if (progress.state !== "committed") connection.throwIfAborted();
    progress.state = "over";
    if (isOpen) checkCommitted((await client.query("COMMIT")).command);
    connection.onCommit();
    for (const effect of effects) effect();
    return value;
  } catch (error) {
    const isOpen = progress.state === "open";
    progress.state = "over";
    // On a server the connection is closed with its running statement. The embedded engine cannot be interrupted.
    const mustClose = error instanceof TransactionTimeout && kind === "server";
    if (mustClose) connectionError = error;
    else if (isOpen) connectionError = await rollBack(client);
    throw error;
  } finally {
    deadline.stop();
    client.release(connectionError);
  }
}

const BEGIN: BatchStatement = { text: "BEGIN" };
const COMMIT: BatchStatement = { text: "COMMIT" };

interface PendingStatement {
  readonly batchStatement: BatchStatement;
  readonly resolve: (rows: readonly object[]) => void;
  readonly reject: (error: Error) => void;
}

/** The reply is ROLLBACK if a statement failed and `work` swallowed the error. */
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
  // Prevents an unhandled rejection.
  passed.catch(() => {});
  return { passed, stop: () => clearTimeout(timer) };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
