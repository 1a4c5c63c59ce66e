import { expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { createSenders } from "../../modules/notifications/jobs/senders.ts";
import { loadGauges } from "../loadGauges.ts";
import { openGraph } from "../../testing/graph.ts";
import { addUser } from "../../testing/identity/signedIn.ts";
import { readBacklog } from "./backlog.ts";
import { requireMigrated } from "../../platform/database/migrations/migrate.ts";
import { insertUserLink } from "../../modules/access/data/users/userLinks.ts";
import { insertUserNotifications } from "../../modules/access/data/users/userNotifications.ts";

const graph = await openGraph();

it("counts due mails of users", async () => {
  const { database, clock } = graph;
  const scope = await graph.scope();
  const businessId = scope.business.id;
  const now = clock.now();
  const userId = await addUser(scope, "OWNER", "ada@example.org");
  await database.query("UPDATE user_links SET mail_due_at = NULL");
  await database.query("UPDATE user_notifications SET mail_due_at = NULL");
  const due = async () => {
    const { mailsDue, oldestDueSeconds } = await readBacklog(database.query, now);
    return [mailsDue, oldestDueSeconds];
  };
  expect(await due()).toEqual([0, 0]);
  const link = { businessId, userId, purpose: "RESET", locale: "en", now } as const;
  const until = (id: string, expiresAt: number, mailDueAt: number) =>
    insertUserLink(database.query, { ...link, id: demoId("link", id), expiresAt, mailDueAt });
  await until("due", now + 60_000, now - 30_000);
  expect(await due()).toEqual([1, 30]);
  await until("expired", now - 1, now - 60_000);
  await until("later", now + 60_000, now + 1);
  expect(await due()).toEqual([1, 30]);
  const notification = { businessId, kind: "NEW_DEVICE", detail: "", locale: "en", now } as const;
  await insertUserNotifications(database.query, { userId }, notification);
  expect(await due()).toEqual([2, 30]);
  await graph.reset();
  await database.query("DELETE FROM users");
});

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
    expect(await loadGauges(database, clock)).toMatchObject({
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
