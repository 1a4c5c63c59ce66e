import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import type { KeyScope } from "../../access/rules/keyScopes.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { openGraph } from "../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import {
  bookFirst,
  holdAndGetToken,
  serviceId,
  staffId,
  holdAndBook,
} from "../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

const ASK = `query ($service: ID!, $at: DateTime!, $staff: ID, $seats: Int) { business { service(id: $service) {
  whyNotOffered(at: $at, staff: $staff, seats: $seats) { isOffered
    reason { code name from until setting { field value } schedule { name } booking { reference } block { id } busyFeed { id } resource { slug } }
    staff { staff { slug } reason { code } } } } } }`;

interface Reason {
  readonly code: string;
  readonly booking: { readonly reference: string } | null;
}
interface Answer {
  readonly isOffered: boolean;
  readonly reason: Reason | null;
  readonly staff: readonly { readonly staff: { readonly slug: string }; readonly reason: Reason | null }[];
}

const TEN = "2026-11-24T15:00:00Z";

const graph = await openGraph();
await addOtherBusiness(graph.database);
const owner = { key: (await addApiKey(await graph.scope(), "owner")).secret };
const stranger = { key: (await addApiKey(await graph.scope({ host: OTHER.host }), "other")).secret };
beforeEach(() => graph.reset());

async function ask(at: string, { service = "consultation", staff, seats }: Record<string, unknown> = {}) {
  const variables = { service, at, ...(staff ? { staff } : {}), ...(seats ? { seats } : {}) };
  type Found = { business: { service: { whyNotOffered: Answer } } };
  const data = await graph.data<Found>(ASK, variables, owner);
  return data.business.service.whyNotOffered;
}
const businessId = demoId("business", "northside");
const amara = { staff: "amara" };
const unitSelect = `(SELECT id FROM units WHERE staff_id = '${demoId("staff", "amara")}' AND ordinal = 0)`;

