import { afterAll, beforeAll, expect, it } from "vitest";
import { createSenders } from "../jobs/senders.ts";
import { figures } from "../services/figures.ts";
import { type TestGraph, testGraph } from "../testing/graph.ts";
import { requireMigrated } from "./migrate.ts";

let graph: TestGraph;
beforeAll(async () => {
  graph = await testGraph();
});
afterAll(() => graph.close());

it("counts due work in one statement, and checks senders and migrations", async () => {
  const { database, clock } = graph;
  const senders = createSenders();
  expect(() => senders.check()).toThrow("no sender has started");
  let isBroken = false;
  const check = () => {
    if (isBroken) throw new Error("mails: closed");
  };
  senders.add({ wake: () => {}, check });
  senders.check();
  isBroken = true;
  expect(() => senders.check()).toThrow("mails: closed");
  await requireMigrated(database);
  const sent = await graph.statementsOf(async () => {
    expect(await figures(database, clock)).toMatchObject({
      daybook_mails_due: 0,
      daybook_webhooks_due: 0,
      daybook_oldest_due_seconds: 0,
      daybook_database_connections: expect.any(Number),
    });
  });
  expect(sent.filter((text) => text.includes("webhook_deliveries"))).toHaveLength(1);
  await database.query(
    "UPDATE _prisma_migrations SET rolled_back_at = now() WHERE migration_name = (SELECT max(migration_name) FROM _prisma_migrations)",
  );
  await expect(requireMigrated(database)).rejects.toThrow("has not been applied");
});
