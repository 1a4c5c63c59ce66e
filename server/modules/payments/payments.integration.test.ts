import { beforeEach, describe, expect, it } from "vitest";
import { audit, auditAfterEach } from "../../testing/audit/audit.ts";
import { holdAs, holdAndBookAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import {
  summarizeMoney,
  deliverEvents,
  bookOrderAs,
  startPaymentAs,
  loadStatuses,
  runPaymentJobs,
} from "../../testing/payments/paying.ts";
import { cancelBooking } from "../bookings/cancelBooking.ts";
import { refreshPayment } from "./refreshPayment.ts";
import { applyEvent } from "./settlePayment.ts";
import { startPayment } from "./startPayment.ts";
import { paymentOrders } from "../bookings/paymentOrders.ts";

/** Tuesday, 10:00 in New York. 110 dollars, a fifth of it at booking. */
const MASSAGE = { service: "massage", startsAt: "2026-11-24T15:00:00Z", staff: "bruno" };
const ALONE = { service: "coaching", startsAt: "2026-11-24T12:00:00Z" };

const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  for (const service of ["coaching", "consultation"])
    await graph.change(service, { locationKinds: ["AT_PROVIDER"], consentText: null });
});
auditAfterEach(graph);

const expectClean = async () => expect(await audit(graph.database)).toEqual({});
const where = { origin: "https://studio.example", businessName: "Northside Studio" };
const notices = async () =>
  (
    await graph.database.query<{ line: string }>(
      "SELECT kind || ' ' || recipient AS line FROM notices WHERE kind NOT IN ('REMINDER', 'FOLLOW_UP') ORDER BY created_at, recipient::text, kind::text",
    )
  ).map(({ line }) => line);

describe("payment in time", () => {
  it("confirms the booking without a deadline and notifies then", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    expect(order.rows).toMatchObject([{ status: "AWAITING_PAYMENT", priceMinor: 11000, dueMinor: 2200 }]);
    expect(await notices()).toEqual([]);
    await expectClean();
    const payment = await startPaymentAs(scope, order);
    expect(graph.provider.sessions.get(payment)!.request).toMatchObject({
      amountMinor: 2200,
      currency: "USD",
      description: "Massage",
      email: "ada@example.com",
      returnUrl: `https://studio.example/widget/bookings/${order.key}?returned`,
      expiresAt: order.rows[0]!.decideBy,
    });
    await expectClean();
    graph.provider.pay(payment);
    expect(await deliverEvents(graph)).toEqual(["SUCCEEDED"]);
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
    expect(await notices()).toEqual(["CONFIRMED BOOKER", "CONFIRMED STAFF"]);
    graph.clock.advance(60);
    await runPaymentJobs(graph);
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
    expect(await summarizeMoney(graph)).toEqual({
      payments: ["SUCCEEDED 2200"],
      refunds: [],
      money: ["CHARGE 2200"],
    });
    expect((await holdAs(scope, 2, MASSAGE)).ok).toBe(false);
  });

  it("is found by refreshPayment, which queries once a second", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    const payment = await startPaymentAs(scope, order);
    graph.provider.pay(payment);
    graph.provider.unansweredRequests = 1;
    expect(await refreshPayment(scope, paymentOrders, order.key)).toMatchObject({
      value: [{ status: "AWAITING_PAYMENT" }],
    });
    expect(await refreshPayment(scope, paymentOrders, order.key)).toMatchObject({
      value: [{ status: "AWAITING_PAYMENT" }],
    });
    expect(graph.provider.calls.filter((one) => one.startsWith("read"))).toHaveLength(1);
    graph.clock.advance(1 / 60);
    expect(await refreshPayment(scope, paymentOrders, order.key)).toMatchObject({
      value: [{ status: "CONFIRMED" }],
    });
    expect(await refreshPayment(scope, paymentOrders, "unknown")).toMatchObject({
      failure: { code: "BOOKING_NOT_FOUND" },
    });
  });

  it("is found by the job when no event came and the visitor did not return", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    graph.provider.pay(await startPaymentAs(scope, order));
    graph.clock.advance(2);
    await runPaymentJobs(graph);
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
  });

  it("confirms the free bookings of its order", async () => {
    const lines = [
      { service: "massage", staff: "bruno" },
      { service: "mobility", staff: "bruno" },
    ];
    const order = await bookOrderAs(scope, 1, { ...MASSAGE, lines });
    expect(order.rows).toMatchObject([
      { status: "AWAITING_PAYMENT", dueMinor: 2200 },
      { status: "AWAITING_PAYMENT", dueMinor: 0 },
    ]);
    graph.provider.pay(await startPaymentAs(scope, order));
    await deliverEvents(graph);
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED", "CONFIRMED"]);
  });

  it("is received in six statements for any event", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    const payment = await startPaymentAs(scope, order);
    const applyNextEvent = async () => {
      const event = graph.provider.events.shift()!;
      const sent = await graph.statementsOf(() => applyEvent(graph.paying, event));
      expect(sent.length).toBeLessThanOrEqual(6);
      expect(await graph.statementsOf(() => applyEvent(graph.paying, event))).toHaveLength(3);
      return sent;
    };
    graph.provider.decline(payment);
    expect(await applyNextEvent()).toHaveLength(3);
    graph.provider.pay(await startPaymentAs(scope, order));
    expect(await applyNextEvent()).toHaveLength(5);
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
  });
});

