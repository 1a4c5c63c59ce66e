import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { holdSlot } from "../../holdSlot.ts";
import { expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
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
} from "../../../../testing/bookings/visit.ts";

/** Tuesday, 10:00 in New York. */
const startsAt = "2026-11-24T15:00:00Z";
const holdRequest = { service: serviceId("consultation"), staff: staffId("amara"), startsAt };

const graph = await openGraph();
await addOtherBusiness(graph.database);
const { secret: key } = await addApiKey(await graph.scope(), "owner");
const { secret: otherKey } = await addApiKey(await graph.scope({ host: OTHER.host }), "other");
beforeEach(async () => {
  await graph.reset();
  for (const slug of ["consultation", "massage", "couples-assessment"])
    await graph.change(slug, { paymentRule: "NONE", locationKinds: ["AT_PROVIDER"], consentText: null });
});
auditAfterEach(graph);

const take = (input: object, visitor: string | number = "visitor") =>
  holdAndGetToken(graph, { ...input, visitor: visitorToken(visitor) });
const overbook = (input: object, asker: TestCaller = { key }) =>
  hold(graph, { ...input, overrides: ["OVERBOOK"] }, asker);

const starts = (service: string, staff?: string) => loadStarts(graph, service, "2026-11-24", staff);

const extraUnits = () =>
  graph.database.query<{ whose: string }>(
    `SELECT coalesce(s.slug, r.slug) || ' ' || u.ordinal AS whose FROM units u
       LEFT JOIN staff s ON s.business_id = u.business_id AND s.id = u.staff_id
       LEFT JOIN resources r ON r.business_id = u.business_id AND r.id = u.resource_id WHERE u.is_extra ORDER BY 1`,
  );

