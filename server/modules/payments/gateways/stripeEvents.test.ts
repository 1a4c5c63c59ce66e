import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type StripeServer, startStripeServer } from "../../../testing/servers/stripeServer.ts";
import { parseStripeEvent } from "./stripeEvents.ts";
import { createStripeGateway } from "./stripe.ts";

const NOW = Date.parse("2026-11-20T10:00:00Z");
const paymentId = "019aa000-0000-7000-8000-000000000001";
const businessId = "019aa000-0000-7000-8000-00000000000b";
const refundId = "019aa000-0000-7000-8000-0000000000ff";

let server: StripeServer;
let sessionId: string;
const address = () => ({ sessionId, paymentId, businessId });
const gateway = () => createStripeGateway({ isTest: true, secretKey: server.secretKey, apiBase: server.url });
beforeEach(async () => {
  server = await startStripeServer(() => NOW);
  const sessionRequest = {
    businessName: "Northside Studio",
    orderReference: "K7QX2M4P",
    amountMinor: 11_000,
    currency: "USD",
    description: "Physiotherapy",
    email: "ada@example.com",
    locale: "en",
    returnUrl: "https://studio.example/widget/bookings/abc?returned",
    createdAt: NOW,
    expiresAt: NOW + 600_000,
  };
  ({ sessionId } = await gateway().createSession({ ...sessionRequest, paymentId, businessId }));
});
afterEach(() => server.close());

const settings = () => ({ webhookSecrets: [server.webhookSecret], isTest: true });

function receiveEvent(event: object, options: Parameters<StripeServer["signed"]>[1] = {}, now = NOW) {
  const { body, signature } = server.signed(event, options);
  return parseStripeEvent(Buffer.from(body), signature, now, settings());
}

describe("readStripeEvent", () => {
  const expectedEvent = { provider: "STRIPE", businessId, paymentId, createdAt: NOW };

  it("reads a paid session", () => {
    const event = server.account.pay(sessionId);
    expect(receiveEvent(event)).toEqual({
      ...expectedEvent,
      id: event.id,
      type: "checkout.session.completed",
      sessionId,
      report: {
        state: "PAID",
        chargeReference: server.account.sessions.get(sessionId)?.payment_intent,
        amountMinor: 11_000,
        currency: "USD",
        failure: "",
      },
      refund: null,
    });
  });

  it("reads a delayed decision of the bank", () => {
    expect(receiveEvent(server.account.payLater(sessionId))).toMatchObject({
      ...expectedEvent,
      report: { state: "OPEN", chargeReference: null },
    });
    expect(receiveEvent(server.account.decide(sessionId, false))).toMatchObject({
      ...expectedEvent,
      report: { state: "FAILED", chargeReference: null, failure: "the payment failed" },
    });
    expect(receiveEvent(server.account.decide(sessionId, true))).toMatchObject({
      ...expectedEvent,
      report: { state: "PAID" },
    });
  });

  it("reads an expired session", () => {
    expect(receiveEvent(server.account.timeOut(sessionId))).toMatchObject({
      ...expectedEvent,
      sessionId,
      report: { state: "EXPIRED", chargeReference: null },
    });
  });

  it("ignores a declined card", () => {
    server.account.decline(sessionId);
    expect(receiveEvent(server.account.events.at(-1)!)).toMatchObject({
      type: "payment_intent.payment_failed",
      report: null,
      refund: null,
    });
  });

  it("reads a refund and its result", async () => {
    server.account.pay(sessionId);
    const { chargeReference } = await gateway().readSession(address());
    server.account.nextRefunds = "pending";
    const { reference } = await gateway().refund({
      ...address(),
      refundId,
      chargeReference: chargeReference!,
      amountMinor: 4_000,
      currency: "USD",
    });
    const [created, charge] = server.account.events.slice(-2);
    expect(receiveEvent(created!)).toMatchObject({
      ...expectedEvent,
      report: null,
      refund: { refundId, reference, state: "PENDING", failure: "" },
    });
    expect(receiveEvent(charge!)).toMatchObject({
      ...expectedEvent,
      type: "charge.refunded",
      report: null,
      refund: null,
    });
    expect(receiveEvent(server.account.settleRefund(reference, "failed"))).toMatchObject({
      ...expectedEvent,
      refund: { refundId, reference, state: "FAILED", failure: "expired or canceled card" },
    });
    expect(receiveEvent(server.account.settleRefund(reference, "succeeded"))).toMatchObject({
      refund: { refundId, reference, state: "SUCCEEDED" },
    });
  });

  it("reads a refund that was made at Stripe", () => {
    server.account.pay(sessionId);
    const intent = server.account.sessions.get(sessionId)!.payment_intent!;
    expect(receiveEvent(server.account.refundByHand(intent, 500))).toMatchObject({
      businessId: null,
      paymentId: null,
      refund: { refundId: null, state: "SUCCEEDED" },
    });
  });

  it("reads an event of another system in the same account without ids", () => {
    const event = server.account.pay(sessionId);
    const metadata = { business_id: "42", payment_id: "'; DROP TABLE payments" };
    const foreign = { ...event, data: { object: { ...(event.data.object as object), metadata } } };
    expect(receiveEvent(foreign)).toMatchObject({ id: event.id, businessId: null, paymentId: null });
  });

  it.each([
    ["a type that we do not know", { type: "account.updated", data: { object: { object: "account" } } }],
    ["a session that is none", { type: "checkout.session.completed", data: { object: { id: 5 } } }],
    ["a refund that is none", { type: "refund.updated", data: { object: null } }],
    ["what happened in the other mode", { livemode: true }],
  ])("ignores the content: %s", (_, change) => {
    const event = { ...server.account.pay(sessionId), ...change };
    expect(receiveEvent(event)).toMatchObject({ id: event.id, type: event.type, report: null, refund: null });
  });
});

describe("readStripeEvent without a valid signature", () => {
  it("rejects another secret, another body, no signature and garbage", () => {
    const event = server.account.pay(sessionId);
    expect(receiveEvent(event, { secret: "whsec_another" })).toBeNull();
    const { body, signature } = server.signed(event);
    const read = (text: string, proof: string) => parseStripeEvent(Buffer.from(text), proof, NOW, settings());
    expect(read(body, signature)).not.toBeNull();
    expect(read(body.replace("11000", "11001"), signature)).toBeNull();
    expect(read(body, "")).toBeNull();
    expect(read(body, "t=1,v1=")).toBeNull();
    expect(read("", signature)).toBeNull();
  });

  it("rejects an event after five minutes", () => {
    const event = server.account.pay(sessionId);
    expect(receiveEvent(event, { at: NOW }, NOW + 300_000)).not.toBeNull();
    expect(receiveEvent(event, { at: NOW }, NOW + 301_000)).toBeNull();
  });

  it("rejects a signed body that is no event", () => {
    expect(receiveEvent([])).toBeNull();
    expect(receiveEvent({ id: "evt_1" })).toBeNull();
  });

  it("accepts the old and the new secret during a rotation", () => {
    const { body, signature } = server.signed(server.account.pay(sessionId));
    const read = (...webhookSecrets: string[]) =>
      parseStripeEvent(Buffer.from(body), signature, NOW, { webhookSecrets, isTest: true });
    expect(read("whsec_new", server.webhookSecret)).not.toBeNull();
    expect(read(server.webhookSecret, "whsec_new")).not.toBeNull();
    expect(read("whsec_new")).toBeNull();
    expect(read()).toBeNull();
  });
});
