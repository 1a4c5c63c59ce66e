import { beforeEach, describe, expect, it } from "vitest";
import { createAccessKey } from "../../../bookings/keys/accessKeys.ts";
import { addApiKey } from "../../apiKeys.ts";
import { audit, rowChanges } from "../../../../testing/audit/audit.ts";
import { cancel, leave, reschedule } from "../../../../testing/bookings/change.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import {
  book,
  bookFirst,
  holdAndGetToken,
  serviceId,
  staffId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const AT_3PM = "2026-11-24T20:00:00.000Z";
const AT_330 = "2026-11-24T20:30:00.000Z";
const AT_4PM = "2026-11-24T21:00:00.000Z";
const AT_430 = "2026-11-24T21:30:00.000Z";
const once = { idempotencyKey: "once-and-for-all" };

const graph = await openGraph({ isReset: true });
let owner: TestCaller;
let program: TestCaller;
beforeEach(async () => {
  const scope = await graph.scope();
  owner = { key: (await addApiKey(scope, "owner")).secret };
  program = { key: (await addApiKey(scope, "program")).secret };
});

const consultation = async (visitor = 1, startsAt = AT_3PM): Promise<string> => {
  const holdRequest = { service: serviceId("consultation"), staff: staffId("amara"), startsAt };
  const token = await holdAndGetToken(graph, { ...holdRequest, visitor: visitorToken(visitor) });
  const { accessKey } = await bookFirst(graph, token, {
    locationKind: "ONLINE",
    idempotencyKey: `booking-${visitor}`,
  });
  return accessKey;
};
const loadBookingId = async (): Promise<string> => {
  const [row] = await graph.database.query<{ id: string }>("SELECT id FROM bookings");
  return toGlobalId("Booking", row!.id);
};
const startsAt = async () => {
  const rows = await graph.database.query<{ starts_at: Date | string }>(
    "SELECT starts_at FROM bookings ORDER BY id",
  );
  return rows.map(({ starts_at: at }) => new Date(at).toISOString());
};
const expectNoChange = async (work: () => Promise<unknown>) =>
  expect(await rowChanges(graph.database, async () => void (await work()))).toEqual({});

