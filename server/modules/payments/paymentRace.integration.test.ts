import { beforeEach, expect, it } from "vitest";
import { audit } from "../../testing/audit/audit.ts";
import { holdAndBookAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import {
  type PaidOrder,
  summarizeMoney,
  deliverEvents,
  bookOrderAs,
  startPaymentAs,
  loadStatuses,
  runPaymentJobs,
} from "../../testing/payments/paying.ts";
import { cancelBooking } from "../bookings/cancelBooking.ts";
import { refreshPayment } from "./refreshPayment.ts";
import { refundPayment } from "./refundPayment.ts";
import { applyEvent } from "./settlePayment.ts";
import { paymentOrders } from "../bookings/paymentOrders.ts";

/** Concurrent changes of payments. On a server they use several connections. */
const MASSAGE = { service: "massage", startsAt: "2026-11-24T15:00:00Z", staff: "bruno" };
/** The same staff and time, free of charge. */
const MOBILITY = { ...MASSAGE, service: "mobility" };

const graph = await openGraph();
const scope = await graph.scope();
// Removes other staff who could serve.
await graph.database.query(
  `DELETE FROM service_staff x USING services s, staff p
    WHERE x.service_id = s.id AND x.staff_id = p.id AND s.slug IN ('massage', 'mobility') AND p.slug <> 'bruno'`,
);
beforeEach(() => graph.reset());

const ROUNDS = Array.from({ length: 5 }, (_, n) => n);

async function beginPayment(): Promise<{ readonly order: PaidOrder; readonly payment: string }> {
  const order = await bookOrderAs(scope, 1, MASSAGE);
  return { order, payment: await startPaymentAs(scope, order) };
}

async function settled(): Promise<void> {
  await deliverEvents(graph);
  await runPaymentJobs(graph);
  graph.clock.advance(4_000);
  await runPaymentJobs(graph);
  await deliverEvents(graph);
  await runPaymentJobs(graph);
  expect(await audit(graph.database)).toEqual({});
  expect((await summarizeMoney(graph)).payments.filter((one) => one.startsWith("OPEN"))).toEqual([]);
}

it("twenty concurrent startPayment calls open one session", async () => {
  const order = await bookOrderAs(scope, 1, MASSAGE);
  const payments = await Promise.all(Array.from({ length: 20 }, () => startPaymentAs(scope, order)));
  expect(new Set(payments).size).toBe(1);
  expect(graph.provider.sessions.size).toBe(1);
  expect(await summarizeMoney(graph)).toEqual({ payments: ["OPEN 2200"], refunds: [], money: [] });
});

it("twenty concurrent copies of an event charge once", async () => {
  const { order, payment } = await beginPayment();
  graph.provider.pay(payment);
  const [event] = graph.provider.events;
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => (await applyEvent(graph.paying, event!)).outcome),
  );
  expect(outcomes.toSorted()).toEqual(["SUCCEEDED", ...Array.from({ length: 19 }, () => "TOLD_BEFORE")]);
  expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
  expect(await summarizeMoney(graph)).toEqual({
    payments: ["SUCCEEDED 2200"],
    refunds: [],
    money: ["CHARGE 2200"],
  });
  await settled();
});

it("concurrent event, query and job record one success", async () => {
  const { order, payment } = await beginPayment();
  graph.provider.pay(payment);
  graph.clock.advance(2);
  const [event] = graph.provider.events;
  await Promise.all([
    applyEvent(graph.paying, event!),
    refreshPayment(scope, paymentOrders, order.key),
    runPaymentJobs(graph),
    runPaymentJobs(graph),
    applyEvent(graph.paying, event!),
  ]);
  expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
  await settled();
  expect((await summarizeMoney(graph)).money).toEqual(["CHARGE 2200"]);
});

it.each(ROUNDS)("concurrent event and deadline confirm the order or free its time (%s)", async (round) => {
  const { order, payment } = await beginPayment();
  graph.provider.pay(payment);
  const [event] = graph.provider.events.splice(0);
  graph.clock.advance(round === 0 ? 9.99 : 11);
  const others = Array.from({ length: 5 }, (_, n) => holdAndBookAs(scope, n + 2, MOBILITY));
  await Promise.all([applyEvent(graph.paying, event!), ...others, runPaymentJobs(graph)]);
  const taken = (await Promise.all(others)).filter((answer) => answer === "BOOKED").length;
  await settled();
  const [status] = await loadStatuses(scope, order);
  expect([status, taken]).toEqual(taken === 0 ? ["CONFIRMED", 0] : ["EXPIRED", 1]);
  expect((await summarizeMoney(graph)).refunds).toEqual(taken === 0 ? [] : ["LATE SUCCEEDED 2200"]);
});

