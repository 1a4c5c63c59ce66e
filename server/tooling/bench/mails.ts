import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { formatMimeMessage } from "../../platform/mail/mime/mimeMessage.ts";
import { smtpTransport } from "../../platform/mail/smtp.ts";
import { type MailConnection, openMailConnection } from "../../platform/mail/mailConnection.ts";
import { projectRoot } from "../../root.ts";
import type { Mail } from "../../platform/mail/mailTransport.ts";
import { sendNotifications } from "../../modules/notifications/sendNotifications.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import type { BenchRow } from "./row.ts";
import { handOverByStockClient } from "./stockClient.ts";
import { type BenchWorld, inBenchWorld } from "./world.ts";

const ORDERS = 8;
const GUESTS = 100;
const ROUNDS = 5;
const MINUTE = 60_000;
const LINES = 10;

interface Finished {
  readonly from: string;
  readonly to: string;
  readonly message: string;
}

/**
 * Measures the mail queue (read, compose, send, record) against two clients that send the same mails to the same server
 * process. One composes each mail; the other sends finished messages, which is the maximum of the server.
 */
export function benchMails(): Promise<BenchRow[]> {
  return inBenchWorld(async (world) => {
    await bookParties(world);
    return [
      ...(await against(world, "reading", "a mail server that reads each mail", null)),
      ...(await against(world, "blind", "one that throws them away unread", null)),
    ];
  });
}

async function bookParties({ database, scope }: BenchWorld): Promise<void> {
  await database.prisma.service.updateMany({
    where: { slug: "consultation" },
    data: { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND" },
  });
  for (let order = 0; order < ORDERS; order++) {
    const at = Date.parse("2026-11-23T15:00:00Z") + Math.floor(order / 2) * 1440 * MINUTE;
    const startsAt = new Date(at + (order % 2) * 60 * MINUTE).toISOString();
    const held = await holdAs(scope, order, { service: "consultation", startsAt, staff: "amara" });
    if (!held.ok) throw new Error(held.failure.code);
    const booked = await bookAs(scope, held.value.id, "book-key-1", GUESTS);
    if (!booked.ok) throw new Error(booked.failure.code);
  }
}

async function against(
  world: BenchWorld,
  server: string,
  words: string,
  limit: number | null,
): Promise<BenchRow[]> {
  const child = fork(join(projectRoot, "server/tooling/bench/mailServer.ts"), [server], {
    execArgv: ["--import", "tsx"],
  });
  try {
    const [url] = (await once(child, "message")) as [string];
    const { count, ours, stock, bare } = await compare(world, url);
    const rate = (ms: number) => `${Math.round((count / ms) * 1000)}/s`;
    const name = "emptying the mail queue";
    const note = `${count} mails to ${words}: ${rate(ours)} out of the queue`;
    return [
      { name, ratio: ours / stock, limit: 1, note: `${note}, ${rate(stock)} by a general client` },
      { name, ratio: ours / bare, limit, note: `${note}, ${rate(bare)} handed over finished` },
    ];
  } finally {
    child.kill();
  }
}

async function compare({ database, scope }: BenchWorld, url: string) {
  const transport = smtpTransport(url);
  const high = 1_000_000;
  const mailCaps = { guestsPerHour: high, guestPerDay: high, bookerPerDay: high };
  const sender = { ...scope, from: null, origin: "https://studio.example", mailCaps };
  const again = () =>
    database.query(
      "UPDATE notices SET state = 'PENDING', sent_at = NULL, attempts = 0, due_at = created_at WHERE kind = 'CONFIRMED'",
    );
  await again();
  const mails: Mail[] = [];
  const send = async (mail: Mail) => void mails.push(mail);
  await sendNotifications({ ...sender, transport: { ...transport, send } });
  const finished = mails.map((mail): Finished => ({
    from: mail.from.email,
    to: mail.to.email,
    message: formatMimeMessage(mail, 0),
  }));
  let [bare, stock, ours] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    bare = Math.min(bare, await handOver(url, finished));
    stock = Math.min(stock, await timed(() => handOverByStockClient(url, mails)));
    await again();
    ours = Math.min(ours, await timed(() => sendNotifications({ ...sender, transport })));
  }
  await transport.close();
  return { count: finished.length, ours, stock, bare };
}

async function handOver(url: string, mails: readonly Finished[]): Promise<number> {
  const { hostname, port } = new URL(url);
  const open = () => openMailConnection({ host: hostname, port: Number(port) }, null);
  const lines = await Promise.all(Array.from({ length: LINES }, open));
  const waiting = mails.values();
  const run = async (line: MailConnection) => {
    for (const { from, to, message } of waiting) await line.send({ from, to: [to] }, message);
  };
  const ms = await timed(() => Promise.all(lines.map(run)));
  for (const line of lines) line.close();
  return ms;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
