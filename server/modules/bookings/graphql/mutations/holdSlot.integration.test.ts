import { beforeEach, describe, expect, it } from "vitest";
import { rowChanges, expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  bookFirst,
  holdAndGetToken,
  hold,
  providerId,
  release,
  loadStarts,
  serviceId,
  staffId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

/** 9:30 in New York. */
const MONDAY_0930 = "2026-11-23T14:30:00.000Z";
const MONDAY_1000 = "2026-11-23T15:00:00.000Z";

const graph = await openGraph();
beforeEach(() => graph.reset());
auditAfterEach(graph);

const starts = (service: string, staff?: string) => loadStarts(graph, service, "2026-11-23", staff);

const consultation = { service: serviceId("consultation"), startsAt: MONDAY_0930 };

describe("holdSlot", () => {
  it("holds a slot by its key for ten minutes with its staff and price", async () => {
    const { data } = await graph.run<{
      business: {
        service: { availability: { days: { slots: { edges: { node: { key: string } }[] } }[] } };
      };
    }>(
      `query ($staff: ID!) { business { service(id: "consultation") {
        availability(input: { from: "2026-11-23", to: "2026-11-23", timeZone: "America/New_York", staff: $staff }) {
          days { slots(first: 3) { edges { node { key startsAt } } } } } } } }`,
      { staff: staffId("amara") },
    );
    const { key } = data.business.service.availability.days[0]!.slots.edges[2]!.node;

    const answer = await hold(graph, { slot: key, visitor: visitorToken(1) });

    expect(answer).toEqual({
      __typename: "HoldSlotPayload",
      hold: {
        work: null,
        token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string,
        state: "LIVE",
        isSeries: false,
        expiresAt: "2026-11-20T10:10:00.000Z",
        remainingSeconds: 600,
        total: { amount: 0, currency: "USD" },
        lines: [
          {
            member: 0,
            service: { slug: "consultation" },
            staff: [{ slug: "amara" }],
            startsAt: MONDAY_0930,
            endsAt: MONDAY_1000,
            seats: 1,
            mode: "INSTANT",
            price: { amount: 0, currency: "USD" },
          },
        ],
      },
    });
  });

  it("writes a hold, a line, a claim with buffers and a key, and nothing else", async () => {
    const changes = await rowChanges(graph.database, () =>
      hold(graph, { ...consultation, visitor: visitorToken(1), idempotencyKey: "hold-key-1" }),
    );
    expect(changes).toEqual({ holds: 1, hold_lines: 1, claims: 1, idempotency_keys: 1 });
    const [claim] = await graph.database.query(
      `SELECT extract(epoch FROM starts_at)::int8 AS "from", extract(epoch FROM ends_at)::int8 AS until FROM claims`,
    );
    expect(claim).toEqual({
      from: Date.parse(MONDAY_0930) / 1000,
      until: Date.parse("2026-11-23T15:10:00Z") / 1000,
    });
  });

  it("accepts slugs instead of ids, with one statement more for each type", async () => {
    const request = { startsAt: MONDAY_0930, visitor: visitorToken(1) };
    const ids = { ...request, service: serviceId("consultation"), staff: staffId("amara") };
    const slugs = { ...request, service: "consultation", staff: "amara" };
    const statements = async (input: object) => {
      const sent = await graph.statementsOf(async () => {
        const { hold: held } = await hold(graph, { ...input });
        expect(held!.lines).toMatchObject([{ staff: [{ slug: "amara" }] }]);
      });
      return sent.length;
    };
    // Both release the former hold.
    await hold(graph, ids);
    const byId = await statements(ids);
    expect(await statements({ ...ids, service: "consultation" })).toBe(byId + 1);
    expect(await statements(slugs)).toBe(byId + 2);
  });

  it("takes the next free staff member when none is named", async () => {
    const held: (string | undefined)[] = [];
    for (const visitor of [1, 2, 3]) {
      const answer = await hold(graph, { ...consultation, visitor: visitorToken(visitor) });
      held.push(answer.hold?.lines[0]!.staff[0]!.slug ?? answer.code);
    }
    expect(held.toSorted()).toEqual(["STAFF_BUSY", "amara", "daniel"]);
  });

  it("takes all staff of a collective service and requires all to be free", async () => {
    const couple = { service: serviceId("couples-assessment"), startsAt: MONDAY_1000 };
    const answer = await hold(graph, { ...couple, visitor: visitorToken(1) });
    expect(answer.hold?.lines[0]!.staff.map((one) => one.slug).toSorted()).toEqual(["amara", "daniel"]);
    const [claims] = await graph.database.query("SELECT count(*) AS n FROM claims");
    expect(claims).toEqual({ n: 2 });

    await graph.reset();
    await hold(graph, { ...consultation, startsAt: MONDAY_1000, staff: staffId("daniel") });
    expect(await hold(graph, { ...couple, visitor: visitorToken(2) })).toMatchObject({ code: "STAFF_BUSY" });
    const [after] = await graph.database.query("SELECT count(*) AS n FROM claims");
    expect(after).toEqual({ n: 1 });
  });

  it("takes only staff of the named provider", async () => {
    const tuesday = { service: serviceId("consultation"), startsAt: "2026-11-24T21:00:00.000Z" };
    const held: (string | undefined)[] = [];
    for (const visitor of [1, 2, 3]) {
      const input = { ...tuesday, provider: providerId("downtown"), visitor: visitorToken(visitor) };
      const answer = await hold(graph, input);
      held.push(answer.hold?.lines[0]!.staff[0]!.slug ?? answer.code);
    }
    expect(held.toSorted()).toEqual(["STAFF_BUSY", "amara", "daniel"]);
  });
});

describe("startsAt", () => {
  it.each(["2026-11-23T09:30:00-05:00", "2026-11-23T20:15:00+05:45", "2026-11-23T14:30:00.000Z"])(
    "accepts any offset: %s",
    async (startsAt) => {
      expect((await hold(graph, { ...consultation, startsAt })).hold?.lines[0]!.startsAt).toBe(MONDAY_0930);
    },
  );
});

describe("next hold of a visitor", () => {
  it("releases the former one", async () => {
    const first = await holdAndGetToken(graph, { ...consultation, visitor: visitorToken(1) });
    const second = await hold(graph, {
      ...consultation,
      startsAt: MONDAY_1000,
      visitor: visitorToken(1),
    });
    expect(second.__typename).toBe("HoldSlotPayload");
    expect(await release(graph, first)).toEqual({
      __typename: "ReleaseHoldPayload",
      hold: { state: "RELEASED" },
    });
    const states = await graph.database.query("SELECT state, count(*) AS n FROM holds GROUP BY 1 ORDER BY 1");
    expect(states).toEqual([
      { state: "LIVE", n: 1 },
      { state: "RELEASED", n: 1 },
    ]);
  });

  it("may have the same time as the former one", async () => {
    const again = { ...consultation, staff: staffId("amara"), visitor: visitorToken(1) };
    await holdAndGetToken(graph, again);
    expect(await hold(graph, again)).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  it("keeps the former one when it is rejected", async () => {
    await holdAndGetToken(graph, { ...consultation, staff: staffId("amara"), visitor: visitorToken(1) });
    await holdAndGetToken(graph, {
      ...consultation,
      startsAt: MONDAY_1000,
      staff: staffId("daniel"),
      visitor: visitorToken(2),
    });
    const wanted = { ...consultation, startsAt: MONDAY_1000, visitor: visitorToken(1) };
    await expectNoChanges(graph, async () => {
      const failure = await hold(graph, { ...wanted, staff: staffId("daniel") });
      expect(failure).toMatchObject({ code: "STAFF_BUSY" });
    });
    const states = await graph.database.query("SELECT state FROM holds");
    expect(states).toEqual([{ state: "LIVE" }, { state: "LIVE" }]);
  });

  it("is held once for two concurrent requests", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => hold(graph, { ...consultation, visitor: visitorToken(1) })),
    );
    expect(new Set(answers.map((one) => one.__typename))).toEqual(new Set(["HoldSlotPayload"]));
    const live = await graph.database.query("SELECT count(*) AS n FROM holds WHERE state = 'LIVE'");
    expect(live).toEqual([{ n: 1 }]);
  });
});

