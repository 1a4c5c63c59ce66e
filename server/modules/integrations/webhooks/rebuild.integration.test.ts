import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { BookingRow } from "../../bookings/data/loadBookings.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { EventBody } from "../rules/webhooks/eventData.ts";
import { type Delivering, startDelivering } from "../jobs/delivering.ts";
import { projectRoot } from "../../../root.ts";
import { audit } from "../../../testing/audit/audit.ts";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { seededRandom, openGraph } from "../../../testing/graph.ts";
import { allowLoopback, webTransport } from "./transport/webTransport.ts";
import { cancelBooking } from "../../bookings/cancelBooking.ts";
import { buildEventBodies } from "../events/eventBodies.ts";
import { readEvents } from "../events/readEvents.ts";
import { rescheduleBooking } from "../../bookings/rescheduleBooking.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { changeEndpoint, createEndpoint } from "./endpoints.ts";

const STEPS = 70;

const graph = await openGraph();
let scope: Scope;
const folder = mkdtempSync(join(tmpdir(), "daybook-partner-"));
const file = join(folder, "events");
const errors: unknown[] = [];
beforeAll(async () => {
  scope = { ...(await graph.scope()), webhooksToLoopback: true };
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
  await graph.database.query("DELETE FROM events");
});
afterAll(() => void rmSync(folder, { recursive: true, force: true }));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function partnerAt(port: number, secret: () => string) {
  let child: ChildProcess | null = null;
  return {
    isUp: () => child !== null,
    async start() {
      const path = join("server", "testing", "servers", "receiverProcess.mjs");
      const receiver = spawn(process.execPath, [path, String(port), file, secret()], {
        cwd: projectRoot,
        stdio: ["ignore", "pipe", "inherit"],
      });
      child = receiver;
      await new Promise<void>((resolve) => receiver.stdout.once("data", () => resolve()));
    },
    async kill() {
      const receiver = child;
      if (!receiver) return;
      child = null;
      const ended = new Promise((resolve) => receiver.once("exit", resolve));
      receiver.kill("SIGKILL");
      await ended;
    },
  };
}

interface Known {
  readonly sequence: number;
  readonly status: string;
  readonly startsAt: string;
  readonly staffIds: readonly string[];
}

function rebuildState(events: readonly EventBody[]): Record<string, Omit<Known, "sequence">> {
  const bookings = new Map<string, Known>();
  for (const { data } of events) {
    const booking = data["booking"] as (Known & { readonly id: string }) | undefined;
    if (booking && booking.sequence > (bookings.get(booking.id)?.sequence ?? 0))
      bookings.set(booking.id, booking);
  }
  return Object.fromEntries(
    [...bookings].map(([id, { status, startsAt, staffIds }]) => [id, { status, startsAt, staffIds }]),
  );
}

const readReceived = () =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .split("\n")
        .slice(0, -1)
        .map((line) => JSON.parse(line) as EventBody)
    : [];

async function fromFeed(): Promise<EventBody[]> {
  const all: EventBody[] = [];
  for (let after: string | null = null; ;) {
    const page = await readEvents(graph.database.query, {
      businessId: scope.business.id,
      after,
      types: [],
      first: 20,
    });
    if (!page.ok) throw new Error(page.failure.code);
    const deliverableEvents = page.value.events.map((event) => ({ event, includesContacts: false }));
    all.push(...(await buildEventBodies(graph.database.query, deliverableEvents)));
    after = page.value.endCursor;
    if (!page.value.hasMore) return all;
  }
}

async function inDatabase(): Promise<Record<string, Omit<Known, "sequence">>> {
  const rows = await graph.database.query<{ id: string; status: string; startsAt: number; staff: string[] }>(
    `SELECT b.id, b.status, (extract(epoch FROM b.starts_at) * 1000)::float8 AS "startsAt",
            (SELECT coalesce(jsonb_agg(s.staff_id ORDER BY s.staff_id), '[]') FROM booking_staff s WHERE s.booking_id = b.id) AS staff
       FROM bookings b WHERE b.business_id = $1`,
    [scope.business.id],
  );
  return Object.fromEntries(
    rows.map(({ id, status, startsAt, staff }) => [
      encodeTypeId("booking", id),
      {
        status,
        startsAt: new Date(startsAt).toISOString(),
        staffIds: staff.map((one) => encodeTypeId("staff", one)),
      },
    ]),
  );
}

