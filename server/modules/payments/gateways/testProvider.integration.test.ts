import { beforeEach, describe, expect, it } from "vitest";
import { sweepExpired } from "../../bookings/data/sweepExpired.ts";
import { refreshPayment } from "../refreshPayment.ts";
import { startPayment } from "../startPayment.ts";
import { sweepPayments } from "../sweepPayments.ts";
import { audit } from "../../../testing/audit/audit.ts";
import { openGraph } from "../../../testing/graph.ts";
import {
  type PayableOrder,
  requirePayment,
  bookPayable,
  summarizePayment,
} from "../../../testing/payments/payable.ts";
import { openPaymentProviders } from "./openPaymentProviders.ts";
import type { TestChoice } from "./testProvider.ts";
import { paymentOrders } from "../../bookings/paymentOrders.ts";
import { unwrap } from "../../../testing/unwrap.ts";

const ORIGIN = "https://studio.example";

const graph = await openGraph();
const baseScope = await graph.scope();
const opened = await openPaymentProviders({ stripe: null, testPayments: true }, baseScope);
const scope = { ...baseScope, payments: opened.gateways };
beforeEach(async () => {
  await graph.reset();
  await requirePayment(graph);
});

const pages = () => opened.testPages!;

/** Books, and opens the payment page. */
async function openPaymentPage(
  visitor = 1,
): Promise<PayableOrder & { readonly session: string; readonly url: string }> {
  const order = await bookPayable(scope, visitor);
  const started = await start(order);
  return { ...order, session: started.sessionId!, url: started.url! };
}

async function start({ key }: PayableOrder) {
  return unwrap(
    await startPayment(scope, paymentOrders, {
      key,
      origin: ORIGIN,
      businessName: "Northside Studio",
    }),
  ).payment;
}

const choose = (session: string, choice: TestChoice) => pages().choose(session, choice);
async function sweep(): Promise<void> {
  await sweepExpired(graph.database, graph.clock.now());
  await sweepPayments({
    ...scope,
    orders: paymentOrders,
    onError: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });
}

describe("test payment page", () => {
  it("has a random address, the visitor's language and a link back", async () => {
    const { session, url, key } = await openPaymentPage();
    expect(url).toMatch(/^https:\/\/studio\.example\/test-payments\/test_[\w-]{24}\?locale=en$/);
    expect(await pages().find(session)).toMatchObject({
      state: "OPEN",
      businessName: "Northside Studio",
      description: "Physiotherapy",
      amountMinor: 9_500,
      currency: "USD",
      returnUrl: `${ORIGIN}/widget/bookings/${key}?returned`,
    });
    expect(await pages().find("test_unknown")).toBeNull();
    expect(await choose("test_unknown", "PAY")).toBeNull();
  });

  it("is the same for repeated and concurrent calls", async () => {
    const order = await bookPayable(scope);
    const payments = await Promise.all(Array.from({ length: 5 }, () => start(order)));
    expect(new Set(payments.map(({ url }) => url)).size).toBe(1);
  });
});

