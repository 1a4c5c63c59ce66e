import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { startPayment } from "../startPayment.ts";
import { openGraph } from "../../../testing/graph.ts";
import type { FakeEvent } from "../../../testing/servers/stripeObjects.ts";
import { startStripeServer } from "../../../testing/servers/stripeServer.ts";
import { hashTables } from "../../../testing/tenancy/leaks.ts";
import { sendRow } from "../../../testing/tenancy/sendRow.ts";
import { tenantApp } from "../../../testing/tenancy/tenantApp.ts";
import { type Tenant, makeTenant } from "../../../testing/tenancy/tenant.ts";
import { getTenantValue } from "../../../testing/tenancy/tenantValues.ts";
import { openPaymentProviders } from "./openPaymentProviders.ts";
import { paymentOrders } from "../../bookings/paymentOrders.ts";
import { unwrap } from "../../../testing/unwrap.ts";

/** A verified event about one business's payment must change nothing of another business. */

interface TenantPayment {
  readonly tenant: Tenant;
  readonly paymentId: string;
  readonly sessionId: string;
}

const graph = await openGraph();
const stripe = await startStripeServer(() => graph.clock.now());
const opened = await openPaymentProviders(
  {
    testPayments: true,
    stripe: {
      secretKey: stripe.secretKey,
      isTest: true,
      webhookSecrets: [stripe.webhookSecret],
      apiBase: stripe.url,
    },
  },
  await graph.scope(),
);
const served = await tenantApp(graph, { stripeWebhook: opened.stripeWebhook! });
const send = async (event: object) => {
  const { body, signature } = stripe.signed(event);
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  return (await served.app.inject({ method: "POST", url: "/webhooks/stripe", headers, payload: body }))
    .statusCode;
};
const begin = async (word: string): Promise<TenantPayment> => {
  const tenant = await makeTenant(graph, word);
  const begun = unwrap(
    await startPayment({ ...tenant.scope, payments: opened.gateways }, paymentOrders, {
      key: getTenantValue(tenant.things, "owedOrder"),
      origin: `https://${tenant.host}`,
      businessName: word,
    }),
  );
  const { id: paymentId, sessionId } = begun.payment;
  return { tenant, paymentId, sessionId: sessionId! };
};
const amber = await begin("Amber");
const birch = await begin("Birch");
/** Sent at the end. */
const paid = stripe.account.pay(amber.sessionId);
afterAll(async () => {
  await served.close();
  await stripe.close();
});

async function rows() {
  const hashes = [amber, birch].map(async ({ tenant }) => {
    const { provider_events: _, ...others } = await hashTables(graph.database, tenant.businessId);
    return others;
  });
  return Promise.all(hashes);
}

let eventCount = 0;
const withOtherObject = (event: FakeEvent, object: object): object => ({
  ...event,
  id: `evt_crossed_${(eventCount += 1)}`,
  data: { object: { ...(event.data.object as object), ...object } },
});
const marks = (business: TenantPayment, payment: TenantPayment, more: object = {}) => ({
  metadata: { business_id: business.tenant.businessId, payment_id: payment.paymentId, ...more },
});

const TYPES = [
  "checkout.session.completed",
  "checkout.session.expired",
  "checkout.session.async_payment_failed",
];

describe.each(TYPES)("%s of a business's session", (type) => {
  const over = type === "checkout.session.completed" ? {} : { status: "expired", payment_status: "unpaid" };
  it.each([
    ["the own business with the payment of another", () => marks(amber, birch)],
    ["another business with the own payment", () => marks(birch, amber)],
    ["the other's business and payment", () => marks(birch, birch)],
  ])("that names %s changes nothing", async (_, named) => {
    const before = await rows();
    expect(await send(withOtherObject({ ...paid, type }, { ...over, ...named() }))).toBe(200);
    expect(await rows()).toEqual(before);
  });

  it("that names another business's payment without a session changes nothing", async () => {
    await graph.database.query("UPDATE payments SET session_id = NULL WHERE id = $1", [birch.paymentId]);
    const before = await rows();
    expect(await send(withOtherObject({ ...paid, type }, { ...over, ...marks(birch, birch) }))).toBe(200);
    expect(await rows()).toEqual(before);
    await graph.database.query("UPDATE payments SET session_id = $2 WHERE id = $1", [
      birch.paymentId,
      birch.sessionId,
    ]);
  });
});

it("confirms its own payment", async () => {
  const [ambers, birchs] = await rows();
  expect(await send(paid)).toBe(200);
  const after = await rows();
  expect(after[0]).not.toEqual(ambers);
  expect(after[1]).toEqual(birchs);
});

describe("refund of a business's payment", () => {
  let refunds: Readonly<Record<"amber" | "birch", string>>;
  let arrived: FakeEvent;
  beforeEach(async () => {
    await send(paid);
    await send(
      stripe.account.sessions.get(birch.sessionId)!.status === "open"
        ? stripe.account.pay(birch.sessionId)
        : paid,
    );
    const [first, second] = [await insertRefund(amber), await insertRefund(birch)];
    refunds = { amber: first, birch: second };
    const intent = stripe.account.sessions.get(amber.sessionId)!.payment_intent!;
    arrived = stripe.account.refundByHand(intent, 1);
  });

  it.each(["succeeded", "failed"])(
    "that %s and names the other business's refund changes nothing",
    async (status) => {
      const before = await rows();
      const named = [
        marks(amber, amber, { refund_id: refunds.birch }),
        marks(amber, birch, { refund_id: refunds.birch }),
        marks(birch, amber, { refund_id: refunds.birch }),
        marks(birch, birch, { refund_id: refunds.amber }),
        marks(birch, amber, { refund_id: refunds.amber }),
      ];
      for (const one of named) {
        expect(await send(withOtherObject({ ...arrived, type: "refund.updated" }, { status, ...one }))).toBe(
          200,
        );
        expect(
          await send(withOtherObject({ ...arrived, type: "charge.refunded" }, { object: "charge", ...one })),
        ).toBe(200);
        expect(await rows()).toEqual(before);
      }
      const own = marks(amber, amber, { refund_id: refunds.amber });
      expect(await send(withOtherObject({ ...arrived, type: "refund.updated" }, { status, ...own }))).toBe(
        200,
      );
      const after = await rows();
      expect(after[0]).not.toEqual(before[0]);
      expect(after[1]).toEqual(before[1]);
    },
  );
});

let keys = 0;
/** The refund is not sent. */
async function insertRefund({ tenant, paymentId }: TenantPayment): Promise<string> {
  const input = {
    payment: toGlobalId("Payment", paymentId),
    amount: { amount: 1, currency: "USD" },
    idempotencyKey: `refund-crossed-${(keys += 1)}`,
  };
  const { answer, data } = await sendRow(graph, "refundPayment", input, tenant.owner);
  if (answer !== "RefundPaymentPayload") throw new Error(JSON.stringify(data));
  const [row] = await graph.database.query<{ id: string }>(
    "SELECT id FROM refunds WHERE payment_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1",
    [paymentId],
  );
  return row!.id;
}
