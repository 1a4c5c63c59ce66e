import { describe, expect, it } from "vitest";
import { addApiKey } from "../../access/apiKeys.ts";
import { openGraph } from "../../../testing/graph.ts";
import { createSeedId, insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

const graph = await openGraph();
await addOtherBusiness(graph.database);
const owner = { key: (await addApiKey(await graph.scope(), "owner")).secret };
const stranger = { key: (await addApiKey(await graph.scope({ host: OTHER.host }), "other")).secret };
await insertBookings(
  graph.database,
  Array.from({ length: 120 }, (_, i) => ({
    startsAt: new Date(Date.parse("2026-11-23T14:00:00Z") + i * 3_600_000).toISOString(),
    email: `p${i % 40}@example.com`,
    staff: i % 2 === 0 ? "amara" : "bruno",
    service: i % 3 === 0 ? "consultation" : "physio",
    dueMinor: 5000,
    ...(i % 4 === 0 && { paid: { minor: 5000, at: "2026-11-20T09:00:00Z" } }),
    ...(i % 5 === 0 && { status: "CANCELLED" as const, cancelledAt: "2026-11-23T00:00:00Z" }),
  })),
);

const bookings = (
  first: number,
) => `{ business { bookings(first: ${first}) { totalCount pageInfo { hasNextPage } edges { node {
  reference startsAt status contact { id firstName lastName email } staff { name } service { name } order { id reference total { amount currency } createdAt } } } } } }`;

describe("owner's queries", () => {
  it("run the same number of statements for a hundred bookings as for one", async () => {
    const run = (first: number) =>
      graph.statementsOf(async () => {
        const { errors } = await graph.run(bookings(first), {}, owner);
        expect(errors).toEqual([]);
      });
    await run(1);
    const [one, many] = [await run(1), await run(100)];
    expect(many.length).toBe(one.length);
  });

  it("run at most one statement more with a key than a visitor's", async () => {
    const text = `{ business { name providers { edges { node { name } } } services { edges { node { name } } } } }`;
    const asVisitor = await graph.statementsOf(() => graph.run(text));
    const asOwner = await graph.statementsOf(() => graph.run(text, {}, owner));
    expect(asOwner.length).toBeLessThanOrEqual(asVisitor.length + 1);
  });

  it("lead from a booking to its order and back, for the business only", async () => {
    const id = toGlobalId("Order", createSeedId("order", 4));
    const document = `query ($id: ID!) { node(id: $id) { ... on Order {
      reference total { amount } contact { email } payments { totalCount edges { node { state amount { amount } } } } bookings { reference } } } }`;
    expect((await graph.run(document, { id }, owner)).data).toEqual({
      node: {
        reference: "R0000004",
        total: { amount: 10_000 },
        contact: { email: "p4@example.com" },
        payments: { totalCount: 1, edges: [{ node: { state: "SUCCEEDED", amount: { amount: 5000 } } }] },
        bookings: [{ reference: "R0000004" }],
      },
    });
    for (const asker of [{}, stranger])
      expect((await graph.run(document, { id }, asker)).data).toEqual({ node: null });
  });

  it("lead from a person to all of their orders", async () => {
    const id = toGlobalId("Contact", createSeedId("contact", 4));
    const document = `query ($id: ID!) { node(id: $id) { ... on Contact { orders(first: 2) { totalCount edges { node { reference } } } } } }`;
    const { data } = await graph.run<{ node: { orders: { edges: unknown[] } } }>(document, { id }, owner);
    expect(data).toMatchObject({ node: { orders: { totalCount: 3 } } });
    expect(data.node.orders.edges).toHaveLength(2);
  });

  it("return figures and used hours by day, week, staff member and service", async () => {
    const figures = `bookings noShowRate cancelled cancelledLate cancelNoticeMinutes bookedMinutes newContacts returningContacts
      byStatus { status count } booked { amount currency } paid { amount } outstanding { amount }`;
    const capacity = `openMinutes blockedMinutes bookedMinutes freeMinutes utilisation`;
    const document = `query ($by: InsightGrouping, $from: Date!, $to: Date!) { business { insights(from: $from, to: $to, groupBy: $by) {
      from to timeZone total { ${figures} } capacity { ${capacity} } staff { staff { slug } capacity { ${capacity} } }
      resources { resource { slug } units capacity { ${capacity} } }
      groups { from to staff { slug } service { slug } provider { slug } source figures { ${figures} } capacity { ${capacity} } } } } }`;
    interface Insights {
      readonly total: { readonly bookings: number; readonly cancelled: number };
      readonly capacity: { readonly openMinutes: number; readonly freeMinutes: number };
      readonly groups: readonly {
        readonly from: string | null;
        readonly staff: { readonly slug: string } | null;
        readonly figures: { readonly bookings: number };
        readonly capacity: { readonly openMinutes: number } | null;
      }[];
    }
    const dates = { from: "2026-11-23", to: "2026-11-27" };
    const ask = async (by: string) => {
      const data = await graph.data<{ business: { insights: Insights } }>(document, { by, ...dates }, owner);
      return data.business.insights;
    };
    const days = await ask("DAY");
    expect(days.total).toMatchObject({ bookings: 111, booked: { currency: "USD" } });
    expect(days.groups.map(({ from }) => from)).toEqual([
      "2026-11-23",
      "2026-11-24",
      "2026-11-25",
      "2026-11-26",
      "2026-11-27",
    ]);
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(sum(days.groups.map(({ figures: { bookings: count } }) => count))).toBe(111);
    expect(sum(days.groups.map((group) => group.capacity!.openMinutes))).toBe(days.capacity.openMinutes);
    expect(days.capacity.openMinutes).toBeGreaterThan(0);
    expect(days.capacity.freeMinutes).toBe(days.capacity.openMinutes);
    const staff = await ask("STAFF");
    expect(staff.groups.map((group) => group.staff?.slug).toSorted()).toEqual(["amara", "bruno"]);
    for (const by of ["WEEK", "MONTH", "SERVICE", "PROVIDER", "SOURCE"])
      expect(sum((await ask(by)).groups.map((group) => group.figures.bookings))).toBe(111);
    const sent = await graph.statementsOf(() => ask("DAY"));
    expect(sent.length).toBeLessThanOrEqual(8);
  });

  it.each([
    { from: "2026-11-23", to: "2026-11-22" },
    { from: "2026-01-01", to: "2027-12-31" },
    { from: "0001-01-01", to: "0001-01-02" },
  ])("reject the dates %j", async (dates) => {
    const document = `query ($from: Date!, $to: Date!) { business { insights(from: $from, to: $to) { from } } }`;
    expect((await graph.run(document, dates, owner)).errors).toMatchObject([{ code: "BAD_USER_INPUT" }]);
    expect((await graph.run(document, dates)).errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
  });
});
