import { beforeEach, describe, expect, it } from "vitest";
import { createAccessKey } from "../../keys/accessKeys.ts";
import { expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { cancel, leave } from "../../../../testing/bookings/change.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { book, hold, holdAndGetToken, serviceId, visitorToken } from "../../../../testing/bookings/visit.ts";

const AT_3PM = "2026-11-24T20:00:00.000Z";
const online = { locationKind: "ONLINE" };

const graph = await openGraph();
beforeEach(() => graph.reset());
auditAfterEach(graph);

const guests = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ name: `Guest ${i + 1}`, email: `guest${i + 1}@example.org` }));
const cart = async () => {
  const lines = [
    { service: "consultation", staff: "amara" },
    { service: "intro-call", staff: "amara" },
  ];
  const token = await holdAndGetToken(graph, { lines, startsAt: AT_3PM, visitor: visitorToken(1) });
  return (await book(graph, token, online)).bookings!;
};
const series = async () => {
  const starts = ["2026-11-24T21:00:00Z", "2026-12-01T21:00:00Z", "2026-12-08T21:00:00Z"];
  const token = await holdAndGetToken(graph, {
    service: serviceId("coaching"),
    series: starts,
    visitor: visitorToken(1),
  });
  return (await book(graph, token, online)).bookings!;
};
const statuses = (answer: { order?: { bookings: readonly { status: string }[] } }) =>
  answer.order?.bookings.map((one) => one.status);

describe("cancelBooking", () => {
  it("frees the time, stores the reason and is idempotent", async () => {
    const [first] = await series();
    const answer = await cancel(graph, { booking: { accessKey: first!.accessKey }, reason: "Moving house" });
    expect(answer.order?.bookings[0]).toMatchObject({
      status: "CANCELLED",
      history: [{ status: "CONFIRMED" }, { actor: "VISITOR", status: "CANCELLED", note: "Moving house" }],
    });
    expect(statuses(answer)).toEqual(["CANCELLED", "CONFIRMED", "CONFIRMED"]);
    expect(await cancel(graph, { booking: { accessKey: first!.accessKey }, reason: "Moving house" })).toEqual(
      answer,
    );
    const cancelledNotifications = `SELECT booking_ids AS of FROM notices WHERE recipient = 'BOOKER' AND kind = 'CANCELLED'`;
    expect(await graph.database.query<{ of: string[] }>(cancelledNotifications)).toMatchObject([
      { of: [expect.any(String)] },
    ]);
    expect(
      (await hold(graph, { service: serviceId("coaching"), startsAt: "2026-11-24T21:00:00Z" })).__typename,
    ).toBe("HoldSlotPayload");
  });

  it("cancels one line, the rest of a series or the whole order", async () => {
    const bookings = await series();
    expect(
      statuses(await cancel(graph, { booking: { accessKey: bookings[1]!.accessKey }, scope: "REST" })),
    ).toEqual(["CONFIRMED", "CANCELLED", "CANCELLED"]);
    expect(
      statuses(await cancel(graph, { booking: { accessKey: bookings[0]!.accessKey }, scope: "ORDER" })),
    ).toEqual(["CANCELLED", "CANCELLED", "CANCELLED"]);
    expect(await graph.database.query("SELECT count(*)::int AS n FROM claims")).toEqual([{ n: 0 }]);
  });

  it("restores the buffer of the remaining line", async () => {
    const [first, second] = await cart();
    await cancel(graph, { booking: { accessKey: second!.accessKey } });
    const range = `SELECT to_char(starts_at AT TIME ZONE 'UTC', 'HH24:MI') AS from, to_char(ends_at AT TIME ZONE 'UTC', 'HH24:MI') AS until FROM claims`;
    // Consultations have a buffer of ten minutes.
    expect(await graph.database.query(range)).toEqual([{ from: "20:00", until: "20:40" }]);
    await cancel(graph, { booking: { accessKey: first!.accessKey } });
    expect(await graph.database.query(range)).toEqual([]);
  });

  it("requires a reason when the service does", async () => {
    await graph.change("coaching", { cancelReason: "REQUIRED" });
    const [first] = await series();
    await expectNoChanges(graph, async () => {
      expect(await cancel(graph, { booking: { accessKey: first!.accessKey }, reason: "  " })).toMatchObject({
        issues: [{ path: ["reason"], code: "REQUIRED", message: "This field is required." }],
      });
      expect(
        await cancel(graph, { booking: { accessKey: first!.accessKey }, reason: "x".repeat(10_000) }),
      ).toMatchObject({
        issues: [{ path: ["reason"], code: "TOO_LONG" }],
      });
    });
  });

  it("is rejected after the cut-off", async () => {
    await graph.change("coaching", { cancelCutoffMinutes: 60 });
    const [first] = await series();
    graph.clock.set("2026-11-24T20:00:00Z");
    expect((await cancel(graph, { booking: { accessKey: first!.accessKey } })).__typename).toBe(
      "CancelBookingPayload",
    );
    const [, second] = await (async () => [
      first,
      (await cancel(graph, { booking: { accessKey: first!.accessKey } })).order!.bookings[1]!,
    ])();
    graph.clock.set("2026-12-01T20:00:01Z");
    expect(await cancel(graph, { booking: { accessKey: second!.accessKey } })).toMatchObject({
      __typename: "PastCutoff",
      cutoffMinutes: 60,
      code: "PAST_CUTOFF",
    });
  });

  it("returns the status of a booking that has ended otherwise", async () => {
    const [first] = await series();
    await graph.database.query("UPDATE bookings SET status = 'NO_SHOW' WHERE ordinal = 0");
    expect(await cancel(graph, { booking: { accessKey: first!.accessKey } })).toMatchObject({
      __typename: "StatusConflict",
      status: "NO_SHOW",
    });
    // The audit would find the changed status.
    await graph.reset();
  });
});