describe("overbook", () => {
  it("takes a busy staff member and writes an audit entry", async () => {
    const first = await book(graph, await take(holdRequest));
    expect(first.bookings).toHaveLength(1);
    expect(await hold(graph, holdRequest, { key })).toMatchObject({ code: "STAFF_BUSY" });
    const before = await starts("consultation", "amara");
    const held = await overbook(holdRequest);
    expect(held.hold!.lines).toMatchObject([{ staff: [{ slug: "amara" }] }]);
    const entries = await graph.database.query(
      "SELECT actor_kind, actor_name, subject, fields FROM audit_entries WHERE action = 'holdSlot'",
    );
    expect(entries).toEqual([
      {
        actor_kind: "KEY",
        actor_name: "owner",
        subject: holdRequest.service,
        fields: ["overrides", "seats", "service", "staff", "startsAt", "visitor", "overrides.OVERBOOK"],
      },
    ]);
    const second = await book(graph, held.hold!.token);
    expect(second.bookings).toMatchObject([{ status: "CONFIRMED", staff: [{ slug: "amara" }] }]);
    expect(await extraUnits()).toEqual([{ whose: "amara 1" }]);
    // Availability does not change.
    expect(await starts("consultation", "amara")).toEqual(before);
    type Seen = { viewer: { business: { bookings: { edges: { node: object }[] } } } };
    const { data } = await graph.run<Seen>(
      `{ viewer { business { bookings { edges { node { overrides history { note } } } } } } }`,
      {},
      { key },
    );
    expect(data.viewer.business.bookings.edges.map(({ node }) => node)).toEqual(
      expect.arrayContaining([
        { overrides: [], history: [{ note: null }] },
        { overrides: ["OVERBOOK"], history: [{ note: "Overbooked on purpose" }] },
      ]),
    );
    // The booker does not see it.
    const response = await graph.run<{ visitorBookings: { history: object[] }[] }>(
      `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { history { note } } } }`,
      { keys: [second.bookings![0]!.accessKey] },
    );
    expect(response.data.visitorBookings).toEqual([{ history: [{ note: null }] }]);
  });

  it("ends in the history when the booking moves to a free time", async () => {
    await book(graph, await take(holdRequest));
    const { bookings } = await book(graph, (await overbook(holdRequest)).hold!.token);
    const { data: moved } = await graph.run<{ rescheduleBooking: { __typename: string } }>(
      `mutation ($input: RescheduleBookingInput!) { rescheduleBooking(input: $input) { __typename } }`,
      { input: { booking: { accessKey: bookings![0]!.accessKey }, startsAt: "2026-11-24T19:00:00Z" } },
    );
    expect(moved.rescheduleBooking.__typename).toBe("RescheduleBookingPayload");
    type Seen = { viewer: { business: { bookings: { edges: { node: { overrides: string[] } }[] } } } };
    const { data } = await graph.run<Seen>(
      `{ viewer { business { bookings { edges { node { overrides history { note } } } } } } }`,
      {},
      { key },
    );
    expect(data.viewer.business.bookings.edges.map(({ node }) => node)).toEqual(
      expect.arrayContaining([
        { overrides: [], history: [{ note: null }] },
        {
          overrides: [],
          history: [{ note: "Overbooked on purpose" }, { note: "No longer overbooked" }],
        },
      ]),
    );
  });

  it("takes free staff normally, and reuses an extra unit", async () => {
    const free = await overbook(holdRequest);
    expect(await extraUnits()).toEqual([]);
    await release(graph, free.hold!.token);
    await take(holdRequest);
    const one = await overbook(holdRequest);
    await overbook(holdRequest);
    expect(await extraUnits()).toEqual([{ whose: "amara 1" }, { whose: "amara 2" }]);
    await release(graph, one.hold!.token);
    await overbook(holdRequest);
    await overbook({ ...holdRequest, startsAt: "2026-11-24T18:30:00Z" });
    expect(await extraUnits()).toHaveLength(2);
  });

  it("prefers free staff to busy ones", async () => {
    const anyone = { service: holdRequest.service, startsAt };
    await take(holdRequest);
    const held = await overbook(anyone);
    expect(held.hold!.lines[0]!.staff[0]!.slug).not.toBe("amara");
    expect(await extraUnits()).toEqual([]);
    for (let i = 0; (await hold(graph, { ...anyone, visitor: visitorToken(i) })).hold; i++)
      expect(i).toBeLessThan(5);
    expect((await overbook(anyone)).__typename).toBe("HoldSlotPayload");
    expect(await extraUnits()).toHaveLength(1);
  });

  it("adds an extra room, which availability does not offer", async () => {
    const massage = { service: serviceId("massage"), startsAt: "2026-11-24T20:00:00Z" };
    const businessId = (await graph.scope()).business.id;
    await graph.database.prisma.serviceStaff.create({
      data: { businessId, serviceId: demoId("service", "massage"), staffId: demoId("staff", "daniel") },
    });
    await take(massage, 1);
    await take(massage, 2);
    expect(await hold(graph, massage, { key })).toMatchObject({ code: "RESOURCE_UNAVAILABLE" });
    expect((await overbook(massage)).__typename).toBe("HoldSlotPayload");
    expect(await extraUnits()).toEqual([{ whose: "treatment-room 2" }]);
    expect(await starts("massage")).not.toContain("2026-11-24T20:00:00.000Z");
    const { data } = await graph.run<{ viewer: { business: { resources: { edges: { node: object }[] } } } }>(
      `{ viewer { business { resources { edges { node { slug units } } } } } }`,
      {},
      { key },
    );
    expect(data.viewer.business.resources.edges.map(({ node }) => node)).toContainEqual({
      slug: "treatment-room",
      units: 2,
    });
    await graph.database.prisma.serviceStaff.deleteMany({
      where: { serviceId: demoId("service", "massage"), staffId: demoId("staff", "daniel") },
    });
  });

  it("completes a team with a busy member", async () => {
    const pair = { service: serviceId("couples-assessment"), startsAt: "2026-11-24T19:00:00Z" };
    const team = (await overbook(pair)).hold!;
    const slugs = team.lines[0]!.staff.map(({ slug }) => slug).toSorted();
    expect(slugs).toHaveLength(2);
    await release(graph, team.token);
    await take({ service: holdRequest.service, staff: staffId(slugs[0]!), startsAt: pair.startsAt });
    expect(await hold(graph, pair, { key })).toMatchObject({ code: "STAFF_BUSY" });
    const held = await overbook(pair);
    expect(held.hold!.lines[0]!.staff.map(({ slug }) => slug).toSorted()).toEqual(slugs);
    expect(await extraUnits()).toEqual([{ whose: `${slugs[0]} 1` }]);
  });

  it("takes staff who are busy in an external calendar", async () => {
    const { businessId, id: unitId } = await graph.database.prisma.unit.findFirstOrThrow({
      where: { staffId: demoId("staff", "amara") },
    });
    const feedId = "11111111-2222-4333-8444-555555555555";
    await graph.database.prisma.busyFeed.create({
      data: {
        businessId,
        id: feedId,
        staffId: demoId("staff", "amara"),
        url: "https://calendar.example/",
        dueAt: new Date(),
      },
    });
    await graph.database.prisma.busyTime.create({
      data: {
        businessId,
        feedId,
        unitId,
        startsAt: new Date(startsAt),
        endsAt: new Date("2026-11-24T16:00:00Z"),
      },
    });
    expect(await hold(graph, holdRequest, { key })).toMatchObject({ code: "STAFF_BUSY" });
    expect((await overbook(holdRequest)).__typename).toBe("HoldSlotPayload");
  });

  it("takes different units for concurrent requests", async () => {
    await take(holdRequest);
    const scope = await graph.scope();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        holdSlot(scope, {
          target: {
            serviceId: demoId("service", "consultation"),
            providerId: null,
            staffId: demoId("staff", "amara"),
            startsAt: Date.parse(startsAt) / 60_000,
          },
          seats: 1,
          overrides: ["OVERBOOK"],
          visitor: visitorToken(i),
          idempotencyKey: null,
          clientAddress: `192.0.2.${i}`,
        }),
      ),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(await extraUnits()).toHaveLength(8);
  });
});

