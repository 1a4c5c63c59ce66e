import { afterAll, beforeAll, expect, it } from "vitest";
import { openQueue } from "../jobs/queue.ts";
import { figures } from "../services/figures.ts";
import { type TestGraph, testGraph } from "../testing/graph.ts";
import { requireMigrated } from "./migrate.ts";

let graph: TestGraph;
beforeAll(async () => {
  graph = await testGraph();
});
afterAll(() => graph.close());

it("what waits is counted in one statement, and readiness asks for the queue and the migrations", async () => {
  const { database, clock } = graph;
  const queue = await openQueue(database, () => {});
  try {
    await expect(queue.check()).rejects.toThrow("not running");
    await queue.work(async () => {});
    await queue.check();
    await requireMigrated(database);
    const sent = await graph.statementsOf(async () => {
      expect(await figures(database, clock)).toMatchObject({
        daybook_mails_due: 0,
        daybook_webhooks_due: 0,
        daybook_oldest_due_seconds: 0,
        daybook_jobs_waiting: 0,
        daybook_database_connections: expect.any(Number),
      });
    });
    expect(sent.filter((text) => text.includes("webhook_deliveries"))).toHaveLength(1);
    await database.query(
      "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)",
    );
    await expect(requireMigrated(database)).rejects.toThrow("has not been applied");
  } finally {
    await queue.close();
  }
  await expect(queue.check()).rejects.toThrow("not running");
});
