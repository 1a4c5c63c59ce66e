import { describe, expect, it } from "vitest";
import { addApiKey } from "../../access/apiKeys.ts";
import { TEST_START } from "../../../testing/database/demoDatabase.ts";
import { openGraph } from "../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../testing/businesses/otherBusiness.ts";
import { type PaidOrder, addPaidOrder } from "../../../testing/payments/paidOrder.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

const PAYMENTS = `query ($first: Int, $after: String, $filter: PaymentFilter, $search: String) {
  business { payments(first: $first, after: $after, filter: $filter, search: $search) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node {
      id createdAt settledAt expiresAt state failure provider isTest sessionId reference
      amount { amount currency } refunded { amount } refundable { amount }
      bookings { amount { amount currency } booking { id startsAt } }
      refunds { totalCount edges { node { id createdAt settledAt state reason note failure amount { amount currency } booking { id } } } }
      entries { kind at reference amount { amount currency } }
    } }
  } }
}`;

interface Payments {
  readonly business: {
    readonly payments: {
      readonly totalCount: number;
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      readonly edges: readonly { readonly node: Record<string, unknown> & { readonly reference: string } }[];
    };
  };
}

const graph = await openGraph();
await addOtherBusiness(graph.database);
const scope = await graph.scope();
const owner = { key: (await addApiKey(scope, "owner")).secret };
const stranger = {
  host: OTHER.host,
  key: (await addApiKey(await graph.scope({ host: OTHER.host }), "other owner")).secret,
};
await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
const orders: PaidOrder[] = [];
for (let i = 0; i < 5; i++) {
  orders.push(await addPaidOrder(graph, scope, { visitor: i + 1, state: i === 4 ? "FAILED" : "SUCCEEDED" }));
  graph.clock.advance(1);
}

async function payments(variables: Record<string, unknown> = {}, asker = owner) {
  const data = await graph.data<Payments>(PAYMENTS, variables, asker);
  return data.business.payments;
}

const references = async (variables: Record<string, unknown>) =>
  (await payments(variables)).edges.map(({ node }) =>
    orders.findIndex((one) => one.reference === node.reference),
  );

describe("business.payments", () => {
  it("returns all refunds and entries, newest payment first", async () => {
    const { totalCount, edges } = await payments();
    expect(totalCount).toBe(5);
    expect(await references({})).toEqual([4, 3, 2, 1, 0]);
    const first = orders[0]!;
    expect(edges.at(-1)!.node).toEqual({
      id: toGlobalId("Payment", first.paymentId),
      createdAt: TEST_START.replace("Z", ".000Z"),
      settledAt: TEST_START.replace("Z", ".000Z"),
      expiresAt: "2026-11-20T10:10:00.000Z",
      state: "SUCCEEDED",
      failure: null,
      provider: "TEST",
      isTest: true,
      sessionId: first.sessionId,
      reference: first.reference,
      amount: { amount: 10_000, currency: "USD" },
      refunded: { amount: 0 },
      refundable: { amount: 10_000 },
      bookings: [
        {
          amount: { amount: 10_000, currency: "USD" },
          booking: { id: toGlobalId("Booking", first.bookingId), startsAt: expect.any(String) },
        },
      ],
      refunds: { totalCount: 0, edges: [] },
      entries: [
        {
          kind: "CHARGE",
          at: TEST_START.replace("Z", ".000Z"),
          reference: first.sessionId,
          amount: { amount: 10_000, currency: "USD" },
        },
      ],
    });
    expect(edges[0]!.node).toMatchObject({ state: "FAILED", refundable: { amount: 0 }, entries: [] });
  });

  it("filters by state, provider, time, reference, name, e-mail and provider's id", async () => {
    const [, second] = orders;
    expect(await references({ filter: { state: ["FAILED"] } })).toEqual([4]);
    expect(await references({ filter: { state: ["OPEN", "EXPIRED"] } })).toEqual([]);
    expect(await references({ filter: { provider: ["TEST"] } })).toHaveLength(5);
    expect(await references({ filter: { provider: ["STRIPE"] } })).toEqual([]);
    expect(
      await references({ filter: { since: "2026-11-20T10:01:00Z", until: "2026-11-20T10:03:00Z" } }),
    ).toEqual([2, 1]);
    expect(await references({ search: second!.reference.toLowerCase() })).toEqual([1]);
    expect(await references({ search: second!.sessionId })).toEqual([1]);
    expect(await references({ search: " lovelace " })).toHaveLength(5);
    expect(await references({ search: "ada@example" })).toHaveLength(5);
    expect(await references({ search: "%" })).toEqual([]);
    expect(await references({ filter: { isRefunded: true } })).toEqual([]);
    expect(await references({ filter: { isRefunded: false } })).toHaveLength(5);
  });

  it("returns pages", async () => {
    const first = await payments({ first: 2 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(await references({ first: 2, after: first.pageInfo.endCursor })).toEqual([2, 1]);
  });

  it("runs the same number of statements for many payments as for one", async () => {
    const paid = { filter: { state: ["SUCCEEDED"] } };
    await payments(paid);
    const one = await graph.statementsOf(() => payments({ ...paid, first: 1 }));
    const all = await graph.statementsOf(() => payments({ ...paid, first: 100 }));
    expect(all.length).toBe(one.length);
    expect(all.length).toBeLessThanOrEqual(12);
  });

  it("is reachable from a booking and by id", async () => {
    const { paymentId, bookingId } = orders[0]!;
    const { data } = await graph.run(
      `query ($payment: ID!, $booking: ID!) {
        payment: node(id: $payment) { id ... on Payment { state } }
        booking: node(id: $booking) { ... on Booking { payments { totalCount edges { node { id amount { amount } } } } } }
      }`,
      { payment: toGlobalId("Payment", paymentId), booking: toGlobalId("Booking", bookingId) },
      owner,
    );
    expect(data).toEqual({
      payment: { id: toGlobalId("Payment", paymentId), state: "SUCCEEDED" },
      booking: {
        payments: {
          totalCount: 1,
          edges: [{ node: { id: toGlobalId("Payment", paymentId), amount: { amount: 10_000 } } }],
        },
      },
    });
  });

  it("rejects visitors and other businesses", async () => {
    const visitor = await graph.run(PAYMENTS);
    expect(visitor.errors.map(({ code }) => code)).toEqual(["UNAUTHENTICATED"]);
    expect((await payments({}, stranger)).totalCount).toBe(0);
    const id = toGlobalId("Payment", orders[0]!.paymentId);
    for (const asker of [undefined, stranger]) {
      const { data } = await graph.run(`query ($id: ID!) { node(id: $id) { id } }`, { id }, asker);
      expect(data).toEqual({ node: null });
    }
    const { errors } = await graph.run(
      `{ business(id: "northside") { payments { totalCount } } }`,
      {},
      stranger,
    );
    expect(errors).toMatchObject([{ code: "FORBIDDEN" }]);
  });
});
