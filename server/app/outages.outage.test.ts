import { afterAll, beforeAll, expect, it } from "vitest";
import { demoId } from "../../prisma/demo/ids.ts";
import { openCachedDatabase } from "./openCachedDatabase.ts";
import { findSlots } from "../modules/availability/findSlots.ts";
import { createEndpoint } from "../modules/integrations/webhooks/endpoints.ts";
import { type BuiltServer, endBuiltServer, startBuiltServer } from "../tooling/builtServer.ts";
import { type BookingLoad, startBookingLoad } from "../testing/load/bookingLoad.ts";
import { demoScope } from "../testing/deps/demoScope.ts";
import { type MailServer, startMailServer } from "../testing/servers/mailServer.ts";
import { type OwnPostgres, startOwnPostgres } from "../testing/servers/ownPostgres.ts";
import { type WebhookReceiver, webhookReceiver } from "../testing/servers/webhookReceiver.ts";
import { unwrap } from "../testing/unwrap.ts";

/** The built server loses its database under load. `npm run test:all` repeats each outage and adds a long one. */
const ROUNDS = Number(process.env["DAYBOOK_OUTAGES"] ?? 1);
const LONG_SECONDS = Number(process.env["DAYBOOK_LONG_OUTAGE"] ?? 0);

const OUTAGE_MS = 2_500;
/** Longer than a request waits for a connection. */
const FULL_POOL_MS = 5_000;
const CONNECTIONS = 4;
const REPORTED_MS = 2_000;
const RESUMED_MS = 5_000;
/** A lease, and the polls that follow its end. */
const LEASES_OVER_MS = 60_000;
const SERVICE = "yoga-class";

let postgres: OwnPostgres;
let server: BuiltServer;
let mails: MailServer;
let receiver: WebhookReceiver;
let load: BookingLoad;

beforeAll(async () => {
  [postgres, mails, receiver] = await Promise.all([startOwnPostgres(), startMailServer(), webhookReceiver()]);
  server = await startBuiltServer({
    DAYBOOK_MODE: "trial",
    DATABASE_URL: postgres.url,
    // Fewer than the visitors, so that those who wait for a lock fill the pool.
    DATABASE_CONNECTIONS: String(CONNECTIONS),
    MAIL_URL: mails.url,
    DAYBOOK_RATE_LIMITS: "off",
    DAYBOOK_WEBHOOKS_TO_LOOPBACK: "1",
    DAYBOOK_SECRET: "outages-outages-outages-outages-outages",
    LOG_LEVEL: "silent",
  });
  load = startBookingLoad(server.origin, {
    service: SERVICE,
    starts: await preparedStarts(),
    visitors: 6,
    ...(ROUNDS > 1 && { pauseMs: 400 }),
  });
});
afterAll(async () => {
  await load?.stop();
  if (server) await endBuiltServer(server, "SIGTERM");
  await Promise.all([mails?.close(), receiver?.close(), postgres?.close()]);
});

async function preparedStarts(): Promise<string[]> {
  const database = await openCachedDatabase({
    database: { kind: "server", url: postgres.url, maxConnections: 2 },
  });
  try {
    await database.query("DELETE FROM service_forms");
    // The load does not solve proofs of work.
    await database.query("UPDATE businesses SET busy_bookings_per_hour = 100000");
    await database.query("UPDATE services SET capacity = 1000, price_minor = 0 WHERE slug = $1", [SERVICE]);
    const scope = { ...(await demoScope(database, () => Date.now())), webhooksToLoopback: true };
    unwrap(await createEndpoint(scope, { url: receiver.url(), types: ["booking.created"] }));
    const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
    const question = { providerId: null, staffId: null, timeZone: "UTC", seats: 1, visitor: null };
    const serviceId = demoId("service", SERVICE);
    const result = await findSlots(scope, { ...question, serviceId, from: day(2), to: day(40) });
    const starts = result!.days.flatMap(({ starts: some }) => [...some]);
    return starts.map((minutes) => new Date(minutes * 60_000).toISOString());
  } finally {
    await database.close();
  }
}

const status = (path: string) =>
  fetch(server.origin + path, { signal: AbortSignal.timeout(10_000) }).then(async (response) => {
    await response.arrayBuffer();
    return [response.status, response.headers.has("retry-after")] as const;
  });
const readiness = async () => (await status("/readyz"))[0];
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const poll = { interval: 25 };

async function countLockWaits(): Promise<number> {
  const [row] = await postgres.sql<{ count: number }>(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock'",
    "database",
  );
  return row!.count;
}

type Outage = () => Promise<() => Promise<void>>;

const outages: Record<string, { begin: Outage; isLasting: boolean; ms?: number }> = {
  "a restart": {
    isLasting: false,
    async begin() {
      await postgres.stop();
      return postgres.start;
    },
  },
  "a server that stays away": {
    isLasting: true,
    async begin() {
      await postgres.stop();
      return postgres.start;
    },
  },
  "kill -9": {
    isLasting: true,
    async begin() {
      await postgres.kill();
      return postgres.start;
    },
  },
  "terminated sessions": {
    isLasting: false,
    async begin() {
      for (let i = 0; i < 5; i++) {
        await postgres.terminateSessions();
        await sleep(100);
      }
      return async () => {};
    },
  },
  "refused connections": {
    isLasting: true,
    async begin() {
      await postgres.acceptConnections(false);
      return () => postgres.acceptConnections(true);
    },
  },
  "a full pool": {
    isLasting: true,
    ms: FULL_POOL_MS,
    async begin() {
      const client = await postgres.connect();
      await client.query("BEGIN");
      // Not `businesses`: visitors share one query for their business, so they would not fill the pool.
      await client.query("LOCK TABLE holds, bookings IN ACCESS EXCLUSIVE MODE");
      // The limit of the report begins when every connection waits.
      await expect.poll(countLockWaits, { ...poll, timeout: RESUMED_MS }).toBeGreaterThanOrEqual(CONNECTIONS);
      return () => client.end();
    },
  },
};

