import { beforeEach, describe, expect, it } from "vitest";
import { audit, rowChanges, expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  type MutationResult,
  book,
  details,
  hold,
  serviceId,
  staffId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

/** Four Mondays at 9:00 in New York. */
const MONDAYS = [
  "2026-11-23T14:00:00.000Z",
  "2026-11-30T14:00:00.000Z",
  "2026-12-07T14:00:00.000Z",
  "2026-12-14T14:00:00.000Z",
];

const graph = await openGraph();
beforeEach(() => graph.reset());
auditAfterEach(graph);

const holdSeries = (series: readonly string[], more: Record<string, unknown> = {}) =>
  hold(graph, { service: serviceId("coaching"), series, ...more });

const online = { locationKind: "ONLINE" };

const getStarts = (answer: MutationResult) => answer.hold?.lines.map((line) => line.startsAt);

describe("holdSlot for a series", () => {
  it("holds all starts in order, and book makes one order with all bookings", async () => {
    const held = await holdSeries(MONDAYS.toReversed(), { visitor: visitorToken(1) });
    expect(held.__typename).toBe("HoldSlotPayload");
    expect(held.hold!.isSeries).toBe(true);
    expect(getStarts(held)).toEqual(MONDAYS);
    expect(new Set(held.hold!.lines.map((line) => `${line.member} ${line.staff[0]!.slug}`))).toEqual(
      new Set(["0 chloe"]),
    );

    const { token } = held.hold!;
    const booked = await book(graph, token, online);
    expect(booked.__typename).toBe("BookPayload");
    expect(booked.bookings!.map((one) => one.startsAt)).toEqual(MONDAYS);
    expect(new Set(booked.bookings!.map((one) => `${one.reference} ${one.status}`))).toEqual(
      new Set([`${booked.reference} CONFIRMED`]),
    );
    expect(booked.order).toMatchObject({ isSeries: true, reference: booked.reference });
    const again = await graph.data<{ book: { order: { bookings: unknown[] } } }>(
      "mutation ($input: BookInput!) { book(input: $input) { ... on BookPayload { order { bookings { id } } } } }",
      { input: { ...details, ...online, holdToken: token, idempotencyKey: "book-key-1" } },
    );
    expect(again.book.order.bookings).toHaveLength(4);
  });

  it("accepts a constant local time across a change of the clock", async () => {
    await graph.change("coaching", { horizonDays: 200 });
    const visitor = visitorToken(1);
    const across = ["2027-03-08T14:00:00.000Z", "2027-03-15T13:00:00.000Z"];
    expect(getStarts(await holdSeries(across, { visitor }))).toEqual(across);
    // Outside the schedule.
    expect(await holdSeries([across[0]!, "2027-03-15T11:15:00Z"], { visitor })).toMatchObject({
      code: "SLOT_UNAVAILABLE",
      reason: "OFF_INTERVAL",
      line: 1,
    });
  });

  it("accepts starts beyond the horizon, except for the first", async () => {
    await graph.change("coaching", { horizonDays: 7 });
    expect(getStarts(await holdSeries(MONDAYS))).toEqual(MONDAYS);
    expect(await holdSeries(MONDAYS.slice(2))).toMatchObject({ reason: "BEYOND_HORIZON", line: 0 });
  });

  it("holds the offered starts, and the next visitor is offered others", async () => {
    const plan = async (): Promise<string[]> => {
      const { data } = await graph.run<{
        business: { service: { series: { occurrences: readonly { startsAt: string | null }[] } } };
      }>(`{ business { service(id: "coaching") {
        series(rule: { frequency: DAILY, count: 12 }, startsAt: "${MONDAYS[0]}") { occurrences { startsAt } } } } }`);
      return data.business.service.series.occurrences.flatMap((one) => one.startsAt ?? []);
    };
    const planned: string[][] = [];
    for (const visitor of [1, 2, 3]) {
      const starts = await plan();
      expect(starts).toHaveLength(11);
      expect(getStarts(await holdSeries(starts, { visitor: visitorToken(visitor) }))).toEqual(starts);
      planned.push(starts);
    }
    expect(new Set(planned.flat()).size).toBe(33);
  });

  it("holds all or none, and returns the failed start and its alternatives", async () => {
    await hold(graph, { service: serviceId("coaching"), startsAt: MONDAYS[2], visitor: visitorToken(1) });
    let answer: MutationResult | undefined;
    const changes = await rowChanges(graph.database, async () => {
      answer = await holdSeries(MONDAYS, { visitor: visitorToken(2) });
    });
    expect(answer).toMatchObject({ __typename: "StaffBusy", line: 2, day: { date: "2026-12-07" } });
    expect(answer!.day!.starts).not.toContain(MONDAYS[2]);
    expect(answer!.day!.starts.length).toBeGreaterThan(0);
    expect(changes).toEqual({});
  });

  it("creates one hold for a replay", async () => {
    const twice = { visitor: visitorToken(1), idempotencyKey: "series-key-1" };
    const first = await holdSeries(MONDAYS, twice);
    const second = await holdSeries(MONDAYS.toReversed(), twice);
    expect(second.hold!.token).toBe(first.hold!.token);
    expect(await holdSeries(MONDAYS.slice(1), twice)).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    const { token } = first.hold!;
    const booked = await book(graph, token, online);
    expect((await book(graph, token, online)).reference).toBe(booked.reference);
    expect(await graph.database.query("SELECT count(*) AS n FROM bookings")).toEqual([{ n: 4 }]);
  });

  it("replaces the former hold even with the same starts", async () => {
    await holdSeries(MONDAYS, { visitor: visitorToken(1) });
    expect(getStarts(await holdSeries(MONDAYS.slice(0, 3), { visitor: visitorToken(1) }))).toEqual(
      MONDAYS.slice(0, 3),
    );
    expect(await graph.database.query("SELECT count(*) AS n FROM claims")).toEqual([{ n: 3 }]);
  });

  it("prefers one staff member and uses another when needed", async () => {
    await graph.change("consultation", { recurrenceMax: 12 });
    const tuesdays = ["2026-11-24T18:30:00.000Z", "2026-12-01T18:30:00.000Z", "2026-12-08T18:30:00.000Z"];
    const consultation = { service: serviceId("consultation") };
    const whoServes = (answer: MutationResult) => answer.hold!.lines.map((line) => line.staff[0]!.slug);
    const [alone] = whoServes(await holdSeries(tuesdays, { ...consultation, visitor: visitorToken(1) }));
    expect(whoServes(await holdSeries(tuesdays, { ...consultation, visitor: visitorToken(1) }))).toEqual(
      tuesdays.map(() => alone),
    );
    await graph.reset();
    await graph.change("consultation", { recurrenceMax: 12 });
    await hold(graph, { ...consultation, startsAt: tuesdays[1], staff: staffId(alone!) });
    const others = whoServes(await holdSeries(tuesdays, { ...consultation, visitor: visitorToken(1) }));
    expect(new Set(others).size).toBe(1);
    expect(others[0]).not.toBe(alone);
  });

  it("needs two staff members for two starts at once", async () => {
    await graph.change("consultation", { recurrenceMax: 12 });
    const together = ["2026-11-24T18:30:00.000Z", "2026-11-24T18:45:00.000Z"];
    const consultation = { service: serviceId("consultation") };
    const held = await holdSeries(together, consultation);
    expect(new Set(held.hold!.lines.map((line) => line.staff[0]!.slug)).size).toBe(2);
    expect(await audit(graph.database)).toEqual({});
    await graph.reset();
    await graph.change("consultation", { recurrenceMax: 12 });
    expect(await holdSeries(together, { ...consultation, staff: staffId("amara") })).toMatchObject({
      code: "STAFF_BUSY",
      line: 1,
    });
  });

  it("takes a room for each start and returns the start without one", async () => {
    await graph.change("massage", { paymentRule: "NONE", recurrenceMax: 5 });
    const tuesdays = ["2026-11-24T16:00:00.000Z", "2026-12-01T16:00:00.000Z"];
    const massage = { service: serviceId("massage") };
    const held = await holdSeries(tuesdays, massage);
    expect(held.hold?.lines).toHaveLength(2);
    expect(await graph.database.query("SELECT count(*) AS n FROM claims")).toEqual([{ n: 4 }]);
    await graph.reset();
    await graph.change("massage", { paymentRule: "NONE", recurrenceMax: 5 });
    await graph.database.query(
      `WITH block AS (INSERT INTO blocks (business_id, id, starts_at, ends_at, created_at)
         SELECT id, gen_random_uuid(), '2026-12-01T15:00Z', '2026-12-01T20:00Z', now() FROM businesses WHERE slug = 'northside' RETURNING *)
       INSERT INTO claims (business_id, unit_id, block_id, starts_at, ends_at)
       SELECT b.business_id, u.id, b.id, b.starts_at, b.ends_at FROM block b JOIN units u ON u.business_id = b.business_id
         JOIN resources r ON r.id = u.resource_id AND r.slug = 'treatment-room'`,
    );
    const failure = await holdSeries(tuesdays, massage);
    await graph.database.query("DELETE FROM claims WHERE block_id IS NOT NULL");
    await graph.database.query("DELETE FROM blocks");
    expect(failure).toMatchObject({ code: "RESOURCE_UNAVAILABLE", line: 1 });
  });

  it("counts each start for the limit of a day", async () => {
    await graph.change("coaching", { maxPerDay: 1 });
    const twiceADay = [MONDAYS[0]!, "2026-11-23T21:00:00.000Z"];
    expect(await holdSeries(twiceADay)).toMatchObject({
      code: "SLOT_UNAVAILABLE",
      reason: "DAY_LIMIT",
      line: 1,
    });
    expect(getStarts(await holdSeries(MONDAYS))).toEqual(MONDAYS);
  });
});

describe("holdSlot for an invalid series", () => {
  const issues = (...expected: readonly [string, string][]) => ({
    __typename: "InvalidInput",
    issues: expected.map(([path, code]) => ({ path: path.split("."), code })),
  });

  it.each<[string, readonly string[], Record<string, unknown>, object]>([
    ["of one visit", MONDAYS.slice(0, 1), {}, issues(["series", "OUT_OF_RANGE"])],
    ["of none", [], {}, issues(["series", "OUT_OF_RANGE"])],
    [
      "of more than any may have",
      Array.from({ length: 102 }, (_, n) => new Date(Date.UTC(2026, 10, 23 + n, 14)).toISOString()),
      {},
      issues(["series", "OUT_OF_RANGE"]),
    ],
    [
      "of more than the service allows",
      Array.from({ length: 13 }, (_, n) => new Date(Date.UTC(2026, 10, 23 + 7 * n, 14)).toISOString()),
      {},
      issues(["series", "OUT_OF_RANGE"]),
    ],
    ["of the same visit twice", [MONDAYS[0]!, MONDAYS[0]!], {}, issues(["series.1", "INVALID"])],
    [
      "with a start within a minute",
      [MONDAYS[0]!, "2026-11-30T14:00:30Z"],
      {},
      issues(["series.1", "INVALID"]),
    ],
    ["in another age", [MONDAYS[0]!, "2300-01-01T14:00:00Z"], {}, issues(["series.1", "OUT_OF_RANGE"])],
    ["of several seats", MONDAYS, { seats: 2 }, issues(["seats", "OUT_OF_RANGE"])],
    ["with a start of its own", MONDAYS, { startsAt: MONDAYS[0] }, issues(["startsAt", "INVALID"])],
    ["and party at once", MONDAYS, { lines: [{ service: "coaching" }] }, issues(["lines", "INVALID"])],
    [
      "of a service that takes none",
      MONDAYS,
      { service: serviceId("intro-call") },
      issues(["series", "INVALID"]),
    ],
    ["of an unknown service", MONDAYS, { service: "service_nothing" }, issues(["service", "NOT_FOUND"])],
    [
      "with a staff member who does not serve it",
      MONDAYS,
      { staff: staffId("amara") },
      issues(["staff", "NOT_FOUND"]),
    ],
  ])("rejects a series %s", async (_, series, more, answer) => {
    await expectNoChanges(graph, async () => expect(await holdSeries(series, more)).toMatchObject(answer));
  });

  it("rejects a series of a class and one in the past", async () => {
    await graph.change("yoga-class", { recurrenceMax: 5 });
    expect(await holdSeries(MONDAYS, { service: serviceId("yoga-class") })).toMatchObject(
      issues(["series", "INVALID"]),
    );
    expect(await holdSeries(["2020-01-06T14:00:00Z", MONDAYS[0]!])).toMatchObject({
      code: "SLOT_UNAVAILABLE",
      reason: "IN_THE_PAST",
      line: 0,
    });
  });
});
