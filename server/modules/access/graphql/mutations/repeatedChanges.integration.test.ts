import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accessKey } from "../../../bookings/accessKeys.ts";
import { addApiKey } from "../../apiKeys.ts";
import { audit, rowChanges } from "../../../../testing/audit.ts";
import { cancel, leave, reschedule } from "../../../../testing/change.ts";
import { type Asker, type TestGraph, testGraph } from "../../../../testing/graph.ts";
import { book, booked, heldToken, serviceId, staffId, visitorToken } from "../../../../testing/visit.ts";
import { globalId } from "../../../../platform/graphql/globalIds.ts";

const AT_3PM = "2026-11-24T20:00:00.000Z";
const AT_330 = "2026-11-24T20:30:00.000Z";
const AT_4PM = "2026-11-24T21:00:00.000Z";
const AT_430 = "2026-11-24T21:30:00.000Z";
const once = { idempotencyKey: "once-and-for-all" };

let graph: TestGraph;
let owner: Asker;
let program: Asker;
beforeAll(async () => {
  graph = await testGraph();
});
beforeEach(async () => {
  await graph.reset();
  const scope = await graph.scope();
  owner = { key: (await addApiKey(scope, "owner")).secret };
  program = { key: (await addApiKey(scope, "program")).secret };
});
afterAll(() => graph.close());

const consultation = async (visitor = 1, startsAt = AT_3PM): Promise<string> => {
  const wanted = { service: serviceId("consultation"), staff: staffId("amara"), startsAt };
  const token = await heldToken(graph, { ...wanted, visitor: visitorToken(visitor) });
  const { id } = await booked(graph, token, { locationKind: "ONLINE", idempotencyKey: `booking-${visitor}` });
  return id;
};
const ownId = async (): Promise<string> => {
  const [row] = await graph.database.query<{ id: string }>("SELECT id FROM bookings");
  return globalId("Booking", row!.id);
};
const startsAt = async () => {
  const rows = await graph.database.query<{ starts_at: Date | string }>(
    "SELECT starts_at FROM bookings ORDER BY id",
  );
  return rows.map(({ starts_at: at }) => new Date(at).toISOString());
};
const nothing = async (work: () => Promise<unknown>) =>
  expect(await rowChanges(graph.database, async () => void (await work()))).toEqual({});