it("a partner that crashes at random ends with the state of the database", async () => {
  const random = seededRandom("partner");
  const chance = (of: number) => random.bytes(1)[0]! % of;
  const port = await freePort();
  const outcome = await createEndpoint(scope, { url: `http://127.0.0.1:${port}/` });
  if (!outcome.ok) throw new Error(outcome.failure.code);
  const { endpointId, secret } = outcome.value;
  const partner = partnerAt(port, () => secret);
  const webhooks = webTransport({ ...allowLoopback(), timeoutMs: 5_000 });
  const delivering: Delivering = startDelivering({ ...scope, webhooks }, (error) => errors.push(error));
  const live: BookingRow[] = [];
  let kills = 0;
  const startAt = () => {
    const day = String(23 + chance(5)).padStart(2, "0");
    return `2026-11-${day}T${15 + chance(2)}:${chance(2) === 0 ? "00" : "30"}:00Z`;
  };
  const act = async (visitor: number) => {
    const which = live.length === 0 ? 0 : chance(4);
    const booking = live[chance(Math.max(live.length, 1))];
    if (which < 2 || !booking) {
      const held = await holdAs(scope, visitor, { service: "consultation", startsAt: startAt() });
      const booked = held.ok ? await bookAs(scope, held.value.id, "book-key-1") : null;
      if (booked?.ok) live.push(...booked.value);
    } else if (which === 2) {
      const startsAt = Date.parse(startAt()) / 60_000;
      await rescheduleBooking(scope, { booking, startsAt, staffId: null, actor: "OWNER" });
    } else {
      await cancelBooking(scope, { booking, scope: "ONE", reason: "", actor: "OWNER" });
      live.splice(live.indexOf(booking), 1);
    }
  };
  try {
    for (let step = 0; step < STEPS; step++) {
      await act(step + 1);
      delivering.wake();
      if (chance(6) === 0) {
        await partner.kill();
        kills += 1;
      } else if (!partner.isUp() && chance(3) === 0) await partner.start();
      if (step === 30) await changeEndpoint(scope, endpointId, { isEnabled: false });
      if (step === 36) await changeEndpoint(scope, endpointId, { isEnabled: true });
      graph.clock.advance(1);
    }
    if (!partner.isUp()) await partner.start();
    const pending = async () =>
      (
        await graph.database.query<{ count: number }>(
          "SELECT count(*)::int AS count FROM webhook_deliveries WHERE state = 'PENDING'",
        )
      )[0]!.count;
    for (let tries = 0; (await pending()) > 0 && tries < 60; tries++) {
      graph.clock.advance(20);
      await delivering.deliverDue();
    }
    expect(await pending()).toBe(0);
  } finally {
    await delivering.close();
    await partner.kill();
  }
  const [arrived, feed, stands] = [readReceived(), await fromFeed(), await inDatabase()];
  process.stdout.write(
    `${feed.length} events, ${arrived.length} deliveries arrived, ${kills} kills, ${Object.keys(stands).length} bookings\n`,
  );
  expect(kills).toBeGreaterThan(3);
  expect(Object.keys(stands).length).toBeGreaterThan(10);
  const ids = new Set(feed.map(({ id }) => id));
  expect(ids.size).toBe(feed.length);
  expect(arrived.filter(({ id }) => !ids.has(id))).toEqual([]);
  expect(new Set(arrived.map(({ id }) => id)).size).toBeLessThan(feed.length);
  expect(rebuildState([...arrived, ...feed])).toEqual(stands);
  expect(rebuildState(feed)).toEqual(stands);
  expect(errors).toEqual([]);
  expect(await audit(graph.database)).toEqual({});
}, 120_000);