describe("missing payment", () => {
  it("ends the booking at its deadline and frees its time", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    const payment = await startPaymentAs(scope, order);
    graph.clock.advance(11);
    expect(await loadStatuses(scope, order)).toEqual(["EXPIRED"]);
    expect(await holdAndBookAs(scope, 2, MASSAGE)).toBe("BOOKED");
    await runPaymentJobs(graph);
    expect(graph.provider.sessions.get(payment)!.state).toBe("EXPIRED");
    expect(await deliverEvents(graph)).toEqual(["NOTHING_NEW"]);
    expect(await startPayment(scope, paymentOrders, { ...where, key: order.key })).toMatchObject({
      failure: { code: "HOLD_EXPIRED" },
    });
    expect(await notices()).toEqual([]);
    expect(await summarizeMoney(graph)).toEqual({ payments: ["EXPIRED 2200"], refunds: [], money: [] });
  });

  it("can be attempted again before the deadline", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    const first = await startPaymentAs(scope, order);
    graph.provider.decline(first);
    expect(await deliverEvents(graph)).toEqual(["FAILED"]);
    expect(await loadStatuses(scope, order)).toEqual(["AWAITING_PAYMENT"]);
    const second = await startPaymentAs(scope, order);
    expect(second).not.toBe(first);
    graph.provider.pay(second);
    expect(await deliverEvents(graph)).toEqual(["SUCCEEDED"]);
    expect(await summarizeMoney(graph)).toMatchObject({ payments: ["FAILED 2200", "SUCCEEDED 2200"] });
  });

  it("has one payment and session for concurrent starts", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    const ids = await Promise.all(Array.from({ length: 20 }, () => startPaymentAs(scope, order)));
    expect(new Set(ids).size).toBe(1);
    expect(graph.provider.sessions.size).toBe(1);
    expect(await summarizeMoney(graph)).toMatchObject({ payments: ["OPEN 2200"] });
  });

  it("can be attempted again after the provider was unavailable", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    graph.provider.unansweredRequests = 1;
    const unavailable = { failure: { code: "PAYMENT_UNAVAILABLE" } };
    expect(await startPayment(scope, paymentOrders, { ...where, key: order.key })).toMatchObject(unavailable);
    graph.provider.lostAnswers = 1;
    expect(await startPayment(scope, paymentOrders, { ...where, key: order.key })).toMatchObject(unavailable);
    await startPaymentAs(scope, order);
    expect(graph.provider.sessions.size).toBe(1);
  });

  it("expires without a session", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    graph.provider.unansweredRequests = 1;
    await startPayment(scope, paymentOrders, { ...where, key: order.key });
    graph.clock.advance(11);
    await runPaymentJobs(graph);
    expect(await summarizeMoney(graph)).toMatchObject({ payments: ["EXPIRED 2200"] });
  });

  it("cannot be started when nothing is due or for an unknown order", async () => {
    const free = await bookOrderAs(scope, 1, ALONE);
    expect(free.rows).toMatchObject([{ status: "CONFIRMED" }]);
    expect(await startPayment(scope, paymentOrders, { ...where, key: free.key })).toMatchObject({
      failure: { code: "NOTHING_DUE" },
    });
    expect(await startPayment(scope, paymentOrders, { ...where, key: "stranger" })).toMatchObject({
      failure: { code: "BOOKING_NOT_FOUND" },
    });
  });
});