describe("choice on the test page", () => {
  it("PAY confirms the booking once", async () => {
    const order = await openPaymentPage();
    await Promise.all([choose(order.session, "PAY"), choose(order.session, "PAY")]);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
    expect(await choose(order.session, "DECLINE")).toMatchObject({ state: "PAID" });
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("DECLINE allows another attempt on another page", async () => {
    const order = await openPaymentPage();
    expect(await choose(order.session, "DECLINE")).toMatchObject({ state: "DECLINED" });
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    const again = await start(order);
    expect(again.sessionId).not.toBe(order.session);
    await choose(again.sessionId!, "PAY");
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
    expect(await choose(order.session, "PAY")).toMatchObject({ state: "DECLINED" });
  });

  it("LEAVE changes nothing until the deadline", async () => {
    const order = await openPaymentPage();
    expect(await choose(order.session, "LEAVE")).toMatchObject({ state: "OPEN" });
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    graph.clock.advance(11);
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("EXPIRED");
    expect(await choose(order.session, "PAY")).toMatchObject({ state: "OVER" });
    expect(await summarizePayment(graph, order)).toBe("EXPIRED");
  });

  it("LATER is reported after the deadline, then the time is taken again", async () => {
    const order = await openPaymentPage();
    expect(await choose(order.session, "LATER")).toMatchObject({ state: "LATE" });
    await opened.reportDue();
    await refreshPayment(scope, paymentOrders, order.key);
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    graph.clock.advance(10);
    await opened.reportDue();
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("EXPIRED");
    graph.clock.advance(1);
    await opened.reportDue();
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });

  it("LATER is refunded when another visitor has the time", async () => {
    const order = await openPaymentPage();
    await choose(order.session, "LATER");
    graph.clock.advance(10);
    await sweep();
    const other = await openPaymentPage(2);
    await choose(other.session, "PAY");
    graph.clock.advance(1);
    await opened.reportDue();
    await sweep();
    expect(await summarizePayment(graph, order)).toBe("EXPIRED +9500 -9500");
    expect(await summarizePayment(graph, other)).toBe("CONFIRMED +9500");
    const [row] = await graph.database.query(
      "SELECT refunded_minor AS back FROM test_payments WHERE id = $1",
      [order.session],
    );
    expect(row).toEqual({ back: 9_500 });
  });
});

describe("report of a choice", () => {
  it("is sent once by another process when the first one ended", async () => {
    const order = await openPaymentPage();
    const broken = await openPaymentProviders(
      { stripe: null, testPayments: true },
      {
        ...scope,
        database: {
          ...scope.database,
          transaction: async () => {
            throw new Error("the process ends");
          },
        },
      },
    );
    await expect(broken.testPages!.choose(order.session, "PAY")).rejects.toThrow("the process ends");
    expect(await summarizePayment(graph, order)).toBe("AWAITING_PAYMENT");
    await Promise.all([opened.reportDue(), opened.reportDue()]);
    await opened.reportDue();
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
    const events = await graph.database.query("SELECT type, outcome FROM provider_events");
    expect(events).toEqual([{ type: "test.session.paid", outcome: "SUCCEEDED" }]);
  });

  it("is returned to a query as well", async () => {
    const order = await openPaymentPage();
    await graph.database.query("UPDATE test_payments SET state = 'SUCCEEDED' WHERE id = $1", [order.session]);
    await refreshPayment(scope, paymentOrders, order.key);
    expect(await summarizePayment(graph, order)).toBe("CONFIRMED +9500");
  });
});

it("test provider refunds no unpaid payment", async () => {
  const order = await openPaymentPage();
  const { current } = opened.gateways;
  const [payment] = await graph.database.query<{ id: string }>("SELECT id FROM payments");
  const refundRequest = {
    refundId: "r",
    paymentId: payment!.id,
    businessId: scope.business.id,
    sessionId: order.session,
  };
  expect(
    await current!.refund({
      ...refundRequest,
      chargeReference: order.session,
      amountMinor: 1,
      currency: "USD",
    }),
  ).toEqual({ reference: "", state: "FAILED", failure: "nothing was paid" });
});

it("test provider cannot access Stripe's payments without a key", () => {
  expect(() => opened.gateways.get("STRIPE")).toThrow("the key for Stripe was removed");
  expect(opened.stripeWebhook).toBeNull();
});

it("test provider keeps all invariants for every choice", async () => {
  for (const [i, choice] of (["PAY", "DECLINE", "LATER", "LEAVE"] as const).entries()) {
    const order = await bookPayable(scope, i + 1, `2026-12-0${i + 1}T15:00:00Z`);
    await choose((await start(order)).sessionId!, choice);
  }
  graph.clock.advance(12);
  await opened.reportDue();
  await sweep();
  expect(Object.values(await audit(graph.database)).flat()).toEqual([]);
});
