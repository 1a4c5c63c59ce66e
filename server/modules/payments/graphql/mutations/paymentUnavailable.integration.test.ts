import { beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { expectNoChanges } from "../../../../testing/audit/audit.ts";
import { reschedule } from "../../../../testing/bookings/change.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  book,
  holdAndGetToken,
  hold,
  serviceId,
  visitorToken,
  holdAndBook,
} from "../../../../testing/bookings/visit.ts";

const massage = { service: serviceId("massage"), startsAt: "2026-11-24T15:00:00Z" };
const consultation = { service: serviceId("consultation"), startsAt: "2026-11-24T15:00:00Z" };
const homeVisitRequest = { service: serviceId("home-visit"), startsAt: "2026-11-25T15:00:00.000Z" };
const where = { locationKind: "AT_VISITOR", location: "12 Elm Street" };
const REFUSED = { __typename: "PaymentUnavailable", code: "PAYMENT_UNAVAILABLE" };

const graph = await openGraph();
beforeEach(() => graph.reset());

const service = async (slug: string) =>
  (
    await graph.run<{ business: { service: Record<string, unknown> } }>(
      `query ($slug: ID!) { business { paymentsAreTest service(id: $slug) {
         isPaymentUnavailable availability(input: { from: "2026-11-24", to: "2026-11-25" }) { isBookable } } } }`,
      { slug },
    )
  ).data.business.service;

describe("server without a payment provider", () => {
  beforeEach(() => {
    graph.provider.isUnconfigured = true;
  });

  it("rejects a hold of a service that is paid at booking", async () => {
    await graph.change("massage", { paymentRule: "FULL" });
    await expectNoChanges(graph, async () => {
      const answer = await hold(graph, massage);
      expect(answer).toMatchObject(REFUSED);
      expect(answer.message).toContain("Please contact us.");
    });
  });

  it("rejects a series or a party with a line that is paid at booking", async () => {
    await graph.change("massage", { paymentRule: "FULL", recurrenceMax: 5 });
    const series = { service: massage.service, series: [massage.startsAt, "2026-12-01T15:00:00Z"] };
    expect(await hold(graph, series)).toMatchObject(REFUSED);
    const lines = [{ service: consultation.service }, { service: massage.service, member: 1 }];
    expect(await hold(graph, { lines, startsAt: massage.startsAt })).toMatchObject(REFUSED);
  });

  it.each([
    ["paid on site", { paymentRule: "NONE" as const, priceMinor: 9500 }],
    ["free, whatever its payment rule", { paymentRule: "FULL" as const, priceMinor: 0 }],
  ])("holds and books a service that is %s", async (_, terms) => {
    await graph.change("massage", terms);
    expect(await service("massage")).toEqual({
      isPaymentUnavailable: false,
      availability: { isBookable: true },
    });
    await holdAndBook(graph, massage);
  });

  it("reports it before a slot is chosen", async () => {
    await graph.change("massage", { paymentRule: "DEPOSIT_PERCENT", paymentValue: 20 });
    const unavailable = { isPaymentUnavailable: true, availability: { isBookable: false } };
    expect(await service("massage")).toEqual(unavailable);
    graph.provider.isUnconfigured = false;
    expect(await service("massage")).toEqual({
      isPaymentUnavailable: false,
      availability: { isBookable: true },
    });
  });
});

/** Fields of `Availability` that depend on whether a hold is possible. */
const OFFERED = `isBookable failure { __typename ... on Failure { code } } days { slotCount }
  nextAvailable { startsAt } refusal(startsAt: "${massage.startsAt}")`;

interface Offered {
  readonly isBookable: boolean;
  readonly failure: object | null;
  readonly days: readonly { readonly slotCount: number }[];
  readonly nextAvailable: object | null;
  readonly refusal: string | null;
}

/** Availability of a party, from the business and from the first service. */
async function party(lines: readonly object[]): Promise<Offered[]> {
  const dates = 'from: "2026-11-24", to: "2026-11-25"';
  const data = await graph.data<{
    business: { availability: Offered; service: { availability: Offered } };
  }>(
    `query ($lines: [LineInput!]!, $also: [LineInput!]!) { business {
       availability(input: { lines: $lines, ${dates} }) { ${OFFERED} }
       service(id: "consultation") { availability(input: { lines: $also, ${dates} }) { ${OFFERED} } } } }`,
    { lines, also: lines.slice(1) },
  );
  return [data.business.availability, data.business.service.availability];
}

