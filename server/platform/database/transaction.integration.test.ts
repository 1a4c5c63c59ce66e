import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase } from "../../testing/database/testDatabase.ts";
import { AbortedWorkError, OutsideTransactionError } from "./connect.ts";
import type { Database } from "./database.ts";
import { TransactionTimeout, classifyDatabaseError } from "./errors.ts";

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await database.query("CREATE TABLE note (id int PRIMARY KEY, body text CHECK (body <> $$$$))");
});
afterAll(() => database.close());
beforeEach(() => database.query("DELETE FROM note"));

const notes = async (): Promise<number[]> =>
  (await database.query<{ id: number }>("SELECT id FROM note ORDER BY id")).map((row) => row.id);

describe("aborted work", () => {
  it("sends nothing more and leaves nothing behind, with or without a transaction", async () => {
    const giving = new AbortController();
    const work = database.untilAborted(giving.signal, () =>
      database.transaction(async (sql) => {
        await sql.query("INSERT INTO note VALUES (1)");
        giving.abort();
        await sql.query("INSERT INTO note VALUES (2)");
      }),
    );
    await expect(work).rejects.toThrow(AbortedWorkError);
    const outside = database.untilAborted(giving.signal, () => database.query("INSERT INTO note VALUES (3)"));
    await expect(outside).rejects.toThrow(AbortedWorkError);
    const read = database.untilAborted(giving.signal, async () => await database.prisma.business.findMany());
    await expect(read).rejects.toThrow();
    expect(await notes()).toEqual([]);
  });

  it("is not committed", async () => {
    const giving = new AbortController();
    const work = database.untilAborted(giving.signal, () =>
      database.transaction(async (sql) => {
        await sql.query("INSERT INTO note VALUES (1)");
        giving.abort();
      }),
    );
    await expect(work).rejects.toThrow(AbortedWorkError);
    expect(await notes()).toEqual([]);
  });

  it("does not affect other work", async () => {
    const giving = new AbortController();
    giving.abort();
    await database.untilAborted(giving.signal, async () => {});
    await database.transaction((sql) => sql.query("INSERT INTO note VALUES (1)"));
    expect(await notes()).toEqual([1]);
  });
});

