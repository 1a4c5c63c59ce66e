import { beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { audit, rowChanges, expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import {
  book,
  holdAndGetToken,
  hold,
  release,
  loadStarts,
  serviceId,
  staffId,
  visitorToken,
  holdAndBook,
} from "../../../../testing/bookings/visit.ts";
import { signInAs } from "../../../../testing/identity/signedInAs.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

/** Tuesday: Amara works from 9:00 to 12:30 and from 13:30 to 17:00 in New York (UTC-5). */
const MORNING = { startsAt: "2026-11-24T14:00:00.000Z", endsAt: "2026-11-24T17:30:00.000Z" };

const BLOCK = `mutation ($input: CreateBlockInput!) { answer: createBlock(input: $input) { __typename
  ... on InvalidInput { code issues { path code } }
  ... on CreateBlockPayload { block { id reason startsAt endsAt staff { slug } resources { slug units } }
    conflictingBookings { status startsAt service { slug } staff { slug } contact { email } } } } }`;
const UPDATE = `mutation ($input: UpdateBlockInput!) { answer: updateBlock(input: $input) { __typename
  ... on InvalidInput { code issues { path code } } ... on IdempotencyConflict { code }
  ... on UpdateBlockPayload { block { id reason startsAt endsAt staff { slug } resources { slug } }
    conflictingBookingsCount conflictingBookings { startsAt } } } }`;
const REMOVE = `mutation ($input: DeleteBlockInput!) { answer: deleteBlock(input: $input) { __typename
  ... on DeleteBlockPayload { deletedId } ... on InvalidInput { code issues { path code } } } }`;

interface Answer {
  readonly block?: { readonly id: string };
  readonly conflictingBookings?: readonly unknown[];
  readonly conflictingBookingsCount?: number;
  readonly issues?: unknown;
}

const graph = await openGraph();
await addOtherBusiness(graph.database);
const { secret: key } = await addApiKey(await graph.scope(), "owner");
const { secret: otherKey } = await addApiKey(await graph.scope({ host: OTHER.host }), "other");
beforeEach(async () => {
  await graph.reset();
  for (const slug of ["consultation", "massage"])
    await graph.change(slug, { paymentRule: "NONE", locationKinds: ["AT_PROVIDER"], consentText: null });
});
auditAfterEach(graph);

async function change(document: string, input: object, asker: TestCaller = { key }): Promise<Answer> {
  const { data, errors } = await graph.run<{ answer: Answer }>(document, { input }, asker);
  return errors.length > 0 ? (errors[0] as never) : data.answer;
}
const block = (input: object, asker?: TestCaller) =>
  change(BLOCK, { staff: ["amara"], ...MORNING, ...input }, asker);
const update = (input: object, asker?: TestCaller) => change(UPDATE, input, asker);
const remove = (id: string, asker?: TestCaller) => change(REMOVE, { id }, asker);

const starts = (service: string, staff?: string) => loadStarts(graph, service, "2026-11-24", staff);
const blockClaims = () =>
  graph.database.query<{ from: string; to: string }>(
    `SELECT to_char(starts_at, 'HH24:MI') AS from, to_char(ends_at, 'HH24:MI') AS to FROM claims WHERE block_id IS NOT NULL ORDER BY starts_at, ends_at`,
  );
const holdRequest = {
  service: serviceId("consultation"),
  staff: staffId("amara"),
  startsAt: "2026-11-24T15:00:00Z",
};
async function bookWanted(visitor = "first"): Promise<void> {
  await holdAndBook(graph, { ...holdRequest, visitor: visitorToken(visitor) });
}

describe("blocked time", () => {
  it("is not offered, unlike the rest of the day", async () => {
    const before = await starts("consultation", "amara");
    const answer = await block({ reason: " Dentist " });
    expect(answer).toEqual({
      __typename: "CreateBlockPayload",
      block: {
        id: expect.stringMatching(/^block_/),
        reason: "Dentist",
        ...MORNING,
        staff: [{ slug: "amara" }],
        resources: [],
      },
      conflictingBookings: [],
    });
    const after = await starts("consultation", "amara");
    expect(before.length).toBeGreaterThan(after.length);
    expect(after).toEqual(before.filter((start) => start >= MORNING.endsAt));
    expect(await hold(graph, holdRequest)).toMatchObject({ code: "STAFF_BUSY" });
  });

  it("returns the overlapping bookings, which stay, and claims the free time", async () => {
    await bookWanted();
    const answer = await block({});
    expect(answer.conflictingBookings).toEqual([
      {
        status: "CONFIRMED",
        startsAt: "2026-11-24T15:00:00.000Z",
        service: { slug: "consultation" },
        staff: [{ slug: "amara" }],
        contact: { email: "ada@example.com" },
      },
    ]);
    expect(await blockClaims()).toEqual([
      { from: "14:00", to: "15:00" },
      { from: "15:40", to: "17:30" },
    ]);
  });

  it("returns each booking of a class with a fixed number of statements", async () => {
    const seat = { service: serviceId("yoga-class"), startsAt: "2026-11-24T12:00:00Z" };
    const day = { staff: ["chloe"], startsAt: "2026-11-24T05:00:00Z", endsAt: "2026-11-25T05:00:00Z" };
    const sent: number[] = [];
    for (const count of [1, 3]) {
      for (let visitor = 0; visitor < count; visitor++)
        await holdAndBook(graph, { ...seat, visitor: visitorToken(visitor) });
      const texts = await graph.statementsOf(async () =>
        expect((await block(day)).conflictingBookings).toHaveLength(count),
      );
      sent.push(texts.length);
      expect(await audit(graph.database)).toEqual({});
      await graph.reset();
    }
    expect(sent[1]).toBe(sent[0]);
  });

  it("accepts no more seats in an overlapping class until it is removed", async () => {
    const seat = { service: serviceId("yoga-class"), startsAt: "2026-11-24T12:00:00Z" };
    await holdAndBook(graph, { ...seat, visitor: visitorToken("first") });
    const usual = await starts("yoga-class");
    const party = async () => {
      type Found = { business: { availability: { days: { starts: string[] }[] } } };
      const { data } = await graph.run<Found>(
        `{ business { availability(input: { lines: [{ service: "yoga-class" }, { service: "yoga-class", member: 1 }], from: "2026-11-24", to: "2026-11-24", timeZone: "America/New_York" }) { days { starts } } } }`,
      );
      return data.business.availability.days[0]!.starts;
    };
    expect(usual).toContain("2026-11-24T12:00:00.000Z");
    expect(await party()).toContain("2026-11-24T12:00:00.000Z");
    const createdBlock = await block({
      staff: ["chloe"],
      startsAt: "2026-11-24T05:00:00Z",
      endsAt: "2026-11-24T20:00:00Z",
    });
    expect(createdBlock.conflictingBookings).toHaveLength(1);
    const evening = usual.filter((start) => start >= "2026-11-24T20:00:00.000Z");
    expect(await starts("yoga-class")).toEqual(evening);
    expect((await party()).filter((start) => start < "2026-11-24T20:00:00.000Z")).toEqual([]);
    expect(await hold(graph, { ...seat, visitor: visitorToken("second") })).toMatchObject({
      code: "SEAT_SHORTAGE",
      available: 0,
    });
    await remove(createdBlock.block!.id);
    expect(await starts("yoga-class")).toEqual(usual);
  });

  it("claims the time of a declined request", async () => {
    const homeVisitRequest = { service: serviceId("home-visit"), startsAt: "2026-11-24T18:30:00Z" };
    const place = { locationKind: "AT_VISITOR", location: "12 Elm Street" };
    await holdAndBook(graph, homeVisitRequest, place);
    const afternoon = { startsAt: "2026-11-24T17:00:00Z", endsAt: "2026-11-24T22:00:00Z" };
    const answer = await block({ staff: ["amara", "daniel"], ...afternoon });
    expect(answer.conflictingBookings).toMatchObject([
      { status: "REQUESTED", service: { slug: "home-visit" } },
    ]);
    const { data } = await graph.run<{
      viewer: { business: { bookings: { edges: { node: { id: string } }[] } } };
    }>(
      `{ viewer { business { bookings(filter: { status: [REQUESTED] }) { edges { node { id } } } } } }`,
      {},
      { key },
    );
    const request = data.viewer.business.bookings.edges[0]!.node.id;
    await graph.run(
      `mutation ($id: ID!) { declineBooking(input: { id: $id }) { __typename } }`,
      { id: request },
      { key },
    );
    const filled = await graph.database.query<{ text: string }>(
      `SELECT range_agg(tstzrange(starts_at, ends_at, '[)'))::text AS text FROM claims WHERE block_id IS NOT NULL GROUP BY unit_id`,
    );
    expect(filled).toEqual(
      [0, 1].map(() => ({ text: '{["2026-11-24 17:00:00+00","2026-11-24 22:00:00+00")}' })),
    );
    expect(
      (await starts("home-visit")).filter(
        (start) => start > "2026-11-24T15:30:00.000Z" && start < "2026-11-24T22:00:00.000Z",
      ),
    ).toEqual([]);
  });

  it("claims the time of a released or expired hold", async () => {
    const token = await holdAndGetToken(graph, holdRequest);
    await block({});
    expect(await blockClaims()).toHaveLength(2);
    await release(graph, token);
    expect((await starts("consultation", "amara")).filter((start) => start < MORNING.endsAt)).toEqual([]);
    expect(await hold(graph, holdRequest)).toMatchObject({ code: "STAFF_BUSY" });
    await graph.reset();
    await holdAndGetToken(graph, holdRequest);
    await block({});
    graph.clock.advance(11);
    await holdAndGetToken(graph, {
      ...holdRequest,
      startsAt: "2026-11-24T19:00:00Z",
      visitor: visitorToken("later"),
    });
    expect((await starts("consultation", "amara")).filter((start) => start < MORNING.endsAt)).toEqual([]);
  });

  it("lets an existing hold be booked", async () => {
    const token = await holdAndGetToken(graph, holdRequest);
    expect((await block({})).conflictingBookings).toEqual([]);
    expect(await book(graph, token)).toMatchObject({ __typename: "BookPayload" });
  });

  it("covers all units of a resource", async () => {
    const before = await starts("mobility", "bruno");
    expect(before.length).toBeGreaterThan(0);
    const answer = await block({ staff: null, resources: ["treatment-room"] });
    expect(answer.block).toMatchObject({ staff: [], resources: [{ slug: "treatment-room", units: 2 }] });
    expect(
      (await starts("mobility", "bruno")).filter(
        (start) => start < MORNING.endsAt && start > "2026-11-24T13:20:00.000Z",
      ),
    ).toEqual([]);
    expect(await starts("consultation", "bruno")).not.toEqual([]);
  });

  it("is free after its deletion", async () => {
    const before = await starts("consultation", "amara");
    const { block: createdBlock } = await block({});
    expect(await remove(createdBlock!.id)).toEqual({
      __typename: "DeleteBlockPayload",
      deletedId: createdBlock!.id,
    });
    expect(await remove(createdBlock!.id)).toMatchObject({ issues: [{ path: ["id"], code: "NOT_FOUND" }] });
    expect(await starts("consultation", "amara")).toEqual(before);
    expect(await graph.database.query("SELECT id FROM claims")).toEqual([]);
  });

  it("stays blocked by a second block when the first is removed", async () => {
    const first = await block({});
    const second = await block({ endsAt: "2026-11-24T19:00:00.000Z" });
    expect(await blockClaims()).toEqual([
      { from: "14:00", to: "17:30" },
      { from: "17:30", to: "19:00" },
    ]);
    await remove(first.block!.id);
    expect(await blockClaims()).toEqual([
      { from: "14:00", to: "17:30" },
      { from: "17:30", to: "19:00" },
    ]);
    await remove(second.block!.id);
    expect(await blockClaims()).toEqual([]);
  });
});

describe("a change of a block", () => {
  const AFTERNOON = { startsAt: "2026-11-24T18:30:00.000Z", endsAt: "2026-11-24T20:00:00.000Z" };
  const create = async (input: object = {}) => (await block({ reason: "Dentist", ...input })).block!;

  it("moves its time, keeps the rest and offers the old time again", async () => {
    const before = await starts("consultation", "amara");
    const { id } = await create();
    expect(await update({ id, ...AFTERNOON })).toEqual({
      __typename: "UpdateBlockPayload",
      block: { id, reason: "Dentist", ...AFTERNOON, staff: [{ slug: "amara" }], resources: [] },
      conflictingBookingsCount: 0,
      conflictingBookings: [],
    });
    expect(await blockClaims()).toEqual([{ from: "18:30", to: "20:00" }]);
    const after = await starts("consultation", "amara");
    expect(after.filter((start) => start < MORNING.endsAt)).toEqual(
      before.filter((start) => start < MORNING.endsAt),
    );
    expect(after.length).toBeLessThan(before.length);
  });

  it("makes it longer around a booking that stays", async () => {
    await bookWanted();
    const { id } = await create({ endsAt: "2026-11-24T14:30:00.000Z" });
    const answer = await update({ id, endsAt: MORNING.endsAt });
    expect(answer.conflictingBookings).toEqual([{ startsAt: "2026-11-24T15:00:00.000Z" }]);
    expect(answer.conflictingBookingsCount).toBe(1);
    expect(await blockClaims()).toEqual([
      { from: "14:00", to: "15:00" },
      { from: "15:40", to: "17:30" },
    ]);
  });

  it("replaces staff members and resources", async () => {
    const { id } = await create();
    const answer = await update({ id, staff: ["bruno"], resources: ["treatment-room"], reason: "" });
    expect(answer.block).toMatchObject({
      reason: null,
      ...MORNING,
      staff: [{ slug: "bruno" }],
      resources: [{ slug: "treatment-room" }],
    });
    expect(await blockClaims()).toHaveLength(3);
    expect((await starts("consultation", "amara"))[0]! < MORNING.endsAt).toBe(true);
    expect((await update({ id, staff: [] })).block).toMatchObject({ staff: [] });
  });

  it("gives its old time to a block that overlaps it", async () => {
    const { id } = await create();
    await create({ endsAt: "2026-11-24T19:00:00.000Z" });
    await update({ id, startsAt: "2026-11-24T20:00:00Z", endsAt: "2026-11-24T21:00:00Z" });
    expect(await blockClaims()).toEqual([
      { from: "14:00", to: "17:30" },
      { from: "17:30", to: "19:00" },
      { from: "20:00", to: "21:00" },
    ]);
  });

  it("runs once for the same key, and rejects the key with other input", async () => {
    const { id } = await create();
    const input = { id, ...AFTERNOON, idempotencyKey: "change-of-a-block" };
    const first = await update(input);
    const changes = await rowChanges(graph.database, async () => {
      expect(await update(input)).toEqual(first);
      expect(await update({ ...input, reason: "Other" })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
    });
    expect(changes).toEqual({});
  });

  it("writes one audit entry and one event", async () => {
    const { id } = await create();
    const [before] = await graph.database.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM events",
    );
    await update({ id, ...AFTERNOON });
    const entries = await graph.database.query(
      "SELECT action FROM audit_entries WHERE action = 'updateBlock'",
    );
    expect(entries).toHaveLength(1);
    const [after] = await graph.database.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM events",
    );
    expect(after!.count - before!.count).toBe(1);
  });

  it.each([
    ["without staff and resources", { staff: [] }, "staff", "REQUIRED"],
    ["with an unknown staff member", { staff: ["nobody"] }, "staff.0", "NOT_FOUND"],
    ["with a foreign person", { staff: [toGlobalId("Staff", OTHER.staffId)] }, "staff.0", "NOT_FOUND"],
    ["with an unknown room", { resources: ["hall"] }, "resources.0", "NOT_FOUND"],
    ["to an end before the start", { endsAt: "2026-11-24T13:00:00Z" }, "endsAt", "OUT_OF_RANGE"],
    [
      "to the past",
      { startsAt: "2026-11-20T08:00:00Z", endsAt: "2026-11-20T10:00:00Z" },
      "endsAt",
      "OUT_OF_RANGE",
    ],
    ["to 401 days", { endsAt: "2027-12-30T14:00:00Z" }, "endsAt", "OUT_OF_RANGE"],
    ["to a start in 2200", { startsAt: "2200-01-01T00:00:00Z" }, "startsAt", "OUT_OF_RANGE"],
    ["with a long reason", { reason: "a".repeat(201) }, "reason", "TOO_LONG"],
    ["with a hidden reason", { reason: "a\u0007" }, "reason", "CONTROL_CHARACTERS"],
    ["of an unknown block", { id: "block_unknown" }, "id", "NOT_FOUND"],
  ])("%s is rejected without changes", async (_, input, path, code) => {
    const { id } = await create();
    await expectNoChanges(graph, async () =>
      expect(await update({ id, ...input })).toMatchObject({ issues: [{ path: path.split("."), code }] }),
    );
  });

  it("changes only the reason of a block that has ended", async () => {
    const { id } = await create();
    graph.clock.set("2026-11-25T14:00:00Z");
    expect((await update({ id, reason: "Doctor" })).block).toMatchObject({ reason: "Doctor", ...MORNING });
    expect(await update({ id, endsAt: "2026-11-24T18:00:00Z" })).toMatchObject({
      issues: [{ path: ["endsAt"], code: "OUT_OF_RANGE" }],
    });
  });

  it("is refused to a stranger, to staff in their own calendar and to another business", async () => {
    const { id } = await create();
    const amara = await signInAs(graph, "STAFF", "amara");
    const changes = await rowChanges(graph.database, async () => {
      expect(await update({ id, ...AFTERNOON }, {})).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await update({ id, ...AFTERNOON }, amara)).toMatchObject({ code: "FORBIDDEN" });
      expect(await update({ id, ...AFTERNOON }, { key: otherKey })).toMatchObject({
        issues: [{ path: ["id"], code: "NOT_FOUND" }],
      });
    });
    expect(changes).toEqual({});
  });
});