describe("Service.whyNotOffered", () => {
  it("has no reason when the start is offered, in one statement for the search", async () => {
    const sent = await graph.statementsOf(async () =>
      expect(await ask(TEN)).toMatchObject({ isOffered: true, reason: null }),
    );
    expect(sent.length).toBeLessThanOrEqual(5);
  });

  it.each([
    ["IN_THE_PAST", "2026-11-19T15:00:00Z", {}, { setting: null }],
    [
      "TOO_SOON",
      "2026-11-24T15:00:00Z",
      { noticeMinutes: 10_000 },
      { setting: { field: "noticeMinutes", value: 10_000 } },
    ],
    ["BEYOND_HORIZON", "2027-06-01T14:00:00Z", {}, { setting: { field: "horizonDays" } }],
    ["OUTSIDE_HOURS", "2026-11-24T05:00:00Z", {}, { schedule: {}, setting: null }],
    ["OFF_INTERVAL", "2026-11-24T15:01:00Z", {}, { setting: { field: "intervalMinutes" } }],
    ["OFF_INTERVAL", "2026-11-24T15:00:30Z", {}, { setting: { field: "intervalMinutes" } }],
    ["UNPUBLISHED", TEN, { publication: "ARCHIVED" as const }, {}],
    ["LOOK_BUSY", TEN, { lookBusyPercent: 90 }, { setting: { field: "lookBusyPercent", value: 90 } }],
  ])("%s at %s", async (code, at, rules, more) => {
    await graph.change("consultation", rules);
    // Look-busy leaves some starts visible, so several are queried.
    const answers =
      code === "LOOK_BUSY"
        ? [await ask(TEN), await ask("2026-11-24T15:30:00Z"), await ask("2026-11-24T16:00:00Z")]
        : [await ask(at)];
    const answer = answers.find((one) => !one.isOffered)!;
    expect(answer).toMatchObject({ isOffered: false, reason: { code, ...more } });
  });

  it("returns the daily limit", async () => {
    await graph.change("consultation", { maxPerDay: 1 });
    await holdAndBook(
      graph,
      {
        service: serviceId("consultation"),
        startsAt: "2026-11-24T18:00:00Z",
      },
      { locationKind: "AT_PROVIDER" },
    );
    expect(await ask(TEN)).toMatchObject({
      reason: { code: "DAY_LIMIT", setting: { field: "maxPerDay", value: 1 } },
    });
  });

  it("returns the booking of the busy staff member", async () => {
    const token = await holdAndGetToken(graph, {
      service: serviceId("consultation"),
      startsAt: TEN,
      staff: staffId("amara"),
    });
    expect(await ask(TEN, amara)).toMatchObject({ reason: { code: "HELD", booking: null } });
    const { reference } = await bookFirst(graph, token, { locationKind: "AT_PROVIDER" });
    const answer = await ask(TEN, amara);
    expect(answer).toMatchObject({ isOffered: false, reason: { code: "BOOKED", booking: { reference } } });
    const all = await ask(TEN);
    expect(all).toMatchObject({ isOffered: true, reason: null });
    expect(all.staff.find(({ staff }) => staff.slug === "amara")?.reason).not.toBeNull();
    expect(all.staff.filter(({ reason }) => reason === null).length).toBeGreaterThan(0);
  });

  it("returns the block, the external calendar, the holiday or the override", async () => {
    const blockId = "01900000-0000-7000-8000-900000000001";
    await graph.database.query(
      `WITH b AS (INSERT INTO blocks (business_id, id, reason, starts_at, ends_at, created_at)
                  VALUES ('${businessId}', '${blockId}', 'Dentist', '2026-11-24T14:00Z', '2026-11-24T16:00Z', now()) RETURNING id),
            u AS (INSERT INTO block_units (business_id, block_id, unit_id) SELECT '${businessId}', id, ${unitSelect} FROM b)
       INSERT INTO claims (business_id, unit_id, starts_at, ends_at, block_id) SELECT '${businessId}', ${unitSelect}, '2026-11-24T14:00Z', '2026-11-24T16:00Z', id FROM b`,
    );
    expect(await ask(TEN, amara)).toMatchObject({
      reason: {
        code: "BLOCKED",
        name: "Dentist",
        from: "2026-11-24T14:00:00.000Z",
        until: "2026-11-24T16:00:00.000Z",
      },
    });
    await graph.reset();
    await graph.database.query(
      `WITH f AS (INSERT INTO busy_feeds (business_id, id, staff_id, url, due_at)
                  VALUES ('${businessId}', '${blockId}', '${demoId("staff", "amara")}', 'https://calendar.example/a.ics', now()) RETURNING id)
       INSERT INTO busy_times (business_id, feed_id, unit_id, starts_at, ends_at) SELECT '${businessId}', id, ${unitSelect}, '2026-11-24T14:00Z', '2026-11-24T16:00Z' FROM f`,
    );
    expect(await ask(TEN, amara)).toMatchObject({ reason: { code: "BUSY_ELSEWHERE", busyFeed: {} } });
    await graph.reset();
    await graph.database.query(`INSERT INTO holidays VALUES ('${businessId}', '2026-11-24', 'Founding day')`);
    expect(await ask(TEN, amara)).toMatchObject({ reason: { code: "HOLIDAY", name: "Founding day" } });
    await graph.database.query(
      `INSERT INTO date_overrides (business_id, schedule_id, date, opens_at, closes_at)
       SELECT business_id, schedule_id, '2026-11-24', '{1200}', '{1300}' FROM staff WHERE id = '${demoId("staff", "amara")}'`,
    );
    expect(await ask(TEN, amara)).toMatchObject({ reason: { code: "DATE_OVERRIDE" } });
  });

  it("returns the resource, the seats, or missing staff", async () => {
    const units = await graph.database.query<{ id: string }>(
      `SELECT u.id FROM units u JOIN service_resources r ON r.resource_id = u.resource_id WHERE r.service_id = '${demoId("service", "massage")}' AND NOT u.is_extra`,
    );
    const blockId = "01900000-0000-7000-8000-900000000002";
    await graph.database.query(
      `WITH b AS (INSERT INTO blocks (business_id, id, starts_at, ends_at, created_at)
                  VALUES ('${businessId}', '${blockId}', '2026-11-24T14:00Z', '2026-11-24T20:00Z', now()) RETURNING id),
            u AS (INSERT INTO block_units (business_id, block_id, unit_id) SELECT '${businessId}', b.id, u FROM b, unnest($1::uuid[]) u)
       INSERT INTO claims (business_id, unit_id, starts_at, ends_at, block_id)
       SELECT '${businessId}', u, '2026-11-24T14:00Z', '2026-11-24T20:00Z', b.id FROM b, unnest($1::uuid[]) u`,
      [units.map(({ id }) => id)],
    );
    const massage = await ask("2026-11-24T16:00:00Z", { service: "massage" });
    expect(massage.reason).toMatchObject({ code: "RESOURCE_BUSY", resource: {} });
    const search = `{ business { service(id: "yoga-class") { availability(input: { from: "2026-11-23", to: "2026-11-30" }) { day { starts } } } } }`;
    const { data } = await graph.run<{
      business: { service: { availability: { day: { starts: string[] } } } };
    }>(search);
    const [start] = data.business.service.availability.day.starts;
    expect(await ask(start!, { service: "yoga-class", seats: 13 })).toMatchObject({
      reason: { code: "NO_SEATS", setting: { field: "capacity", value: 12 } },
    });
    expect(await ask(TEN, { staff: "nobody" })).toMatchObject({
      reason: { code: "STAFF_NOT_OFFERED" },
      staff: [],
    });
  });

  it("has no reason exactly where the widget offers the start", async () => {
    await graph.change("consultation", { lookBusyPercent: 40, noticeMinutes: 300 });
    graph.clock.set("2026-11-24T10:00:00Z");
    await holdAndBook(
      graph,
      {
        service: serviceId("consultation"),
        startsAt: "2026-11-24T17:00:00Z",
      },
      { locationKind: "AT_PROVIDER" },
    );
    const search = `{ business { service(id: "consultation") { availability(input: { from: "2026-11-24", to: "2026-11-24", lookBusy: true }) { days { starts } } } } }`;
    const { data } = await graph.run<{
      business: { service: { availability: { days: { starts: string[] }[] } } };
    }>(search);
    const offered = new Set(data.business.service.availability.days[0]!.starts);
    expect(offered.size).toBeGreaterThan(0);
    const instants = Array.from({ length: 40 }, (_, i) =>
      new Date(Date.parse("2026-11-24T12:00:00Z") + i * 900_000).toISOString(),
    );
    const fields = instants.map((at, i) => `at${i}: whyNotOffered(at: "${at}") { isOffered }`);
    const all = `{ business { service(id: "consultation") { ${fields.join(" ")} } } }`;
    type Answers = { business: { service: Record<string, { isOffered: boolean }> } };
    const { service } = (await graph.run<Answers>(all, {}, owner)).data.business;
    const offeredInstants = instants.filter((_, i) => service[`at${i}`]!.isOffered);
    expect(offeredInstants).toEqual(instants.filter((at) => offered.has(at)));
  });

  it("is hidden from other businesses", async () => {
    const variables = { service: "consultation", at: TEN };
    expect((await graph.run(ASK, variables)).errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    const foreign = `{ business(id: "northside") { service(id: "consultation") { whyNotOffered(at: "${TEN}") { isOffered } } } }`;
    expect((await graph.run(foreign, {}, stranger)).errors).toMatchObject([{ code: "FORBIDDEN" }]);
    for (const wrong of [{ at: "0001-01-03T00:00:00Z" }, { seats: 0 }, { seats: 999 }])
      expect((await graph.run(ASK, { ...variables, ...wrong }, owner)).errors).toMatchObject([
        { code: "BAD_USER_INPUT" },
      ]);
  });

  it("shows readers of bookings the cause, without the address of a busy feed", async () => {
    const scope = await graph.scope();
    const keyFor = async (name: KeyScope) =>
      (await addApiKey(scope, { name, scopes: [name], expiresAt: null })).secret;
    const [reader, manager, other] = [
      await keyFor("bookings:read"),
      await keyFor("catalogue"),
      await keyFor("contacts"),
    ];
    const feedId = "01900000-0000-7000-8000-900000000003";
    await graph.database.query(
      `WITH f AS (INSERT INTO busy_feeds (business_id, id, staff_id, url, due_at)
                  VALUES ('${businessId}', '${feedId}', '${demoId("staff", "amara")}', 'https://calendar.example/secret.ics', now()) RETURNING id)
       INSERT INTO busy_times (business_id, feed_id, unit_id, starts_at, ends_at) SELECT '${businessId}', id, ${unitSelect}, '2026-11-24T14:00Z', '2026-11-24T16:00Z' FROM f`,
    );
    const document = `{ business { service(id: "consultation") {
      busy: whyNotOffered(at: "${TEN}", staff: "amara") { reason { busyFeed { url staff { slug } } } }
      night: whyNotOffered(at: "2026-11-24T06:00:00Z", staff: "amara") { reason { schedule { name weekly { weekday } } } } }
      resources(first: 1) { totalCount } blocks(first: 1) { totalCount }
      insights(from: "2026-11-24", to: "2026-11-24") { resources { resource { slug } } } } }`;
    const response = await graph.run(document, {}, { key: reader });
    expect(response.errors).toEqual([]);
    expect(response.data).toMatchObject({
      business: {
        service: {
          busy: { reason: { busyFeed: { url: "https://calendar.example/…", staff: { slug: "amara" } } } },
          night: { reason: { schedule: { weekly: expect.any(Array) } } },
        },
      },
    });
    const address = `query ($id: ID!) { node(id: $id) { ... on BusyFeed { url } } }`;
    const id = { id: toGlobalId("BusyFeed", feedId) };
    expect((await graph.run(address, id, { key: manager })).data).toEqual({
      node: { url: "https://calendar.example/secret.ics" },
    });
    expect((await graph.run(address, id, { key: other })).data).toEqual({ node: null });
    expect((await graph.run(address, id, stranger)).data).toEqual({ node: null });
    expect((await graph.run(address, id)).data).toEqual({ node: null });
    const write = `mutation { deleteBusyFeed(input: { id: "${id.id}" }) { __typename } }`;
    expect((await graph.run(write, {}, { key: reader })).errors).toMatchObject([{ code: "FORBIDDEN" }]);
  });
});