describe("late payment", () => {
  it("takes its time again when it is free", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    const payment = await startPaymentAs(scope, order);
    graph.provider.pay(payment);
    graph.clock.advance(11);
    const [event] = graph.provider.events;
    const sent = await graph.statementsOf(() => applyEvent(graph.paying, event!));
    expect(sent.length).toBeLessThanOrEqual(6);
    expect(await loadStatuses(scope, order)).toEqual(["EXPIRED"]);
    await expectClean();
    await runPaymentJobs(graph);
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
    expect(await notices()).toEqual(["CONFIRMED BOOKER", "CONFIRMED STAFF"]);
    expect(await summarizeMoney(graph)).toEqual({
      payments: ["SUCCEEDED 2200"],
      refunds: [],
      money: ["CHARGE 2200"],
    });
  });

  it("takes another staff member when the same one is busy", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    graph.provider.pay(await startPaymentAs(scope, order));
    graph.clock.advance(11);
    expect(await holdAndBookAs(scope, 2, { ...MASSAGE, service: "consultation" })).toBe("BOOKED");
    await deliverEvents(graph);
    await runPaymentJobs(graph);
    const [row] = (await refreshPayment(scope, paymentOrders, order.key)).ok ? await ordered(order.key) : [];
    expect(row).toMatchObject({ status: "CONFIRMED" });
    expect(row!.staffIds).not.toEqual(order.rows[0]!.staffIds);
  });

  it("is refunded completely with a mail when the time is taken", async () => {
    await graph.database.query(
      "DELETE FROM service_staff WHERE service_id = (SELECT id FROM services WHERE slug = 'massage') AND staff_id = (SELECT id FROM staff WHERE slug = 'amara')",
    );
    const order = await bookOrderAs(scope, 1, MASSAGE);
    graph.provider.pay(await startPaymentAs(scope, order));
    graph.clock.advance(11);
    expect(await holdAndBookAs(scope, 2, { ...MASSAGE, service: "consultation" })).toBe("BOOKED");
    await deliverEvents(graph);
    graph.provider.unansweredRequests = 1;
    await runPaymentJobs(graph);
    expect(await loadStatuses(scope, order)).toEqual(["EXPIRED"]);
    expect(await summarizeMoney(graph)).toMatchObject({ refunds: ["LATE PENDING 2200"] });
    graph.clock.advance(2);
    await runPaymentJobs(graph);
    expect(await summarizeMoney(graph)).toEqual({
      payments: ["SUCCEEDED 2200"],
      refunds: ["LATE SUCCEEDED 2200"],
      money: ["CHARGE 2200", "REFUND 2200"],
    });
    expect(await notices()).toContain("REFUNDED BOOKER");
    await expectClean();
    await graph.database.query(
      "INSERT INTO service_staff (business_id, service_id, staff_id, priority) SELECT s.business_id, s.id, p.id, 0 FROM services s, staff p WHERE s.slug = 'massage' AND p.slug = 'amara'",
    );
  });

  it("is refunded when the order is already paid", async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    const first = await startPaymentAs(scope, order);
    graph.provider.decline(first);
    await deliverEvents(graph);
    const second = await startPaymentAs(scope, order);
    graph.provider.pay(second);
    graph.provider.sessions.get(first)!.state = "OPEN";
    graph.provider.pay(first);
    expect((await deliverEvents(graph)).toSorted()).toEqual(["SUCCEEDED", "SUCCEEDED"]);
    await runPaymentJobs(graph);
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
    expect(await summarizeMoney(graph)).toEqual({
      payments: ["SUCCEEDED 2200", "SUCCEEDED 2200"],
      refunds: ["DUPLICATE SUCCEEDED 2200"],
      money: ["CHARGE 2200", "CHARGE 2200", "REFUND 2200"],
    });
  });
});