describe("guest", () => {
  const createGuestKey = async (booking: number, member: number, role: "GUEST" | "STAFF" = "GUEST") => {
    const [row] = await graph.database.query<{
      id: string;
      business_id: string;
      key_version: number;
      staff_id: string;
    }>(
      `SELECT b.id, b.business_id, key_version, staff_id FROM bookings b JOIN booking_staff s ON s.booking_id = b.id
        WHERE b.ordinal = $1`,
      [booking],
    );
    const staffId = role === "STAFF" ? row!.staff_id : null;
    const grant = { bookingId: row!.id, role, member, staffId, version: row!.key_version };
    return createAccessKey(graph.signer, row!.business_id, grant);
  };
  const seats = async () => {
    const token = await holdAndGetToken(graph, {
      service: serviceId("yoga-class"),
      startsAt: "2026-11-24T12:00:00Z",
      seats: 3,
      visitor: visitorToken(1),
    });
    return (await book(graph, token, { guests: guests(2) })).bookings!;
  };

  it("leaves and frees their seat, while the others stay", async () => {
    await seats();
    const answer = await leave(graph, await createGuestKey(0, 2));
    expect(answer.booking).toMatchObject({ seats: 2, status: "CONFIRMED", guests: [{ hasLeft: true }] });
    expect((await leave(graph, await createGuestKey(0, 2))).booking).toMatchObject({ seats: 2 });
    expect(await graph.database.query("SELECT seats_taken FROM sessions")).toEqual([{ seats_taken: 2 }]);
  });

  it("leaves and ends their own line", async () => {
    const lines = [{ service: "mobility" }, { service: "mobility", member: 1 }];
    const token = await holdAndGetToken(graph, { lines, startsAt: AT_3PM, visitor: visitorToken(1) });
    await book(graph, token, { guests: guests(1) });
    expect((await leave(graph, await createGuestKey(1, 1))).booking).toMatchObject({ status: "CANCELLED" });
    expect(await graph.database.query("SELECT status FROM bookings ORDER BY ordinal")).toEqual([
      { status: "CONFIRMED" },
      { status: "CANCELLED" },
    ]);
  });

  it("sees only themselves and can neither move nor cancel", async () => {
    const [ownSeat] = await seats();
    const key = await createGuestKey(0, 1);
    const { data } = await graph.run<{ visitorBookings: Record<string, unknown>[] }>(
      `query ($key: String!) { visitorBookings(accessKeys: [$key]) { ... on VisitorBooking { role guests { name email } contact { email } notes price { amount }
        history { note } order { id } cancel { isAllowed } } } }`,
      { key },
    );
    expect(data.visitorBookings).toEqual([
      {
        role: "GUEST",
        guests: [{ name: "Guest 1", email: null }],
        contact: null,
        notes: null,
        price: null,
        history: [],
        order: null,
        cancel: { isAllowed: false },
      },
    ]);
    await expect(cancel(graph, { booking: { accessKey: key } })).rejects.toThrow("FORBIDDEN");
    await expect(leave(graph, ownSeat!.accessKey)).rejects.toThrow("FORBIDDEN");
    expect(await leave(graph, await createGuestKey(0, 9))).toMatchObject({ code: "BOOKING_NOT_FOUND" });
  });

  it("loses access when the booking's key version is raised", async () => {
    await seats();
    const key = await createGuestKey(0, 1);
    await graph.database.query("UPDATE bookings SET key_version = key_version + 1");
    expect(await leave(graph, key)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
  });

  it("staff see the booking's details without addresses and prices", async () => {
    await seats();
    const { data } = await graph.run<{ visitorBookings: Record<string, unknown>[] }>(
      `query ($key: String!) { visitorBookings(accessKeys: [$key]) { ... on VisitorBooking { role guests { name email } contact { firstName } price { amount } order { id } } } }`,
      { key: await createGuestKey(0, 0, "STAFF") },
    );
    expect(data.visitorBookings).toMatchObject([
      {
        role: "STAFF",
        guests: [{ email: null }, { email: null }],
        contact: { firstName: "Ada" },
        price: null,
        order: null,
      },
    ]);
  });
});
