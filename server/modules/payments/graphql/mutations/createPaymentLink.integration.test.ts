import { beforeEach, describe, expect, it } from "vitest";
import { auditAfterEach } from "../../../../testing/audit/audit.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import { setUpOtherOwner, setUpOwner } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { signInAs } from "../../../../testing/identity/signedInAs.ts";
import { type TestHoldRequest } from "../../../../testing/bookings/callers.ts";
import {
  type PaidOrder,
  bookOrderAs,
  deliverEvents,
  loadStatuses,
  runPaymentJobs,
  startPaymentAs,
  summarizeMoney,
} from "../../../../testing/payments/paying.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const CREATE = `mutation ($input: CreatePaymentLinkInput!) { answer: createPaymentLink(input: $input) {
  __typename ... on Failure { code } ... on InvalidInput { issues { path code } }
  ... on CreatePaymentLinkPayload { booking { status due { amount } }
    paymentLink { url state amount { amount currency } expiresAt isTest } } } }`;
const START = `mutation ($input: StartPaymentInput!) { answer: startPayment(input: $input) {
  __typename ... on StartPaymentPayload { payment { url } } } }`;

interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly paymentLink?: { readonly url: string | null; readonly state: string };
}

const MASSAGE = { service: "massage", startsAt: "2026-11-24T15:00:00Z", staff: "bruno" };

const graph = await openGraph();
await addOtherBusiness(graph.database);
const scope = await graph.scope();
const owner = await setUpOwner(graph);
const stranger = await setUpOtherOwner(graph);
const manager = await signInAs(graph, "MANAGER");
const reader = await signInAs(graph, "READER");
const bruno = await signInAs(graph, "STAFF", "bruno");
const amara = await signInAs(graph, "STAFF", "amara");
beforeEach(() => graph.reset());
auditAfterEach(graph);

const bookUnpaid = (request: TestHoldRequest = MASSAGE): Promise<PaidOrder> => bookOrderAs(scope, 1, request);
const getId = ({ rows }: PaidOrder, line = 0) => toGlobalId("Booking", rows[line]!.id);

async function create(booking: string, caller: TestCaller = owner, more: object = {}): Promise<Answer> {
  const input = { booking, ...more };
  return (await graph.data<{ answer: Answer }>(CREATE, { input }, caller)).answer;
}
const startAsVisitor = async ({ key }: PaidOrder): Promise<string> => {
  const input = { accessKey: key, idempotencyKey: crypto.randomUUID() };
  const { answer } = await graph.data<{ answer: { payment: { url: string } } }>(START, { input });
  return answer.payment.url;
};
const listReturns = () => [...graph.provider.sessions.values()].map(({ request }) => request.returnUrl);
const countPayments = async () =>
  (await graph.database.query<{ n: number }>("SELECT count(*)::int AS n FROM payments"))[0]!.n;

describe("createPaymentLink", () => {
  it("opens the payment of the order, which confirms the booking when it is paid", async () => {
    const order = await bookUnpaid();
    expect(await create(getId(order))).toEqual({
      __typename: "CreatePaymentLinkPayload",
      booking: { status: "AWAITING_PAYMENT", due: { amount: 2200 } },
      paymentLink: {
        url: "https://pay.example/session_1",
        state: "OPEN",
        amount: { amount: 2200, currency: "USD" },
        expiresAt: "2026-11-20T10:10:00.000Z",
        isTest: true,
      },
    });
    for (const id of graph.provider.sessions.keys()) graph.provider.pay(id);
    await deliverEvents(graph);
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
    expect((await summarizeMoney(graph)).money).toEqual(["CHARGE 2200"]);
  });

  it("asks for all bookings of the order", async () => {
    const lines = [
      { service: "massage", staff: "bruno" },
      { service: "massage", staff: "amara", member: 1 },
    ];
    const order = await bookUnpaid({ ...MASSAGE, lines });
    for (const line of [0, 1])
      expect(await create(getId(order, line))).toMatchObject({ paymentLink: { amount: { amount: 4400 } } });
    expect(await countPayments()).toBe(1);
  });

  it("returns to a page without an access key, whatever the caller sends", async () => {
    const order = await bookUnpaid();
    await create(getId(order), { ...owner, host: "evil.example" });
    expect(listReturns()).toEqual(["https://localhost/widget/booking?returned"]);
  });

  it("writes an audit entry about the payment, and none for a failure", async () => {
    const order = await bookUnpaid();
    await create(getId(order));
    for (const id of graph.provider.sessions.keys()) graph.provider.pay(id);
    await deliverEvents(graph);
    expect(await create(getId(order))).toMatchObject({ code: "NOTHING_DUE" });
    const [payment] = await graph.database.query<{ id: string }>("SELECT id FROM payments");
    const entries = await graph.database.query(
      "SELECT action, subject FROM audit_entries WHERE action = 'createPaymentLink'",
    );
    expect(entries).toEqual([{ action: "createPaymentLink", subject: toGlobalId("Payment", payment!.id) }]);
  });

  it("is allowed to those who take bookings, and to staff for their own", async () => {
    const order = await bookUnpaid();
    for (const caller of [manager, bruno])
      expect(await create(getId(order), caller)).toMatchObject({ paymentLink: { state: "OPEN" } });
    expect(await create(getId(order), amara)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
    for (const caller of [reader, {}])
      await expect(create(getId(order), caller)).rejects.toThrow(/FORBIDDEN|UNAUTHENTICATED/);
  });

  it("rejects staff who serve only a part of the order", async () => {
    const lines = [
      { service: "massage", staff: "bruno" },
      { service: "massage", staff: "amara", member: 1 },
    ];
    const order = await bookUnpaid({ ...MASSAGE, lines });
    await expect(create(getId(order), bruno)).rejects.toThrow(/FORBIDDEN/);
    expect(await countPayments()).toBe(0);
  });

  it("finds no booking of another business, and rejects an id of another kind", async () => {
    const order = await bookUnpaid();
    expect(await create(getId(order), stranger)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
    expect(await create(getId(order), { ...stranger, host: OTHER.host })).toMatchObject({
      code: "BOOKING_NOT_FOUND",
    });
    expect(await create("service:x")).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ path: ["booking"], code: "NOT_FOUND" }],
    });
    expect(graph.provider.calls).toEqual([]);
  });

  it("fails without a debt, and after the deadline", async () => {
    const free = await bookOrderAs(scope, 2, { ...MASSAGE, service: "mobility" });
    expect(await create(getId(free))).toMatchObject({ code: "NOTHING_DUE" });
    const order = await bookUnpaid({ ...MASSAGE, startsAt: "2026-11-24T18:00:00Z" });
    graph.clock.advance(10);
    expect(await create(getId(order))).toMatchObject({ code: "HOLD_EXPIRED" });
    expect(await countPayments()).toBe(0);
  });

  it("fails without a provider, and while it is unavailable", async () => {
    const order = await bookUnpaid();
    graph.provider.isUnconfigured = true;
    expect(await create(getId(order))).toMatchObject({ code: "PAYMENT_UNAVAILABLE" });
    expect(await countPayments()).toBe(0);
    graph.provider.isUnconfigured = false;
    graph.provider.unansweredRequests = 1;
    expect(await create(getId(order))).toMatchObject({ code: "PAYMENT_UNAVAILABLE" });
    expect(await create(getId(order))).toMatchObject({ paymentLink: { state: "OPEN" } });
    expect(await countPayments()).toBe(1);
  });

  it("returns the same payment for the same key, even after it was paid", async () => {
    const order = await bookUnpaid();
    const once = { idempotencyKey: "take-just-once" };
    const answers = await Promise.all([1, 2, 3].map(() => create(getId(order), owner, once)));
    expect(new Set(answers.map(({ paymentLink }) => paymentLink?.url)).size).toBe(1);
    for (const id of graph.provider.sessions.keys()) graph.provider.pay(id);
    await deliverEvents(graph);
    expect(await create(getId(order), owner, once)).toMatchObject({
      paymentLink: { state: "SUCCEEDED", url: null },
    });
    expect(await countPayments()).toBe(1);
    const other = await bookUnpaid({ ...MASSAGE, startsAt: "2026-11-25T18:00:00Z" });
    expect(await create(getId(other), owner, once)).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
  });

  it("opens another payment after a declined one", async () => {
    const order = await bookUnpaid();
    const first = await create(getId(order));
    for (const id of graph.provider.sessions.keys()) graph.provider.decline(id);
    await deliverEvents(graph);
    const second = await create(getId(order));
    expect(second.paymentLink!.url).not.toBe(first.paymentLink!.url);
    expect((await summarizeMoney(graph)).payments).toEqual(
      expect.arrayContaining(["FAILED 2200", "OPEN 2200"]),
    );
    expect(await countPayments()).toBe(2);
  });
});

describe("visitor and desk", () => {
  it("share one payment, which returns to where its first caller chose", async () => {
    const order = await bookUnpaid();
    const url = await startAsVisitor(order);
    expect(await create(getId(order))).toMatchObject({ paymentLink: { url } });
    expect(listReturns()).toEqual([`https://localhost/widget/bookings/${order.key}?returned`]);
    const other = await bookUnpaid({ ...MASSAGE, startsAt: "2026-11-25T18:00:00Z" });
    const link = (await create(getId(other))).paymentLink!;
    expect(await startAsVisitor(other)).toBe(link.url);
    expect(listReturns()[1]).toBe("https://localhost/widget/booking?returned");
  });

  it.each([1, 2, 3, 4, 5])("open one session when they start at once (%s)", async () => {
    const order = await bookUnpaid();
    const urls = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        n % 2 === 0 ? startAsVisitor(order) : (await create(getId(order))).paymentLink?.url,
      ),
    );
    expect(new Set(urls).size).toBe(1);
    expect(graph.provider.sessions.size).toBe(1);
    for (const id of graph.provider.sessions.keys()) graph.provider.pay(id);
    await deliverEvents(graph);
    await runPaymentJobs(graph);
    expect(await summarizeMoney(graph)).toEqual({
      payments: ["SUCCEEDED 2200"],
      refunds: [],
      money: ["CHARGE 2200"],
    });
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
  });

  it("charge once when the desk starts a payment while that of the visitor arrives", async () => {
    const order = await bookUnpaid();
    const payment = await startPaymentAs(scope, order);
    graph.provider.pay(payment);
    await Promise.all([deliverEvents(graph), create(getId(order)), create(getId(order))]);
    await runPaymentJobs(graph);
    expect(await loadStatuses(scope, order)).toEqual(["CONFIRMED"]);
    const { money, refunds, payments } = await summarizeMoney(graph);
    expect({ money, refunds }).toEqual({ money: ["CHARGE 2200"], refunds: [] });
    expect(payments.filter((one) => one.startsWith("OPEN"))).toEqual([]);
  });
});