describe("a move that comes again", () => {
  it("moves nothing once somebody has moved it elsewhere, and answers where it is", async () => {
    const key = await consultation();
    const wish = { key, startsAt: AT_330, ...once };
    expect((await reschedule(graph, wish)).order?.bookings).toMatchObject([{ startsAt: AT_330 }]);
    await reschedule(graph, { booking: await ownId(), startsAt: AT_4PM }, owner);
    await nothing(async () => {
      expect((await reschedule(graph, wish)).order?.bookings).toMatchObject([{ id: key, startsAt: AT_4PM }]);
    });
    expect(await audit(graph.database)).toEqual({});
  });

  it("of a business's own is done and written down once, and every program has its own keys", async () => {
    await consultation();
    const booking = await ownId();
    const wish = { booking, startsAt: AT_330, ...once };
    await reschedule(graph, wish, owner);
    await reschedule(graph, { booking, startsAt: AT_4PM }, owner);
    expect((await reschedule(graph, wish, owner)).order?.bookings).toMatchObject([{ startsAt: AT_4PM }]);
    const written = "SELECT fields FROM audit_entries WHERE action = 'rescheduleBooking'";
    expect(await graph.database.query(written)).toEqual([
      { fields: ["booking", "startsAt"] },
      { fields: ["booking", "startsAt"] },
    ]);
    await reschedule(graph, wish, program);
    expect(await startsAt()).toEqual([AT_330]);
  });

  it("is answered after the cut-off and after it was cancelled, as it stands", async () => {
    await graph.change("consultation", { rescheduleCutoffMinutes: 60 });
    const key = await consultation();
    const wish = { key, startsAt: AT_330, ...once };
    await reschedule(graph, wish);
    graph.clock.set("2026-11-24T20:15:00Z");
    expect((await reschedule(graph, wish)).__typename).toBe("RescheduleBookingSuccess");
    await cancel(graph, { booking: await ownId() }, owner);
    expect((await reschedule(graph, wish)).order?.bookings).toMatchObject([{ status: "CANCELLED" }]);
  });

  it("with other input, or as something else, is a conflict and does nothing", async () => {
    const key = await consultation();
    await reschedule(graph, { key, startsAt: AT_330, ...once });
    await nothing(async () => {
      const other = await reschedule(graph, { key, startsAt: AT_4PM, ...once });
      expect(other).toMatchObject({ __typename: "IdempotencyConflict", code: "IDEMPOTENCY_CONFLICT" });
      expect((await cancel(graph, { key, ...once })).__typename).toBe("IdempotencyConflict");
    });
  });

  it("of another booking may have the same key", async () => {
    const first = await consultation(1, AT_3PM);
    const second = await consultation(2, AT_4PM);
    await reschedule(graph, { key: second, startsAt: AT_430, ...once });
    await reschedule(graph, { key: first, startsAt: AT_330, ...once });
    expect(await startsAt()).toEqual([AT_330, AT_430]);
  });

  it("may come again under its key when it failed", async () => {
    const key = await consultation();
    const night = { key, startsAt: "2026-11-24T06:00:00Z", ...once };
    expect((await reschedule(graph, night)).__typename).toBe("SlotUnavailable");
    expect((await reschedule(graph, { key, startsAt: AT_330, ...once })).__typename).toBe(
      "RescheduleBookingSuccess",
    );
  });

  it("under a key that is none is refused", async () => {
    const key = await consultation();
    const answer = await reschedule(graph, { key, startsAt: AT_330, idempotencyKey: "short" });
    expect(answer).toMatchObject({ issues: [{ path: ["idempotencyKey"], code: "INVALID" }] });
  });

  it("many times at once moves once, and all are answered the same", async () => {
    const key = await consultation();
    const wish = { key, startsAt: AT_330, ...once };
    const answers = await Promise.all(Array.from({ length: 6 }, () => reschedule(graph, wish)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await graph.database.query("SELECT sequence FROM bookings")).toEqual([{ sequence: 1 }]);
    expect(await audit(graph.database)).toEqual({});
  });
});

describe("a cancellation that comes again", () => {
  it("answers the order as it stands, and tells nobody twice", async () => {
    const key = await consultation();
    const first = await cancel(graph, { key, reason: "Ill", ...once });
    expect(first.order?.bookings).toMatchObject([{ status: "CANCELLED" }]);
    await nothing(async () => expect(await cancel(graph, { key, reason: "Ill", ...once })).toEqual(first));
    expect((await cancel(graph, { key, reason: "Late", ...once })).__typename).toBe("IdempotencyConflict");
  });
});

describe("a guest's leaving that comes again", () => {
  it("is answered as it stands; the key is the guest's own", async () => {
    const wanted = { service: serviceId("yoga-class"), startsAt: "2026-11-24T12:00:00Z", seats: 3 };
    const token = await heldToken(graph, { ...wanted, visitor: visitorToken(1) });
    const guests = [1, 2].map((n) => ({ name: `Guest ${n}`, email: `guest${n}@example.org` }));
    await book(graph, token, { guests });
    const [row] = await graph.database.query<{ id: string; business_id: string; key_version: number }>(
      "SELECT id, business_id, key_version FROM bookings",
    );
    const keyOf = (member: number) =>
      accessKey(graph.signer, row!.business_id, {
        bookingId: row!.id,
        role: "GUEST",
        member,
        version: row!.key_version,
      });
    const first = await leave(graph, keyOf(2), once);
    expect(first.booking).toMatchObject({ seats: 2 });
    // Under way already: without the key it would be too late.
    graph.clock.set("2026-11-24T12:10:00Z");
    await nothing(async () =>
      expect((await leave(graph, keyOf(2), once)).booking).toMatchObject({ seats: 2 }),
    );
    expect(await leave(graph, keyOf(1), once)).toMatchObject({ code: "PAST_CUTOFF" });
    expect(await leave(graph, keyOf(2))).toMatchObject({ code: "PAST_CUTOFF" });
  });
});
