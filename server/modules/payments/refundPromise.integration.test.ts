import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { audit } from "../../testing/audit.ts";
import { type TestGraph, testGraph } from "../../testing/graph.ts";
import { type PaidOrder, deliver, orderAs, startAs, sweep } from "../../testing/paying.ts";
import { cancelBooking } from "../bookings/cancelBooking.ts";
import type { Mail } from "../../platform/mail/mailTransport.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { sendNotices } from "../notifications/sendNotices.ts";
import { viewOrder } from "../bookings/viewBookings.ts";
import { refundPayment } from "./refundPayment.ts";

/** The announced, mailed and actual refund must be equal. */
const MASSAGE = { service: "massage", startsAt: "2026-11-24T15:00:00Z", staff: "bruno" };
const TWO = {
  service: "massage",
  startsAt: "2026-11-24T15:00:00Z",
  lines: [
    { service: "massage", staff: "bruno" },
    { service: "massage", staff: "amara", member: 1 },
  ],
};

let graph: TestGraph;
let scope: Scope;
beforeAll(async () => {
  graph = await testGraph();
  scope = await graph.scope();
});
beforeEach(() => graph.reset());
afterAll(() => graph.close());

async function paid(wanted: Parameters<typeof orderAs>[2]): Promise<PaidOrder & { payment: string }> {
  const order = await orderAs(scope, 1, wanted);
  const payment = await startAs(scope, order);
  graph.provider.pay(payment);
  await deliver(graph);
  return { ...order, payment };
}

interface Promised {
  readonly refundIfCancelled: { readonly amount: number };
}

async function promised({ key }: PaidOrder): Promise<number[]> {
  const { data, errors } = await graph.run<{
    refreshPayment: { order: Promised & { bookings: Promised[] } };
  }>(
    `mutation ($order: ID!) { refreshPayment(input: { order: $order }) { ... on RefreshPaymentSuccess {
       order { refundIfCancelled { amount } bookings { refundIfCancelled { amount } } } } } }`,
    { order: key },
  );
  expect(errors).toEqual([]);
  const { order } = data.refreshPayment;
  return [...order.bookings, order].map(({ refundIfCancelled }) => refundIfCancelled.amount);
}

/** Minor units. */
async function mailed(): Promise<number | null> {
  const sent: Mail[] = [];
  const transport = {
    concurrency: 1,
    send: async (mail: Mail) => void sent.push(mail),
    close: async () => {},
  };
  await sendNotices({ ...scope, transport, from: null, origin: "https://studio.example" });
  const mail = sent.findLast(({ to }) => to.email === "ada@example.com")!;
  const amount = /Refund:? +\$([\d.]+)/.exec(mail.text)?.[1];
  return amount === undefined ? null : Math.round(Number(amount) * 100);
}

const sentBack = () =>
  [...graph.provider.sessions.keys()].reduce((sum, id) => sum + graph.provider.sentBack(id), 0);

async function cancel(order: PaidOrder, actor: "VISITOR" | "OWNER" = "VISITOR", all = false) {
  const [booking] = (await viewOrder(scope, order.key))!;
  const wish = { booking: booking!, scope: all ? "ORDER" : "ONE", reason: "", actor } as const;
  expect((await cancelBooking(scope, wish)).ok).toBe(true);
}

const give = async (order: { payment: string }, amountMinor: number, bookingId: string | null) => {
  const wish = { paymentId: order.payment, bookingId, amountMinor, note: "" };
  expect((await refundPayment(scope, wish)).ok).toBe(true);
};

it.each([
  ["in time, all of it", { refundPercent: 100, refundCutoffMinutes: 1440 }, 2200],
  ["in time, a part that is rounded", { refundPercent: 33, refundCutoffMinutes: 1440 }, 726],
  ["too late", { refundPercent: 100, refundCutoffMinutes: 14_400 }, 0],
  ["by a policy that gives nothing", { refundPercent: 0, refundCutoffMinutes: 0 }, 0],
] as const)("refundIfCancelled equals the refund when the visitor cancels %s", async (_, policy, amount) => {
  await graph.change("massage", policy);
  const order = await paid(MASSAGE);
  expect(await promised(order)).toEqual([amount, amount]);
  await mailed();
  await cancel(order);
  expect(await mailed()).toBe(amount || null);
  await sweep(graph);
  expect(sentBack()).toBe(amount);
  expect(await promised(order)).toEqual([0, 0]);
  expect(await audit(graph.database)).toEqual({});
});

it("refundIfCancelled is ignored when the business cancels and refunds all", async () => {
  await graph.change("massage", { refundPercent: 0 });
  const order = await paid(TWO);
  await mailed();
  await cancel(order, "OWNER", true);
  expect(await mailed()).toBe(4400);
  await sweep(graph);
  expect(sentBack()).toBe(4400);
});

it("refundIfCancelled counts earlier refunds of the booking and the payment", async () => {
  await graph.change("massage", { refundPercent: 50 });
  const order = await paid(MASSAGE);
  await give(order, 300, order.rows[0]!.id);
  expect(await promised(order)).toEqual([800, 800]);
  await give(order, 1500, null);
  expect(await promised(order)).toEqual([400, 400]);
  await mailed();
  await cancel(order);
  expect(await mailed()).toBe(400);
  await sweep(graph);
  expect(sentBack()).toBe(2200);
  expect(await audit(graph.database)).toEqual({});
});

it("refundIfCancelled of two bookings is limited by the rest of their payment", async () => {
  const order = await paid(TWO);
  await give(order, 1000, null);
  expect(await promised(order)).toEqual([2200, 2200, 3400]);
  await mailed();
  await cancel(order, "VISITOR", true);
  expect(await mailed()).toBe(3400);
  await sweep(graph);
  expect(sentBack()).toBe(4400);
  expect(await audit(graph.database)).toEqual({});
});

it("refundIfCancelled counts a refunded duplicate payment once", async () => {
  await graph.change("massage", { refundPercent: 50 });
  const order = await orderAs(scope, 1, MASSAGE);
  const first = await startAs(scope, order);
  graph.provider.declineOnce(first);
  await deliver(graph);
  const second = await startAs(scope, order);
  graph.provider.pay(first);
  graph.provider.pay(second);
  await deliver(graph);
  await sweep(graph);
  expect(sentBack()).toBe(2200);
  expect(await promised(order)).toEqual([1100, 1100]);
  await mailed();
  await cancel(order);
  expect(await mailed()).toBe(1100);
  await sweep(graph);
  expect(sentBack()).toBe(3300);
  expect(await audit(graph.database)).toEqual({});
});
