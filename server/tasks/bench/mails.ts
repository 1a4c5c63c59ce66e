import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { smtpTransport } from "../../mail/smtp.ts";
import { projectRoot } from "../../root.ts";
import { inParallel } from "../../services/inParallel.ts";
import type { Mail, MailTransport } from "../../services/mailTransport.ts";
import { sendNotices } from "../../services/sendNotices.ts";
import { bookAs, holdAs } from "../../testing/callers.ts";
import type { BenchRow } from "./row.ts";
import { type BenchWorld, inBenchWorld } from "./world.ts";

const ORDERS = 4;
const GUESTS = 100;
const ROUNDS = 3;
const MINUTE = 60_000;

/** Emptying the mail queue, against handing the same mails to the same mail server with nothing else to do. */
export function benchMails(): Promise<BenchRow[]> {
  return inBenchWorld(async (world) => {
    const sink = fork(join(projectRoot, "server/tasks/bench/mailSink.ts"), {
      execArgv: ["--import", "tsx"],
    });
    const [port] = (await once(sink, "message")) as [number];
    const transport = smtpTransport(`smtp://127.0.0.1:${port}`);
    try {
      await bookParties(world);
      return [await drain(world, transport)];
    } finally {
      await transport.close();
      sink.kill();
    }
  });
}

async function bookParties({ database, scope }: BenchWorld): Promise<void> {
  await database.prisma.service.updateMany({
    where: { slug: "consultation" },
    data: { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND" },
  });
  for (let day = 0; day < ORDERS; day++) {
    const startsAt = new Date(Date.parse("2026-11-23T15:00:00Z") + day * 1440 * MINUTE).toISOString();
    const held = await holdAs(scope, day, { service: "consultation", startsAt, staff: "amara" });
    if (!held.ok) throw new Error(held.failure.code);
    const booked = await bookAs(scope, held.value.id, "book-key-1", GUESTS);
    if (!booked.ok) throw new Error(booked.failure.code);
  }
}

async function drain({ database, scope }: BenchWorld, transport: MailTransport): Promise<BenchRow> {
  const sender = { ...scope, from: null, origin: "https://studio.example" };
  const mails: Mail[] = [];
  const collector = { ...transport, send: async (mail: Mail) => void mails.push(mail) };
  const again = () =>
    database.query(
      "UPDATE notices SET state = 'PENDING', sent_at = NULL, attempts = 0, due_at = created_at WHERE kind = 'CONFIRMED'",
    );
  await sendNotices({ ...sender, transport: collector });
  let [alone, ours] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    alone = Math.min(alone, await timed(() => inParallel(mails, transport.concurrency, transport.send)));
    await again();
    ours = Math.min(ours, await timed(() => sendNotices({ ...sender, transport })));
  }
  const rate = (ms: number) => `${Math.round((mails.length / ms) * 1000)}/s`;
  const note = `${mails.length} mails: ${rate(ours)} out of the queue, ${rate(alone)} handed over by themselves`;
  return { name: "emptying the mail queue", ratio: ours / alone, limit: 2, note };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
