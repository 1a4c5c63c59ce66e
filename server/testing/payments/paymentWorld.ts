import { sweepExpired } from "../../modules/bookings/data/sweepExpired.ts";
import { cancelBooking } from "../../modules/bookings/cancelBooking.ts";
import { approveBooking } from "../../modules/bookings/decideBooking.ts";
import { refreshPayment } from "../../modules/payments/refreshPayment.ts";
import { applyEvent } from "../../modules/payments/settlePayment.ts";
import { startPayment } from "../../modules/payments/startPayment.ts";
import { sweepPayments } from "../../modules/payments/sweepPayments.ts";
import { rescheduleBooking } from "../../modules/bookings/rescheduleBooking.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { viewOrder } from "../../modules/bookings/viewBookings.ts";
import type { VerifiedEvent } from "../../modules/payments/gateways/port.ts";
import { moneyAudit } from "../audit/audit.ts";
import { type TestHoldRequest, holdAndBookAs } from "../bookings/callers.ts";
import { TEST_START } from "../database/demoDatabase.ts";
import type { TestGraph } from "../graph.ts";
import { type PaidOrder, bookOrderAs } from "./paying.ts";
import { paymentOrders } from "../../modules/bookings/paymentOrders.ts";

export type PaymentModel = Record<string, never>;

export type OrderKind = "single" | "cart" | "request" | "series" | "class" | "link";

const WEEK = 7 * 86_400_000;
const MINUTE = 60_000;

/** Tuesday at 10:00 in the demo's time zone, some weeks later. */
const start = (week: number, minutes = 0) =>
  new Date(Date.parse("2026-11-24T15:00:00Z") + week * WEEK + minutes * MINUTE).toISOString();

const WISHES: Readonly<Record<OrderKind, (week: number) => TestHoldRequest>> = {
  single: (week) => ({ service: "massage", startsAt: start(week), staff: "bruno" }),
  link: (week) => ({
    service: "massage",
    startsAt: start(week),
    staff: "bruno",
    oneTimeLink: `link-${week}`,
  }),
  cart: (week) => ({
    service: "massage",
    startsAt: start(week),
    lines: [
      { service: "massage", staff: "bruno" },
      { service: "mobility", staff: "bruno" },
      { service: "massage", member: 1 },
    ],
  }),
  request: (week) => ({ service: "home-visit", startsAt: start(week, 240) }),
  series: (week) => ({
    service: "coaching",
    startsAt: start(week, -180),
    series: [start(week, -180), start(week, -120)],
  }),
  class: (week) => ({ service: "yoga-class", startsAt: start(week, -180), seats: 2 }),
};

export class PaymentWorld {
  readonly graph: TestGraph;
  readonly scope: Scope;
  order: PaidOrder | null = null;
  booked = 0;
  readonly orders: string[] = [];
  #week = 0;
  #before = 0;
  #visitor = 0;
  #kind: OrderKind = "single";
  #told: VerifiedEvent[] = [];

  private constructor(graph: TestGraph, scope: Scope) {
    this.graph = graph;
    this.scope = scope;
  }

  static async make(graph: TestGraph): Promise<PaymentWorld> {
    return new PaymentWorld(graph, await graph.scope());
  }