describe("overbook restrictions", () => {
  it.each([
    [
      "what lies outside the hours",
      { ...holdRequest, startsAt: "2026-11-24T08:00:00Z" },
      { code: "SLOT_UNAVAILABLE", reason: "OUTSIDE_HOURS" },
    ],
    [
      "a class",
      { service: serviceId("yoga-class"), startsAt: "2026-11-24T12:00:00Z" },
      { issues: [{ path: ["overrides"], code: "INVALID" }] },
    ],
    [
      "a visit of several lines",
      { lines: [{ service: serviceId("consultation") }], startsAt },
      { issues: [{ path: ["overrides"], code: "INVALID" }] },
    ],
    [
      "a series",
      { service: serviceId("coaching"), series: [startsAt, "2026-12-01T15:00:00Z"] },
      { issues: [{ path: ["overrides"], code: "INVALID" }] },
    ],
  ])("reject %s", async (_, input, answer) => {
    await expectNoChanges(graph, async () => {
      expect(await overbook(input)).toMatchObject(answer);
    });
  });

  it("reject callers without the permission", async () => {
    for (const [asker, code] of [
      [{}, "UNAUTHENTICATED"],
      [{ host: "localhost", key: otherKey }, undefined],
    ] as const) {
      await expectNoChanges(graph, async () => {
        if (code) await expect(overbook(holdRequest, asker)).rejects.toThrow(code);
        // The service of another business is unknown.
        else
          expect(await overbook(holdRequest, asker)).toMatchObject({
            issues: [{ path: ["service"], code: "NOT_FOUND" }],
          });
      });
    }
  });

  it("reject the idempotency key of an overbooking for a plain hold", async () => {
    const repeatable = { ...holdRequest, visitor: visitorToken("key"), idempotencyKey: "hold-key-1" };
    await take(holdRequest, "first");
    const held = await overbook(repeatable);
    expect((await overbook(repeatable)).hold!.token).toBe(held.hold!.token);
    expect(await extraUnits()).toHaveLength(1);
    expect(await hold(graph, repeatable, { key })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
  });
});
