import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { type BookingRow, loadBookings } from "../../bookings/data/loadBookings.ts";
import { sweepEvents } from "../data/events/sweepEvents.ts";
import { sweepExpired } from "../../bookings/data/sweepExpired.ts";
import { audit } from "../../../testing/audit/audit.ts";
import { type TestHoldRequest, bookAs, countGuests, holdAs } from "../../../testing/bookings/callers.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { cancelBooking, leaveBooking } from "../../bookings/cancelBooking.ts";
import { approveBooking, declineBooking } from "../../bookings/decideBooking.ts";
import { markBooking, noteBooking } from "../../bookings/markBooking.ts";
import { rescheduleBooking } from "../../bookings/rescheduleBooking.ts";
import { createEndpoint } from "../webhooks/endpoints.ts";
import { buildEventBodies } from "./eventBodies.ts";
import { type EventPage, readEvents } from "./readEvents.ts";
import { openGraph } from "../../../testing/graph.ts";

const graph = await openGraph({ isReset: true });
const scope = await graph.scope();
beforeEach(async () => {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND" });
  await graph.change("home-visit", {
    locationKinds: ["AT_PROVIDER"],
    priceMinor: 0,
    paymentRule: "NONE",
    paymentValue: 0,
  });
  await graph.database.query("DELETE FROM events");
});

const MONDAY: TestHoldRequest = { service: "consultation", startsAt: "2026-11-23T15:00:00Z", staff: "amara" };
const REQUEST: TestHoldRequest = { service: "home-visit", startsAt: "2026-11-24T19:00:00Z" };

async function made(wanted: TestHoldRequest, guests = countGuests(wanted), visitor = 1): Promise<BookingRow> {
  const held = unwrap(await holdAs(scope, visitor, wanted));
  const booked = unwrap(await bookAs(scope, held.id, "book-key-1", guests));
  return booked[0]!;
}
const again = async ({ id }: BookingRow) =>
  (await loadBookings(graph.database.query, scope.business.id, [id]))[0]!;

async function page(after: string | null = null, first = 100): Promise<EventPage> {
  const request = { businessId: scope.business.id, after, types: [], first };
  return unwrap(await readEvents(graph.database.query, request));
}
const types = async () => (await page()).events.map(({ type }) => type);
const bodies = async (includesContacts: boolean) =>
  buildEventBodies(
    graph.database.query,
    (await page()).events.map((event) => ({ event, includesContacts })),
  );

