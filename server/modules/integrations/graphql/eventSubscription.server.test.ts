import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import type { Target } from "../../../platform/database/connect.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { openGraph, seededRandom } from "../../../testing/graph.ts";
import { partnerApp } from "../../../testing/servers/partnerApp.ts";
import { createManualTimers } from "../../../testing/streams/manualTimers.ts";
import { type TestStream, openEventStream } from "../../../testing/streams/openEventStream.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { type LiveEventOptions, openLiveEvents } from "../events/liveEvents.ts";
import { readEvents } from "../events/readEvents.ts";

const graph = await openGraph({ isReset: true });
const BUSINESS = demoId("business", "northside");
const POLL_OPTIONS = { timeout: 10_000 };

let apps = 0;

async function openStream(options: Partial<LiveEventOptions> = {}, target?: Target): Promise<TestStream> {
  const database = target ? { ...graph.database, target } : graph.database;
  const liveEvents = openLiveEvents(database, { onError: () => {}, retryMs: 20, ...options });
  const app = await partnerApp(graph, `streams ${(apps += 1)}`, { liveEvents });
  const stream = await openEventStream(app.origin, {
    key: app.key,
    variables: { types: ["site.published"] },
  });
  onTestFinished(async () => {
    stream.close();
    await app.close();
    await liveEvents.close();
  });
  return stream;
}

const INSERT = `INSERT INTO events (business_id, id, type, subject, data, occurred_at)
  VALUES ($1, gen_random_uuid(), 'site.published', $1, '{}', now())`;
const publish = () => graph.database.query(INSERT, [BUSINESS]);

async function receive(stream: TestStream, count: number): Promise<string[]> {
  return (await stream.take(count)).map(({ data }) => data!.events.node!.id);
}

async function listIds(): Promise<string[]> {
  const query = { businessId: BUSINESS, after: null, types: ["site.published" as const], first: 1_000 };
  const { events } = unwrap(await readEvents(graph.database.query, query));
  return events.map(({ id }) => encodeTypeId("evt", id));
}

const countListeners = async (): Promise<number> => {
  const rows = await graph.database.query(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN daybook_events'",
  );
  return rows.length;
};

it("sends events of concurrent transactions once and in the order of the log", async () => {
  const stream = await openStream();
  const random = seededRandom("live order");
  const write = async () => {
    for (let n = 0; n < 10; n++) {
      const pauses = Math.floor(random.bytes(1)[0]! / 64);
      await graph.database.transaction(async (sql) => {
        await sql.query(INSERT, [BUSINESS]);
        for (let i = 0; i < pauses; i++) await sql.query("SELECT pg_sleep(0.004)");
      });
    }
  };
  const received = receive(stream, 60);
  await Promise.all(Array.from({ length: 6 }, write));
  expect(await received).toEqual(await listIds());
});

it("sends each event once when the listening connection is lost and comes back", async () => {
  const errors: unknown[] = [];
  const stream = await openStream({ onError: (error) => errors.push(error) });
  await vi.waitFor(async () => expect(await countListeners()).toBe(1), POLL_OPTIONS);
  await publish();
  const received = await receive(stream, 1);
  for (let losses = 1; losses <= 3; losses += 1) {
    await graph.database.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query = 'LISTEN daybook_events'",
    );
    await publish();
    received.push(...(await receive(stream, 1)));
    await vi.waitFor(async () => expect(await countListeners()).toBe(1), POLL_OPTIONS);
    await publish();
    received.push(...(await receive(stream, 1)));
  }
  expect(errors).toHaveLength(3);
  expect(received).toEqual(await listIds());
  expect(received).toHaveLength(7);
});

/** A proxy whose connections can be frozen: they stay open and carry nothing. */
async function startProxy(url: string) {
  const proxied = new URL(url);
  const host = proxied.searchParams.get("host") ?? proxied.hostname;
  const port = Number(proxied.searchParams.get("port") ?? (proxied.port || 5432));
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => {});
      from.once("close", () => to.destroy());
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  for (const name of ["host", "port"]) proxied.searchParams.delete(name);
  proxied.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: proxied.href,
    freeze() {
      for (const socket of sockets) socket.unpipe();
      sockets.clear();
    },
    close: () => server.close(),
  };
}

it("finds out that the listening connection carries nothing any more", async () => {
  const { target } = graph.database;
  if (target.kind !== "server") throw new Error("this test needs a server");
  const proxy = await startProxy(target.url);
  onTestFinished(() => void proxy.close());
  const timers = createManualTimers();
  const stream = await openStream({ timers, probeMs: 15_000 }, { ...target, url: proxy.url });
  await vi.waitFor(async () => expect(await countListeners()).toBe(1), POLL_OPTIONS);
  await publish();
  const received = await receive(stream, 1);
  proxy.freeze();
  await publish();
  timers.elapse(15_000);
  timers.elapse(15_000);
  received.push(...(await receive(stream, 1)));
  expect(received).toEqual(await listIds());
});
