import { describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import { type PaidOrder, addPaidOrder } from "../../../../testing/payments/paidOrder.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const REFUND = `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) {
  __typename
  ... on Failure { code message }
  ... on RefundTooLarge { refundable { amount currency } }
  ... on InvalidInput { issues { path code } }
  ... on RefundPaymentPayload { payment { refunded { amount } refundable { amount }
    refunds(first: 10) { totalCount edges { node { amount { amount } reason state note settledAt booking { id } } } } } }
} }`;

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly payment?: {
    readonly refunded: { readonly amount: number };
    readonly refundable: { readonly amount: number };
    readonly refunds: {
      readonly totalCount: number;
      readonly edges: readonly { readonly node: { readonly note: string } }[];
    };
  };
}

let visitors = 0;
const graph = await openGraph();
await addOtherBusiness(graph.database);
await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
const owner = { key: (await addApiKey(await graph.scope(), "owner")).secret };
const stranger = {
  host: OTHER.host,
  key: (await addApiKey(await graph.scope({ host: OTHER.host }), "other")).secret,
};

const paid = async (state: "SUCCEEDED" | "FAILED" = "SUCCEEDED"): Promise<PaidOrder> =>
  addPaidOrder(graph, await graph.scope(), { visitor: ++visitors, state });

const usd = (amount: number) => ({ amount, currency: "USD" });
let keys = 0;
async function refund(order: PaidOrder, change: Record<string, unknown> = {}, asker: TestCaller = owner) {
  const input = {
    payment: toGlobalId("Payment", order.paymentId),
    amount: usd(2_500),
    idempotencyKey: `refund-key-${++keys}`,
    ...change,
  };
  const { data, errors } = await graph.run<{ refundPayment: Answer }>(REFUND, { input }, asker);
  return errors.length > 0 ? errors.map(({ code }) => code) : data.refundPayment;
}

describe("refundPayment", () => {
  it("inserts a refund that is due at once", async () => {
    const order = await paid();
    expect(
      await refund(order, { note: "The room was cold.", booking: toGlobalId("Booking", order.bookingId) }),
    ).toEqual({
      __typename: "RefundPaymentPayload",
      payment: {
        refunded: { amount: 2_500 },
        refundable: { amount: 7_500 },
        refunds: {
          totalCount: 1,
          edges: [
            {
              node: {
                amount: { amount: 2_500 },
                reason: "OWNER",
                state: "PENDING",
                note: "The room was cold.",
                settledAt: null,
                booking: { id: toGlobalId("Booking", order.bookingId) },
              },
            },
          ],
        },
      },
    });
    const [row] = await graph.database.query(
      "SELECT due_at IS NOT NULL AS due FROM refunds WHERE payment_id = $1",
      [order.paymentId],
    );
    expect(row).toEqual({ due: true });
  });

  it("accepts exactly the paid amount", async () => {
    const order = await paid();
    expect(await refund(order, { amount: usd(10_001) })).toMatchObject({
      __typename: "RefundTooLarge",
      refundable: usd(10_000),
    });
    expect(await refund(order, { amount: usd(6_000) })).toMatchObject({
      payment: { refundable: { amount: 4_000 } },
    });
    const booking = toGlobalId("Booking", order.bookingId);
    expect(await refund(order, { amount: usd(4_001), booking })).toMatchObject({
      __typename: "RefundTooLarge",
      code: "REFUND_TOO_LARGE",
      refundable: usd(4_000),
    });
    expect(await refund(order, { amount: usd(4_000), booking })).toMatchObject({
      payment: { refunded: { amount: 10_000 } },
    });
    expect(await refund(order, { amount: usd(1) })).toMatchObject({ refundable: usd(0) });
  });

  it("counts failed refunds as available", async () => {
    const order = await paid();
    await refund(order, { amount: usd(10_000) });
    await graph.database.query(
      "UPDATE refunds SET state = 'FAILED', settled_at = created_at, due_at = NULL WHERE payment_id = $1",
      [order.paymentId],
    );
    expect(await refund(order, { amount: usd(10_000) })).toMatchObject({
      payment: { refunded: { amount: 10_000 } },
    });
  });

  it("refunds once for one key, and rejects different input with it", async () => {
    const order = await paid();
    const idempotencyKey = "one-and-the-same";
    const first = await refund(order, { idempotencyKey });
    const again = await Promise.all(Array.from({ length: 5 }, () => refund(order, { idempotencyKey })));
    for (const answer of again) expect(answer).toEqual(first);
    expect(await refund(order, { idempotencyKey, amount: usd(2_501) })).toMatchObject({
      code: "IDEMPOTENCY_CONFLICT",
    });
  });

  it("never exceeds the payment for concurrent requests", async () => {
    const order = await paid();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order, { amount: usd(3_000) })));
    expect(answers.map((one) => (one as Answer).__typename).toSorted()).toEqual([
      ...Array.from({ length: 3 }, () => "RefundPaymentPayload"),
      ...Array.from({ length: 5 }, () => "RefundTooLarge"),
    ]);
  });

  it("rejects an unpaid payment", async () => {
    expect(await refund(await paid("FAILED"), { amount: usd(1) })).toMatchObject({
      code: "REFUND_TOO_LARGE",
      refundable: usd(0),
    });
  });

  it.each([
    [{ amount: usd(0) }, ["amount", "amount"], "TOO_SMALL"],
    [{ amount: usd(-5) }, ["amount", "amount"], "TOO_SMALL"],
    [{ amount: { amount: 1, currency: "EUR" } }, ["amount", "currency"], "INVALID"],
    [{ idempotencyKey: "short" }, ["idempotencyKey"], "INVALID"],
    [{ note: "x".repeat(10_000) }, ["note"], "TOO_LONG"],
    [{ booking: "booking_nonsense" }, ["booking"], "NOT_FOUND"],
  ])("rejects %j", async (change, path, code) => {
    expect(await refund(await paid(), change)).toMatchObject({
      __typename: "InvalidInput",
      issues: [{ path, code }],
    });
  });

  it("accepts only a booking that the payment covers", async () => {
    const [order, other] = [await paid(), await paid()];
    expect(await refund(order, { booking: toGlobalId("Booking", other.bookingId) })).toMatchObject({
      issues: [{ path: ["booking"], code: "NOT_FOUND" }],
    });
  });

  it("rejects visitors, other businesses and unknown payments", async () => {
    const order = await paid();
    expect(await refund(order, {}, {})).toEqual(["UNAUTHENTICATED"]);
    expect(await refund(order, {}, stranger)).toMatchObject({ code: "PAYMENT_NOT_FOUND" });
    expect(await refund(order, { payment: toGlobalId("Payment", order.orderId) })).toMatchObject({
      code: "PAYMENT_NOT_FOUND",
    });
    expect(await refund(order, { payment: "payment_x" })).toMatchObject({ code: "PAYMENT_NOT_FOUND" });
    const rows = await graph.database.query("SELECT 1 FROM refunds WHERE payment_id = $1", [order.paymentId]);
    expect(rows).toEqual([]);
  });
});
