import { describe, expect, it, onTestFinished } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { TEST_START } from "../../../testing/database/demoDatabase.ts";
import { openGraph } from "../../../testing/graph.ts";
import { createSeedId, insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

const LIST = `query ($filter: BookingFilter, $orderBy: BookingOrder, $first: Int, $after: String, $last: Int, $before: String, $search: String) {
  business { bookings(filter: $filter, orderBy: $orderBy, first: $first, after: $after, last: $last, before: $before, search: $search) {
    pageInfo { hasNextPage hasPreviousPage endCursor startCursor } edges { cursor node { id } } } } }`;
const COUNT = `query ($filter: BookingFilter, $search: String) { business { bookings(filter: $filter, search: $search) { totalCount } } }`;

interface Listed {
  readonly business: {
    readonly bookings: {
      readonly pageInfo: {
        readonly hasNextPage: boolean;
        readonly hasPreviousPage: boolean;
        readonly endCursor: string;
        readonly startCursor: string;
      };
      readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
    };
  };
}

const graph = await openGraph();
await addOtherBusiness(graph.database);
const owner = { key: (await addApiKey(await graph.scope(), "owner")).secret };
const stranger = {
  host: OTHER.host,
  key: (await addApiKey(await graph.scope({ host: OTHER.host }), "other")).secret,
};
const monday = "2026-11-23T15:00:00Z";
const late = "2026-11-24T04:30:00Z";
const rows = await insertBookings(graph.database, [
  { startsAt: monday, createdAt: "2026-11-20T09:00:00Z" },
  { startsAt: late, staff: "bruno", createdAt: "2026-11-20T08:00:00Z", source: "letter" },
  { startsAt: "2026-11-24T05:00:00Z", email: "ADA@Example.com", status: "NO_SHOW" },
  { startsAt: "2026-11-29T20:00:00Z", service: "physio", dueMinor: 9000, email: "bo@example.com" },
  {
    startsAt: "2026-12-01T15:00:00Z",
    service: "home-visit",
    status: "REQUESTED",
    decideBy: "2026-11-20T10:00:00Z",
    email: "bo@example.com",
  },
  {
    startsAt: "2026-12-01T15:00:00Z",
    service: "home-visit",
    provider: "downtown",
    status: "REQUESTED",
    decideBy: "2026-11-22T10:00:00Z",
    dueMinor: 5000,
    paid: { minor: 5000, at: "2026-11-20T09:30:00Z" },
  },
  {
    startsAt: "2026-12-02T15:00:00Z",
    status: "CANCELLED",
    cancelledAt: "2026-11-20T09:45:00Z",
    dueMinor: 5000,
    paid: { minor: 5000, at: "2026-11-20T09:30:00Z" },
    refunded: { minor: 2000, at: "2026-11-20T09:45:00Z" },
  },
]);

async function list(variables: Record<string, unknown>, asker = owner) {
  const data = await graph.data<Listed>(LIST, variables, asker);
  return data.business.bookings;
}
const ids = new Map(
  Array.from({ length: 60 }, (_, n) => [toGlobalId("Booking", createSeedId("booking", n)), n]),
);
const numbers = async (variables: Record<string, unknown>) =>
  (await list(variables)).edges.map(({ node }) => ids.get(node.id));

describe("business.bookings", () => {
  it.each([
    [{ on: "2026-11-23" }, [0, 1]],
    [{ on: "2026-11-24" }, [2]],
    [{ week: "2026-11-25" }, [0, 1, 2, 3]],
    [{ dates: { from: "2026-11-24", to: "2026-11-29" } }, [2, 3]],
    [{ dates: { from: "2026-12-01" } }, [4, 5, 6]],
    [{ starts: { until: "2026-11-24T04:30:00Z" } }, [0]],
    [{ created: { since: "2026-11-20T08:00:00Z", until: "2026-11-20T09:00:00Z" } }, [1]],
    [{ staff: ["bruno"] }, [1]],
    [{ staff: [toGlobalId("Staff", demoId("staff", "bruno")), "nobody"] }, [1]],
    [{ service: ["physio", "home-visit"] }, [3, 4, 5]],
    [{ provider: ["downtown"] }, [5]],
    [{ status: ["NO_SHOW"] }, [2]],
    [{ status: ["EXPIRED"] }, [4]],
    [{ status: ["REQUESTED"] }, [5]],
    [{ mode: "REQUEST" }, [4, 5]],
    [{ payment: ["UNPAID"] }, [3]],
    [{ payment: ["PAID"] }, [5]],
    [{ payment: ["REFUNDED", "PAID"] }, [5, 6]],
    [{ payment: ["NOTHING_DUE"], status: ["CONFIRMED"] }, [0, 1]],
    [{ source: { name: "utm_source", value: "letter" } }, [1]],
    [{ source: { name: "utm_source", value: "poster" } }, []],
    [{ contact: toGlobalId("Contact", createSeedId("contact", 2)) }, [0, 1, 2, 5, 6]],
    [{ contact: toGlobalId("Contact", createSeedId("contact", 4)) }, [3, 4]],
    [{ contact: toGlobalId("Contact", createSeedId("contact", 99)) }, []],
    [{ contact: "nobody" }, []],
    [{ resource: ["massage-room"] }, []],
    [{ staff: [] }, []],
    [{ staff: ["'", "%", "business_x"] }, []],
    [{}, [0, 1, 2, 3, 4, 5, 6]],
  ])("finds bookings by %j", async (filter, expected) => {
    expect(await numbers({ filter })).toEqual(expected);
    const { data } = await graph.run(COUNT, { filter }, owner);
    expect(data).toEqual({ business: { bookings: { totalCount: expected.length } } });
  });

  it("finds the bookings of today and those that have ended by the clock of the server", async () => {
    graph.clock.set("2026-11-24T04:45:00Z");
    onTestFinished(() => graph.clock.set(TEST_START));
    expect(await numbers({ filter: { today: true } })).toEqual([0, 1]);
    expect(await numbers({ filter: { today: true, ended: false } })).toEqual([1]);
    expect(await numbers({ filter: { today: false, status: ["NO_SHOW", "CONFIRMED"] } })).toEqual([2, 3]);
    expect(await numbers({ filter: { ended: true } })).toEqual([0]);
    graph.clock.set("2026-11-24T05:00:00Z");
    expect(await numbers({ filter: { today: true } })).toEqual([2]);
    expect(await numbers({ filter: { ended: true } })).toEqual([0, 1]);
  });

  it("finds bookings by text", async () => {
    expect(await numbers({ search: "bo@" })).toEqual([3, 4]);
    const { data } = await graph.run(COUNT, { search: "bo@" }, owner);
    expect(data).toEqual({ business: { bookings: { totalCount: 2 } } });
  });

  it.each([
    ["STARTS_AT", "DESC", [6, 5, 4, 3, 2, 1, 0]],
    ["CREATED_AT", "ASC", [1, 0, 2, 3, 4, 5, 6]],
    ["CREATED_AT", "DESC", [6, 5, 4, 3, 2, 0, 1]],
    ["CHANGED_AT", "ASC", [1, 0, 6, 2, 3, 4, 5]],
    ["CHANGED_AT", "DESC", [5, 4, 3, 2, 6, 0, 1]],
  ])("sorts by %s %s", async (field, direction, expected) => {
    const orderBy = { field, direction };
    expect(await numbers({ orderBy })).toEqual(expected);
    const { edges, pageInfo } = await list({ orderBy, last: 2 });
    expect(edges.map(({ node }) => ids.get(node.id))).toEqual(expected.slice(-2));
    expect(await numbers({ orderBy, last: 10, before: pageInfo.startCursor })).toEqual(expected.slice(0, -2));
  });

  it("repeats and omits none while bookings are added and moved", async () => {
    const pagedNumbers: (number | undefined)[] = [];
    let after: string | undefined;
    let n = 20;
    for (;;) {
      const { edges, pageInfo } = await list({ first: 2, ...(after && { after }) });
      pagedNumbers.push(...edges.map(({ node }) => ids.get(node.id)));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
      await insertBookings(graph.database, [{ startsAt: "2026-11-21T15:00:00Z" }], n++);
      await graph.database.query(`UPDATE bookings SET starts_at = '2026-11-20T15:00:00Z' WHERE id = $1`, [
        createSeedId("booking", pagedNumbers.at(-1)!),
      ]);
    }
    expect(pagedNumbers).toEqual([0, 1, 2, 3, 4, 5, 6]);
    await graph.database.query(
      `UPDATE bookings SET starts_at = x.at FROM (SELECT unnest($1::uuid[]) AS id, unnest($2::timestamptz[]) AS at) x WHERE bookings.id = x.id`,
      [rows.map((_, i) => createSeedId("booking", i)), rows.map((row) => row.startsAt)],
    );
    await graph.database.query(
      `UPDATE bookings SET starts_at = starts_at + interval '1 year', ends_at = ends_at + interval '1 year' WHERE id >= $1`,
      [createSeedId("booking", 20)],
    );
  });

  it("rejects cursors of other lists, invented cursors and dates out of range", async () => {
    const { pageInfo } = await list({ first: 1, orderBy: { field: "CREATED_AT" } });
    for (const after of [pageInfo.endCursor, "abc", "", "x".repeat(300)]) {
      const { errors } = await graph.run(LIST, { after }, owner);
      expect(errors).toMatchObject([{ code: "INVALID_INPUT" }]);
    }
    const { errors } = await graph.run(LIST, { filter: { on: "0001-01-01" } }, owner);
    expect(errors).toMatchObject([{ code: "BAD_USER_INPUT" }]);
  });

  it("rejects visitors and other businesses", async () => {
    expect((await graph.run(LIST)).errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    const caller = { ...stranger, host: "localhost" };
    expect((await list({}, caller)).edges).toEqual([]);
    const slug = `{ business(id: "northside") { bookings { edges { node { id } } } } }`;
    expect((await graph.run(slug, {}, stranger)).errors).toMatchObject([{ code: "FORBIDDEN" }]);
    const contact = { filter: { contact: toGlobalId("Contact", createSeedId("contact", 0)) } };
    expect((await list(contact, stranger)).edges).toEqual([]);
  });
});
