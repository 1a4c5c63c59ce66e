import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { loadBookings } from "../../bookings/data/loadBookings.ts";
import { sweepExpired } from "../../bookings/data/sweepExpired.ts";
import { createTestApp } from "../../../app/http/createTestApp.ts";
import { cancelBooking } from "../../bookings/cancelBooking.ts";
import { refreshPayment } from "../refreshPayment.ts";
import { startPayment } from "../startPayment.ts";
import { sweepPayments } from "../sweepPayments.ts";
import type { Scope } from "../../../platform/database/scope.ts";
import { audit } from "../../../testing/audit/audit.ts";
import { openGraph } from "../../../testing/graph.ts";
import {
  type PayableOrder,
  requirePayment,
  bookPayable,
  summarizePayment,
} from "../../../testing/payments/payable.ts";
import type { FakeEvent } from "../../../testing/servers/stripeObjects.ts";
import { type StripeServer, startStripeServer } from "../../../testing/servers/stripeServer.ts";
import { type PaymentProviders, openPaymentProviders } from "./openPaymentProviders.ts";
import { paymentOrders } from "../../bookings/paymentOrders.ts";
import { unwrap } from "../../../testing/unwrap.ts";

/** Uses the official library against a fake Stripe server. */

const MINUTE = 60_000;

let stripe: StripeServer;
let opened: PaymentProviders;
let scope: Scope;
let troubles: unknown[];
let send: (event: FakeEvent | object, options?: Parameters<StripeServer["signed"]>[1]) => Promise<number>;
let post: (body: string, signature: string) => Promise<number>;
const graph = await openGraph();
beforeEach(async () => {
  await graph.reset();
  await requirePayment(graph);
  stripe = await startStripeServer(() => graph.clock.now());
  const baseScope = await graph.scope();
  opened = await openPaymentProviders(
    {
      testPayments: true,
      stripe: {
        secretKey: stripe.secretKey,
        isTest: true,
        webhookSecrets: ["whsec_new", stripe.webhookSecret],
        apiBase: stripe.url,
      },
    },
    baseScope,
    (error) => troubles.push(error),
  );
  troubles = [];
  scope = { ...baseScope, payments: opened.gateways };
  const { app } = await createTestApp({ stripeWebhook: opened.stripeWebhook! });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  post = async (body, signature) => {
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    return (await fetch(`${origin}/webhooks/stripe`, { method: "POST", body, headers })).status;
  };
  send = (event, options) => {
    const { body, signature } = stripe.signed(event, options);
    return post(body, signature);
  };
});
afterEach(async () => {
  await stripe.close();
  const auditIssues = Object.entries(await audit(graph.database)).filter(([, rows]) => rows.length > 0);
  if (auditIssues.length > 0) throw new Error(JSON.stringify(auditIssues));
});

const begin = ({ key }: PayableOrder) =>
  startPayment(scope, paymentOrders, {
    key,
    origin: "https://studio.example",
    businessName: "Northside Studio",
  });

async function openStripePage(visitor = 1): Promise<PayableOrder & { readonly session: string }> {
  const order = await bookPayable(scope, visitor);
  const begun = unwrap(await begin(order));
  return { ...order, session: begun.payment.sessionId! };
}

async function sweep(): Promise<void> {
  await sweepExpired(graph.database, graph.clock.now());
  await sweepPayments({ ...scope, orders: paymentOrders, onError: () => {} });
}

const listStoredEvents = async () =>
  graph.database.query<{ type: string; outcome: string }>(
    "SELECT type, outcome FROM provider_events ORDER BY received_at, type, id",
  );

const pages = () => stripe.account;

