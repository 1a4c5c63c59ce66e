import { beforeEach, describe, expect, it } from "vitest";
import { revokeApiKey } from "../../../access/data/apiKeys.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { rowChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import { hold, serviceId, visitorToken, holdAndBook } from "../../../../testing/bookings/visit.ts";

const holdRequest = { service: serviceId("home-visit"), startsAt: "2026-11-25T15:00:00.000Z" };
const where = { locationKind: "AT_VISITOR", location: "12 Elm Street" };

const REQUESTS = `{ viewer { name role business { slug bookings(filter: { status: [REQUESTED] }) { edges { node {
  id status reference decideBy location service { slug } staff { slug } contact { email } } } } } } }`;
const decision = (name: string) => `mutation ($booking: ID!) { ${name}Booking(input: { id: $booking }) {
  __typename
  ... on ${name === "approve" ? "Approve" : "Decline"}BookingPayload { booking { id status } }
  ... on Failure { code message } ... on StatusConflict { status } ... on InvalidInput { issues { path code } } } }`;

interface Requests {
  viewer: {
    name: string;
    business: { slug: string; bookings: { edges: { node: { id: string; status: string } }[] } };
  };
}

let key: string;
let keyId: string;
const graph = await openGraph();
await addOtherBusiness(graph.database);
beforeEach(async () => {
  await graph.reset();
  ({ secret: key, id: keyId } = await addApiKey(await graph.scope(), "owner"));
});
auditAfterEach(graph);

async function request(paymentRule: "NONE" | "FULL" = "NONE"): Promise<string> {
  await graph.change("home-visit", { paymentRule });
  await holdAndBook(graph, holdRequest, where);
  const { data } = await graph.run<Requests>(REQUESTS, {}, { key });
  return data.viewer.business.bookings.edges[0]!.node.id;
}

async function decide(name: "approve" | "decline", booking: string, asker: object = { key }) {
  const { data, errors } = await graph.run<Record<string, unknown>>(decision(name), { booking }, asker);
  return errors.length > 0 ? errors[0] : data[`${name}Booking`];
}

describe("owner", () => {
  it("sees requests with their bookers", async () => {
    await request();
    const { data } = await graph.run<Requests>(REQUESTS, {}, { key });
    expect(data.viewer).toMatchObject({
      name: "owner",
      role: null,
      business: {
        slug: "northside",
        bookings: {
          edges: [
            {
              node: {
                status: "REQUESTED",
                location: "12 Elm Street",
                service: { slug: "home-visit" },
                contact: { email: expect.stringContaining("@") },
              },
            },
          ],
        },
      },
    });
  });

  it("approves idempotently, and the time stays taken after the deadline", async () => {
    const booking = await request();
    const approved = { __typename: "ApproveBookingPayload", booking: { id: booking, status: "CONFIRMED" } };
    const added = await rowChanges(graph.database, () => decide("approve", booking));
    expect(added).toEqual({ booking_events: 1, figure_marks: 1, notices: 3, events: 1, audit_entries: 1 });
    expect(
      await rowChanges(graph.database, async () =>
        expect(await decide("approve", booking)).toEqual(approved),
      ),
    ).toEqual({ audit_entries: 1 });
    expect(await decide("decline", booking)).toMatchObject({ code: "STATUS_CONFLICT", status: "CONFIRMED" });
    graph.clock.advance(3 * 24 * 60);
    const { data } = await graph.run<Requests>(
      `{ viewer { business { bookings(filter: { status: [CONFIRMED] }) { edges { node { id status } } } } } }`,
      {},
      { key },
    );
    expect(data.viewer.business.bookings.edges).toEqual([{ node: { id: booking, status: "CONFIRMED" } }]);
  });

  it("declines idempotently, and the time is free again", async () => {
    const booking = await request();
    const declined = { __typename: "DeclineBookingPayload", booking: { id: booking, status: "DECLINED" } };
    expect(await decide("decline", booking)).toEqual(declined);
    expect(await decide("decline", booking)).toEqual(declined);
    expect(await decide("approve", booking)).toMatchObject({ code: "STATUS_CONFLICT", status: "DECLINED" });
    expect(await hold(graph, { ...holdRequest, visitor: visitorToken("next") })).toMatchObject({
      __typename: "HoldSlotPayload",
    });
  });

  it.each(["approve", "decline"] as const)("removes the deadline of a request by %s", async (name) => {
    const booking = await request();
    const deadlines = () => graph.database.query('SELECT decide_by AS "decideBy" FROM bookings');
    expect(await deadlines()).toEqual([{ decideBy: expect.any(Date) }]);
    await decide(name, booking);
    expect(await deadlines()).toEqual([{ decideBy: null }]);
  });

  it("cannot decide after the deadline", async () => {
    const booking = await request();
    graph.clock.advance(2 * 24 * 60);
    expect(await decide("approve", booking)).toMatchObject({ code: "STATUS_CONFLICT", status: "EXPIRED" });
    expect(await decide("decline", booking)).toMatchObject({ code: "STATUS_CONFLICT", status: "EXPIRED" });
  });

  it("gets a conflict when another decides at the same time", async () => {
    const booking = await request();
    const answers = await Promise.all([decide("approve", booking), decide("decline", booking)]);
    expect(answers.filter((one) => (one as { code?: string }).code === "STATUS_CONFLICT")).toHaveLength(1);
  });
});

describe("other callers", () => {
  it("cannot decide or read requests", async () => {
    const booking = await request();
    expect(await decide("approve", booking, {})).toMatchObject({ code: "UNAUTHENTICATED" });
    const response = await graph.run(
      `query ($id: ID!) { viewer { name } node(id: $id) { id } business { bookings { edges { node { id } } } } }`,
      { id: booking },
    );
    expect(response.errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    const { data } = await graph.run<{ viewer: null; node: null }>(
      `query ($id: ID!) { viewer { name } node(id: $id) { id } }`,
      { id: booking },
    );
    expect(data).toEqual({ viewer: null, node: null });
  });

  it("with a key of another business find no booking", async () => {
    const booking = await request();
    const { secret } = await addApiKey(await graph.scope({ host: OTHER.host }), "other");
    expect(await decide("approve", booking, { key: secret })).toMatchObject({ code: "BOOKING_NOT_FOUND" });
    const { errors } = await graph.run(
      `{ business(id: "northside") { bookings { edges { node { id } } } } }`,
      {},
      { key: secret },
    );
    expect(errors).toMatchObject([{ code: "FORBIDDEN" }]);
  });

  it("with a revoked or invented key are rejected", async () => {
    await revokeApiKey(graph.database.query, (await graph.scope()).business.id, keyId, graph.clock.now());
    const keyErrors = { [key]: "has been revoked", daybook_invented: "is unknown", x: "is unknown" };
    for (const [secret, keyError] of Object.entries(keyErrors))
      await expect(graph.run(REQUESTS, {}, { key: secret })).rejects.toThrow(`This API key ${keyError}.`);
  });
});

it("get an issue for an id of another type", async () => {
  expect(await decide("approve", "nonsense")).toMatchObject({
    issues: [{ path: ["id"], code: "NOT_FOUND" }],
  });
  expect(await decide("approve", serviceId("coaching"))).toMatchObject({ code: "INVALID_INPUT" });
});

it("approveBooking and declineBooking store no secret of a key", async () => {
  const rows = await graph.database.query<{ text: string }>(
    "SELECT to_jsonb(k)::text AS text FROM api_keys k",
  );
  expect(rows.some(({ text }) => text.includes(key) || text.includes(Buffer.from(key).toString("hex")))).toBe(
    false,
  );
});
