import Stripe from "stripe";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type StripeServer, startStripeServer } from "../../../testing/servers/stripeServer.ts";
import { PaymentUnavailableError, type PaymentGateway, type SessionRequest } from "./port.ts";
import { createStripeGateway } from "./stripe.ts";

const MINUTE = 60_000;
const NOW = Date.parse("2026-11-20T10:00:00Z");

let clock = NOW;
let server: StripeServer;
let gateway: PaymentGateway;
beforeEach(async () => {
  clock = NOW;
  server = await startStripeServer(() => clock);
  gateway = createStripeGateway({
    isTest: true,
    secretKey: server.secretKey,
    apiBase: server.url,
    timeoutMs: 2_000,
  });
});
afterEach(() => server.close());

const request: SessionRequest = {
  paymentId: "019aa000-0000-7000-8000-000000000001",
  businessId: "019aa000-0000-7000-8000-00000000000b",
  businessName: "Northside Studio",
  orderReference: "K7QX-2M4P",
  amountMinor: 11_000,
  currency: "USD",
  description: "Physiotherapy, Mon 23 Nov 2026, 10:00 AM",
  email: "ada@example.com",
  locale: "pt-br",
  returnUrl: "https://studio.example/widget/bookings/abc?returned",
  createdAt: NOW,
  expiresAt: NOW + 10 * MINUTE,
};

async function opened(change: Partial<SessionRequest> = {}) {
  const { sessionId } = await gateway.createSession({ ...request, ...change });
  return { sessionId, paymentId: request.paymentId, businessId: request.businessId };
}

const createRefundRequest = async (address: Awaited<ReturnType<typeof opened>>) => {
  const { chargeReference } = await gateway.readSession(address);
  const refundId = "019aa000-0000-7000-8000-0000000000ff";
  return {
    ...address,
    refundId,
    chargeReference: chargeReference ?? "",
    amountMinor: 4_000,
    currency: "USD",
  };
};

describe("createSession", () => {
  it("sends no address of a booker without e-mail", async () => {
    const { sessionId } = await gateway.createSession({ ...request, email: null });
    expect(server.account.sessions.get(sessionId)?.customer_email).toBeNull();
    expect(server.receivedRequests[0]!.fields).not.toHaveProperty("customer_email");
  });

  it("opens a session with the requested values and API version", async () => {
    const { sessionId, url } = await gateway.createSession(request);
    expect(url).toContain(sessionId);
    const [sessionRequest] = server.receivedRequests;
    expect(sessionRequest).toMatchObject({
      call: "POST /v1/checkout/sessions",
      version: "2026-10-28.endive",
      idempotencyKey: `payment-${request.paymentId}`,
      fields: {
        mode: "payment",
        client_reference_id: "K7QX-2M4P",
        customer_email: "ada@example.com",
        locale: "pt-BR",
        success_url: request.returnUrl,
        cancel_url: request.returnUrl,
        metadata: { business_id: request.businessId, payment_id: request.paymentId },
        payment_intent_data: { metadata: { business_id: request.businessId, payment_id: request.paymentId } },
        adaptive_pricing: { enabled: "false" },
      },
    });
    expect(sessionRequest?.fields["line_items"]).toEqual([
      {
        quantity: "1",
        price_data: { currency: "usd", unit_amount: "11000", product_data: { name: request.description } },
      },
    ]);
    expect(await gateway.readSession({ ...request, sessionId })).toEqual({
      state: "OPEN",
      chargeReference: null,
      amountMinor: 11_000,
      currency: "USD",
      failure: "",
    });
  });

  it.each([
    ["pt", "pt"],
    ["pt-br", "pt-BR"],
    ["fr-CA", "fr"],
    ["tlh", "auto"],
  ])("shows a payer who uses %s the page in %s", async (locale, page) => {
    await gateway.createSession({ ...request, locale });
    expect(server.receivedRequests.at(-1)?.fields["locale"]).toBe(page);
  });

  it("sends no telemetry", async () => {
    const address = await opened();
    await gateway.readSession(address);
    await gateway.readSession(address);
    expect(server.receivedRequests.map(({ telemetry }) => telemetry)).toEqual([null, null, null]);
  });

  it.each([
    ["a hold of ten minutes", 10 * MINUTE, 50 * MINUTE],
    ["a hold that is all but over", 1, 40 * MINUTE],
    ["a request that may be paid for days", 7 * 24 * 60 * MINUTE, 23 * 60 * MINUTE],
  ])("sets an expiry that Stripe accepts: %s", async (_, lasts, open) => {
    const { sessionId } = await opened({ expiresAt: NOW + lasts });
    expect(server.account.sessions.get(sessionId)?.expires_at).toBe(Math.floor((NOW + open) / 1_000));
  });

  it("opens one session for repeated calls", async () => {
    const first = await gateway.createSession(request);
    clock += 9 * MINUTE;
    const again = await Promise.all([gateway.createSession(request), gateway.createSession(request)]);
    expect(again).toEqual([first, first]);
    expect(server.account.sessions.size).toBe(1);
  });

  it("rejects a repeated call with other values", async () => {
    await gateway.createSession(request);
    await expect(gateway.createSession({ ...request, amountMinor: 1 })).rejects.toMatchObject({
      name: "StripeFault",
      isPermanent: true,
    });
    expect(server.account.sessions.size).toBe(1);
  });

  it("leaves unknown languages to the browser and matches regional tags", async () => {
    const locales = ["fr-CA", "ja", "de"];
    for (const [i, locale] of locales.entries())
      await gateway.createSession({ ...request, paymentId: `p${i}`, locale });
    expect(server.receivedRequests.map(({ fields }) => fields["locale"])).toEqual(["fr", "auto", "de"]);
  });
});