describe("availability of a party without a payment provider", () => {
  const mixed = [{ service: "consultation" }, { service: "massage", member: 1 }];
  const notOffered = {
    isBookable: false,
    failure: REFUSED,
    days: [{ slotCount: 0 }, { slotCount: 0 }],
    nextAvailable: null,
    refusal: "PAYMENT_UNAVAILABLE",
  };
  beforeEach(() => {
    graph.provider.isUnconfigured = true;
  });

  it.each([
    ["the whole price", { paymentRule: "FULL" as const }],
    ["a share of it", { paymentRule: "DEPOSIT_PERCENT" as const, paymentValue: 20 }],
  ])("offers nothing when the second line is paid at booking: %s", async (_, terms) => {
    await graph.change("massage", terms);
    expect(await party(mixed)).toEqual([notOffered, notOffered]);
    graph.provider.isUnconfigured = false;
    for (const offered of await party(mixed)) {
      expect(offered).toMatchObject({ isBookable: true, failure: null, refusal: null });
      expect(offered.nextAvailable).not.toBeNull();
    }
  });

  it("offers what is paid on site", async () => {
    await graph.change("massage", { paymentRule: "NONE", priceMinor: 9500 });
    for (const offered of await party(mixed)) {
      expect(offered).toMatchObject({ isBookable: true, failure: null, refusal: null });
      expect(offered.nextAvailable).not.toBeNull();
    }
  });
});

describe("removal of the provider", () => {
  it("rejects book of a paid hold until the provider is back", async () => {
    await graph.change("massage", { paymentRule: "FULL" });
    const token = await holdAndGetToken(graph, massage);
    graph.provider.isUnconfigured = true;
    await expectNoChanges(graph, async () => {
      expect(await book(graph, token)).toMatchObject(REFUSED);
    });
    graph.provider.isUnconfigured = false;
    expect((await book(graph, token)).order).toBeDefined();
  });

  it("returns the same hold and order for a replay", async () => {
    await graph.change("massage", { paymentRule: "FULL" });
    const again = { ...massage, visitor: visitorToken(7), idempotencyKey: "hold-key-once" };
    const first = await hold(graph, again);
    const details = { idempotencyKey: "book-key-once" };
    const order = await book(graph, first.hold!.token, details);
    graph.provider.isUnconfigured = true;
    expect(await book(graph, first.hold!.token, details)).toEqual(order);
  });

  it("does not prevent a move", async () => {
    await graph.change("massage", { paymentRule: "NONE" });
    const { accessKey } = await holdAndBook(graph, massage);
    await graph.change("massage", { paymentRule: "FULL" });
    graph.provider.isUnconfigured = true;
    const startsAt = "2026-11-25T15:00:00.000Z";
    const moved = await reschedule(graph, { booking: { accessKey }, startsAt });
    expect(moved).toMatchObject({ order: { bookings: [{ accessKey, startsAt }] } });
  });

  it("rejects startPayment", async () => {
    await graph.change("massage", { paymentRule: "FULL" });
    const { order } = await book(graph, await holdAndGetToken(graph, massage));
    graph.provider.isUnconfigured = true;
    const { data } = await graph.run<{ startPayment: object }>(
      `mutation ($accessKey: String!) { startPayment(input: { accessKey: $accessKey, idempotencyKey: "pay-0001" }) { __typename ... on Failure { code } } }`,
      { accessKey: order!.accessKey },
    );
    expect(data.startPayment).toEqual(REFUSED);
  });

  it("rejects approval of a paid request until the provider is back", async () => {
    await graph.change("home-visit", { paymentRule: "FULL" });
    await holdAndBook(graph, homeVisitRequest, where);
    const { secret } = await addApiKey(await graph.scope(), "owner");
    const [row] = await graph.database.query<{ status: string }>("SELECT status FROM bookings");
    expect(row!.status).toBe("REQUESTED");
    const list = await graph.run<{
      viewer: { business: { bookings: { edges: { node: { id: string } }[] } } };
    }>(
      `{ viewer { business { bookings(filter: { status: [REQUESTED] }) { edges { node { id } } } } } }`,
      {},
      { key: secret },
    );
    const booking = list.data.viewer.business.bookings.edges[0]!.node.id;
    const approve = async () =>
      (
        await graph.run<{ approveBooking: object }>(
          `mutation ($booking: ID!) { approveBooking(input: { id: $booking }) { __typename ... on Failure { code } } }`,
          { booking },
          { key: secret },
        )
      ).data.approveBooking;
    graph.provider.isUnconfigured = true;
    await expectNoChanges(graph, async () => expect(await approve()).toEqual(REFUSED));
    graph.provider.isUnconfigured = false;
    expect(await approve()).toMatchObject({ __typename: "ApproveBookingPayload" });
  });
});
