import PgBoss from "pg-boss";
import type { Database } from "../data/database.ts";
import { whileAlone } from "../data/startLock.ts";
import type { Sql } from "../data/transaction.ts";
import type { Jobs } from "../services/ports.ts";

const SEND_NOTICES = "send-notices";

/** How often an idle process looks for jobs. */
const POLLING_SECONDS = 2;

/** The queue that jobs wait in: rows of the same database, written in the transaction that makes them necessary. */
export interface Queue extends Jobs {
  /** Has what is written into the queue done here, from now on: what is owed by mail and to partners, sent. */
  work(sendDue: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
  /** Rejects unless jobs are done here. */
  check(): Promise<void>;
}

/**
 * Opens the queue. It keeps its own tables, in a schema of their own, and brings them up to date; of several processes
 * that start at once one does that.
 */
export async function openQueue(database: Database, onError: (error: unknown) => void): Promise<Queue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    schedule: false,
    // What is done is of no more use: notices say themselves what became of them.
    archiveCompletedAfterSeconds: 60 * 60,
    deleteAfterHours: 1,
  });
  let isWorking = false;
  boss.on("error", onError);
  await whileAlone(database, "jobs", async () => {
    await boss.start();
    await boss.createQueue(SEND_NOTICES);
  });
  const wake = async (sql: Sql): Promise<void> => {
    const db = {
      executeSql: async (text: string, values: unknown[]) => ({ rows: await sql.query(text, values) }),
    };
    await boss.send(SEND_NOTICES, {}, { db, retryLimit: 3, retryBackoff: true });
  };
  return {
    // One job wakes all who send: the rows say what is due.
    sendNotices: wake,
    deliverEvents: wake,
    async work(sendDue) {
      const options = { pollingIntervalSeconds: POLLING_SECONDS, batchSize: 100 };
      // However many orders ask for it, going through what is due once serves them all.
      await boss.work(SEND_NOTICES, options, async () => {
        const failed = await sendDue().then(
          () => false,
          (error: unknown) => {
            onError(error);
            return true;
          },
        );
        // The queue keeps what a job fails of, a row that the database quotes with it: it is told no more than that.
        if (failed) throw new Error("it failed: the log says why");
      });
      isWorking = true;
    },
    async close() {
      isWorking = false;
      // Whoever sends has finished before. What is left of a job is tried again, and the notices know better anyway.
      await boss.stop({ graceful: false });
    },
    async check() {
      if (!isWorking || !(await boss.isInstalled())) throw new Error("the queue is not running");
    },
  };
}
