import { beforeEach, describe, expect, it } from "vitest";
import { rowChanges, expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  holdAndGetToken,
  hold,
  release,
  serviceId,
  staffId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

/** Tuesday. Chloe works from four o'clock. */
const AT_3PM = "2026-11-24T20:00:00.000Z";
const AT_4PM = "2026-11-24T21:00:00.000Z";

const graph = await openGraph();
beforeEach(() => graph.reset());
auditAfterEach(graph);

interface Line {
  readonly service: string;
  readonly staff?: string;
  readonly member?: number;
  readonly seats?: number;
}

const party = (lines: readonly Line[], startsAt = AT_3PM, visitor: string | number = 1) => ({
  lines,
  startsAt,
  visitor: visitorToken(visitor),
});

const mobility = (member: number): Line => ({ service: "mobility", member });
const claims = () =>
  graph.database.query(
    `SELECT coalesce(st.slug, r.slug) AS of, to_char(c.starts_at AT TIME ZONE 'UTC', 'HH24:MI') AS from, to_char(c.ends_at AT TIME ZONE 'UTC', 'HH24:MI') AS until, c.ordinal
       FROM claims c JOIN units u ON u.id = c.unit_id LEFT JOIN staff st ON st.id = u.staff_id LEFT JOIN resources r ON r.id = u.resource_id
      ORDER BY c.ordinal, 1, 2`,
  );

describe("holdSlot for several services of one person", () => {
  it("holds them back to back with their own staff", async () => {
    const lines = [
      { service: "consultation", staff: "amara" },
      { service: "intro-call", staff: "daniel" },
    ];
    const answer = await hold(graph, party(lines));
    expect(answer.hold?.lines).toMatchObject([
      {
        member: 0,
        service: { slug: "consultation" },
        staff: [{ slug: "amara" }],
        startsAt: AT_3PM,
        endsAt: "2026-11-24T20:30:00.000Z",
      },
      {
        member: 0,
        service: { slug: "intro-call" },
        staff: [{ slug: "daniel" }],
        startsAt: "2026-11-24T20:30:00.000Z",
        endsAt: "2026-11-24T20:45:00.000Z",
      },
    ]);
  });

  it("with one staff member omits the buffers between the lines", async () => {
    const lines = [
      { service: "consultation", staff: "amara" },
      { service: "intro-call", staff: "amara" },
    ];
    await holdAndGetToken(graph, party(lines));
    expect(await claims()).toEqual([
      { of: "amara", from: "20:00", until: "20:30", ordinal: 0 },
      { of: "amara", from: "20:30", until: "20:50", ordinal: 1 },
    ]);
  });

  it("prefers one free staff member for all lines", async () => {
    const answer = await hold(graph, party([{ service: "consultation" }, { service: "intro-call" }]));
    const [first, second] = answer.hold!.lines;
    expect(first!.staff).toHaveLength(1);
    expect(second!.staff).toHaveLength(1);
  });

  it("joins a class at the class's own start", async () => {
    const classAt = "2026-11-24T22:30:00.000Z";
    const lines = [
      { service: "coaching", staff: "chloe" },
      { service: "yoga-class", seats: 2 },
    ];
    // Chloe needs her buffer only towards another booking.
    const failure = await hold(graph, party(lines, "2026-11-24T21:45:00.000Z"));
    expect(failure).toMatchObject({ __typename: "SlotUnavailable", reason: "OFF_INTERVAL" });
    const answer = await hold(
      graph,
      party([{ service: "body-scan", staff: "bruno" }, lines[1]!], "2026-11-24T22:10:00.000Z"),
    );
    expect(answer.hold?.lines).toMatchObject([
      { startsAt: "2026-11-24T22:10:00.000Z" },
      { startsAt: classAt, seats: 2, staff: [{ slug: "chloe" }] },
    ]);
    expect(await graph.database.query("SELECT seats_taken FROM sessions")).toEqual([{ seats_taken: 2 }]);
  });
});

describe("holdSlot for guests with their own lines", () => {
  it("starts all members together with their own staff and rooms", async () => {
    const changes = await rowChanges(graph.database, async () => {
      const answer = await hold(graph, party([mobility(0), mobility(1)]));
      expect(answer.hold?.lines.map((line) => [line.member, line.startsAt])).toEqual([
        [0, AT_3PM],
        [1, AT_3PM],
      ]);
      const people = answer.hold!.lines.flatMap((line) => line.staff.map((one) => one.slug));
      expect(new Set(people).size).toBe(2);
    });
    expect(changes).toEqual({ holds: 1, hold_lines: 2, claims: 4, idempotency_keys: 1 });
  });

  it("accepts other services for guests", async () => {
    const answer = await hold(
      graph,
      party([mobility(0), mobility(1), { service: "body-scan", member: 2 }], AT_4PM),
    );
    expect(answer.hold?.lines.map((line) => line.service.slug)).toEqual([
      "mobility",
      "mobility",
      "body-scan",
    ]);
    expect(new Set(answer.hold?.lines.map((line) => line.staff[0]!.slug)).size).toBe(3);
  });

  it("returns the possible size when rooms are short", async () => {
    await expectNoChanges(graph, async () => {
      expect(await hold(graph, party([mobility(0), mobility(1), mobility(2)]))).toMatchObject({
        __typename: "ReservationLimit",
        count: 2,
        message:
          "You can reserve up to 2 slots for this service. To book for additional guests, kindly select a different service for the same time slot.",
      });
    });
  });

  it("returns the service's maximum when the party exceeds it", async () => {
    await graph.change("mobility", { maxPerBooking: 1 });
    expect(await hold(graph, party([mobility(0), mobility(1)]))).toMatchObject({
      __typename: "ReservationLimit",
      count: 1,
    });
  });

  it("distinguishes a party from services of one person in a row", async () => {
    const row = Array.from({ length: 20 }, () => mobility(0));
    await graph.change("mobility", { maxPerBooking: null });
    expect(await hold(graph, party(row))).toMatchObject({ reason: "OUTSIDE_HOURS" });
    await graph.change("mobility", { maxPerBooking: 3 });
    expect(await hold(graph, party(row))).toMatchObject({ __typename: "ReservationLimit", count: 3 });
  });

  it("holds no line when one cannot be served", async () => {
    await holdAndGetToken(graph, {
      service: serviceId("body-scan"),
      staff: staffId("bruno"),
      startsAt: AT_4PM,
      visitor: visitorToken("somebody"),
    });
    await expectNoChanges(graph, async () => {
      const lines = [mobility(0), { service: "body-scan", member: 1 }];
      expect(await hold(graph, party(lines, AT_4PM))).toMatchObject({
        __typename: "ResourceUnavailable",
        code: "RESOURCE_UNAVAILABLE",
        message: "Booking unsuccessful, resource unavailable at the moment.",
        line: 1,
        day: { date: "2026-11-24" },
      });
    });
  });

  it("returns the line whose staff member is taken", async () => {
    await holdAndGetToken(graph, {
      service: serviceId("consultation"),
      staff: staffId("daniel"),
      startsAt: AT_3PM,
      visitor: visitorToken("somebody"),
    });
    const lines = [mobility(0), { service: "mobility", staff: "daniel", member: 1 }];
    expect(await hold(graph, party(lines))).toMatchObject({
      __typename: "StaffBusy",
      message: "Not booked: Staff busy",
      line: 1,
    });
  });

  it("replaces the visitor's former hold and ignores its claims", async () => {
    await holdAndGetToken(graph, party([mobility(0), mobility(1)]));
    const again = await hold(graph, party([mobility(0), mobility(1)]));
    expect(again.__typename).toBe("HoldSlotPayload");
    // A party that does not fit keeps the former hold.
    const failure = await hold(graph, party([mobility(0), mobility(1), mobility(2)]));
    expect(failure.__typename).toBe("ReservationLimit");
    expect(await graph.database.query("SELECT count(*)::int AS n FROM holds WHERE state = 'LIVE'")).toEqual([
      { n: 1 },
    ]);
  });

  it("releases all lines together", async () => {
    const token = await holdAndGetToken(graph, party([mobility(0), mobility(1)]));
    await release(graph, token);
    expect(await claims()).toEqual([]);
  });

  it("creates one hold for a replay", async () => {
    const input = { ...party([mobility(0), mobility(1)]), idempotencyKey: "party-key" };
    const first = await hold(graph, input);
    const second = await hold(graph, input);
    expect(second.hold?.token).toBe(first.hold?.token);
    expect(await hold(graph, { ...input, lines: [mobility(0)] })).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
  });
});

describe("availability of several lines", () => {
  type Found = {
    business: { availability: { days: { starts: string[]; slots: { edges: { node: Node }[] } }[] } };
  };
  type Node = { key: string; startsAt: string; endsAt: string; staff: { slug: string }[] };
  const ask = async (lines: readonly Line[]) => {
    const data = await graph.data<Found>(
      `query ($lines: [LineInput!]!) { business { availability(input: { lines: $lines, from: "2026-11-24", to: "2026-11-24", timeZone: "America/New_York" }) {
        days { starts slots(first: 200) { edges { node { key startsAt endsAt staff { slug } } } } } } } }`,
      { lines },
    );
    return data.business.availability.days[0]!;
  };

  it("offers exactly the starts at which every line can be held", async () => {
    const lines = [mobility(0), mobility(1), { service: "body-scan", member: 2 }];
    const { starts } = await ask(lines);
    expect(starts.length).toBeGreaterThan(3);
    const candidates = Array.from({ length: 60 }, (_, i) =>
      new Date(Date.parse("2026-11-24T12:00:00Z") + i * 15 * 60_000).toISOString(),
    );
    for (const startsAt of candidates) {
      const answer = await hold(graph, party(lines, startsAt));
      expect([startsAt, answer.__typename === "HoldSlotPayload"]).toEqual([
        startsAt,
        starts.includes(startsAt),
      ]);
      if (answer.hold) await release(graph, answer.hold.token);
    }
  });

  it("returns slot keys that hold only this party", async () => {
    const lines = [mobility(0), mobility(1)];
    const { slots } = await ask(lines);
    const { key, startsAt, endsAt, staff } = slots.edges[0]!.node;
    expect(Date.parse(endsAt) - Date.parse(startsAt)).toBe(30 * 60_000);
    expect(staff).toHaveLength(2);
    const visitor = visitorToken(1);
    const held = await hold(graph, { slot: key, lines, visitor });
    expect(held.hold?.lines).toMatchObject([{ startsAt }, { startsAt }]);
    const other = { path: ["slot"], code: "OTHER_PARTY" };
    expect(await hold(graph, { slot: key, lines: [mobility(0)], visitor })).toMatchObject({
      issues: [other],
    });
    expect(await hold(graph, { slot: key, visitor })).toMatchObject({ issues: [other] });
    const altered = `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`;
    expect(await hold(graph, { slot: altered, lines, visitor })).toMatchObject({
      issues: [{ path: ["slot"], code: "ALTERED" }],
    });
  });

  it("is the same when a service is queried with the further lines", async () => {
    const { data } = await graph.run<{
      business: { service: { availability: { days: { starts: string[] }[] } } };
    }>(
      `query ($also: [LineInput!]) { business { service(id: "mobility") {
        availability(input: { lines: $also, from: "2026-11-24", to: "2026-11-24", timeZone: "America/New_York" }) { days { starts } } } } }`,
      { also: [mobility(1)] },
    );
    expect(data.business.service.availability.days[0]!.starts).toEqual(
      (await ask([mobility(0), mobility(1)])).starts,
    );
  });

  it("runs a constant number of statements for any number of lines", async () => {
    const read = (lines: readonly Line[]) => graph.statementsOf(() => ask(lines));
    const few = (await read([mobility(0)])).length;
    const many = await read([
      mobility(0),
      mobility(1),
      { service: "body-scan", member: 2 },
      { service: "consultation" },
    ]);
    expect(many.length).toBe(few);
  });
});

describe("invalid lines", () => {
  it.each<[string, Line[], string[], string]>([
    ["none", [], ["lines"], "OUT_OF_RANGE"],
    ["102", Array.from({ length: 102 }, (_, i) => mobility(i)), ["lines"], "OUT_OF_RANGE"],
    ["an unknown service", [{ service: "nothing" }], ["lines", "0", "service"], "NOT_FOUND"],
    ["a service with a strange name", [{ service: "' OR 1=1 --" }], ["lines", "0", "service"], "NOT_FOUND"],
    ["an unknown person", [{ service: "mobility", staff: "nobody" }], ["lines", "0", "staff"], "NOT_FOUND"],
    [
      "a staff member who does not serve it",
      [{ service: "mobility", staff: "chloe" }],
      ["lines", "0", "staff"],
      "NOT_FOUND",
    ],
    [
      "a person where none is chosen",
      [{ service: "yoga-class", staff: "chloe" }],
      ["lines", "0", "staff"],
      "NOT_FOUND",
    ],
    ["a member left out", [mobility(0), mobility(2)], ["lines", "1", "member"], "OUT_OF_RANGE"],
    ["a member below the booker", [mobility(0), mobility(-1)], ["lines", "1", "member"], "OUT_OF_RANGE"],
    [
      "seats of what is no class",
      [{ service: "mobility", seats: 2 }],
      ["lines", "0", "seats"],
      "OUT_OF_RANGE",
    ],
    ["no seats", [{ service: "yoga-class", seats: 0 }], ["lines", "0", "seats"], "OUT_OF_RANGE"],
    [
      "a guest at a service that takes none of their own",
      [mobility(0), { service: "nutrition", member: 1 }],
      ["lines", "1", "service"],
      "GUESTS_NOT_TAKEN",
    ],
  ])("%s: returns issues and writes nothing", async (_what, lines, path, code) => {
    await expectNoChanges(graph, async () => {
      const answer = await hold(graph, party(lines));
      expect(answer.issues).toEqual(expect.arrayContaining([expect.objectContaining({ path, code })]));
    });
  });

  it("cannot have a service of another provider", async () => {
    const answer = await hold(graph, {
      ...party([{ service: "intro-call" }, mobility(0)]),
      provider: "provider_unknown",
    });
    expect(answer.issues).toMatchObject([{ path: ["provider"], code: "NOT_FOUND" }]);
  });

  it("holdSlot holds a paid line with its price", async () => {
    expect(await hold(graph, party([mobility(0), { service: "physio", member: 1 }]))).toMatchObject({
      hold: { total: { amount: 9500, currency: "USD" } },
    });
  });

  it("availability is closed by an unpublished line", async () => {
    await graph.change("body-scan", { publication: "ARCHIVED" });
    expect(await hold(graph, party([mobility(0), { service: "body-scan", member: 1 }]))).toMatchObject({
      message: "Unable to find calendar",
    });
  });
});