describe("a block", () => {
  it.each([
    ["without staff and resources", { staff: [] }, "staff", "REQUIRED"],
    ["of an unknown staff member", { staff: ["amara", "nobody"] }, "staff.1", "NOT_FOUND"],
    ["of a foreign person", { staff: [toGlobalId("Staff", OTHER.staffId)] }, "staff.0", "NOT_FOUND"],
    ["of an unknown room", { resources: ["hall"] }, "resources.0", "NOT_FOUND"],
    ["that ends before it begins", { endsAt: MORNING.startsAt }, "endsAt", "OUT_OF_RANGE"],
    [
      "that is over",
      { startsAt: "2026-11-20T08:00:00Z", endsAt: "2026-11-20T10:00:00Z" },
      "endsAt",
      "OUT_OF_RANGE",
    ],
    ["of 401 days", { endsAt: "2027-12-30T14:00:00Z" }, "endsAt", "OUT_OF_RANGE"],
    [
      "in 2200",
      { startsAt: "2200-01-01T00:00:00Z", endsAt: "2200-01-02T00:00:00Z" },
      "startsAt",
      "OUT_OF_RANGE",
    ],
    ["with a long reason", { reason: "a".repeat(201) }, "reason", "TOO_LONG"],
    ["with a hidden reason", { reason: "a\u0007" }, "reason", "CONTROL_CHARACTERS"],
  ])("%s is rejected without changes", async (_, input, path, code) => {
    await expectNoChanges(graph, async () =>
      expect(await block(input)).toMatchObject({ issues: [{ path: path.split("."), code }] }),
    );
  });

  it("of more than 200 units is rejected", async () => {
    const { query } = graph.database;
    await query(
      `INSERT INTO units (business_id, id, resource_id, ordinal) SELECT business_id, gen_random_uuid(), id, n
         FROM resources, generate_series(100, 299) n WHERE slug = 'scanner'`,
    );
    await expectNoChanges(graph, async () =>
      expect(await block({ resources: ["scanner"] })).toMatchObject({
        issues: [{ path: ["resources"], code: "OUT_OF_RANGE" }],
      }),
    );
    await query("DELETE FROM units WHERE ordinal >= 100");
  });

  it("may have started and may last 400 days", async () => {
    expect(
      (await block({ startsAt: "2026-11-20T08:00:00Z", endsAt: "2026-11-20T10:01:00Z" })).block,
    ).toBeDefined();
    expect((await block({ endsAt: "2027-12-29T14:00:00Z" })).block).toBeDefined();
  });

  it("cannot be created, read or removed by another business", async () => {
    const { block: createdBlock } = await block({});
    const changes = await rowChanges(graph.database, async () => {
      expect(await block({}, {})).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await remove(createdBlock!.id, {})).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await remove(createdBlock!.id, { key: otherKey })).toMatchObject({ issues: [{ path: ["id"] }] });
      expect(await block({}, { key: otherKey })).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
      expect(await remove("nonsense")).toMatchObject({ issues: [{ path: ["id"], code: "NOT_FOUND" }] });
    });
    expect(changes).toEqual({});
    for (const field of ["blocks", "resources"]) {
      const response = await graph.run(`{ business(id: "northside") { ${field} { totalCount } } }`);
      expect(response.errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
      const foreign = await graph.run(
        `{ business(id: "northside") { ${field} { totalCount } } }`,
        {},
        { key: otherKey },
      );
      expect(foreign.errors).toMatchObject([{ code: "FORBIDDEN" }]);
    }
    const node = `query ($id: ID!) { node(id: $id) { id } }`;
    expect((await graph.run(node, { id: createdBlock!.id })).data).toEqual({ node: null });
    expect((await graph.run(node, { id: createdBlock!.id }, { key })).data).toEqual({
      node: { id: createdBlock!.id },
    });
  });

  it("is listed by start within the given time", async () => {
    await block({ reason: "second" });
    await block({ reason: "first", startsAt: "2026-11-23T14:00:00Z" });
    const ask = async (args: string) => {
      type List = { viewer: { business: { blocks: { edges: { node: { reason: string } }[] } } } };
      const { data } = await graph.run<List>(
        `{ viewer { business { blocks${args} { edges { node { reason } } } } } }`,
        {},
        { key },
      );
      return data.viewer.business.blocks.edges.map(({ node }) => node.reason);
    };
    expect(await ask("")).toEqual(["first", "second"]);
    expect(await ask(`(filter: { until: "2026-11-24T00:00:00Z" })`)).toEqual(["first"]);
    expect(await ask(`(filter: { since: "2026-11-24T17:30:00Z" })`)).toEqual([]);
  });
});
