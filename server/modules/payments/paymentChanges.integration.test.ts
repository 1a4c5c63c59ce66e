import { beforeEach, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { sweepExpired } from "../bookings/data/sweepExpired.ts";
import { auditAfterEach } from "../../testing/audit/audit.ts";
import { bookAs, holdAs, holdAndBookAs } from "../../testing/bookings/callers.ts";
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
import { visitorToken } from "../../testing/bookings/visit.ts";
import { cancelBooking, leaveBooking } from "../bookings/cancelBooking.ts";
import { approveBooking, declineBooking } from "../bookings/decideBooking.ts";
import { holdSlot } from "../bookings/holdSlot.ts";
import type { Mail } from "../../platform/mail/mailTransport.ts";
import { rescheduleBooking } from "../bookings/rescheduleBooking.ts";
import { sendNotifications } from "../notifications/sendNotifications.ts";
import { viewOrder } from "../bookings/viewBookings.ts";
import { unwrap } from "../../testing/unwrap.ts";

/** Other changes of paid bookings: moves, series, parties, overbooking, requests and their mails. */
const at = (hour: number) => `2026-11-24T${hour}:00:00Z`;
const MASSAGE = { service: "massage", startsAt: at(15), staff: "bruno" };

const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  for (const service of ["coaching", "consultation"])
    await graph.change(service, { locationKinds: ["AT_PROVIDER"], consentText: null });
});
auditAfterEach(graph);

const loadRows = async ({ key }: PaidOrder) => (await viewOrder(scope, key))!;
const pay = async (order: PaidOrder) => {
  graph.provider.pay(await startPaymentAs(scope, order));
  await deliverEvents(graph);
};
const move = async (order: PaidOrder, hour: number, which = 0) => {
  const booking = (await loadRows(order))[which]!;
  return rescheduleBooking(scope, {
    booking,
    startsAt: Date.parse(at(hour)) / 60_000,
    staffId: null,
    actor: "OWNER",
  });
};