describe("booking events", () => {
  it("describe creation, move, a guest's departure and cancellation with full state", async () => {
    const booking = await made(MONDAY, 2);
    graph.clock.advance(1);
    await rescheduleBooking(scope, {
      booking,
      startsAt: Date.parse("2026-11-23T16:00:00Z") / 60_000,
      staffId: null,
      actor: "OWNER",
    });
    graph.clock.advance(1);
    await leaveBooking(scope, await again(booking), 1);
    graph.clock.advance(1);
    await noteBooking(scope, booking.id, "Prefers the window seat", "OWNER");
    await cancelBooking(scope, {
      booking: await again(booking),
      scope: "ONE",
      reason: "Ill",
      actor: "VISITOR",
    });
    const sentEvents = await bodies(false);
    expect(sentEvents.map(({ type }) => type)).toEqual([
      "booking.created",
      "booking.rescheduled",
      "guest.left",
      "booking.cancelled",
    ]);
    expect(sentEvents[1]).toMatchObject({
      occurredAt: "2026-11-20T10:01:00.000Z",
      businessId: expect.stringMatching(/^business_/),
      data: {
        actor: "OWNER",
        previous: { status: "CONFIRMED", startsAt: "2026-11-23T15:00:00.000Z" },
        booking: {
          id: expect.stringMatching(/^booking_/),
          reference: booking.reference,
          sequence: 2,
          status: "CONFIRMED",
          startsAt: "2026-11-23T16:00:00.000Z",
          endsAt: "2026-11-23T16:30:00.000Z",
          staffIds: [expect.stringMatching(/^staff_/)],
          guestNumbers: [1, 2],
          price: { amount: 0, currency: "USD" },
        },
      },
    });
    const sequences = sentEvents.map(({ data }) => (data["booking"] as { sequence: number }).sequence);
    expect(sequences).toEqual([1, 2, 3, 5]);
    expect(sentEvents[2]!.data["booking"]).toMatchObject({ guestNumbers: [2], status: "CONFIRMED" });
    expect(await audit(graph.database)).toEqual({});
  });

  it("contain current personal data only for permitted readers and store none", async () => {
    await made(MONDAY, 1);
    expect((await bodies(true))[0]!.data).toMatchObject({
      contact: { firstName: "Ada", email: "ada@example.com" },
      guests: [{ number: 1, email: "guest1@example.org" }],
    });
    const sentEvents = JSON.stringify(await bodies(false));
    const [storedEvents] = await graph.database.query<{ text: string }>(
      "SELECT string_agg(e::text, ' ') AS text FROM events e",
    );
    for (const mark of ["Ada", "Lovelace", "example.com", "example.org", "0100", "Elm"]) {
      expect(sentEvents).not.toContain(mark);
      expect(storedEvents!.text).not.toContain(mark);
    }
  });

  it("describe approval, rejection and expiry of a request", async () => {
    const approved = await made(REQUEST);
    await approveBooking(scope, approved.id, "STAFF");
    await markBooking(
      { ...scope, clock: { now: () => Date.parse("2026-11-24T22:00:00Z") } },
      approved.id,
      "NO_SHOW",
      "STAFF",
    );
    const declined = await made({ ...REQUEST, startsAt: "2026-11-25T19:00:00Z" }, 0, 2);
    await declineBooking(scope, declined.id, "Away", "OWNER");
    await made({ ...REQUEST, startsAt: "2026-11-26T19:00:00Z" }, 0, 3);
    graph.clock.advance(4 * 1440);
    await sweepExpired(graph.database, graph.clock.now());
    expect(await types()).toEqual([
      "booking.requested",
      "booking.approved",
      "booking.no_show",
      "booking.requested",
      "booking.declined",
      "booking.requested",
      "booking.expired",
    ]);
  });

  it("describe each line of an order", async () => {
    await made({
      service: "massage",
      startsAt: "2026-11-24T15:00:00Z",
      lines: [
        { service: "consultation", staff: "amara" },
        { service: "intro-call", staff: "amara" },
      ],
    });
    const lines = (await bodies(false)).map(
      ({ data }) => data["booking"] as { line: number; reference: string },
    );
    expect(lines.map(({ line }) => line)).toEqual([0, 1]);
    expect(new Set(lines.map(({ reference }) => reference)).size).toBe(1);
  });

  it("are absent when the transaction rolls back", async () => {
    const work = graph.database.transaction(async (sql) => {
      await sql.query(
        "INSERT INTO events (business_id, id, type, subject, data, occurred_at) VALUES ($1, $1, 'site.published', $1, '{}', now())",
        [scope.business.id],
      );
      throw new Error("something else went wrong");
    });
    await expect(work).rejects.toThrow("something else");
    expect(await types()).toEqual([]);
  });
});

it("events cost a booking no statement, with ten endpoints or none", async () => {
  const count = async (visitor: number, startsAt: string) => {
    const held = unwrap(await holdAs(scope, visitor, { ...MONDAY, startsAt }));
    return (await graph.statementsOf(() => bookAs(scope, held.id))).length;
  };
  const without = await count(1, "2026-11-23T15:00:00Z");
  for (let i = 0; i < 10; i++) await createEndpoint(scope, { url: `https://partner${i}.example/` });
  expect(await count(2, "2026-11-23T16:00:00Z")).toBe(without);
  const [owed] = await graph.database.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM webhook_deliveries",
  );
  expect(owed!.count).toBe(10);
});

