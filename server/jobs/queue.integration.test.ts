import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookAs, holdAs } from "../testing/callers.ts";
import { type TestGraph, testGraph } from "../testing/graph.ts";
import type { Mail, MailTransport } from "../services/mailTransport.ts";
import type { Scope } from "../services/scope.ts";
import { startMailing } from "./mailing.ts";
import { type Queue, openQueue } from "./queue.ts";

const faults: unknown[] = [];
let graph: TestGraph;
let queue: Queue;
let scope: Scope;
beforeAll(async () => {
  graph = await testGraph();
  queue = await openQueue(graph.database, (error) => faults.push(error));
  scope = { ...(await graph.scope()), jobs: queue };
});
beforeEach(() => graph.reset());
afterAll(async () => {
  await queue.close();
  await graph.close();
});

const jobs = async () =>
  (
    await graph.database.query<{ count: number }>(
      "SELECT count(*) AS count FROM pgboss.job WHERE name = 'send-notices'",
    )
  )[0]!.count;

/** Takes every mail, at once. */
function collector(): MailTransport & { readonly mails: Mail[] } {
  const mails: Mail[] = [];
  return { mails, concurrency: 5, send: async (mail) => void mails.push(mail), close: async () => {} };
}

async function heldConsultation(): Promise<string> {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
  const held = await holdAs(scope, 1, {
    service: "consultation",
    startsAt: "2026-11-23T15:00:00Z",
    staff: "amara",
  });
  if (!held.ok) throw new Error(held.failure.code);
  return held.value.id;
}

describe("a job", () => {
  it("is written with the booking, in one statement, and not again for a repetition", async () => {
    const hold = await heldConsultation();
    const before = await jobs();
    const sent = await graph.statementsOf(() => bookAs(scope, hold));
    expect(sent.filter((text) => /notices|reminder_minutes|pgboss/.test(text))).toHaveLength(3);
    expect(await jobs()).toBe(before + 1);
    await bookAs(scope, hold);
    expect(await jobs()).toBe(before + 1);
  });

  it("goes where its transaction goes", async () => {
    const before = await jobs();
    const rolledBack = graph.database.transaction(async (sql) => {
      await queue.sendNotices(sql);
      throw new Error("something else went wrong");
    });
    await expect(rolledBack).rejects.toThrow("something else");
    expect(await jobs()).toBe(before);
  });

  it("has what was booked sent, by itself", async () => {
    const transport = collector();
    const sender = { ...scope, transport, from: null, origin: "https://studio.example" };
    const mailing = startMailing(sender, (error) => faults.push(error));
    await queue.work(() => mailing.sendDue());
    await bookAs(scope, await heldConsultation());
    await expect.poll(() => transport.mails.length, { timeout: 30_000 }).toBe(2);
    await mailing.close();
    expect(transport.mails.map((mail) => mail.to.email).toSorted()).toEqual([
      "ada@example.com",
      "amara@northside.example",
    ]);
  });
});

it("opens again where it was open before, also for several at once", async () => {
  const open = () => openQueue(graph.database, (error) => faults.push(error));
  const others = await Promise.all([open(), open()]);
  const before = await jobs();
  for (const other of others) await graph.database.transaction((sql) => other.sendNotices(sql));
  expect(await jobs()).toBe(before + 2);
  await Promise.all(others.map((other) => other.close()));
});

it("sends what a process left that ended, as soon as it starts", async () => {
  await bookAs({ ...scope }, await heldConsultation());
  const transport = collector();
  const sender = { ...scope, transport, from: null, origin: "https://studio.example" };
  const mailing = startMailing(sender, (error) => faults.push(error));
  await expect.poll(() => transport.mails.length, { timeout: 30_000 }).toBe(2);
  await mailing.close();
  expect(faults).toEqual([]);
});