  async begin(week: number): Promise<void> {
    const { graph } = this;
    if (week === 0) {
      await graph.reset();
      this.orders.length = 0;
      const rules = {
        locationKinds: ["AT_PROVIDER" as const],
        consentText: null,
        horizonDays: 300,
        noticeMinutes: 0,
      };
      const paid = { ...rules, priceMinor: 9999, paymentRule: "DEPOSIT_PERCENT" as const, paymentValue: 33 };
      await graph.change("massage", {
        ...paid,
        priceMinor: 11000,
        refundPercent: 50,
        refundCutoffMinutes: 1440,
      });
      await graph.change("mobility", rules);
      await graph.change("coaching", { ...paid, recurrenceMax: 12 });
      await graph.change("yoga-class", { ...rules, priceMinor: 1500, pricePer: "SEAT", paymentRule: "FULL" });
      // A single unit, so that a lost time cannot be replaced.
      await graph.database.query(
        `DELETE FROM service_staff x USING services s, staff p
          WHERE x.service_id = s.id AND x.staff_id = p.id AND s.slug = 'home-visit' AND p.slug = 'amara'`,
      );
      await graph.change("home-visit", {
        ...rules,
        priceMinor: 15000,
        paymentRule: "FULL",
        paymentMinutes: 60,
      });
      await graph.database.query(
        `WITH made AS (INSERT INTO one_time_links (business_id, id, slug, created_at)
           SELECT $1, gen_random_uuid(), 'link-' || n, now() FROM generate_series(0, 40) n RETURNING id)
         INSERT INTO one_time_link_services (business_id, link_id, service_id)
         SELECT $1, made.id, s.id FROM made, services s WHERE s.slug = 'massage'`,
        [this.scope.business.id],
      );
    }
    graph.clock.set(TEST_START);
    this.#week = week;
    this.#before = graph.provider.sessions.size;
    this.#visitor = 2 * week + 1;
    this.#told = [];
    this.order = null;
  }