it.each(ROUNDS)("concurrent event and cancellation cancel and refund (%s)", async () => {
  const { order, payment } = await beginPayment();
  graph.provider.pay(payment);
  const [event] = graph.provider.events.splice(0);
  const cancel = () =>
    cancelBooking(scope, { booking: order.rows[0]!, scope: "ONE", reason: "", actor: "VISITOR" });
  await Promise.all([applyEvent(graph.paying, event!), cancel(), cancel(), runPaymentJobs(graph)]);
  await settled();
  expect(await loadStatuses(scope, order)).toEqual(["CANCELLED"]);
  expect(await summarizeMoney(graph)).toEqual({
    payments: ["SUCCEEDED 2200"],
    refunds: ["CANCELLED SUCCEEDED 2200"],
    money: ["CHARGE 2200", "REFUND 2200"],
  });
});

it.each(ROUNDS)("late payment and another visitor: one gets the time, no money is lost (%s)", async () => {
  const { order, payment } = await beginPayment();
  graph.provider.pay(payment);
  graph.clock.advance(11);
  await deliverEvents(graph);
  const others = Array.from({ length: 4 }, (_, n) => holdAndBookAs(scope, n + 2, MOBILITY));
  await Promise.all([runPaymentJobs(graph), refreshPayment(scope, paymentOrders, order.key), ...others]);
  const taken = (await Promise.all(others)).filter((answer) => answer === "BOOKED").length;
  await settled();
  const [status] = await loadStatuses(scope, order);
  expect([status, taken]).toEqual(taken === 0 ? ["CONFIRMED", 0] : ["EXPIRED", 1]);
  expect((await summarizeMoney(graph)).refunds).toEqual(taken === 0 ? [] : ["LATE SUCCEEDED 2200"]);
});

it.each(ROUNDS)("concurrent refund and cancellation never exceed the payment (%s)", async () => {
  const { order, payment } = await beginPayment();
  graph.provider.pay(payment);
  await deliverEvents(graph);
  const give = () =>
    refundPayment(scope, {
      paymentId: payment,
      bookingId: order.rows[0]!.id,
      amountMinor: 1500,
      note: "",
    });
  const cancel = () =>
    cancelBooking(scope, { booking: order.rows[0]!, scope: "ONE", reason: "", actor: "VISITOR" });
  const answers = await Promise.all([give(), cancel(), give(), cancel(), give()]);
  expect(answers.filter((one) => !one.ok && one.failure.code !== "REFUND_TOO_LARGE")).toEqual([]);
  await settled();
  const { money } = await summarizeMoney(graph);
  const back = money.filter((one) => one.startsWith("REFUND")).map((one) => Number(one.split(" ")[1]));
  expect(back.reduce((sum, one) => sum + one, 0)).toBe(2200);
});

it("refundPayment rejects a late payment before it is resolved", async () => {
  const { order, payment } = await beginPayment();
  graph.provider.pay(payment);
  graph.clock.advance(11);
  await deliverEvents(graph);
  const refundRequest = {
    paymentId: payment,
    bookingId: null,
    amountMinor: 1,
    note: "",
  };
  expect(await refundPayment(scope, refundRequest)).toMatchObject({
    failure: { code: "REFUND_TOO_LARGE", refundable: { amount: 0 } },
  });
  await runPaymentJobs(graph);
  expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
  expect((await refundPayment(scope, refundRequest)).ok).toBe(true);
  await settled();
});

it("concurrent jobs send a refund once", async () => {
  const { order, payment } = await beginPayment();
  graph.provider.pay(payment);
  await deliverEvents(graph);
  await cancelBooking(scope, { booking: order.rows[0]!, scope: "ONE", reason: "", actor: "OWNER" });
  await Promise.all(Array.from({ length: 8 }, () => runPaymentJobs(graph)));
  expect(graph.provider.calls.filter((one) => one.startsWith("refund"))).toHaveLength(1);
  expect((await summarizeMoney(graph)).money).toEqual(["CHARGE 2200", "REFUND 2200"]);
  await settled();
});