describe("paid order", () => {
  it("is confirmed by Stripe's event", async () => {
    const order = await openStripePage();
    const event = pages().pay(order.session);
    expect(await send(event)).toBe(200);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
    expect(await listStoredEvents()).toEqual([{ type: "checkout.session.completed", outcome: "SUCCEEDED" }]);
  });

  it("is confirmed by a query, and a late event changes nothing", async () => {
    const order = await openStripePage();
    const event = pages().pay(order.session);
    await refreshPayment(scope, paymentOrders, order.key);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
    expect(await send(event)).toBe(200);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("is confirmed once for repeated and late events", async () => {
    const order = await openStripePage();
    const event = pages().pay(order.session);
    expect(await Promise.all(Array.from({ length: 5 }, () => send(event)))).toEqual([
      200, 200, 200, 200, 200,
    ]);
    graph.clock.advance(3 * 24 * 60);
    expect(await send(event)).toBe(200);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
    expect(await listStoredEvents()).toHaveLength(1);
  });

  it("is confirmed after a declined card on the same page", async () => {
    const order = await openStripePage();
    pages().decline(order.session);
    await send(pages().events.at(-1)!);
    await refreshPayment(scope, paymentOrders, order.key);
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    await send(pages().pay(order.session));
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("is confirmed before the session is known, because the response was lost", async () => {
    const order = await bookPayable(scope);
    stripe.trouble.push("lost answer", "lost answer", "lost answer");
    expect(await begin(order)).toEqual({ ok: false, failure: { code: "PAYMENT_UNAVAILABLE" } });
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    const [session] = [...pages().sessions.keys()];
    await send(pages().pay(session!));
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("is confirmed in at most six statements", async () => {
    const order = await openStripePage();
    const event = pages().pay(order.session);
    const first = await graph.statementsOf(() => send(event));
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThanOrEqual(6);
    expect((await graph.statementsOf(() => send(event))).length).toBeLessThanOrEqual(6);
  });
});

describe("delayed decision of a bank", () => {
  it("confirms the order when it accepts in time", async () => {
    const order = await openStripePage();
    await send(pages().payLater(order.session));
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    await send(pages().decide(order.session, true));
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("allows another session when it rejects in time", async () => {
    const order = await openStripePage();
    await send(pages().payLater(order.session));
    await send(pages().decide(order.session, false));
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    const again = await begin(order);
    expect(again).toMatchObject({ ok: true, value: { payment: { state: "OPEN" } } });
    const second = [...pages().sessions.keys()].at(-1)!;
    expect(second).not.toBe(order.session);
    await send(pages().pay(second));
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it.each([
    ["told in its order", [0, 1]],
    ["told the other way round", [1, 0]],
    ["told twice, mixed up", [1, 0, 1, 0]],
  ])("%s, it is paid once", async (_, turns) => {
    const order = await openStripePage();
    const events = [pages().payLater(order.session), pages().decide(order.session, true)];
    for (const turn of turns) expect(await send(events[turn]!)).toBe(200);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("takes the time again when it accepts after the deadline", async () => {
    const order = await openStripePage();
    await send(pages().payLater(order.session));
    graph.clock.advance(11);
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("EXPIRED");
    await send(pages().decide(order.session, true));
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("is refunded when another visitor has the time by then", async () => {
    const order = await openStripePage();
    await send(pages().payLater(order.session));
    graph.clock.advance(11);
    await sweep();
    const other = await openStripePage(2);
    await send(pages().pay(other.session));
    await send(pages().decide(order.session, true));
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("EXPIRED +9500 -9500");
    expect([...pages().refunds.values()].map(({ amount, status }) => [amount, status])).toEqual([
      [9_500, "succeeded"],
    ]);
    expect(await summarizePayment(graph, other)).toBe("CONFIRMED +9500");
  });
});

describe("unpaid order", () => {
  it("has its session ended at the deadline", async () => {
    const order = await openStripePage();
    graph.clock.advance(11);
    await sweep();
    expect(pages().sessions.get(order.session)?.status).toBe("expired");
    expect(await summarizePayment(graph, order)).toBe("EXPIRED");
    await send(pages().events.at(-1)!);
    await send(pages().events.at(-1)!);
    expect(await summarizePayment(graph, order)).toBe("EXPIRED");
    expect(await begin(order)).toEqual({ ok: false, failure: { code: "HOLD_EXPIRED" } });
  });

  it("is confirmed when it is paid before the session is ended", async () => {
    const order = await openStripePage();
    graph.clock.advance(11);
    pages().pay(order.session);
    await sweep();
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("is not expired by an old event after a payment", async () => {
    const order = await openStripePage();
    const paid = pages().pay(order.session);
    const over = { ...paid, id: "evt_over", type: "checkout.session.expired" };
    const session = { ...(paid.data.object as object), status: "expired", payment_status: "unpaid" };
    await send(paid);
    await send({ ...over, data: { object: session } });
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("allows another attempt when Stripe ended the session", async () => {
    const order = await openStripePage();
    await send(pages().timeOut(order.session));
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    expect(await begin(order)).toMatchObject({ ok: true });
    expect(pages().sessions.size).toBe(2);
  });
});

describe("refund", () => {
  const paidOrder = async () => {
    const order = await openStripePage();
    await send(pages().pay(order.session));
    return order;
  };
  const cancel = async ({ bookingId }: PayableOrder) => {
    const [booking] = await loadBookings(graph.database.query, scope.business.id, [bookingId]);
    unwrap(
      await cancelBooking(scope, {
        booking: booking!,
        scope: "ONE",
        reason: "",
        actor: "OWNER",
      }),
    );
  };

  it("succeeds after a cancellation with events repeated and in any order", async () => {
    const order = await paidOrder();
    await cancel(order);
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 -9500");
    const refunds = pages().events.filter(({ type }) => type !== "checkout.session.completed");
    for (const event of [...refunds.toReversed(), ...refunds]) expect(await send(event)).toBe(200);
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 -9500");
    expect(pages().refunds.size).toBe(1);
  });

  it("succeeds later when the bank accepts", async () => {
    const order = await paidOrder();
    pages().nextRefunds = "pending";
    await cancel(order);
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 (-9500)");
    const [refund] = [...pages().refunds.keys()];
    await send(pages().settleRefund(refund!, "succeeded"));
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 -9500");
  });

  it("is repeated when the bank rejects it", async () => {
    const order = await paidOrder();
    pages().nextRefunds = "pending";
    await cancel(order);
    await sweep();
    const [refund] = [...pages().refunds.keys()];
    await send(pages().settleRefund(refund!, "failed"));
    await send(pages().events.at(-1)!);
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 x (-9500)");
    pages().nextRefunds = "succeeded";
    graph.clock.advance(24 * 60);
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 -9500 x");
  });

  it("is repeated when it comes back, with three entries in the ledger", async () => {
    const order = await paidOrder();
    await cancel(order);
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 -9500");
    const [refund] = [...pages().refunds.keys()];
    const arrived = pages().events.find(({ type }) => type.startsWith("refund."));
    const back = pages().settleRefund(refund!, "failed");
    for (const event of [pages().events.at(-1)!, back, pages().events.at(-1)!, ...(arrived ? [arrived] : [])])
      expect(await send(event)).toBe(200);
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 -9500 +9500 x (-9500)");
    graph.clock.advance(24 * 60);
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 -9500 -9500 +9500 x");
  });

  it("stays failed with its reason when the bank always rejects it", async () => {
    const order = await paidOrder();
    pages().nextRefunds = "failed";
    await cancel(order);
    for (let day = 0; day < 14; day++) {
      await sweep();
      graph.clock.advance(24 * 60);
    }
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 x x x x x");
    expect(pages().refunds.size).toBe(5);
    const errors = await graph.database.query("SELECT DISTINCT last_error AS error FROM refunds");
    expect(errors).toEqual([{ error: "expired or canceled card" }]);
  });

  it("happens once when Stripe was down and its response was lost", async () => {
    const order = await paidOrder();
    await cancel(order);
    stripe.trouble.push("down", "down", "down");
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 (-9500)");
    graph.clock.advance(60);
    const questions = () => stripe.receivedRequests.filter(({ call }) => call === "GET /v1/refunds").length;
    const before = questions();
    stripe.trouble.push("slow");
    const sweeping = sweep();
    // The refund is made then, and its response is lost.
    await expect.poll(questions).toBe(before + 1);
    stripe.trouble.push("lost answer", "lost answer", "lost answer");
    stripe.answerSlow();
    await sweeping;
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 (-9500)");
    expect(pages().refunds.size).toBe(1);
    graph.clock.advance(24 * 60);
    stripe.forgetKeys();
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CANCELLED +9500 -9500");
    expect(pages().refunds.size).toBe(1);
  });
});

describe("webhook", () => {
  const expectNothingStored = async (order: PayableOrder) => {
    expect(await listStoredEvents()).toEqual([]);
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
  };

  it("rejects and does not store a request that is not from Stripe", async () => {
    const order = await openStripePage();
    const event = pages().pay(order.session);
    expect(await send(event, { secret: "whsec_guessed" })).toBe(400);
    const { body, signature } = stripe.signed(event);
    expect(await post(body.replace('"paid"', '"paid" '), signature)).toBe(400);
    expect(await post(body, "nonsense")).toBe(400);
    await expectNothingStored(order);
  });

  it("rejects a replay after five minutes", async () => {
    const order = await openStripePage();
    const { body, signature } = stripe.signed(pages().pay(order.session));
    graph.clock.advance(6);
    expect(await post(body, signature)).toBe(400);
    await expectNothingStored(order);
  });

  it("accepts both secrets during a rotation", async () => {
    const order = await openStripePage();
    expect(await send(pages().pay(order.session), { secret: "whsec_new" })).toBe(200);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("stores and ignores unknown objects", async () => {
    const order = await openStripePage();
    const event = pages().pay(order.session);
    const object = event.data.object as { readonly metadata: object };
    const foreign = { payment_id: "019aa000-0000-7000-8000-0000000000aa", business_id: scope.business.id };
    const unknown = [
      { ...event, id: "evt_type", type: "account.updated", data: { object: { object: "account" } } },
      { ...event, id: "evt_payment", data: { object: { ...object, metadata: foreign } } },
      {
        ...event,
        id: "evt_business",
        data: { object: { ...object, metadata: { ...foreign, business_id: foreign.payment_id } } },
      },
      { ...event, id: "evt_none", data: { object: { ...object, metadata: {} } } },
      { ...event, id: "evt_live", livemode: true },
    ];
    for (const one of unknown) expect(await send(one)).toBe(200);
    expect(await listStoredEvents()).toHaveLength(unknown.length);
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    await send(event);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("rejects a payment with another amount or currency", async () => {
    const order = await openStripePage();
    const event = pages().pay(order.session);
    const object = event.data.object as object;
    await send({ ...event, id: "evt_less", data: { object: { ...object, amount_total: 1 } } });
    await send({ ...event, id: "evt_yen", data: { object: { ...object, currency: "jpy" } } });
    expect((await listStoredEvents()).map(({ outcome }) => outcome)).toEqual([
      "OTHER_AMOUNT",
      "OTHER_AMOUNT",
    ]);
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    await send(event);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });
});

describe("unavailable Stripe", () => {
  it("returns a failure, and the next attempt works", async () => {
    const order = await bookPayable(scope);
    stripe.trouble.push("down", "down", "down");
    expect(await begin(order)).toEqual({ ok: false, failure: { code: "PAYMENT_UNAVAILABLE" } });
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    expect(troubles).toMatchObject([
      { name: "StripeFault", message: "Stripe could not open a session: StripeConnectionError" },
    ]);
    expect(await begin(order)).toMatchObject({ ok: true, value: { payment: { state: "OPEN" } } });
    expect(pages().sessions.size).toBe(1);
  });

  it("changes nothing on a query, and a later query works", async () => {
    const order = await openStripePage();
    pages().pay(order.session);
    stripe.trouble.push("down", "down", "down");
    await refreshPayment(scope, paymentOrders, order.key);
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    graph.clock.advance(2);
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("delays the end of a session", async () => {
    const order = await openStripePage();
    graph.clock.advance(11);
    stripe.trouble.push("down", "down", "down");
    await sweep();
    expect(pages().sessions.get(order.session)?.status).toBe("open");
    graph.clock.advance(10);
    await sweep();
    expect(pages().sessions.get(order.session)?.status).toBe("expired");
  });

  it("gets one request for five concurrent calls, which return one session", async () => {
    const order = await bookPayable(scope);
    const begun = await Promise.all(Array.from({ length: 5 }, () => begin(order)));
    const urls = begun.map((one) => (one.ok ? one.value.payment.url : one.failure.code));
    expect(new Set(urls).size).toBe(1);
    expect(pages().sessions.size).toBe(1);
  });
});

it("Stripe's minimum duration is kept by every session", async () => {
  const order = await openStripePage();
  const { expires_at: until, created } = pages().sessions.get(order.session)!;
  expect(until * 1_000 - created * 1_000).toBeGreaterThan(30 * MINUTE);
});