describe("cancelled booking", () => {
  const paid = async () => {
    const order = await bookOrderAs(scope, 1, MASSAGE);
    graph.provider.pay(await startPaymentAs(scope, order));
    await deliverEvents(graph);
    return { ...order, rows: await ordered(order.key) };
  };

  it.each([
    ["in time by its policy", { refundPercent: 50, refundCutoffMinutes: 1440 }, "VISITOR", 1100],
    ["too late not at all", { refundPercent: 50, refundCutoffMinutes: 14400 }, "VISITOR", 0],
    ["by the business all of it", { refundPercent: 0, refundCutoffMinutes: 14400 }, "OWNER", 2200],
  ] as const)("refunds %s", async (_, policy, actor, amount) => {
    await graph.change("massage", policy);
    const order = await paid();
    const cancelRequest = { booking: order.rows[0]!, scope: "ONE", reason: "", actor } as const;
    expect((await cancelBooking(scope, cancelRequest)).ok).toBe(true);
    expect((await cancelBooking(scope, cancelRequest)).ok).toBe(true);
    await runPaymentJobs(graph);
    expect((await summarizeMoney(graph)).refunds).toEqual(
      amount === 0 ? [] : [`CANCELLED SUCCEEDED ${amount}`],
    );
  });

  it("ends its session when unpaid, and refunds a later payment completely", async () => {
    await graph.change("massage", { refundPercent: 0 });
    const order = await bookOrderAs(scope, 1, MASSAGE);
    const payment = await startPaymentAs(scope, order);
    await cancelBooking(scope, { booking: order.rows[0]!, scope: "ONE", reason: "", actor: "VISITOR" });
    graph.provider.pay(payment);
    await deliverEvents(graph);
    await runPaymentJobs(graph);
    expect(await loadStatuses(scope, order)).toEqual(["CANCELLED"]);
    expect(await summarizeMoney(graph)).toMatchObject({ refunds: ["CANCELLED SUCCEEDED 2200"] });
    const other = await bookOrderAs(scope, 2, MASSAGE);
    const second = await startPaymentAs(scope, other);
    await cancelBooking(scope, { booking: other.rows[0]!, scope: "ONE", reason: "", actor: "VISITOR" });
    await runPaymentJobs(graph);
    expect(graph.provider.sessions.get(second)!.state).toBe("EXPIRED");
  });

  it("confirms the free bookings of its order and notifies their staff", async () => {
    const lines = [
      { service: "massage", staff: "bruno" },
      { service: "mobility", staff: "amara" },
    ];
    const order = await bookOrderAs(scope, 1, { ...MASSAGE, lines });
    await cancelBooking(scope, { booking: order.rows[0]!, scope: "ONE", reason: "", actor: "VISITOR" });
    expect(await loadStatuses(scope, order)).toEqual(["CANCELLED", "CONFIRMED"]);
    expect(await notices()).toEqual(["CANCELLED BOOKER", "CONFIRMED BOOKER", "CONFIRMED STAFF"]);
  });

  it("creates a new refund after a failed one", async () => {
    const order = await paid();
    graph.provider.nextRefunds.push("FAILED", "PENDING");
    await cancelBooking(scope, { booking: order.rows[0]!, scope: "ONE", reason: "", actor: "OWNER" });
    await runPaymentJobs(graph);
    expect((await summarizeMoney(graph)).refunds).toEqual(
      ["CANCELLED FAILED 2200", "CANCELLED PENDING 2200"].toSorted(),
    );
    graph.clock.advance(11);
    await runPaymentJobs(graph);
    const pending = [...graph.provider.refunds].find(([, refund]) => refund.report.state === "PENDING")!;
    graph.provider.endRefund(pending[0], "SUCCEEDED", scope.business.id);
    expect(await deliverEvents(graph)).toEqual(["REFUNDED"]);
    expect((await summarizeMoney(graph)).money).toEqual(["CHARGE 2200", "REFUND 2200"]);
  });
});

async function ordered(key: string) {
  const { viewOrder } = await import("../bookings/viewBookings.ts");
  return (await viewOrder(scope, key))!;
}