describe("a replayed move", () => {
  it("moves nothing after another move and returns the current booking", async () => {
    const key = await consultation();
    const request = { booking: { accessKey: key }, startsAt: AT_330, ...once };
    expect((await reschedule(graph, request)).order?.bookings).toMatchObject([{ startsAt: AT_330 }]);
    await reschedule(graph, { booking: { id: await loadBookingId() }, startsAt: AT_4PM }, owner);
    await expectNoChange(async () => {
      expect((await reschedule(graph, request)).order?.bookings).toMatchObject([
        { accessKey: key, startsAt: AT_4PM },
      ]);
    });
    expect(await audit(graph.database)).toEqual({});
  });

  it("of the business runs and is recorded once, with separate keys for each caller", async () => {
    await consultation();
    const booking = await loadBookingId();
    const request = { booking: { id: booking }, startsAt: AT_330, ...once };
    await reschedule(graph, request, owner);
    await reschedule(graph, { booking: { id: booking }, startsAt: AT_4PM }, owner);
    expect((await reschedule(graph, request, owner)).order?.bookings).toMatchObject([{ startsAt: AT_4PM }]);
    const auditQuery = "SELECT fields FROM audit_entries WHERE action = 'rescheduleBooking'";
    expect(await graph.database.query(auditQuery)).toEqual([
      { fields: ["booking", "startsAt"] },
      { fields: ["booking", "startsAt"] },
    ]);
    await reschedule(graph, request, program);
    expect(await startsAt()).toEqual([AT_330]);
  });

  it("returns the current booking after the cut-off and after a cancellation", async () => {
    await graph.change("consultation", { rescheduleCutoffMinutes: 60 });
    const key = await consultation();
    const request = { booking: { accessKey: key }, startsAt: AT_330, ...once };
    await reschedule(graph, request);
    graph.clock.set("2026-11-24T20:15:00Z");
    expect((await reschedule(graph, request)).__typename).toBe("RescheduleBookingPayload");
    await cancel(graph, { booking: { id: await loadBookingId() } }, owner);
    expect((await reschedule(graph, request)).order?.bookings).toMatchObject([{ status: "CANCELLED" }]);
  });

  it("fails with a conflict for other input or another mutation", async () => {
    const key = await consultation();
    await reschedule(graph, { booking: { accessKey: key }, startsAt: AT_330, ...once });
    await expectNoChange(async () => {
      const other = await reschedule(graph, { booking: { accessKey: key }, startsAt: AT_4PM, ...once });
      expect(other).toMatchObject({ __typename: "IdempotencyConflict", code: "IDEMPOTENCY_CONFLICT" });
      expect((await cancel(graph, { booking: { accessKey: key }, ...once })).__typename).toBe(
        "IdempotencyConflict",
      );
    });
  });

  it("accepts the same key for another booking", async () => {
    const first = await consultation(1, AT_3PM);
    const second = await consultation(2, AT_4PM);
    await reschedule(graph, { booking: { accessKey: second }, startsAt: AT_430, ...once });
    await reschedule(graph, { booking: { accessKey: first }, startsAt: AT_330, ...once });
    expect(await startsAt()).toEqual([AT_330, AT_430]);
  });

  it("accepts the same key after a failure", async () => {
    const key = await consultation();
    const night = { booking: { accessKey: key }, startsAt: "2026-11-24T06:00:00Z", ...once };
    expect((await reschedule(graph, night)).__typename).toBe("SlotUnavailable");
    expect(
      (await reschedule(graph, { booking: { accessKey: key }, startsAt: AT_330, ...once })).__typename,
    ).toBe("RescheduleBookingPayload");
  });

  it("rejects an invalid key", async () => {
    const key = await consultation();
    const answer = await reschedule(graph, {
      booking: { accessKey: key },
      startsAt: AT_330,
      idempotencyKey: "short",
    });
    expect(answer).toMatchObject({ issues: [{ path: ["idempotencyKey"], code: "INVALID" }] });
  });

  it("moves once and returns the same result for concurrent requests", async () => {
    const key = await consultation();
    const request = { booking: { accessKey: key }, startsAt: AT_330, ...once };
    const answers = await Promise.all(Array.from({ length: 6 }, () => reschedule(graph, request)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await graph.database.query("SELECT sequence FROM bookings")).toEqual([{ sequence: 1 }]);
    expect(await audit(graph.database)).toEqual({});
  });
});

describe("a replayed cancellation", () => {
  it("returns the current order and sends no second notification", async () => {
    const key = await consultation();
    const first = await cancel(graph, { booking: { accessKey: key }, reason: "Ill", ...once });
    expect(first.order?.bookings).toMatchObject([{ status: "CANCELLED" }]);
    await expectNoChange(async () =>
      expect(await cancel(graph, { booking: { accessKey: key }, reason: "Ill", ...once })).toEqual(first),
    );
    expect((await cancel(graph, { booking: { accessKey: key }, reason: "Late", ...once })).__typename).toBe(
      "IdempotencyConflict",
    );
  });
});

describe("a replayed leave of a guest", () => {
  it("returns the current booking only for the key of the same guest", async () => {
    const holdRequest = { service: serviceId("yoga-class"), startsAt: "2026-11-24T12:00:00Z", seats: 3 };
    const token = await holdAndGetToken(graph, { ...holdRequest, visitor: visitorToken(1) });
    const guests = [1, 2].map((n) => ({ name: `Guest ${n}`, email: `guest${n}@example.org` }));
    await book(graph, token, { guests });
    const [row] = await graph.database.query<{ id: string; business_id: string; key_version: number }>(
      "SELECT id, business_id, key_version FROM bookings",
    );
    const createKey = (member: number) =>
      createAccessKey(graph.signer, row!.business_id, {
        bookingId: row!.id,
        role: "GUEST",
        member,
        version: row!.key_version,
      });
    const first = await leave(graph, createKey(2), once);
    expect(first.booking).toMatchObject({ seats: 2 });
    // After the start, so a request without the key fails.
    graph.clock.set("2026-11-24T12:10:00Z");
    await expectNoChange(async () =>
      expect((await leave(graph, createKey(2), once)).booking).toMatchObject({ seats: 2 }),
    );
    expect(await leave(graph, createKey(1), once)).toMatchObject({ code: "PAST_CUTOFF" });
    expect(await leave(graph, createKey(2))).toMatchObject({ code: "PAST_CUTOFF" });
  });
});