describe("replay of holdSlot", () => {
  const input = { ...consultation, visitor: visitorToken(1), idempotencyKey: "hold-key-1" };

  it("returns the same hold and token when it runs later", async () => {
    const first = await holdAndGetToken(graph, input);
    graph.clock.advance(1);
    const again = await hold(graph, input);
    expect(again.hold).toMatchObject({ token: first, remainingSeconds: 540 });
    const rows = await graph.database.query("SELECT count(*) AS n FROM holds");
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("returns twenty equal responses for twenty concurrent requests", async () => {
    const tokens = await Promise.all(Array.from({ length: 20 }, () => holdAndGetToken(graph, input)));
    expect(new Set(tokens).size).toBe(1);
    const rows = await graph.database.query("SELECT count(*) AS n FROM holds");
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("returns the present state of the hold", async () => {
    const token = await holdAndGetToken(graph, input);
    await release(graph, token);
    expect((await hold(graph, input)).hold).toMatchObject({ token, state: "RELEASED" });
    graph.clock.advance(30);
    expect((await hold(graph, input)).hold).toMatchObject({ token, state: "RELEASED", remainingSeconds: 0 });
  });

  it("returns a conflict for different input", async () => {
    await holdAndGetToken(graph, input);
    for (const other of [{ startsAt: MONDAY_1000 }, { staff: staffId("amara") }, { seats: 2 }]) {
      await expectNoChanges(graph, async () => {
        expect(await hold(graph, { ...input, ...other })).toEqual({
          __typename: "IdempotencyConflict",
          code: "IDEMPOTENCY_CONFLICT",
          message: "This idempotency key was used before with different input.",
        });
      });
    }
  });

  it("is a new request when another visitor sends it", async () => {
    const firstToken = await holdAndGetToken(graph, input);
    const secondToken = await holdAndGetToken(graph, { ...input, visitor: visitorToken(2) });
    expect(secondToken).not.toBe(firstToken);
  });

  it("belongs to the API key when no visitor token is sent", async () => {
    const scope = await graph.scope();
    const [key, other] = [
      { key: (await addApiKey(scope, "own")).secret },
      { key: (await addApiKey(scope, "other")).secret },
    ];
    const request = { ...consultation, visitor: null, idempotencyKey: "hold-key-1" };
    const token = await holdAndGetToken(graph, request, key);
    expect(await holdAndGetToken(graph, request, key)).toBe(token);
    expect(await holdAndGetToken(graph, request, other)).not.toBe(token);
    // Each further key is a further hold.
    const later = { ...request, startsAt: "2026-11-23T16:00:00.000Z", idempotencyKey: "hold-key-2" };
    expect(await holdAndGetToken(graph, later, key)).not.toBe(token);
    const states = await graph.database.query("SELECT state FROM holds");
    expect(states).toEqual([{ state: "LIVE" }, { state: "LIVE" }, { state: "LIVE" }]);
    expect(await hold(graph, request)).toMatchObject({ issues: [{ path: ["visitor"], code: "REQUIRED" }] });
  });

  it("is accepted as a new request after a failure", async () => {
    await graph.change("consultation", { publication: "DRAFT" });
    expect(await hold(graph, input)).toMatchObject({ code: "CALENDAR_UNAVAILABLE" });
    await graph.change("consultation", { publication: "PUBLISHED" });
    expect(await hold(graph, input)).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  it("is a new request after a week", async () => {
    await holdAndGetToken(graph, input);
    graph.clock.set("2026-11-27T10:00:01Z");
    const later = { ...input, startsAt: "2026-11-30T15:00:00.000Z" };
    expect(await hold(graph, later)).toMatchObject({ __typename: "HoldSlotPayload" });
  });
});

describe("expired hold", () => {
  it("does not block its time, and the next hold deletes its claims", async () => {
    const before = await starts("consultation", "amara");
    await holdAndGetToken(graph, { ...consultation, staff: staffId("amara"), visitor: visitorToken(1) });
    expect(await starts("consultation", "amara")).not.toContain(MONDAY_0930);
    graph.clock.advance(10);
    expect(await starts("consultation", "amara")).toEqual(before);

    const next = await hold(graph, { ...consultation, staff: staffId("amara"), visitor: visitorToken(2) });
    expect(next.__typename).toBe("HoldSlotPayload");
    const states = await graph.database.query("SELECT state FROM holds ORDER BY created_at");
    expect(states).toEqual([{ state: "EXPIRED" }, { state: "LIVE" }]);
  });

  it("blocks its time in its last millisecond", async () => {
    await holdAndGetToken(graph, { ...consultation, staff: staffId("amara"), visitor: visitorToken(1) });
    graph.clock.set("2026-11-20T10:09:59.999Z");
    const next = { ...consultation, staff: staffId("amara"), visitor: visitorToken(2) };
    expect(await hold(graph, next)).toMatchObject({ code: "STAFF_BUSY" });
  });
});

describe("limit of a day", () => {
  const hour = (at: number) => `2026-11-23T${13 + at}:00:00.000Z`;
  const nutrition = (at: number) => ({
    service: serviceId("nutrition"),
    startsAt: hour(at),
    visitor: visitorToken(at),
  });

  it("counts holds and bookings, and is freed by release and expiry", async () => {
    const tokens: string[] = [];
    for (const at of [0, 1, 2, 3]) tokens.push(await holdAndGetToken(graph, nutrition(at)));
    await bookFirst(graph, tokens[0]!, { locationKind: "ONLINE" });
    await expectNoChanges(graph, async () => {
      expect(await hold(graph, nutrition(4))).toMatchObject({
        __typename: "SlotUnavailable",
        code: "SLOT_UNAVAILABLE",
        message: "This time is not available.",
        reason: "DAY_LIMIT",
        day: { date: "2026-11-23", starts: [] },
      });
    });
    expect(await starts("nutrition")).toEqual([]);

    await release(graph, tokens[3]!);
    expect(await hold(graph, nutrition(4))).toMatchObject({ __typename: "HoldSlotPayload" });
    expect(await hold(graph, nutrition(5))).toMatchObject({ reason: "DAY_LIMIT" });
    graph.clock.advance(10);
    expect(await starts("nutrition")).toContain(hour(5));
    expect(await hold(graph, nutrition(5))).toMatchObject({ __typename: "HoldSlotPayload" });
    expect(await graph.database.query("SELECT taken FROM service_days")).toEqual([{ taken: 2 }]);
  });

  it("is separate for each day", async () => {
    for (const at of [0, 1, 2, 3]) await holdAndGetToken(graph, nutrition(at));
    const wednesday = { ...nutrition(5), startsAt: "2026-11-25T15:00:00.000Z" };
    expect(await hold(graph, wednesday)).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  it("accepts one of the concurrent requests for the last place", async () => {
    for (const at of [0, 1, 2]) await holdAndGetToken(graph, nutrition(at));
    const answers = await Promise.all([3, 4, 5, 6].map((at) => hold(graph, nutrition(at))));
    expect(answers.filter((one) => one.hold)).toHaveLength(1);
    expect(answers.filter((one) => one.reason === "DAY_LIMIT")).toHaveLength(3);
  });
});

describe("caps of holds", () => {
  it("allow two thousand holds of a business", async () => {
    await graph.database.query(
      `INSERT INTO holds (business_id, id, address_hash, total_minor, currency, created_at, expires_at)
       SELECT $1, gen_random_uuid(), int4send(n), 0, 'USD', $2, $2::timestamptz + interval '10 minutes' FROM generate_series(1, 2000) n`,
      [(await graph.scope()).business.id, "2026-11-20T10:00:00Z"],
    );
    expect(await hold(graph, consultation)).toMatchObject({ code: "TOO_MANY_HOLDS" });
    graph.clock.advance(10);
    expect(await hold(graph, consultation)).toMatchObject({ __typename: "HoldSlotPayload" });
  });

  const fillLines = async (address: string, holds: number, lines: number) =>
    graph.database.query(
      `INSERT INTO holds (business_id, id, address_hash, total_minor, currency, created_at, expires_at, line_count)
       SELECT $1, gen_random_uuid(), $2, 0, 'USD', $3, $3::timestamptz + interval '10 minutes', $5 FROM generate_series(1, $4::int)`,
      [
        (await graph.scope()).business.id,
        graph.signer.fingerprint("address", address),
        "2026-11-20T10:00:00Z",
        holds,
        lines,
      ],
    );

  it("count the lines of an address's live holds", async () => {
    await fillLines("192.0.2.40", 2, 100);
    expect(await hold(graph, consultation, { address: "192.0.2.40" })).toMatchObject({
      code: "TOO_MANY_HOLDS",
    });
    expect(await hold(graph, consultation, { address: "192.0.2.41" })).toMatchObject({
      __typename: "HoldSlotPayload",
    });
  });

  it("store the number of lines of a hold", async () => {
    await hold(graph, consultation);
    expect(await graph.database.query("SELECT line_count FROM holds")).toEqual([{ line_count: 1 }]);
  });

  it("reserve a part of the business's holds for addresses that have none", async () => {
    await fillLines("192.0.2.1", 1, 1);
    for (let n = 0; n < 40; n++) await fillLines(`198.51.100.${n}`, 40, 1);
    expect(await hold(graph, consultation, { address: "192.0.2.1" })).toMatchObject({
      code: "TOO_MANY_HOLDS",
    });
    expect(await hold(graph, consultation, { address: "192.0.2.2" })).toMatchObject({
      __typename: "HoldSlotPayload",
    });
  });

  it("count the lines of the whole business", async () => {
    for (let n = 0; n < 20; n++) await fillLines(`198.51.100.${n}`, 2, 100);
    expect(await hold(graph, consultation, { address: "192.0.2.1" })).toMatchObject({
      code: "TOO_MANY_HOLDS",
    });
  });

  it("count addresses of one /64 together, and local addresses never", async () => {
    await fillLines("2001:db8:1:1::/64", 40, 1);
    const asker = { address: "2001:db8:1:1::7" };
    expect(await hold(graph, consultation, asker)).toMatchObject({ code: "TOO_MANY_HOLDS" });
    expect(await hold(graph, consultation, { address: "127.0.0.1" })).toMatchObject({
      __typename: "HoldSlotPayload",
    });
    expect(await graph.database.query("SELECT FROM holds WHERE address_hash IS NULL")).toHaveLength(1);
  });

  it("allow forty holds of an address until one ends", async () => {
    const { signer } = graph;
    const businessId = (await graph.scope()).business.id;
    const fill = (address: string, count: number) =>
      graph.database.query(
        `INSERT INTO holds (business_id, id, address_hash, total_minor, currency, created_at, expires_at)
         SELECT $1, gen_random_uuid(), $2, 0, 'USD', $3, $3::timestamptz + interval '10 minutes' FROM generate_series(1, $4::int)`,
        [businessId, signer.fingerprint("address", address), "2026-11-20T10:00:00Z", count],
      );
    await fill("192.0.2.40", 40);
    await expectNoChanges(graph, async () => {
      const failure = await hold(graph, consultation, { address: "192.0.2.40" });
      expect(failure).toEqual({
        __typename: "TooManyHolds",
        code: "TOO_MANY_HOLDS",
        message: "Too many times are being held at once. Please try again in a few minutes.",
      });
    });
    expect(await hold(graph, consultation, { address: "192.0.2.41" })).toMatchObject({
      __typename: "HoldSlotPayload",
    });
    graph.clock.advance(10);
    expect(await hold(graph, consultation, { address: "192.0.2.40" })).toMatchObject({
      __typename: "HoldSlotPayload",
    });
  });
});