describe("session report", () => {
  it("is paid after a payment", async () => {
    const address = await opened();
    server.account.pay(address.sessionId);
    const report = await gateway.readSession(address);
    expect(report).toMatchObject({ state: "PAID", amountMinor: 11_000, currency: "USD", failure: "" });
    expect(report.chargeReference).toMatch(/^pi_/);
  });

  it("is open after a declined card", async () => {
    const address = await opened();
    server.account.decline(address.sessionId);
    expect(await gateway.readSession(address)).toMatchObject({ state: "OPEN", chargeReference: null });
    server.account.pay(address.sessionId);
    expect(await gateway.readSession(address)).toMatchObject({ state: "PAID" });
  });

  it("follows a delayed decision of the bank", async () => {
    const [address, other] = [await opened(), await opened({ paymentId: "another" })];
    for (const { sessionId } of [address, other]) server.account.payLater(sessionId);
    expect(await gateway.readSession(address)).toMatchObject({ state: "OPEN", chargeReference: null });
    server.account.decide(address.sessionId, false);
    expect(await gateway.readSession(address)).toMatchObject({
      state: "FAILED",
      failure: "The bank said no.",
    });
    server.account.decide(other.sessionId, true);
    expect(await gateway.readSession(other)).toMatchObject({ state: "PAID" });
  });

  it("is expired after expireSession", async () => {
    const address = await opened();
    expect(await gateway.expireSession(address)).toMatchObject({ state: "EXPIRED", chargeReference: null });
    expect(() => server.account.pay(address.sessionId)).toThrow("over");
    expect(await gateway.expireSession(address)).toMatchObject({ state: "EXPIRED" });
    expect(await gateway.readSession(address)).toMatchObject({ state: "EXPIRED" });
  });

  it("is paid when the payment came before expireSession", async () => {
    const address = await opened();
    server.account.pay(address.sessionId);
    expect(await gateway.expireSession(address)).toMatchObject({ state: "PAID" });
  });

  it("is open when the bank decides during expireSession", async () => {
    const address = await opened();
    server.account.payLater(address.sessionId);
    expect(await gateway.expireSession(address)).toMatchObject({ state: "OPEN" });
  });
});

describe("refund", () => {
  const paid = async () => {
    const address = await opened();
    server.account.pay(address.sessionId);
    return createRefundRequest(address);
  };

  it("happens once for repeated calls", async () => {
    const back = await paid();
    const first = await gateway.refund(back);
    expect(first).toMatchObject({
      state: "SUCCEEDED",
      failure: "",
      reference: expect.stringMatching(/^re_/),
    });
    expect(await gateway.refund(back)).toEqual(first);
    expect([...server.account.refunds.values()].map(({ amount }) => amount)).toEqual([4_000]);
  });

  it("happens once after Stripe has forgotten the key", async () => {
    const back = await paid();
    const first = await gateway.refund(back);
    server.forgetKeys();
    expect(await gateway.refund(back)).toEqual(first);
    expect(server.account.refunds.size).toBe(1);
  });

  it("is pending until the bank decides", async () => {
    const back = await paid();
    server.account.nextRefunds = "pending";
    const { reference, state } = await gateway.refund(back);
    expect(state).toBe("PENDING");
    server.account.settleRefund(reference, "failed");
    expect(await gateway.refund(back)).toMatchObject({
      state: "FAILED",
      failure: "expired or canceled card",
    });
  });

  it.each(["charge_already_refunded", "charge_disputed"])("fails for good: %s", async (code) => {
    const back = await paid();
    server.account.nextRefundError = code;
    expect(await gateway.refund(back)).toEqual({
      reference: "",
      state: "FAILED",
      failure: code.replaceAll("_", " "),
    });
  });

  it("fails for good when part of the charge was refunded at Stripe", async () => {
    const back = await paid();
    server.account.refundByHand(back.chargeReference, 10_000);
    expect(await gateway.refund(back)).toMatchObject({
      state: "FAILED",
      failure: "more than is left of the charge",
    });
  });

  it("is repeated when the balance is insufficient", async () => {
    const back = await paid();
    server.account.nextRefundError = "balance_insufficient";
    await expect(gateway.refund(back)).rejects.toThrow(PaymentUnavailableError);
    expect(await gateway.refund(back)).toMatchObject({ state: "SUCCEEDED" });
  });
});

