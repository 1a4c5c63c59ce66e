import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { rowChanges, expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  holdAndGetToken,
  hold,
  release,
  serviceId,
  staffId,
  visitorToken,
  holdAndBook,
} from "../../../../testing/bookings/visit.ts";

const MORNING = "2026-11-23T12:00:00.000Z";
const TUESDAY_1500 = "2026-11-24T20:00:00.000Z";

const graph = await openGraph();
beforeEach(() => graph.reset());
auditAfterEach(graph);

const yoga = (visitor: number, seats = 1) => ({
  service: serviceId("yoga-class"),
  startsAt: MORNING,
  seats,
  visitor: visitorToken(visitor),
});

/** Null if the class is not offered. */
async function seatsLeft(seats = 1, visitor?: string): Promise<number | null> {
  type Days = {
    business: {
      service: {
        availability: {
          days: { slots: { edges: { node: { startsAt: string; seatsLeft: number } }[] } }[];
        };
      };
    };
  };
  const { data } = await graph.run<Days>(
    `query ($seats: Int, $visitor: String) { business { service(id: "yoga-class") {
      availability(input: { from: "2026-11-23", to: "2026-11-23", timeZone: "America/New_York", seats: $seats, visitor: $visitor }) {
        days { slots { edges { node { startsAt seatsLeft } } } } } } } }`,
    { seats, visitor },
  );
  const { edges } = data.business.service.availability.days[0]!.slots;
  return edges.find(({ node }) => node.startsAt === MORNING)?.node.seatsLeft ?? null;
}

const sessions = () =>
  graph.database.query("SELECT seats_taken AS taken, seats_offered AS offered FROM sessions");

