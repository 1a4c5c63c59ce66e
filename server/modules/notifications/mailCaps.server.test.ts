import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openCachedDatabase } from "../../app/openCachedDatabase.ts";
import type { Database } from "../../platform/database/database.ts";
import type { MailCaps } from "./rules/mailCaps.ts";
import { projectRoot } from "../../root.ts";
import { demoScope } from "../../testing/deps/demoScope.ts";
import { type MailServer, startMailServer } from "../../testing/servers/mailServer.ts";
import { createMigratedDatabase } from "../../testing/database/testDatabase.ts";
import { bookOrderAs } from "../../testing/payments/paying.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const CAPS: MailCaps = { guestsPerHour: 20, guestPerDay: 2, bookerPerDay: 100 };
const LIMIT = { timeout: 120_000 };

let place: Awaited<ReturnType<typeof createMigratedDatabase>>;
let database: Database;
let mails: MailServer;
beforeAll(async () => {
  place = await createMigratedDatabase();
  database = await openCachedDatabase({ database: place.config });
  mails = await startMailServer();
  const scope = await demoScope(database, () => NOW);
  await database.prisma.service.updateMany({
    where: { slug: "consultation" },
    data: { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND", reminderMinutes: [] },
  });
  for (const [visitor, hour] of [15, 16, 17].entries()) {
    const startsAt = `2026-11-23T${hour}:00:00Z`;
    await bookOrderAs(scope, visitor, { service: "consultation", startsAt, staff: "amara" }, 20);
  }
});
afterAll(async () => {
  await database.close();
  await mails.close();
  await place.remove();
});

function startSender(now: number): ChildProcess {
  const args = [JSON.stringify(place.config), mails.url, String(now), JSON.stringify(CAPS)];
  return spawn(process.execPath, ["--import", "tsx", "server/testing/load/sendForever.ts", ...args], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function idle(child: ChildProcess): Promise<void> {
  for await (const line of createInterface({ input: child.stdout! })) if (line.startsWith("idle")) return;
}

function guestMails() {
  const mailed = mails.arrived.filter((mail) => mail.recipients[0]!.startsWith("guest"));
  const ids = new Set(mailed.map((mail) => mail.messageId));
  const perGuest = new Map<string, Set<string | undefined>>();
  for (const mail of mailed) {
    const to = mail.recipients[0]!;
    perGuest.set(to, (perGuest.get(to) ?? new Set()).add(mail.messageId));
  }
  return { count: ids.size, most: Math.max(0, ...[...perGuest.values()].map((one) => one.size)) };
}

it("keeps the hourly cap when one of two processes is killed between mails", LIMIT, async () => {
  const first = startSender(NOW);
  const second = startSender(NOW);
  await expect.poll(() => guestMails().count, { timeout: 60_000, interval: 5 }).toBeGreaterThan(3);
  await kill(first);
  await idle(second);
  await kill(second);
  // Notifications of the killed process are due again after its lease, and count once.
  const third = startSender(NOW + 6 * 60_000);
  await idle(third);
  await kill(third);
  expect(guestMails().count).toBe(20);
});

it("keeps the daily cap of each recipient over the following hours", LIMIT, async () => {
  for (let hour = 1; hour <= 3; hour++) {
    const senders = [1, 2].map(() => startSender(NOW + hour * 75 * 60_000));
    await Promise.all(senders.map(idle));
    await Promise.all(senders.map(kill));
    expect(guestMails().count).toBeLessThanOrEqual(20 * (hour + 1));
  }
  expect(guestMails()).toEqual({ count: 40, most: 2 });
});
