import { beforeEach, describe, expect, it } from "vitest";
import type { Mail, MailTransport } from "../../../platform/mail/mailTransport.ts";
import { NO_JOBS } from "../../../platform/database/ports.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { openGraph } from "../../../testing/graph.ts";
import { startMailing } from "./mailing.ts";
import { type Senders, createSenders } from "./senders.ts";
import { unwrap } from "../../../testing/unwrap.ts";

let senders: Senders;
let scope: Scope;
let wakes: number;
const errors: unknown[] = [];
const graph = await openGraph();
beforeEach(async () => {
  await graph.reset();
  wakes = 0;
  senders = createSenders();
  senders.add({ wake: () => (wakes += 1), check: () => {} });
  scope = { ...(await graph.scope()), jobs: senders };
});

function collector(): MailTransport & { readonly mails: Mail[] } {
  const mails: Mail[] = [];
  return { mails, concurrency: 5, send: async (mail) => void mails.push(mail), close: async () => {} };
}

async function heldConsultation(): Promise<string> {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
  return unwrap(
    await holdAs(scope, 1, {
      service: "consultation",
      startsAt: "2026-11-23T15:00:00Z",
      staff: "amara",
    }),
  ).id;
}

describe("senders", () => {
  it("are woken by a booking without a statement, and not by its replay", async () => {
    const hold = await heldConsultation();
    const sent = await graph.statementsOf(() => bookAs(scope, hold));
    expect(sent.filter((text) => /notices|reminder_minutes/.test(text))).toHaveLength(2);
    expect(wakes).toBe(1);
    await bookAs(scope, hold);
    expect(wakes).toBe(1);
  });

  it("are woken after the commit", async () => {
    await graph.database.transaction(async (sql) => {
      senders.wakeSenders(sql);
      await sql.query("SELECT 1");
      expect(wakes).toBe(0);
    });
    expect(wakes).toBe(1);
  });

  it("are not woken by a transaction that is rolled back", async () => {
    const rolledBack = graph.database.transaction(async (sql) => {
      senders.wakeSenders(sql);
      throw new Error("something else went wrong");
    });
    await expect(rolledBack).rejects.toThrow("something else");
    expect(wakes).toBe(0);
  });

  it("are woken at once outside of a transaction", () => {
    senders.wakeSenders(graph.database);
    expect(wakes).toBe(1);
  });

  it("send the mails of a booking without another wake-up", async () => {
    const transport = collector();
    const sender = { ...scope, transport, from: null, origin: "https://studio.example" };
    const mailing = startMailing(sender, (error) => errors.push(error));
    senders.add(mailing);
    await bookAs(scope, await heldConsultation());
    await expect.poll(() => transport.mails.length, { timeout: 30_000 }).toBe(2);
    await mailing.close();
    expect(transport.mails.map((mail) => mail.to.email).toSorted()).toEqual([
      "ada@example.com",
      "amara@northside.example",
    ]);
  });
});

it("poll for the mails of another process", async () => {
  const transport = collector();
  const sender = { ...scope, transport, from: null, origin: "https://studio.example" };
  const mailing = startMailing(sender, (error) => errors.push(error));
  await mailing.sendDue();
  await bookAs({ ...scope, jobs: createSenders() }, await heldConsultation());
  await expect.poll(() => transport.mails.length, { timeout: 30_000 }).toBe(2);
  await mailing.close();
});

it("send the mails of a dead process at start", async () => {
  await bookAs({ ...scope, jobs: NO_JOBS }, await heldConsultation());
  const transport = collector();
  const sender = { ...scope, transport, from: null, origin: "https://studio.example" };
  const mailing = startMailing(sender, (error) => errors.push(error));
  await expect.poll(() => transport.mails.length, { timeout: 30_000 }).toBe(2);
  await mailing.close();
  expect(errors).toEqual([]);
});
