import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { openCachedDatabase } from "../../app/openCachedDatabase.ts";
import { smtpTransport } from "../../platform/mail/smtp.ts";
import { projectRoot } from "../../root.ts";
import { demoScope } from "../../testing/deps/demoScope.ts";
import { type MailServer, startMailServer } from "../../testing/servers/mailServer.ts";
import { createMigratedDatabase } from "../../testing/database/testDatabase.ts";
import { sendNotifications } from "./sendNotifications.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const LEASE_OVER = NOW + 6 * 60_000;

function run(script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, ["--import", "tsx", `server/testing/load/${script}`, ...args], {
    cwd: projectRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

const ended = (child: ChildProcess) => new Promise<void>((resolve) => child.once("exit", () => resolve()));

async function killAfter(child: ChildProcess, word: string, count: number): Promise<string[]> {
  const outputLines: string[] = [];
  const end = ended(child);
  for await (const line of createInterface({ input: child.stdout! })) {
    if (!line.startsWith(`${word} `)) continue;
    outputLines.push(line.slice(word.length + 1));
    if (outputLines.length === count) child.kill("SIGKILL");
  }
  await end;
  return outputLines;
}

function counts({ arrived }: MailServer): Map<string, number> {
  const times = new Map<string, number>();
  for (const { messageId } of arrived) times.set(messageId!, (times.get(messageId!) ?? 0) + 1);
  return times;
}

const LIMIT = { timeout: 180_000 };

test("each mail arrives after kill -9 before sending and during sending", LIMIT, async () => {
  const place = await createMigratedDatabase();
  const mails = await startMailServer();
  try {
    const config = JSON.stringify(place.config);
    const booked = await killAfter(run("bookForever.ts", config, String(NOW)), "booked", 30);
    expect(mails.arrived).toHaveLength(0);
    const sending = run("sendForever.ts", config, mails.url, String(NOW));
    const end = ended(sending);
    await expect.poll(() => mails.arrived.length, { timeout: 60_000, interval: 5 }).toBeGreaterThan(12);
    sending.kill("SIGKILL");
    await end;
    // Mails that were sent before the kill may still be in the socket.
    await expect.poll(() => mails.isBusy(), { timeout: 60_000 }).toBe(false);
    const before = counts(mails);

    const database = await openCachedDatabase({ database: place.config });
    const transport = smtpTransport(mails.url);
    try {
      const scope = await demoScope(database, () => LEASE_OVER);
      await sendNotifications({ ...scope, transport, from: null, origin: "https://studio.example" });
      const sent = await database.query<{ id: string; bookings: string[] }>(
        "SELECT id, booking_ids AS bookings FROM notices WHERE state = 'SENT'",
      );
      const all = counts(mails);
      expect([...all.keys()].toSorted()).toEqual(sent.map(({ id }) => `<${id}@studio.example>`).toSorted());
      const notifiedIds = new Set(sent.flatMap((one) => one.bookings));
      expect(booked.filter((id) => !notifiedIds.has(id))).toEqual([]);
      expect(
        await database.query("SELECT id FROM notices WHERE state = 'PENDING' AND kind = 'CONFIRMED'"),
      ).toEqual([]);
      // Only mails in flight at the kill may arrive twice.
      const twice = [...all].filter(([, times]) => times > 1);
      expect(twice.length).toBeLessThanOrEqual(transport.concurrency);
      expect(twice.every(([id, times]) => times === 2 && before.has(id))).toBe(true);
    } finally {
      await transport.close();
      await database.close();
    }
  } finally {
    await mails.close();
    await place.remove();
  }
});