async function survive({ begin, isLasting }: (typeof outages)[string], ms: number): Promise<void> {
  await expect.poll(readiness, { ...poll, timeout: RESUMED_MS }).toBe(200);
  const unavailable = () => load.answers.get("503 UNAVAILABLE") ?? 0;
  const before = unavailable();
  const end = await begin();
  const began = performance.now();
  if (isLasting) {
    await expect.poll(readiness, { ...poll, timeout: REPORTED_MS }).toBe(503);
    // Requests that need the database get 503, and the process continues.
    const addresses = ["/", "/northside", "/sitemap.xml", "/feeds/key.ics", "/exports/bookings.csv"];
    const answers = Promise.all(addresses.map(status));
    expect(await status("/healthz")).toEqual([200, false]);
    await sleep(Math.max(0, ms - (performance.now() - began)));
    await expect.poll(unavailable, { ...poll, timeout: RESUMED_MS }).toBeGreaterThan(before);
    await end();
    for (const [i, [code, says]] of (await answers).entries())
      if (code >= 500) expect([addresses[i], code, says]).toEqual([addresses[i], 503, true]);
  } else await end();
  const acknowledged = load.acknowledged.length;
  await expect.poll(readiness, { ...poll, timeout: RESUMED_MS }).toBe(200);
  await expect
    .poll(() => load.acknowledged.length, { ...poll, timeout: RESUMED_MS })
    .toBeGreaterThan(acknowledged);
  expect(load.failures).toEqual([]);
}

for (const [name, outage] of Object.entries(outages)) {
  it(`survives ${name}`, { timeout: 60_000 * ROUNDS }, async () => {
    for (let round = 0; round < ROUNDS; round++) await survive(outage, outage.ms ?? OUTAGE_MS);
    expect(server.child.exitCode).toBeNull();
  });
}

it("survives a long outage", { timeout: 300_000 }, async () => {
  await survive(outages["refused connections"]!, Math.max(OUTAGE_MS, LONG_SECONDS * 1_000));
  expect(server.child.exitCode).toBeNull();
});

it("loses no booking, and delivers every mail and webhook under one id", async () => {
  await load.stop();
  const pending = async () =>
    (
      await postgres.sql<{ count: string }>(
        `SELECT (SELECT count(*) FROM notices WHERE state = 'PENDING' AND kind = 'CONFIRMED')
              + (SELECT count(*) FROM webhook_deliveries WHERE state = 'PENDING') AS count`,
        "database",
      )
    )[0]!.count;
  await expect.poll(pending, { interval: 250, timeout: LEASES_OVER_MS }).toBe("0");

  const orders = await postgres.sql<{ reference: string; bookings: string }>(
    `SELECT o.reference, count(b.id) AS bookings FROM orders o
       JOIN bookings b ON b.business_id = o.business_id AND b.order_id = o.id AND b.status = 'CONFIRMED'
      WHERE o.reference <> '' GROUP BY o.reference`,
    "database",
  );
  const stored = new Map(orders.map(({ reference, bookings }) => [reference, bookings]));
  expect(load.acknowledged.length).toBeGreaterThan(10);
  expect(new Set(load.acknowledged).size).toBe(load.acknowledged.length);
  expect(load.acknowledged.filter((reference) => stored.get(reference) !== "1")).toEqual([]);

  const sent = await postgres.sql<{ id: string; email: string }>(
    "SELECT id, email FROM notices WHERE kind = 'CONFIRMED' AND state = 'SENT'",
    "database",
  );
  const recipients = new Map<string, Set<string>>();
  for (const { messageId, recipients: to } of mails.arrived) {
    const id = messageId!.slice(1).split("@")[0]!;
    recipients.set(id, (recipients.get(id) ?? new Set()).add(to.join()));
  }
  expect(sent.length).toBeGreaterThanOrEqual(load.acknowledged.length);
  expect(sent.filter(({ id, email }) => [...(recipients.get(id) ?? [])].join() !== email)).toEqual([]);
  expect(new Set(recipients.keys())).toEqual(new Set(sent.map(({ id }) => id)));

  const delivered = await postgres.sql<{ id: string }>(
    "SELECT event_id AS id FROM webhook_deliveries WHERE state = 'DELIVERED'",
    "database",
  );
  const bodies = new Map<string, Set<string>>();
  for (const { headers, body } of receiver.received)
    bodies.set(
      headers["webhook-id"]!,
      (bodies.get(headers["webhook-id"]!) ?? new Set()).add(JSON.stringify(body.data)),
    );
  expect(delivered.length).toBeGreaterThanOrEqual(load.acknowledged.length);
  expect(bodies.size).toBe(delivered.length);
  expect([...bodies.values()].every(({ size }) => size === 1)).toBe(true);
  expect(server.child.exitCode).toBeNull();
  // Every rejection was awaited by the code that caused it.
  expect(server.errors()).toBe("");
});