  async book(kind: OrderKind): Promise<void> {
    this.#kind = kind;
    this.order = await bookOrderAs(this.scope, this.#visitor, WISHES[kind](this.#week));
    this.booked += 1;
    this.orders.push(this.order.orderId);
  }

  async start(): Promise<void> {
    const { key } = this.order!;
    await startPayment(this.scope, paymentOrders, {
      key,
      origin: "https://studio.example",
      businessName: "Northside",
    });
  }

  decide(which: number, isPaid: boolean): void {
    const sessions = [...this.graph.provider.sessions.keys()].slice(this.#before).toReversed();
    const payment = sessions[which % Math.max(sessions.length, 1)];
    if (payment === undefined) return;
    if (isPaid) this.graph.provider.pay(payment);
    else this.graph.provider.decline(payment);
  }

  async payTwice(): Promise<void> {
    const { provider } = this.graph;
    await this.start();
    const first = [...provider.sessions.keys()].at(-1);
    if (first !== undefined) provider.declineOnce(first);
    while (provider.events.length > 0) await this.deliverEvent(0);
    await this.start();
    this.decide(0, true);
    this.decide(1, true);
  }

  async deliverEvent(which: number): Promise<void> {
    const { events } = this.graph.provider;
    const [event] = events.splice(which % Math.max(events.length, 1), 1);
    if (event) await this.#receive(event);
  }

  async deliverEventAgain(which: number): Promise<void> {
    const event = this.#told[which % Math.max(this.#told.length, 1)];
    if (event) await this.#receive(event);
  }

  async refresh(): Promise<void> {
    await refreshPayment(this.scope, paymentOrders, this.order!.key);
  }

  async cancel(which: number, actor: "VISITOR" | "OWNER", wide: boolean): Promise<void> {
    const rows = (await viewOrder(this.scope, this.order!.key))!;
    const booking = rows[which % rows.length]!;
    await cancelBooking(this.scope, { booking, scope: wide ? "ORDER" : "ONE", reason: "", actor });
  }

  async move(which: number, minutes: number): Promise<void> {
    const rows = (await viewOrder(this.scope, this.order!.key))!;
    const booking = rows[which % rows.length]!;
    const startsAt = booking.startsAt / MINUTE + minutes;
    await rescheduleBooking(this.scope, { booking, startsAt, staffId: null, actor: "OWNER" });
  }

  async approve(): Promise<void> {
    for (const row of (await viewOrder(this.scope, this.order!.key))!)
      await approveBooking(this.scope, row.id, "OWNER");
  }

  async bookSameTime(): Promise<void> {
    const kind = this.#kind === "link" ? "single" : this.#kind;
    await holdAndBookAs(this.scope, this.#visitor + 1, WISHES[kind](this.#week));
  }

  /** Paid at the last moment, with the event after expiry. */
  async payLate(isTaken: boolean): Promise<void> {
    this.decide(0, true);
    this.pass(70);
    if (isTaken) await this.bookSameTime();
  }

  async takeStaff(staff: "bruno" | "amara"): Promise<void> {
    const startsAt = start(this.#week);
    await holdAndBookAs(this.scope, this.#visitor + 1, { service: "mobility", startsAt, staff });
  }

  failNext(kind: "silence" | "lost" | "FAILED" | "PENDING"): void {
    const { provider } = this.graph;
    if (kind === "silence") provider.unansweredRequests += 1;
    else if (kind === "lost") provider.lostAnswers += 1;
    else provider.nextRefunds.push(kind);
  }

  endRefund(state: "SUCCEEDED" | "FAILED"): void {
    const { provider } = this.graph;
    for (const id of provider.refunds.keys())
      if (provider.endRefund(id, state, this.scope.business.id)) return;
  }

  pass(minutes: number): void {
    this.graph.clock.advance(minutes);
  }

  async sweep(): Promise<void> {
    await sweepPayments(this.graph.paying);
  }

  /** Advances time without faults until nothing is due. */
  async settle(): Promise<void> {
    const { provider } = this.graph;
    provider.unansweredRequests = 0;
    provider.lostAnswers = 0;
    provider.nextRefunds.length = 0;
    for (const minutes of [0, 70, 4_000, 4_000]) {
      this.pass(minutes);
      while (provider.events.length > 0) await this.deliverEvent(0);
      await this.sweep();
      this.endRefunds();
    }
    while (provider.events.length > 0) await this.deliverEvent(0);
    await this.sweep();
    await sweepExpired(this.graph.database, this.graph.clock.now());
  }

  endRefunds(): void {
    const { provider } = this.graph;
    for (const id of provider.refunds.keys()) provider.endRefund(id, "SUCCEEDED", this.scope.business.id);
  }

  async findViolations(): Promise<Record<string, unknown>> {
    const violations: Record<string, unknown> = await moneyAudit(this.graph.database);
    const pending = await this.graph.database.query<{ what: string }>(
      `SELECT 'booking ' || id AS what FROM bookings WHERE status IN ('AWAITING_PAYMENT', 'REQUESTED')
       UNION ALL SELECT 'payment ' || state || ' ' || id FROM payments WHERE state = 'OPEN' OR due_at IS NOT NULL
       UNION ALL SELECT 'refund ' || id FROM refunds WHERE state = 'PENDING'
       UNION ALL SELECT 'allotment ' || payment_id FROM payment_bookings x WHERE allotted_at IS NULL
         AND EXISTS (SELECT FROM payments p WHERE p.id = x.payment_id AND p.state = 'SUCCEEDED')`,
    );
    if (pending.length > 0) violations["pending for ever"] = pending;
    const ours = await this.graph.database.query<{ id: string; paid: boolean; back: number }>(
      `SELECT id, state = 'SUCCEEDED' AS paid, (SELECT coalesce(sum(amount_minor), 0)::int FROM refunds r WHERE r.payment_id = p.id AND r.state = 'SUCCEEDED') AS back
         FROM payments p WHERE order_id = ANY ($1::uuid[])`,
      [this.orders],
    );
    for (const { id, paid, back } of ours) {
      const session = this.graph.provider.sessions.get(id);
      if ((session?.state === "PAID") !== paid)
        violations[`the bank says otherwise of ${id}`] = session?.state ?? "none";
      if (this.graph.provider.getRefundedAmount(id) !== back)
        violations[`the bank sent back otherwise of ${id}`] = back;
    }
    return violations;
  }

  tally(): Promise<{ what: string; count: number }[]> {
    return this.graph.database.query(
      `SELECT 'payment ' || state AS what, count(*)::int AS count FROM payments GROUP BY state
       UNION ALL SELECT 'refund ' || reason || ' ' || state, count(*)::int FROM refunds GROUP BY reason, state
       UNION ALL SELECT 'booking ' || status, count(*)::int FROM bookings GROUP BY status
       UNION ALL SELECT 'taken again', count(*)::int FROM booking_events WHERE actor = 'SYSTEM' AND status = 'CONFIRMED'`,
    );
  }

  async #receive(event: VerifiedEvent): Promise<void> {
    this.#told.push(event);
    await applyEvent(this.graph.paying, event);
  }
}
