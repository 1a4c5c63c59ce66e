import { beforeEach, describe, expect, it } from "vitest";
import { expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { reschedule } from "../../../../testing/bookings/change.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  book,
  holdAndGetToken,
  serviceId,
  staffId,
  visitorToken,
  holdAndBook,
} from "../../../../testing/bookings/visit.ts";

const AT_3PM = "2026-11-24T20:00:00.000Z";
const AT_315 = "2026-11-24T20:15:00.000Z";
const AT_4PM = "2026-11-24T21:00:00.000Z";
const online = { locationKind: "ONLINE" };

const graph = await openGraph();
beforeEach(() => graph.reset());
auditAfterEach(graph);

const consultation = async (staff = "amara", startsAt = AT_3PM, visitor: string | number = 1) =>
  holdAndBook(
    graph,
    {
      service: serviceId("consultation"),
      staff: staffId(staff),
      startsAt,
      visitor: visitorToken(visitor),
    },
    { ...online, idempotencyKey: `book-${visitor}-${startsAt}` },
  );

const guests = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ name: `Guest ${i + 1}`, email: `guest${i + 1}@example.org` }));

describe("rescheduleBooking", () => {
  it("moves by fifteen minutes with the same staff, despite the overlap", async () => {
    const { accessKey } = await consultation();
    const answer = await reschedule(graph, { booking: { accessKey }, startsAt: AT_315 });
    expect(answer.order?.bookings).toMatchObject([
      {
        accessKey,
        startsAt: AT_315,
        endsAt: "2026-11-24T20:45:00.000Z",
        staff: [{ slug: "amara" }],
        status: "CONFIRMED",
        history: [
          { actor: "VISITOR", status: "CONFIRMED", startsAt: AT_3PM },
          { actor: "VISITOR", status: "CONFIRMED", startsAt: AT_315 },
        ],
      },
    ]);
    expect(await graph.database.query("SELECT sequence FROM bookings")).toEqual([{ sequence: 1 }]);
  });

  it("accepts a staff member by slug or id and rejects an unknown name", async () => {
    const { accessKey } = await consultation("amara");
    const moved = await reschedule(graph, { booking: { accessKey }, startsAt: AT_4PM, staff: "bruno" });
    expect(moved.order?.bookings[0]?.staff).toMatchObject([{ slug: "bruno" }]);
    const failure = await reschedule(graph, {
      booking: { accessKey },
      startsAt: AT_3PM,
      staff: "no-such-person",
    });
    expect(failure).toMatchObject({ __typename: "InvalidInput" });
  });

  it("prefers the same staff, takes others when busy, or only the requested one", async () => {
    const { accessKey } = await consultation("amara", AT_3PM, 1);
    await consultation("amara", AT_4PM, 2);
    const busy = await reschedule(graph, {
      booking: { accessKey },
      startsAt: AT_4PM,
      staff: staffId("amara"),
    });
    expect(busy).toMatchObject({ __typename: "StaffBusy", message: "Not booked: Staff busy" });
    const moved = await reschedule(graph, { booking: { accessKey }, startsAt: AT_4PM });
    expect(moved.order?.bookings[0]?.staff[0]?.slug).not.toBe("amara");
  });

  it("changes nothing when the new time is taken", async () => {
    const { accessKey } = await consultation("amara", AT_3PM, 1);
    for (const [visitor, staff] of ["amara", "bruno", "daniel"].entries())
      await consultation(staff, "2026-11-24T21:30:00.000Z", 10 + visitor);
    await expectNoChanges(graph, async () => {
      expect(
        await reschedule(graph, { booking: { accessKey }, startsAt: "2026-11-24T21:30:00.000Z" }),
      ).toMatchObject({
        __typename: "StaffBusy",
      });
    });
    expect(
      (await reschedule(graph, { booking: { accessKey }, startsAt: AT_3PM })).order?.bookings,
    ).toMatchObject([{ startsAt: AT_3PM, history: [{}] }]);
  });

  it("moves and notifies once for a repeated request", async () => {
    const { accessKey } = await consultation();
    // Entries of the same minute have no order.
    graph.clock.advance(1);
    const first = await reschedule(graph, { booking: { accessKey }, startsAt: AT_4PM });
    const second = await reschedule(graph, { booking: { accessKey }, startsAt: AT_4PM });
    expect(second).toEqual(first);
    const dueNotifications = `SELECT kind FROM notices WHERE recipient = 'BOOKER' AND due_at <= $1 ORDER BY created_at, id`;
    const now = new Date(graph.clock.now()).toISOString();
    expect(await graph.database.query(dueNotifications, [now])).toEqual([
      { kind: "CONFIRMED" },
      { kind: "RESCHEDULED" },
    ]);
  });

  it("is only for the owner after the cut-off", async () => {
    await graph.change("consultation", { rescheduleCutoffMinutes: 24 * 60 });
    const { accessKey } = await consultation();
    graph.clock.set("2026-11-23T21:00:00Z");
    expect(await reschedule(graph, { booking: { accessKey }, startsAt: AT_4PM })).toMatchObject({
      __typename: "PastCutoff",
      cutoffMinutes: 1440,
    });
  });

  it.each([
    ["a time outside hours", "2026-11-24T06:00:00Z", "SlotUnavailable"],
    ["a time in the past", "2026-11-19T20:00:00Z", "SlotUnavailable"],
  ])("rejects %s", async (_what, startsAt, typename) => {
    const { accessKey } = await consultation();
    expect((await reschedule(graph, { booking: { accessKey }, startsAt })).__typename).toBe(typename);
  });

  it.each([
    ["before 1970", "1969-12-31T23:00:00Z", "OUT_OF_RANGE"],
    ["in the year 1", "0001-01-01T00:00:00Z", "OUT_OF_RANGE"],
    ["after 2199", "2200-01-01T00:01:00Z", "OUT_OF_RANGE"],
    ["in the year 9999", "9999-06-01T12:00:00Z", "OUT_OF_RANGE"],
    ["with seconds", "2026-11-24T20:00:30Z", "INVALID"],
  ])("rejects a start %s", async (_when, startsAt, code) => {
    const { accessKey } = await consultation();
    expect(await reschedule(graph, { booking: { accessKey }, startsAt })).toMatchObject({
      __typename: "InvalidInput",
      issues: [{ path: ["startsAt"], code }],
    });
  });

  it("finds nothing by an altered key or a foreign id", async () => {
    const { accessKey } = await consultation();
    const altered = `${accessKey.slice(0, -1)}${accessKey.endsWith("A") ? "B" : "A"}`;
    expect(await reschedule(graph, { booking: { accessKey: altered }, startsAt: AT_4PM })).toMatchObject({
      __typename: "BookingNotFound",
      message: "No calendar event found",
    });
    await expect(reschedule(graph, { booking: { id: "booking_x" }, startsAt: AT_4PM })).rejects.toThrow(
      "UNAUTHENTICATED",
    );
  });

  it("requires exactly one identifier of the booking", async () => {
    const { accessKey } = await consultation();
    for (const [booking, message] of [
      [{}, "Exactly one key"],
      [{ accessKey, id: "booking_x" }, "Exactly one key"],
      [{ accessKey: null }, "must be non-null"],
      [undefined, "was not provided"],
    ] as const)
      await expect(reschedule(graph, { booking, startsAt: AT_4PM })).rejects.toThrow(message);
  });

  it("moves seats of a class to another session", async () => {
    const { accessKey } = await holdAndBook(
      graph,
      {
        service: serviceId("yoga-class"),
        startsAt: "2026-11-24T12:00:00Z",
        seats: 3,
        visitor: visitorToken(1),
      },
      { guests: guests(2) },
    );
    const answer = await reschedule(graph, { booking: { accessKey }, startsAt: "2026-11-24T21:00:00Z" });
    expect(answer.order?.bookings).toMatchObject([
      { startsAt: AT_4PM, seats: 3, staff: [{ slug: "chloe" }] },
    ]);
    expect(await graph.database.query("SELECT seats_taken, starts_at::text FROM sessions")).toHaveLength(1);
  });

  it("counts for the limit of the new day only", async () => {
    await graph.change("nutrition", { maxPerDay: 1 });
    const nutrition = async (startsAt: string, visitor: number) =>
      holdAndBook(
        graph,
        {
          service: serviceId("nutrition"),
          startsAt,
          visitor: visitorToken(visitor),
        },
        {
          ...online,
          idempotencyKey: `book-key-${visitor}`,
        },
      );
    const first = await nutrition("2026-11-24T22:00:00Z", 1);
    expect(
      (await reschedule(graph, { booking: { accessKey: first.accessKey }, startsAt: "2026-11-24T23:00:00Z" }))
        .__typename,
    ).toBe("RescheduleBookingPayload");
    await nutrition("2026-11-25T16:00:00Z", 2);
    expect(
      await reschedule(graph, { booking: { accessKey: first.accessKey }, startsAt: "2026-11-25T18:00:00Z" }),
    ).toMatchObject({
      reason: "DAY_LIMIT",
    });
  });
});