describe("error handling", () => {
  // Stripe's client pauses half a second or more before a retry.
  beforeEach(() => {
    vi.spyOn(Stripe.prototype, "getInitialNetworkRetryDelay").mockReturnValue(0.01);
    vi.spyOn(Stripe.prototype, "getMaxNetworkRetryDelay").mockReturnValue(0.01);
    return () => vi.restoreAllMocks();
  });

  it("retries after a broken connection, a server error and a lost response", async () => {
    server.trouble.push("down", "error");
    const { sessionId } = await gateway.createSession(request);
    server.trouble.push("lost answer");
    expect(await gateway.createSession(request)).toMatchObject({ sessionId });
    expect(server.account.sessions.size).toBe(1);
  });

  it("loses no session or refund whose response was lost", async () => {
    server.trouble.push("lost answer", "lost answer", "lost answer");
    await expect(gateway.createSession(request)).rejects.toThrow(PaymentUnavailableError);
    const address = await opened();
    expect(server.account.sessions.size).toBe(1);
    server.account.pay(address.sessionId);
    const back = await createRefundRequest(address);
    server.trouble.push("slow");
    const pendingRefund = gateway.refund(back);
    await expect
      .poll(() => server.receivedRequests.filter(({ call }) => call === "GET /v1/refunds"))
      .toHaveLength(1);
    server.trouble.push("lost answer", "lost answer", "lost answer");
    server.answerSlow();
    await expect(pendingRefund).rejects.toThrow(PaymentUnavailableError);
    expect(await gateway.refund(back)).toMatchObject({ state: "SUCCEEDED" });
    expect(server.account.refunds.size).toBe(1);
  });

  it("reports an outage, a timeout and a rate limit", async () => {
    server.trouble.push("down", "down", "down");
    await expect(gateway.createSession(request)).rejects.toMatchObject({ isPermanent: false });
    const hasty = createStripeGateway({
      isTest: true,
      secretKey: server.secretKey,
      apiBase: server.url,
      timeoutMs: 50,
    });
    server.trouble.push("silent", "silent", "silent");
    await expect(hasty.createSession(request)).rejects.toThrow(PaymentUnavailableError);
    server.trouble.push("rate limit");
    await expect(gateway.createSession(request)).rejects.toMatchObject({ isPermanent: false });
    expect(server.account.sessions.size).toBe(0);
  });

  it("reports a wrong key without personal data", async () => {
    const stranger = createStripeGateway({ isTest: true, secretKey: "sk_test_wrong", apiBase: server.url });
    const error: unknown = await stranger.createSession(request).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ isPermanent: true });
    await expect(gateway.createSession({ ...request, returnUrl: "ada@example.com" })).rejects.toSatisfy(
      (reason: Error) =>
        reason instanceof PaymentUnavailableError && !/ada@/.test(`${reason.message} ${reason.stack}`),
    );
  });

  it("lets Stripe request an e-mail that it rejected", async () => {
    const odd = { ...request, email: "ada@localhost" };
    const first = await gateway.createSession(odd);
    expect(server.account.sessions.get(first.sessionId)?.customer_email).toBeNull();
    expect(await gateway.createSession(odd)).toEqual(first);
    expect(server.account.sessions.size).toBe(1);
  });

  it("rejects an amount that Stripe cannot charge", async () => {
    await expect(
      gateway.createSession({ ...request, currency: "KWD", amountMinor: 1_255 }),
    ).rejects.toMatchObject({
      isPermanent: true,
    });
    expect(server.receivedRequests).toEqual([]);
  });

  it("finds no session of another account", async () => {
    await expect(gateway.readSession({ ...request, sessionId: "cs_test_other" })).rejects.toMatchObject({
      isPermanent: true,
    });
  });
});