describe("catalogue events", () => {
  it("occur once per transaction, whatever it changes", async () => {
    const id = demoId("service", "consultation");
    await graph.database.transaction(async (sql) => {
      await sql.query("UPDATE services SET name = name || '!' WHERE id = $1", [id]);
      await sql.query("UPDATE service_staff SET priority = priority + 1 WHERE service_id = $1", [id]);
      await sql.query("UPDATE services SET description = 'Another' WHERE id = $1", [id]);
    });
    expect((await bodies(false)).map(({ type, data }) => [type, data])).toEqual([
      ["catalogue.updated", { noun: "service", id: expect.stringMatching(/^service_/), metadata: {} }],
    ]);
    await graph.database.query(
      "UPDATE services SET name = rtrim(name, '!'), description = '' WHERE id = $1",
      [id],
    );
  });

  it("do not occur when a service is only booked", async () => {
    await graph.change("consultation", { lookBusyPercent: 10 });
    await graph.database.query("DELETE FROM events");
    await made(MONDAY);
    expect(await types()).toEqual(["booking.created"]);
  });
});

describe("the event log", () => {
  it("is read in pages, each event once, and resumed from its cursor", async () => {
    for (const [i, hour] of [15, 16, 19, 20].entries())
      await made({ ...MONDAY, startsAt: `2026-11-23T${hour}:00:00Z` }, 0, i + 1);
    const first = await page(null, 3);
    expect([first.events.length, first.hasMore]).toEqual([3, true]);
    const second = await page(first.endCursor, 3);
    expect([second.events.length, second.hasMore]).toEqual([1, false]);
    const none = await page(second.endCursor);
    expect(none).toEqual({ events: [], endCursor: second.endCursor, hasMore: false });
    const ids = [...first.events, ...second.events].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    await made({ ...MONDAY, startsAt: "2026-11-24T15:00:00Z" }, 0, 5);
    expect((await page(none.endCursor)).events).toHaveLength(1);
  });

  it("has one end for all types", async () => {
    await made(MONDAY);
    const eventQuery = { businessId: scope.business.id, types: ["guest.left" as const], first: 10 };
    const answer = await readEvents(graph.database.query, { ...eventQuery, after: null });
    expect(answer).toMatchObject({ ok: true, value: { events: [], hasMore: false } });
    expect(answer.ok && answer.value.endCursor).toBe((await page()).endCursor);
  });

  it("rejects an invented or foreign cursor and reports an expired one", async () => {
    await made(MONDAY);
    const { endCursor } = await page();
    const ask = (after: string, businessId = scope.business.id) =>
      readEvents(graph.database.query, { businessId, after, types: [], first: 10 });
    const beyond = Buffer.from(endCursor, "base64url");
    beyond.writeBigUInt64BE(1_000_000n, beyond.length - 8);
    const others = demoId("business", "harbor");
    for (const answer of [
      await ask("x"),
      await ask(""),
      await ask("\u0000"),
      await ask("a".repeat(5_000)),
      await ask(beyond.toString("base64url")),
      await ask(endCursor, others),
    ])
      expect(answer).toMatchObject({ failure: { code: "INVALID_INPUT", issues: [{ path: ["after"] }] } });
    await made({ ...MONDAY, startsAt: "2026-11-23T16:00:00Z" }, 0, 2);
    const later = (await page()).endCursor;
    graph.clock.advance(29 * 1440);
    await made({ ...MONDAY, startsAt: "2026-12-28T16:00:00Z" }, 0, 3);
    graph.clock.advance(2 * 1440);
    await sweepEvents(graph.database, graph.clock.now());
    expect(await ask(endCursor)).toEqual({ ok: false, failure: { code: "CURSOR_EXPIRED" } });
    expect(await ask(later)).toMatchObject({ ok: true, value: { events: [{ type: "booking.created" }] } });
    expect((await page()).events).toHaveLength(1);
  });
});