describe("seats of a class", () => {
  it("create a session once, join it and fill it", async () => {
    const opened = await rowChanges(graph.database, () => hold(graph, yoga(1, 4)));
    expect(opened).toEqual({ holds: 1, hold_lines: 1, sessions: 1, claims: 1, idempotency_keys: 1 });
    const joined = await rowChanges(graph.database, async () => {
      const answer = await hold(graph, yoga(2, 4));
      expect(answer.hold?.lines).toMatchObject([{ seats: 4, staff: [{ slug: "chloe" }], startsAt: MORNING }]);
    });
    expect(joined).toEqual({ holds: 1, hold_lines: 1, idempotency_keys: 1 });
    expect(await seatsLeft()).toBe(4);
    await holdAndBook(graph, yoga(3, 4));
    expect(await sessions()).toEqual([{ taken: 12, offered: 12 }]);
    expect(await seatsLeft()).toBeNull();
  });

  it("are rejected with the number left when they are too few", async () => {
    for (const visitor of [1, 2]) await holdAndGetToken(graph, yoga(visitor, 4));
    await holdAndGetToken(graph, yoga(3, 2));
    await expectNoChanges(graph, async () => {
      expect(await hold(graph, yoga(4, 3))).toMatchObject({
        __typename: "SeatShortage",
        code: "SEAT_SHORTAGE",
        message: "Total available seats for this slot is only 2",
        available: 2,
        day: { date: "2026-11-23" },
      });
    });
    await holdAndGetToken(graph, yoga(4, 2));
    expect(await hold(graph, yoga(5))).toMatchObject({ available: 0, code: "SEAT_SHORTAGE" });
  });

  it("are rejected with the possible number above the service's maximum", async () => {
    expect(await hold(graph, yoga(1, 5))).toEqual({
      __typename: "ReservationLimit",
      code: "RESERVATION_LIMIT",
      reason: "RESERVATION_LIMIT",
      message:
        "You can reserve up to 4 slots for this service. To book for additional guests, kindly select a different service for the same time slot.",
      count: 4,
    });
    for (const visitor of [1, 2]) await holdAndGetToken(graph, yoga(visitor, 4));
    await holdAndGetToken(graph, yoga(3, 1));
    expect(await hold(graph, yoga(4, 5))).toMatchObject({ count: 3 });
    await holdAndGetToken(graph, yoga(4, 3));
    expect(await hold(graph, yoga(5, 5))).toMatchObject({ code: "SEAT_SHORTAGE", available: 0 });
    const early = { ...yoga(5, 5), startsAt: "2026-11-23T09:00:00Z" };
    expect(await hold(graph, early)).toMatchObject({ reason: "OUTSIDE_HOURS" });
  });

  it("that the caller holds count as free", async () => {
    await holdAndGetToken(graph, yoga(1, 4));
    expect(await seatsLeft()).toBe(8);
    expect(await seatsLeft(1, visitorToken(1))).toBe(12);
    for (const visitor of [2, 3]) await holdAndGetToken(graph, yoga(visitor, 4));
    expect(await seatsLeft(4)).toBeNull();
    expect(await seatsLeft(4, visitorToken(1))).toBe(4);
  });

  it("are free after a release, and the last one deletes the session", async () => {
    const [first, second] = [
      await holdAndGetToken(graph, yoga(1, 4)),
      await holdAndGetToken(graph, yoga(2, 2)),
    ];
    await release(graph, first);
    expect(await sessions()).toEqual([{ taken: 2, offered: 12 }]);
    const coaching = { service: serviceId("coaching"), startsAt: MORNING, visitor: visitorToken(3) };
    expect(await hold(graph, coaching)).toMatchObject({ code: "STAFF_BUSY" });
    await release(graph, second);
    expect(await sessions()).toEqual([]);
    expect(await graph.database.query("SELECT id FROM claims")).toEqual([]);
    expect(await hold(graph, coaching)).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  it("are free after expiry, and the last one deletes the session", async () => {
    await holdAndGetToken(graph, yoga(1, 4));
    graph.clock.advance(5);
    await holdAndGetToken(graph, yoga(2, 4));
    graph.clock.advance(5);
    expect(await seatsLeft()).toBe(8);
    graph.clock.advance(5);
    expect(await seatsLeft()).toBe(12);
    const coaching = { service: serviceId("coaching"), startsAt: MORNING, visitor: visitorToken(3) };
    expect(await hold(graph, coaching)).toMatchObject({ __typename: "HoldSlotPayload" });
    expect(await sessions()).toEqual([]);
  });

  it("are not offered when the teacher is busy", async () => {
    await holdAndGetToken(graph, {
      service: serviceId("coaching"),
      startsAt: "2026-11-23T12:30:00Z",
      visitor: visitorToken(1),
    });
    expect(await hold(graph, yoga(2))).toMatchObject({ code: "STAFF_BUSY" });
    expect(await seatsLeft()).toBeNull();
  });

  it("count one session for a limit a day", async () => {
    await graph.change("yoga-class", { maxPerDay: 1 });
    await holdAndGetToken(graph, yoga(1, 4));
    await holdAndGetToken(graph, yoga(2, 4));
    const evening = { ...yoga(3), startsAt: "2026-11-23T21:00:00Z" };
    expect(await hold(graph, evening)).toMatchObject({ reason: "DAY_LIMIT" });
    graph.clock.advance(10);
    expect(await hold(graph, evening)).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  it("stay taken after book and the end of the hold", async () => {
    const booking = await holdAndBook(graph, yoga(1, 3));
    expect(booking).toMatchObject({ seats: 3, staff: [{ slug: "chloe" }] });
    graph.clock.advance(60);
    await holdAndGetToken(graph, yoga(2, 4));
    expect(await sessions()).toEqual([{ taken: 7, offered: 12 }]);
  });
});

describe("rooms", () => {
  const massage = (visitor: number, startsAt = TUESDAY_1500, staff?: string) => ({
    service: serviceId("massage"),
    startsAt,
    visitor: visitorToken(visitor),
    ...(staff ? { staff: staffId(staff) } : {}),
  });
  const rooms = () =>
    graph.database.query<{ room: number; from: number }>(
      `SELECT u.ordinal AS room, extract(epoch FROM c.starts_at)::int8 AS "from" FROM claims c JOIN units u ON u.id = c.unit_id
        WHERE u.resource_id IS NOT NULL ORDER BY c.starts_at, u.ordinal`,
    );

  beforeAll(async () => {
    const businessId = (await graph.scope()).business.id;
    await graph.database.prisma.serviceStaff.create({
      data: { businessId, serviceId: demoId("service", "massage"), staffId: demoId("staff", "daniel") },
    });
  });
  beforeEach(() => graph.change("massage", { paymentRule: "NONE" }));

  it("are claimed with the staff member and the buffers", async () => {
    const answer = await hold(graph, massage(1, TUESDAY_1500, "bruno"));
    expect(answer.hold).toMatchObject({
      total: { amount: 11_000, currency: "USD" },
      lines: [{ staff: [{ slug: "bruno" }] }],
    });
    expect(await rooms()).toEqual([{ room: 0, from: Date.parse("2026-11-24T19:55:00Z") / 1000 }]);
  });

  it("reject a third booking when all are taken, although staff are free", async () => {
    for (const visitor of [1, 2]) await holdAndGetToken(graph, massage(visitor));
    await expectNoChanges(graph, async () => {
      expect(await hold(graph, massage(3))).toMatchObject({
        __typename: "ResourceUnavailable",
        code: "RESOURCE_UNAVAILABLE",
        message: "Booking unsuccessful, resource unavailable at the moment.",
        day: { date: "2026-11-24" },
      });
    });
    const consultation = { ...massage(3), service: serviceId("consultation") };
    expect(await hold(graph, consultation)).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  it("are chosen best fit, with the shorter gap first", async () => {
    // 9:00 takes the first room and 9:30 the second, which has the shorter gap.
    await holdAndGetToken(graph, massage(1, "2026-11-24T14:00:00Z", "amara"));
    await holdAndGetToken(graph, massage(2, "2026-11-24T15:00:00Z", "bruno"));
    await holdAndGetToken(graph, massage(3, TUESDAY_1500, "daniel"));
    expect((await rooms()).map((one) => one.room)).toEqual([0, 1, 1]);
  });

  it("are free again when a hold ends", async () => {
    const tokens = [await holdAndGetToken(graph, massage(1)), await holdAndGetToken(graph, massage(2))];
    await release(graph, tokens[0]!);
    expect(await hold(graph, massage(3))).toMatchObject({ __typename: "HoldSlotPayload" });
    graph.clock.advance(10);
    expect(await hold(graph, massage(4))).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  it("are claimed in pairs, or not at all, when a service needs two", async () => {
    await graph.database.query("UPDATE service_resources SET needed = 2");
    await holdAndGetToken(graph, massage(1));
    expect(await rooms()).toHaveLength(2);
    expect(await hold(graph, massage(2))).toMatchObject({ code: "RESOURCE_UNAVAILABLE" });
    await graph.database.query("UPDATE service_resources SET needed = 1");
  });
});
