import { expect, it } from "vitest";
import { addApiKey } from "../../access/apiKeys.ts";
import { openGraph } from "../../../testing/graph.ts";
import { addPaidOrder } from "../../../testing/payments/paidOrder.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";

const AMOUNTS = `query ($id: ID!) { node(id: $id) { ... on Booking {
  price { amount currency } due { amount } paid { amount } refunded { amount } refundIfCancelled { amount }
} } }`;

const graph = await openGraph();
const scope = await graph.scope();
const key = (await addApiKey(scope, "owner")).secret;
await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });

const read = async (bookingId: string) =>
  (await graph.data<{ node: unknown }>(AMOUNTS, { id: toGlobalId("Booking", bookingId) }, { key })).node;

it("returns the amounts of a booking, and what its cancellation refunds", async () => {
  const { bookingId, paymentId } = await addPaidOrder(graph, scope, { visitor: 1, state: "SUCCEEDED" });
  await graph.database.query("UPDATE bookings SET price_minor = 10000 WHERE id = $1", [bookingId]);
  const status = (value: string) =>
    graph.database.query("UPDATE bookings SET status = $2, decide_by = NULL WHERE id = $1", [
      bookingId,
      value,
    ]);
  await status("CONFIRMED");
  expect(await read(bookingId)).toMatchObject({
    price: { amount: 10_000, currency: "USD" },
    due: { amount: 0 },
    paid: { amount: 10_000 },
    refunded: { amount: 0 },
    refundIfCancelled: { amount: 10_000 },
  });

  await graph.data(
    `mutation ($input: RefundPaymentInput!) { refundPayment(input: $input) { __typename } }`,
    {
      input: {
        payment: toGlobalId("Payment", paymentId),
        booking: toGlobalId("Booking", bookingId),
        amount: { amount: 4000, currency: "USD" },
        idempotencyKey: "refund-once-for-test",
      },
    },
    { key },
  );
  expect(await read(bookingId)).toMatchObject({
    paid: { amount: 10_000 },
    refunded: { amount: 4000 },
    refundIfCancelled: { amount: 6000 },
  });

  await status("CANCELLED");
  expect(await read(bookingId)).toMatchObject({ refundIfCancelled: { amount: 0 } });
});