/** All due mails by recipient. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const transport = {
    concurrency: 1,
    send: async (mail: Mail) => void sent.push(mail),
    close: async () => {},
  };
  await sendNotifications({ ...scope, transport, from: null, origin: "https://studio.example" });
  return sent;
}

it("rescheduleBooking keeps price and payment, and rejects an unpaid booking", async () => {
  const order = await bookOrderAs(scope, 1, MASSAGE);
  expect(await move(order, 18)).toMatchObject({ failure: { code: "STATUS_CONFLICT" } });
  await pay(order);
  await graph.change("massage", { priceMinor: 1 });
  expect(await move(order, 18)).toMatchObject({
    value: [{ status: "CONFIRMED", startsAt: Date.parse(at(18)), priceMinor: 11000, dueMinor: 2200 }],
  });
  expect(await holdAndBookAs(scope, 2, { ...MASSAGE, startsAt: at(18) })).toBe("STAFF_BUSY");
});

it("rescheduleBooking keeps an approved request's claims without a deadline", async () => {
  await graph.change("home-visit", { paymentRule: "NONE" });
  const order = await bookOrderAs(scope, 1, { service: "home-visit", startsAt: "2026-11-25T19:00:00Z" });
  await approveBooking(scope, order.rows[0]!.id, "OWNER");
  const startsAt = Date.parse("2026-11-25T20:00:00Z") / 60_000;
  const moved = { booking: (await loadRows(order))[0]!, startsAt, staffId: null, actor: "OWNER" } as const;
  expect((await rescheduleBooking(scope, moved)).ok).toBe(true);
  expect(await graph.database.query("SELECT id FROM claims WHERE expires_at IS NOT NULL")).toEqual([]);
});

it("series has one payment, and a cancelled booking refunds its share", async () => {
  await graph.change("coaching", { priceMinor: 3333, paymentRule: "DEPOSIT_PERCENT", paymentValue: 50 });
  const series = [12, 13].map(at);
  const order = await bookOrderAs(scope, 1, { service: "coaching", startsAt: at(12), series });
  expect(order.rows.map((row) => row.dueMinor)).toEqual([1667, 1666]);
  await pay(order);
  await cancelBooking(scope, { booking: order.rows[1]!, scope: "ONE", reason: "", actor: "VISITOR" });
  await runPaymentJobs(graph);
  expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED", "CANCELLED"]);
  expect(await summarizeMoney(graph)).toMatchObject({
    payments: ["SUCCEEDED 3333"],
    refunds: ["CANCELLED SUCCEEDED 1666"],
  });
});

it("late payment of a series takes all of its times again, or none", async () => {
  await graph.change("coaching", { priceMinor: 3000, paymentRule: "FULL" });
  const holdRequest = { service: "coaching", startsAt: at(12), series: [12, 13].map(at) };
  const first = await bookOrderAs(scope, 1, holdRequest);
  graph.provider.pay(await startPaymentAs(scope, first));
  graph.clock.advance(11);
  await deliverEvents(graph);
  await runPaymentJobs(graph);
  expect(await loadStatuses(scope, first)).toEqual(["CONFIRMED", "CONFIRMED"]);
  await cancelBooking(scope, { booking: first.rows[0]!, scope: "ORDER", reason: "", actor: "OWNER" });
  const second = await bookOrderAs(scope, 2, holdRequest);
  graph.provider.pay(await startPaymentAs(scope, second));
  graph.clock.advance(11);
  await graph.change("coaching", { paymentRule: "NONE" });
  expect(await holdAndBookAs(scope, 3, { service: "coaching", startsAt: at(13) })).toBe("BOOKED");
  await deliverEvents(graph);
  await runPaymentJobs(graph);
  expect(await loadStatuses(scope, second)).toEqual(["EXPIRED", "EXPIRED"]);
  expect((await summarizeMoney(graph)).refunds).toEqual([
    "CANCELLED SUCCEEDED 3000",
    "CANCELLED SUCCEEDED 3000",
    "LATE SUCCEEDED 3000",
    "LATE SUCCEEDED 3000",
  ]);
});

it("late payment of a party takes all lines again, including free ones", async () => {
  const lines = [
    { service: "massage", staff: "bruno" },
    { service: "mobility", staff: "bruno" },
    { service: "massage", staff: "amara", member: 1 },
  ];
  const order = await bookOrderAs(scope, 1, { ...MASSAGE, lines });
  expect(order.rows.map((row) => row.dueMinor)).toEqual([2200, 0, 2200]);
  graph.provider.pay(await startPaymentAs(scope, order));
  graph.clock.advance(11);
  await sweepExpired(graph.database, graph.clock.now());
  await deliverEvents(graph);
  await runPaymentJobs(graph);
  expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED", "CONFIRMED", "CONFIRMED"]);
  const again = await loadRows(order);
  expect(again.map((row) => row.startsAt)).toEqual(order.rows.map((row) => row.startsAt));
  expect(again.map((row) => row.staffIds)).toEqual(order.rows.map((row) => row.staffIds));
});

it("late payment of a class takes its seats again while there are some", async () => {
  await graph.change("yoga-class", { priceMinor: 1500, paymentRule: "FULL", pricePer: "SEAT", capacity: 4 });
  const yoga = { service: "yoga-class", startsAt: at(12), seats: 3 };
  const orders = [await bookOrderAs(scope, 1, yoga)];
  graph.provider.pay(await startPaymentAs(scope, orders[0]!));
  graph.clock.advance(11);
  orders.push(await bookOrderAs(scope, 2, { ...yoga, seats: 2 }));
  await pay(orders[1]!);
  await deliverEvents(graph);
  await runPaymentJobs(graph);
  expect(await loadStatuses(scope, orders[0]!)).toEqual(["EXPIRED"]);
  await cancelBooking(scope, { booking: orders[1]!.rows[0]!, scope: "ONE", reason: "", actor: "OWNER" });
  orders.push(await bookOrderAs(scope, 3, yoga));
  graph.provider.pay(await startPaymentAs(scope, orders[2]!));
  graph.clock.advance(11);
  await deliverEvents(graph);
  await runPaymentJobs(graph);
  expect(await loadStatuses(scope, orders[2]!)).toEqual(["CONFIRMED"]);
});

it("leaveBooking refunds the guest's own line to the booker", async () => {
  const lines = [
    { service: "massage", staff: "bruno" },
    { service: "massage", staff: "amara", member: 1 },
  ];
  const order = await bookOrderAs(scope, 1, { ...MASSAGE, lines });
  await pay(order);
  expect(await leaveBooking(scope, (await loadRows(order))[1]!, 1)).toMatchObject({ value: { left: true } });
  expect(await leaveBooking(scope, (await loadRows(order))[1]!, 1)).toMatchObject({ value: { left: false } });
  await runPaymentJobs(graph);
  expect((await summarizeMoney(graph)).refunds).toEqual(["CANCELLED SUCCEEDED 2200"]);
});

it("overbooked booking is paid as any other", async () => {
  expect(await holdAndBookAs(scope, 1, { ...MASSAGE, service: "consultation" })).toBe("BOOKED");
  const held = unwrap(
    await holdSlot(scope, {
      target: {
        serviceId: demoId("service", "massage"),
        providerId: null,
        staffId: demoId("staff", "bruno"),
        startsAt: Date.parse(at(15)) / 60_000,
      },
      seats: 1,
      overrides: ["OVERBOOK"],
      visitor: visitorToken(2),
      idempotencyKey: null,
      clientAddress: "192.0.2.2",
    }),
  );
  expect(await bookAs(scope, held.id)).toMatchObject({
    value: [{ status: "AWAITING_PAYMENT", dueMinor: 2200 }],
  });
});

it("declined request costs nothing, and an approved one cannot be declined", async () => {
  const homeVisit = { service: "home-visit", startsAt: "2026-11-25T19:00:00Z" };
  const order = await bookOrderAs(scope, 1, homeVisit);
  await approveBooking(scope, order.rows[0]!.id, "OWNER");
  expect(await declineBooking(scope, order.rows[0]!.id, "", "OWNER")).toMatchObject({
    failure: { code: "STATUS_CONFLICT", status: "AWAITING_PAYMENT" },
  });
  await cancelBooking(scope, {
    booking: (await loadRows(order))[0]!,
    scope: "ONE",
    reason: "",
    actor: "OWNER",
  });
  expect(await loadStatuses(scope, order)).toEqual(["CANCELLED"]);
  expect(await summarizeMoney(graph)).toEqual({ payments: [], refunds: [], money: [] });
});

it("mails contain the payment link, its deadline and the refund", async () => {
  const homeVisit = await bookOrderAs(scope, 1, { service: "home-visit", startsAt: "2026-11-25T19:00:00Z" });
  await mails();
  await approveBooking(scope, homeVisit.rows[0]!.id, "OWNER");
  const [approved, ...others] = await mails();
  expect(others).toEqual([]);
  expect(approved!.subject).toContain("Your request is approved: please pay");
  expect(approved!.text).toContain("Please pay by Saturday, November 21, 2026, 5:00 AM, New York");
  expect(approved!.text).toContain(`https://studio.example/widget/bookings/${homeVisit.key}`);
  await pay(homeVisit);
  expect((await mails()).map((mail) => mail.subject.split(" · ")[0])).toEqual(
    expect.arrayContaining(["Your appointment is booked", "New appointment"]),
  );
  await cancelBooking(scope, {
    booking: (await loadRows(homeVisit))[0]!,
    scope: "ONE",
    reason: "",
    actor: "OWNER",
  });
  const cancelled = (await mails()).find((mail) => mail.to.email === "ada@example.com")!;
  expect(cancelled.text).toMatch(/Refund:? +\$150\.00/);
  const late = await bookOrderAs(scope, 2, MASSAGE);
  graph.provider.pay(await startPaymentAs(scope, late));
  graph.clock.advance(11);
  await graph.change("massage", { publication: "ARCHIVED" });
  await deliverEvents(graph);
  await runPaymentJobs(graph);
  const [refunded, ...more] = await mails();
  expect(more).toEqual([]);
  expect(refunded!.subject).toContain("Your payment is being refunded");
  expect(refunded!.text).toContain("$22.00");
  expect(refunded!.calendars).toEqual([]);
  expect(await holdAs(scope, 3, MASSAGE)).toMatchObject({ failure: { code: "CALENDAR_UNAVAILABLE" } });
});
