import type pg from "pg";
import { type BatchStatement, sendBatch } from "./batch.ts";
import { type Connection, getTypeParser } from "./connect.ts";
import { TransactionTimeout, databaseFault } from "./errors.ts";
import { planStatements } from "./plans.ts";
import { type StatementOptions, statement } from "./statement.ts";

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
  let asked: Asked[] = [];
  let isEnding = false;
  let plansOnce = false;

  function begin(): boolean {
    const begins = progress.state === "new";
    progress.state = "open";
    return begins;
  }

  function checkOpen(): void {
    if (isEnding || progress.state === "over")
      throw new Error("the transaction is over: every query in it must be awaited");
    connection.refuseGivenUp();
  }

  function ask(sent: BatchStatement): Promise<readonly object[]> {
    checkOpen();
    if (asked.length === 0) queueMicrotask(() => void sendAsked());
    return new Promise((resolve, reject) => void asked.push({ sent, resolve, reject }));
  }

  async function sendAsked(): Promise<void> {
    const batch = asked;
    asked = [];
    const statements = batch.map(({ sent }) => sent);
    const commits = statements.includes(COMMIT);
    const opening = begin() ? [BEGIN] : [];
    if (!plansOnce && statements.some(({ name }) => name !== undefined)) {
      plansOnce = true;
      opening.push(...planStatements(client));
    }
    // A timeout cannot tell whether a COMMIT in transit succeeded.
    if (commits) deadline.stop();
    try {
      const results = await sendBatch(client, [...opening, ...statements], getTypeParser);
      if (commits) {
        checkCommitted(results.at(-1)!.command);
        progress.state = "committed";
      }
      for (const [place, { resolve }] of batch.entries()) resolve(results[opening.length + place]!.rows);
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
  }

  const sql: Sql = {
    afterCommit: (effect) => void effects.push(effect),
    async commit() {
      const ended = ask(COMMIT);
      isEnding = true;
      await ended;
    },
    async query<Row extends object>(text: string, values?: readonly unknown[], options?: StatementOptions) {
      if (values !== undefined) return (await ask(statement(kind, text, values, options))) as Row[];
      // The text may contain several commands, which only the simple protocol accepts.
      checkOpen();
      if (begin()) await client.query("BEGIN");
      return (await client.query(text)).rows as Row[];
    },
  };
  let broken: Error | undefined;
  try {
    const value = await Promise.race([connection.insideTransaction(() => work(sql)), deadline.passed]);
    const isOpen = progress.state === "open";
    if (progress.state !== "committed") connection.refuseGivenUp();
    progress.state = "over";
    if (isOpen) checkCommitted((await client.query("COMMIT")).command);
    connection.onCommit();
    for (const effect of effects) effect();
    return value;
  } catch (error) {
    const isOpen = progress.state === "open";
    progress.state = "over";
    // On a server the connection is closed with its running statement. The embedded engine cannot be interrupted.
    const abandon = error instanceof TransactionTimeout && kind === "server";
    if (abandon) broken = error;
    else if (isOpen) broken = await rollBack(client);
    throw error;
  } finally {
    deadline.stop();
    client.release(broken);
  }
}

const BEGIN: BatchStatement = { text: "BEGIN" };
const COMMIT: BatchStatement = { text: "COMMIT" };

interface Asked {
  readonly sent: BatchStatement;
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
