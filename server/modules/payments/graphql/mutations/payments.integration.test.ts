import { beforeEach, describe, expect, it } from "vitest";
import { sweepExpired } from "../../../bookings/data/sweepExpired.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { auditAfterEach } from "../../../../testing/audit/audit.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import { deliverEvents, runPaymentJobs } from "../../../../testing/payments/paying.ts";
import {
  book,
  holdAndGetToken,
  hold,
  serviceId,
  staffId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

const massage = { service: serviceId("massage"), startsAt: "2026-11-24T15:00:00Z" };
const ORDER = `order { due { amount } paid { amount } refunded { amount } total { amount } payBy paySecondsLeft tax { name percent }
  payment { state amount { amount currency } url isTest failure } bookings { status price { amount } due { amount } paid { amount } refunded { amount } payBy refundIfCancelled { amount } } }`;

interface OrderAnswer {
  readonly due: { readonly amount: number };
  readonly payment: { readonly state: string; readonly url: string | null } | null;
  readonly bookings: readonly { readonly status: string }[];
}
interface Answer {
  readonly __typename: string;
  readonly code?: string;
  readonly order?: OrderAnswer;
  readonly payment?: { readonly url: string; readonly expiresAt: string; readonly isTest: boolean };
}

const graph = await openGraph();
await addOtherBusiness(graph.database);
beforeEach(() => graph.reset());
auditAfterEach(graph);

const send = async (
  name: "start" | "refresh",
  accessKey: string,
  asker?: TestCaller,
  more: object = {},
): Promise<Answer> => {
  const type = `${name === "start" ? "Start" : "Refresh"}Payment`;
  const payment = name === "start" ? "payment { url expiresAt isTest }" : "";
  const data = await graph.data<{ answer: Answer }>(
    `mutation ($input: ${type}Input!) { answer: ${name}Payment(input: $input) { __typename ... on Failure { code }
       ... on ${type}Payload { ${ORDER} ${payment} } } }`,
    { input: { accessKey, ...(name === "start" && { idempotencyKey: crypto.randomUUID() }), ...more } },
    asker,
  );
  return data.answer;
};

/** Returns the key of an order that waits for its payment. */
async function bookUnpaid(
  holdRequest: object = massage,
  details: Record<string, unknown> = {},
): Promise<string> {
  const answer = await book(graph, await holdAndGetToken(graph, { ...massage, ...holdRequest }), details);
  if (!answer.order) throw new Error(JSON.stringify(answer));
  return answer.order.accessKey;
}

const payAll = () => {
  for (const payment of graph.provider.sessions.keys()) graph.provider.pay(payment);
};

describe("payment terms", () => {
  const share = (name: string) => ({ share: name, depositAmount: null, depositPercent: null });

  it("are returned with the service", async () => {
    const { data } = await graph.run<{ business: { a: object; b: object; c: object; d: object } }>(
      `fragment S on Service { price { amount } pricePer payment { share depositAmount { amount currency } depositPercent } deposit { amount currency } refundPercent refundCutoffMinutes }
       { business { tax { name percent } paymentsAreTest a: service(id: "massage") { ...S } b: service(id: "duo-training") { ...S }
         c: service(id: "physio") { ...S } d: service(id: "intro-call") { ...S } } }`,
    );
    expect(data.business).toEqual({
      tax: { name: "Sales tax", percent: 8.88 },
      paymentsAreTest: true,
      a: {
        price: { amount: 11000 },
        pricePer: "LINE",
        payment: { share: null, depositAmount: null, depositPercent: 20 },
        deposit: { amount: 2200, currency: "USD" },
        refundPercent: 100,
        refundCutoffMinutes: 0,
      },
      b: {
        price: { amount: 4500 },
        pricePer: "PERSON",
        payment: { share: null, depositAmount: { amount: 1500, currency: "USD" }, depositPercent: null },
        deposit: { amount: 1500, currency: "USD" },
        refundPercent: 50,
        refundCutoffMinutes: 1440,
      },
      c: expect.objectContaining({ payment: share("FULL"), deposit: { amount: 9500, currency: "USD" } }),
      d: expect.objectContaining({ price: null, payment: share("NONE"), deposit: null }),
    });
  });

  it("are returned with the hold, for each line and in total", async () => {
    const lines = [
      { service: serviceId("massage"), staff: staffId("bruno") },
      { service: serviceId("massage"), staff: staffId("amara"), member: 1 },
    ];
    const { data } = await graph.run(
      `mutation ($input: HoldSlotInput!) { holdSlot(input: $input) { __typename ... on HoldSlotPayload {
         hold { total { amount } dueNow { amount currency } lines { price { amount } dueNow { amount } } } } } }`,
      {
        input: {
          startsAt: massage.startsAt,
          lines,
          visitor: visitorToken(1),
          idempotencyKey: "hold-key-1",
        },
      },
    );
    const line = { price: { amount: 11000 }, dueNow: { amount: 2200 } };
    expect(data).toMatchObject({
      holdSlot: {
        hold: { total: { amount: 22000 }, dueNow: { amount: 4400, currency: "USD" }, lines: [line, line] },
      },
    });
  });
});

describe("startPayment", () => {
  it("opens a payment that refreshPayment finds paid", async () => {
    const key = await bookUnpaid();
    const started = await send("start", key);
    expect(started).toMatchObject({
      __typename: "StartPaymentPayload",
      payment: { url: "https://pay.example/session_1", expiresAt: "2026-11-20T10:10:00.000Z", isTest: true },
      order: {
        due: { amount: 2200 },
        paid: { amount: 0 },
        total: { amount: 11000 },
        payBy: "2026-11-20T10:10:00.000Z",
        paySecondsLeft: 600,
        tax: { name: "Sales tax", percent: 8.88 },
        payment: { state: "OPEN", amount: { amount: 2200, currency: "USD" } },
        bookings: [{ status: "AWAITING_PAYMENT", due: { amount: 2200 }, payBy: "2026-11-20T10:10:00.000Z" }],
      },
    });
    expect(await send("start", key)).toEqual(started);
    payAll();
    expect(await send("refresh", key)).toMatchObject({
      __typename: "RefreshPaymentPayload",
      order: {
        due: { amount: 0 },
        paid: { amount: 2200 },
        refunded: { amount: 0 },
        payBy: null,
        paySecondsLeft: null,
        payment: { state: "SUCCEEDED", url: null },
        bookings: [
          {
            status: "CONFIRMED",
            price: { amount: 11000 },
            due: { amount: 0 },
            paid: { amount: 2200 },
            refundIfCancelled: { amount: 2200 },
          },
        ],
      },
    });
    expect(await send("start", key)).toMatchObject({ __typename: "NothingDue", code: "NOTHING_DUE" });
  });

  it("rejects unknown orders, other businesses and access keys", async () => {
    const key = await bookUnpaid();
    const access = (await graph.run<{ answer: never }>("{ __typename }")) && key;
    for (const name of ["start", "refresh"] as const) {
      expect(await send(name, `${key.slice(0, -1)}_`)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
      expect(await send(name, "")).toMatchObject({ code: "BOOKING_NOT_FOUND" });
      expect(await send(name, access, { host: OTHER.host })).toMatchObject({ code: "BOOKING_NOT_FOUND" });
    }
    expect(graph.provider.calls).toEqual([]);
  });

  it("fails when the provider is unavailable and after the deadline", async () => {
    const key = await bookUnpaid();
    graph.provider.unansweredRequests = 1;
    expect(await send("start", key)).toMatchObject({ code: "PAYMENT_UNAVAILABLE" });
    expect(await send("start", key)).toMatchObject({ __typename: "StartPaymentPayload" });
    graph.clock.advance(10);
    expect(await send("start", key)).toMatchObject({ __typename: "HoldExpired", code: "HOLD_EXPIRED" });
    expect(await send("refresh", key)).toMatchObject({
      order: { due: { amount: 0 }, bookings: [{ status: "EXPIRED" }] },
    });
  });

  it("leaves at least five minutes", async () => {
    const token = await holdAndGetToken(graph, massage);
    graph.clock.advance(9);
    const answer = await book(graph, token);
    expect(await send("start", answer.order!.accessKey)).toMatchObject({ order: { paySecondsLeft: 300 } });
  });

  it("counts people or seats for prices by person or seat", async () => {
    const guests = [{ name: "Grace", email: "grace@example.org" }];
    const duo = await bookUnpaid({ service: serviceId("duo-training") }, { guests });
    expect(await send("start", duo)).toMatchObject({
      order: { total: { amount: 9000 }, due: { amount: 3000 } },
    });
    await graph.change("yoga-class", { priceMinor: 1500, paymentRule: "FULL", pricePer: "SEAT" });
    const yoga = {
      service: serviceId("yoga-class"),
      startsAt: "2026-11-24T12:00:00Z",
      seats: 3,
      visitor: visitorToken(2),
    };
    const seats = await bookUnpaid(yoga);
    expect(await send("start", seats)).toMatchObject({
      order: { total: { amount: 4500 }, due: { amount: 4500 } },
    });
    expect(await graph.database.query("SELECT seats_taken FROM sessions")).toEqual([{ seats_taken: 3 }]);
    graph.clock.advance(11);
    expect((await hold(graph, { ...yoga, seats: 4, visitor: visitorToken(3) })).__typename).toBe(
      "HoldSlotPayload",
    );
    expect(await graph.database.query("SELECT seats_taken FROM sessions")).toEqual([{ seats_taken: 4 }]);
    await runPaymentJobs(graph);
  });
});

describe("one-time link of a paid order", () => {
  const link = async () =>
    (
      await graph.database.query<{ state: string }>(
        "SELECT CASE WHEN spent_at IS NOT NULL THEN 'spent' WHEN reserved_at IS NOT NULL THEN 'reserved' ELSE 'free' END AS state FROM one_time_links WHERE slug = 'paid'",
      )
    )[0]!.state;
  beforeEach(() =>
    graph.database.query(
      `WITH made AS (INSERT INTO one_time_links (business_id, id, slug, created_at) SELECT business_id, gen_random_uuid(), 'paid', now() FROM services WHERE slug = 'massage' RETURNING business_id, id)
       INSERT INTO one_time_link_services (business_id, link_id, service_id) SELECT made.business_id, made.id, s.id FROM made JOIN services s ON s.slug = 'massage'`,
    ),
  );

  it("is reserved during the payment, then spent, or free if unpaid", async () => {
    const first = await bookUnpaid({ oneTimeLink: "paid" });
    expect(await link()).toBe("reserved");
    graph.clock.advance(11);
    await send("start", first);
    await graph.database.query("SELECT expire_due(business_id, $1) FROM orders", [
      new Date(graph.clock.now()).toISOString(),
    ]);
    expect(await link()).toBe("free");
    const second = await bookUnpaid({ oneTimeLink: "paid", visitor: visitorToken(2) });
    await send("start", second);
    payAll();
    await deliverEvents(graph);
    expect(await link()).toBe("spent");
  });

  it("can be used by another order at the deadline", async () => {
    const first = await holdAndGetToken(graph, { ...massage, oneTimeLink: "paid" });
    graph.clock.advance(4);
    const elsewhere = { ...massage, oneTimeLink: "paid", startsAt: "2026-11-24T18:00:00Z" };
    const second = await holdAndGetToken(graph, { ...elsewhere, visitor: visitorToken(2) });
    await book(graph, first);
    expect(await book(graph, second)).toMatchObject({ __typename: "SlugExpired" });
    graph.clock.advance(7);
    const { order } = await book(graph, second);
    expect(order?.accessKey).toBeDefined();
    expect((await book(graph, second)).order?.accessKey).toBe(order?.accessKey);
    expect(await link()).toBe("reserved");
    const statuses = await graph.database.query("SELECT status::text FROM bookings ORDER BY starts_at");
    expect(statuses).toEqual([{ status: "EXPIRED" }, { status: "AWAITING_PAYMENT" }]);
  });

  it("is used by one order for concurrent requests at the deadline", async () => {
    const held = (visitor: number, startsAt: string) =>
      holdAndGetToken(graph, { ...massage, oneTimeLink: "paid", startsAt, visitor: visitorToken(visitor) });
    const first = await held(1, massage.startsAt);
    graph.clock.advance(4);
    const others = [await held(2, "2026-11-24T18:00:00Z"), await held(3, "2026-11-25T15:00:00Z")];
    await book(graph, first);
    graph.clock.advance(7);
    const answers = await Promise.all([
      ...others.map((token) => book(graph, token)),
      sweepExpired(graph.database, graph.clock.now()),
    ]);
    const outcomes = answers.flatMap((one) => (one ? [one.__typename] : []));
    expect(outcomes.toSorted()).toEqual(["BookPayload", "SlugExpired"]);
  });

  it("rejects a late payment when another order has used it", async () => {
    const first = await bookUnpaid({ oneTimeLink: "paid" });
    await send("start", first);
    payAll();
    graph.clock.advance(11);
    await bookUnpaid({ oneTimeLink: "paid", startsAt: "2026-11-24T18:00:00Z", visitor: visitorToken(2) });
    await deliverEvents(graph);
    await runPaymentJobs(graph);
    expect(await send("refresh", first)).toMatchObject({
      order: { paid: { amount: 2200 }, refunded: { amount: 2200 }, bookings: [{ status: "EXPIRED" }] },
    });
  });
});

describe("paid request", () => {
  const homeVisitRequest = { service: serviceId("home-visit"), startsAt: "2026-11-25T19:00:00Z" };
  const createPaidRequest = async () => {
    const key = await bookUnpaid(homeVisitRequest, { location: "1 Elm Street" });
    const { secret } = await addApiKey(await graph.scope(), "owner");
    const { data } = await graph.run<{
      viewer: { business: { bookings: { edges: { node: { id: string } }[] } } };
    }>("{ viewer { business { bookings { edges { node { id } } } } } }", {}, { key: secret });
    const approve = async () =>
      (
        await graph.run<{ approveBooking: { booking: { status: string } } }>(
          `mutation ($booking: ID!) { approveBooking(input: { id: $booking }) { ... on ApproveBookingPayload { booking { status } } } }`,
          { booking: data.viewer.business.bookings.edges[0]!.node.id },
          { key: secret },
        )
      ).data.approveBooking.booking.status;
    return { key, approve };
  };
  const notices = async () =>
    (
      await graph.database.query<{ line: string }>(
        "SELECT kind || ' ' || recipient AS line FROM notices WHERE kind NOT IN ('REMINDER', 'REQUESTED') ORDER BY kind::text, recipient::text",
      )
    ).map(({ line }) => line);

  it("waits a day for its payment after approval, then is booked", async () => {
    const { key, approve } = await createPaidRequest();
    expect(await send("start", key)).toMatchObject({ code: "NOTHING_DUE" });
    expect(await approve()).toBe("AWAITING_PAYMENT");
    expect(await approve()).toBe("AWAITING_PAYMENT");
    expect(await notices()).toEqual(["APPROVED BOOKER"]);
    expect(await send("start", key)).toMatchObject({
      order: {
        due: { amount: 15000 },
        payBy: "2026-11-21T10:00:00.000Z",
        bookings: [{ status: "AWAITING_PAYMENT" }],
      },
    });
    payAll();
    await deliverEvents(graph);
    expect(await send("refresh", key)).toMatchObject({ order: { bookings: [{ status: "CONFIRMED" }] } });
    expect(await notices()).toEqual(["APPROVED BOOKER", "CONFIRMED BOOKER", "CONFIRMED STAFF"]);
  });

  it("expires and frees its time when it is unpaid", async () => {
    const { key, approve } = await createPaidRequest();
    await approve();
    await send("start", key);
    graph.clock.advance(24 * 60);
    expect(await send("refresh", key)).toMatchObject({
      order: { due: { amount: 0 }, bookings: [{ status: "EXPIRED" }] },
    });
    expect((await hold(graph, { ...homeVisitRequest, visitor: visitorToken(2) })).__typename).toBe(
      "HoldSlotPayload",
    );
    await runPaymentJobs(graph);
  });

  it("cannot be moved before its payment, but after it", async () => {
    const { key, approve } = await createPaidRequest();
    await approve();
    const bookings = async () =>
      (await graph.run<{ business: { bookingLink: never } }>("{ __typename }")) &&
      (await send("refresh", key)).order!;
    expect((await bookings()).bookings).toMatchObject([{ status: "AWAITING_PAYMENT" }]);
    await send("start", key);
    payAll();
    await deliverEvents(graph);
    expect((await bookings()).bookings).toMatchObject([{ status: "CONFIRMED" }]);
  });
});

describe("replay of startPayment", () => {
  const once = { idempotencyKey: "pay-just-once" };

  it("returns the same payment, even after it was paid", async () => {
    const order = await bookUnpaid();
    const first = await send("start", order, undefined, once);
    expect(first.payment?.url).toMatch(/./);
    expect((await send("start", order, undefined, once)).payment).toEqual(first.payment);
    payAll();
    await send("refresh", order);
    expect((await send("start", order)).code).toBe("NOTHING_DUE");
    const again = await send("start", order, undefined, once);
    expect(again).toMatchObject({
      __typename: "StartPaymentPayload",
      order: { payment: { state: "SUCCEEDED" } },
    });
    expect(await graph.database.query("SELECT count(*)::int AS n FROM payments")).toEqual([{ n: 1 }]);
  });

  it("opens one page for concurrent requests", async () => {
    const order = await bookUnpaid();
    const answers = await Promise.all([1, 2, 3].map(() => send("start", order, undefined, once)));
    expect(new Set(answers.map(({ payment }) => payment?.url)).size).toBe(1);
    expect(await graph.database.query("SELECT count(*)::int AS n FROM payments")).toEqual([{ n: 1 }]);
  });

  it("rejects an invalid key and can be repeated after a failure", async () => {
    const order = await bookUnpaid();
    expect((await send("start", order, undefined, { idempotencyKey: "no" })).code).toBe("INVALID_INPUT");
    expect((await send("start", "order_unknown", undefined, once)).code).toBe("BOOKING_NOT_FOUND");
    expect((await send("start", order, undefined, once)).__typename).toBe("StartPaymentPayload");
  });
});

describe("return address of a payment", () => {
  const returnUrls = () => [...graph.provider.sessions.values()].map((session) => session.request.returnUrl);

  it("has the server's origin when the host of the request is unknown", async () => {
    const order = await bookUnpaid();
    expect((await send("start", order, { host: "evil.example" })).__typename).toBe("StartPaymentPayload");
    expect(returnUrls()).toEqual([`https://localhost/widget/bookings/${order}?returned`]);
  });

  it("replaces an open payment with another origin", async () => {
    const order = await bookUnpaid();
    const poisoned = (await send("start", order)).payment!;
    await graph.database.query("UPDATE payments SET return_origin = 'https://evil.example'");
    const again = (await send("start", order)).payment!;
    expect(again.url).not.toBe(poisoned.url);
    expect(await send("start", order)).toMatchObject({ payment: { url: again.url } });
    await graph.database.query("UPDATE payments SET return_origin = NULL WHERE state = 'OPEN'");
    expect((await send("start", order)).payment!.url).not.toBe(again.url);
  });
});
