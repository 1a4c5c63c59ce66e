import { beforeEach, expect, it } from "vitest";
import { auditAfterEach } from "../../testing/audit/audit.ts";
import { openGraph } from "../../testing/graph.ts";
import {
  type PaidOrder,
  deliverEvents,
  bookOrderAs,
  startPaymentAs,
  runPaymentJobs,
} from "../../testing/payments/paying.ts";
import { cancelBooking } from "../bookings/cancelBooking.ts";
import type { Mail } from "../../platform/mail/mailTransport.ts";
import { sendNotifications } from "../notifications/sendNotifications.ts";
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

const graph = await openGraph();
const scope = await graph.scope();
beforeEach(() => graph.reset());
auditAfterEach(graph);

async function paid(
  holdRequest: Parameters<typeof bookOrderAs>[2],
): Promise<PaidOrder & { payment: string }> {
  const order = await bookOrderAs(scope, 1, holdRequest);
  const payment = await startPaymentAs(scope, order);
  graph.provider.pay(payment);
  await deliverEvents(graph);
  return { ...order, payment };
}

interface AnnouncedRefund {
  readonly refundIfCancelled: { readonly amount: number };
}

async function loadAnnouncedRefunds({ key }: PaidOrder): Promise<number[]> {
  const data = await graph.data<{
    refreshPayment: { order: AnnouncedRefund & { bookings: AnnouncedRefund[] } };
  }>(
    `mutation ($accessKey: String!) { refreshPayment(input: { accessKey: $accessKey }) { ... on RefreshPaymentPayload {
       order { refundIfCancelled { amount } bookings { refundIfCancelled { amount } } } } } }`,
    { accessKey: key },
  );
  const { order } = data.refreshPayment;
  return [...order.bookings, order].map(({ refundIfCancelled }) => refundIfCancelled.amount);
}

/** Minor units. */
async function loadMailedRefund(): Promise<number | null> {
  const sent: Mail[] = [];
  const transport = {
    concurrency: 1,
    send: async (mail: Mail) => void sent.push(mail),
    close: async () => {},
  };
  await sendNotifications({ ...scope, transport, from: null, origin: "https://studio.example" });
  const mail = sent.findLast(({ to }) => to.email === "ada@example.com")!;
  const amount = /Refund:? +\$([\d.]+)/.exec(mail.text)?.[1];
  return amount === undefined ? null : Math.round(Number(amount) * 100);
}

const loadRefunded = () =>
  [...graph.provider.sessions.keys()].reduce((sum, id) => sum + graph.provider.getRefundedAmount(id), 0);

async function cancel(order: PaidOrder, actor: "VISITOR" | "OWNER" = "VISITOR", all = false) {
  const [booking] = (await viewOrder(scope, order.key))!;
  const request = { booking: booking!, scope: all ? "ORDER" : "ONE", reason: "", actor } as const;
  expect((await cancelBooking(scope, request)).ok).toBe(true);
}

const give = async (order: { payment: string }, amountMinor: number, bookingId: string | null) => {
  const request = { paymentId: order.payment, bookingId, amountMinor, note: "" };
  expect((await refundPayment(scope, request)).ok).toBe(true);
};

it.each([
  ["in time, all of it", { refundPercent: 100, refundCutoffMinutes: 1440 }, 2200],
  ["in time, a part that is rounded", { refundPercent: 33, refundCutoffMinutes: 1440 }, 726],
  ["too late", { refundPercent: 100, refundCutoffMinutes: 14_400 }, 0],
  ["by a policy that gives nothing", { refundPercent: 0, refundCutoffMinutes: 0 }, 0],
] as const)("refundIfCancelled equals the refund when the visitor cancels %s", async (_, policy, amount) => {
  await graph.change("massage", policy);
  const order = await paid(MASSAGE);
  expect(await loadAnnouncedRefunds(order)).toEqual([amount, amount]);
  await loadMailedRefund();
  await cancel(order);
  expect(await loadMailedRefund()).toBe(amount || null);
  await runPaymentJobs(graph);
  expect(loadRefunded()).toBe(amount);
  expect(await loadAnnouncedRefunds(order)).toEqual([0, 0]);
});

it("refundIfCancelled is ignored when the business cancels and refunds all", async () => {
  await graph.change("massage", { refundPercent: 0 });
  const order = await paid(TWO);
  await loadMailedRefund();
  await cancel(order, "OWNER", true);
  expect(await loadMailedRefund()).toBe(4400);
  await runPaymentJobs(graph);
  expect(loadRefunded()).toBe(4400);
});

it("refundIfCancelled counts earlier refunds of the booking and the payment", async () => {
  await graph.change("massage", { refundPercent: 50 });
  const order = await paid(MASSAGE);
  await give(order, 300, order.rows[0]!.id);
  expect(await loadAnnouncedRefunds(order)).toEqual([800, 800]);
  await give(order, 1500, null);
  expect(await loadAnnouncedRefunds(order)).toEqual([400, 400]);
  await loadMailedRefund();
  await cancel(order);
  expect(await loadMailedRefund()).toBe(400);
  await runPaymentJobs(graph);
  expect(loadRefunded()).toBe(2200);
});

it("refundIfCancelled of two bookings is limited by the rest of their payment", async () => {
  const order = await paid(TWO);
  await give(order, 1000, null);
  expect(await loadAnnouncedRefunds(order)).toEqual([2200, 2200, 3400]);
  await loadMailedRefund();
  await cancel(order, "VISITOR", true);
  expect(await loadMailedRefund()).toBe(3400);
  await runPaymentJobs(graph);
  expect(loadRefunded()).toBe(4400);
});

it("refundIfCancelled counts a refunded duplicate payment once", async () => {
  await graph.change("massage", { refundPercent: 50 });
  const order = await bookOrderAs(scope, 1, MASSAGE);
  const first = await startPaymentAs(scope, order);
  graph.provider.declineOnce(first);
  await deliverEvents(graph);
  const second = await startPaymentAs(scope, order);
  graph.provider.pay(first);
  graph.provider.pay(second);
  await deliverEvents(graph);
  await runPaymentJobs(graph);
  expect(loadRefunded()).toBe(2200);
  expect(await loadAnnouncedRefunds(order)).toEqual([1100, 1100]);
  await loadMailedRefund();
  await cancel(order);
  expect(await loadMailedRefund()).toBe(1100);
  await runPaymentJobs(graph);
  expect(loadRefunded()).toBe(3300);
});