describe("transaction", () => {
  it("commits all statements and returns the result of the work", async () => {
    const value = await database.transaction(async (sql) => {
      await sql.query("INSERT INTO note VALUES ($1, $2)", [1, "a"]);
      await sql.query("INSERT INTO note VALUES ($1, $2)", [2, "b"]);
      return "done";
    });
    expect(value).toBe("done");
    expect(await notes()).toEqual([1, 2]);
  });

  it("rolls back when the work throws", async () => {
    const work = database.transaction(async (sql) => {
      await sql.query("INSERT INTO note VALUES (1)");
      throw new Error("no");
    });
    await expect(work).rejects.toThrow("no");
    expect(await notes()).toEqual([]);
  });

  it("fails when a statement failed, even if the work caught the error", async () => {
    const work = database.transaction(async (sql) => {
      await sql.query("INSERT INTO note VALUES (1)");
      await sql.query("INSERT INTO note VALUES (1)").catch(() => {});
    });
    await expect(work).rejects.toThrow("a statement in it had failed");
    expect(await notes()).toEqual([]);
  });

  it.each([
    ["a query", () => database.query("SELECT 1")],
    ["the pool", () => database.pool.query("SELECT 1")],
    ["a connection", () => database.pool.connect()],
    ["another transaction", () => database.transaction(async () => {})],
  ])("rejects %s outside the transaction from inside it", async (_name, outside) => {
    const work = database.transaction(async (sql) => {
      await sql.query("INSERT INTO note VALUES (1)");
      await outside();
    });
    await expect(work).rejects.toThrow(OutsideTransactionError);
    expect(await notes()).toEqual([]);
  });

  it.each([
    ["a model", () => database.prisma.business.findMany()],
    ["raw SQL", () => database.prisma.$queryRaw`SELECT 1`],
    ["a transaction", () => database.prisma.$transaction(async () => {})],
  ])("rejects Prisma's %s from inside", async (_name, outside) => {
    const work = database.transaction(async (sql) => {
      await sql.query("INSERT INTO note VALUES (1)");
      await outside();
    });
    await expect(work).rejects.toThrow("a query outside the transaction");
    expect(await notes()).toEqual([]);
  });

  it("does not reject work that starts inside but queries after the end", async () => {
    let lateQuery: Promise<unknown> = Promise.resolve();
    await database.transaction(async (sql) => {
      await sql.query("SELECT 1");
      lateQuery = new Promise((resolve) => setTimeout(resolve, 50)).then(() =>
        database.query("SELECT 7 AS n"),
      );
    });
    expect(await lateQuery).toEqual([{ n: 7 }]);
  });

  it("rejects a statement after its end", async () => {
    const endedTransaction = await database.transaction(async (sql) => sql);
    await expect(endedTransaction.query("SELECT 1")).rejects.toThrow("the transaction is over");
  });

  it("rolls back after its time limit while others continue", async () => {
    const work = database.transaction(
      async (sql) => {
        await sql.query("INSERT INTO note VALUES (1)");
        await new Promise(() => {});
      },
      { timeoutMs: 50 },
    );
    await expect(work).rejects.toThrow(TransactionTimeout);
    expect(await notes()).toEqual([]);
  });

  it("retries after a serialization failure", async () => {
    let tries = 0;
    await database.transaction(async (sql) => {
      tries += 1;
      await sql.query("INSERT INTO note VALUES ($1)", [tries]);
      if (tries < 3) await sql.query(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`);
    });
    expect(tries).toBe(3);
    expect(await notes()).toEqual([3]);
  });

  it("runs concurrently with many others", async () => {
    const ids = Array.from({ length: 100 }, (_, index) => index);
    await Promise.all(
      ids.map((id) => database.transaction((sql) => sql.query("INSERT INTO note VALUES ($1)", [id]))),
    );
    expect(await notes()).toEqual(ids);
  });
});

describe("connection", () => {
  it("uses UTC for hand-written SQL and for Prisma", async () => {
    await database.query("CREATE TABLE moment (at timestamptz)");
    const instant = new Date("2026-07-01T12:00:00Z");
    await database.prisma.$executeRaw`INSERT INTO moment VALUES (${instant})`;
    await database.query("INSERT INTO moment VALUES ($1)", [instant]);
    const rows = await database.query("SELECT extract(epoch FROM at)::int8 AS epoch, at FROM moment");
    expect(rows).toEqual([
      { epoch: 1_782_907_200, at: instant },
      { epoch: 1_782_907_200, at: instant },
    ]);
    expect(await database.query(`SELECT current_setting('timezone') AS zone`)).toEqual([
      { zone: expect.stringMatching(/^(UTC|GMT|Etc\/UTC)$/) as string },
    ]);
  });

  it("reads int8 as a number and rejects one that would lose digits", async () => {
    expect(await database.query("SELECT 9007199254740991::int8 AS n")).toEqual([
      { n: 9_007_199_254_740_991 },
    ]);
    await expect(database.query("SELECT 9007199254740993::int8 AS n")).rejects.toThrow("beyond 2^53");
  });

  it("reports every statement to its listeners until they are removed", async () => {
    const statements: string[] = [];
    const stop = database.onStatement((text) => statements.push(text));
    await database.transaction((sql) => sql.query("SELECT 1 AS ours"));
    await database.prisma.business.findMany({ select: { id: true } });
    stop();
    await database.query("SELECT 2");
    expect(statements.slice(0, 3)).toEqual(["BEGIN", "SELECT 1 AS ours", "COMMIT"]);
    expect(statements).toHaveLength(4);
    expect(statements[3]).toContain('FROM "public"."businesses"');
  });

  it("classifies errors of SQL and Prisma alike", async () => {
    await database.query("INSERT INTO note VALUES (1)");
    const twice = await database.query("INSERT INTO note VALUES (1)").catch(classifyDatabaseError);
    expect(twice).toEqual({ kind: "duplicate", constraint: "note_pkey" });
    const empty = await database.prisma.$executeRaw`INSERT INTO note VALUES (2, '')`.catch(
      classifyDatabaseError,
    );
    expect(empty).toEqual({ kind: "check", constraint: "note_body_check" });
    const bug = await database.query("SELECT nothing").catch(classifyDatabaseError);
    expect(bug).toBeNull();
  });
});