describe("rescheduleBooking of an order", () => {
  it("moves all lines together", async () => {
    const lines = [{ service: "mobility" }, { service: "mobility", member: 1 }, { service: "intro-call" }];
    const token = await holdAndGetToken(graph, { lines, startsAt: AT_3PM, visitor: visitorToken(1) });
    const answer = await book(graph, token, { guests: guests(1) });
    const moved = await reschedule(graph, {
      booking: { accessKey: answer.bookings![1]!.accessKey },
      startsAt: AT_4PM,
    });
    expect(moved.order?.bookings.map((one) => [one.member, one.startsAt])).toEqual([
      [0, AT_4PM],
      [1, AT_4PM],
      [0, "2026-11-24T21:30:00.000Z"],
    ]);
  });

  it("moves by fifteen minutes with the same staff, despite the overlap", async () => {
    const lines = [1, 2].map(() => ({ service: "consultation", staff: "amara" }));
    const token = await holdAndGetToken(graph, { lines, startsAt: AT_3PM, visitor: visitorToken(1) });
    const { bookings } = await book(graph, token, online);
    const moved = await reschedule(graph, {
      booking: { accessKey: bookings![0]!.accessKey },
      startsAt: AT_315,
    });
    expect(moved.order?.bookings.map((one) => [one.startsAt, one.staff[0]!.slug])).toEqual([
      [AT_315, "amara"],
      ["2026-11-24T20:45:00.000Z", "amara"],
    ]);
  });

  it("moves the line of the key to the requested start and the others around it", async () => {
    const lines = [{ service: "mobility" }, { service: "mobility", member: 1 }, { service: "intro-call" }];
    const token = await holdAndGetToken(graph, { lines, startsAt: AT_3PM, visitor: visitorToken(1) });
    const [first, , later] = (await book(graph, token, { guests: guests(1) })).bookings!;
    const half = "2026-11-24T21:30:00.000Z";
    const moved = await reschedule(graph, { booking: { accessKey: later!.accessKey }, startsAt: half });
    expect(moved.order?.bookings.map((one) => [one.member, one.startsAt])).toEqual([
      [0, AT_4PM],
      [1, AT_4PM],
      [0, half],
    ]);
    const again = await reschedule(graph, { booking: { accessKey: later!.accessKey }, startsAt: half });
    expect(again).toEqual(moved);
    const back = await reschedule(graph, { booking: { accessKey: first!.accessKey }, startsAt: AT_3PM });
    expect(back.order?.bookings.map((one) => one.startsAt)).toEqual([
      AT_3PM,
      AT_3PM,
      "2026-11-24T20:30:00.000Z",
    ]);
  });

  it("offers the starts of a later line for the key of that line", async () => {
    const lines = [{ service: "mobility" }, { service: "intro-call" }];
    const token = await holdAndGetToken(graph, { lines, startsAt: AT_3PM, visitor: visitorToken(1) });
    const [first, later] = (await book(graph, token, {})).bookings!;
    const starts = async (key: string) => {
      const { data } = await graph.run<{
        visitorBookings: { availability: { days: { starts: string[] }[] } }[];
      }>(
        `query ($key: String!) { visitorBookings(accessKeys: [$key]) { ... on VisitorBooking {
          availability(input: { from: "2026-11-24", to: "2026-11-24", timeZone: "America/New_York" }) { days { starts } } } } }`,
        { key },
      );
      return data.visitorBookings[0]!.availability.days[0]!.starts;
    };
    const half = 30 * 60_000;
    const ofFirst = await starts(first!.accessKey);
    expect(ofFirst).toContain(AT_3PM);
    expect(await starts(later!.accessKey)).toEqual(
      ofFirst.map((start) => new Date(Date.parse(start) + half).toISOString()),
    );
    const last = (await starts(later!.accessKey)).at(-1)!;
    const moved = await reschedule(graph, { booking: { accessKey: later!.accessKey }, startsAt: last });
    expect(moved.order?.bookings[1]?.startsAt).toBe(last);
  });

  it("moves one booking of a series alone", async () => {
    const series = ["2026-11-24T21:00:00Z", "2026-12-01T21:00:00Z", "2026-12-08T21:00:00Z"];
    const token = await holdAndGetToken(graph, {
      service: serviceId("coaching"),
      series,
      visitor: visitorToken(1),
    });
    const answer = await book(graph, token, online);
    const moved = await reschedule(graph, {
      booking: { accessKey: answer.bookings![1]!.accessKey },
      startsAt: "2026-12-02T21:00:00Z",
    });
    expect(moved.order?.bookings.map((one) => one.startsAt)).toEqual(["2026-12-02T21:00:00.000Z"]);
  });
});

it("availability of a booking ignores the claims that would move", async () => {
  const { accessKey } = await consultation();
  await consultation("bruno", AT_3PM, 2);
  await consultation("daniel", AT_3PM, 3);
  const { data } = await graph.run<{
    visitorBookings: { availability: { days: { starts: string[] }[] }; reschedule: object; cancel: object }[];
  }>(
    `query ($key: String!) { visitorBookings(accessKeys: [$key]) { ... on VisitorBooking {
      reschedule { isAllowed until cutoffMinutes } cancel { isAllowed }
      availability(input: { from: "2026-11-24", to: "2026-11-24", timeZone: "America/New_York" }) { days { starts } } } } }`,
    { key: accessKey },
  );
  const [booking] = data.visitorBookings;
  expect(booking!.reschedule).toEqual({ isAllowed: true, until: AT_3PM, cutoffMinutes: 0 });
  expect(booking!.availability.days[0]!.starts).toEqual(expect.arrayContaining([AT_3PM, AT_315]));
});
