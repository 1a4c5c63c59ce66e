import { beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../access/apiKeys.ts";
import type { AccessGrant } from "../../access/rules/accessKey.ts";
import { expectNoChanges } from "../../../testing/audit/audit.ts";
import { cancel, leave, reschedule } from "../../../testing/bookings/change.ts";
import { type TestCaller, openGraph } from "../../../testing/graph.ts";
import { type BookingAnswer, book, holdAndGetToken, visitorToken } from "../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { createAccessKey } from "../keys/accessKeys.ts";

const AT_4PM = "2026-11-24T21:00:00.000Z";
const AT_5PM = "2026-11-24T22:00:00.000Z";

const graph = await openGraph();
let owner: TestCaller;
let bookings: readonly BookingAnswer[];
let order: { readonly id: string; readonly accessKey: string };
let rows: readonly { readonly id: string; readonly staff_id: string }[];
beforeEach(async () => {
  await graph.reset();
  owner = { key: (await addApiKey(await graph.scope(), "owner")).secret };
  await graph.change("mobility", { paymentRule: "FULL", priceMinor: 2500 });
  await bookTwo();
});

/** One line for the booker and one for a guest. */
async function bookTwo(): Promise<void> {
  const lines = [{ service: "mobility" }, { service: "mobility", member: 1 }];
  const token = await holdAndGetToken(graph, {
    lines,
    startsAt: "2026-11-24T20:00:00.000Z",
    visitor: visitorToken(1),
  });
  const answer = await book(graph, token, { guests: [{ name: "Grace", email: "grace@example.org" }] });
  if (!answer.bookings) throw new Error(JSON.stringify(answer));
  bookings = answer.bookings;
  order = answer.order!;
  rows = await graph.database.query(
    "SELECT b.id, s.staff_id FROM bookings b JOIN booking_staff s ON s.booking_id = b.id ORDER BY b.ordinal",
  );
}

async function createKey(changes: Partial<AccessGrant>): Promise<string> {
  const { business } = await graph.scope();
  const grant = { bookingId: rows[1]!.id, role: "GUEST", member: 0, version: 1, ...changes } as const;
  return createAccessKey(graph.signer, business.id, grant);
}

/** Keys of every view of the guest's line. */
const createKeys = async () => {
  const staffId = rows[1]!.staff_id;
  return [
    bookings[1]!.accessKey,
    await createKey({ role: "GUEST", member: 1 }),
    await createKey({ role: "STAFF", staffId }),
    await createKey({ role: "VIEW" }),
    await createKey({ role: "VIEW", member: 1 }),
    await createKey({ role: "VIEW", staffId }),
  ];
};

interface Identity {
  readonly id: string;
  readonly accessKey: string;
  readonly role: string;
}

const loadIdentities = async (accessKeys: readonly string[]) => {
  const data = await graph.data<{ visitorBookings: Identity[] }>(
    "query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { id accessKey role } } }",
    { keys: accessKeys },
  );
  return data.visitorBookings;
};

describe("ids of visitors' records", () => {
  it("differ by role, guest and staff member, and are the same in a repeated request", async () => {
    const keys = await createKeys();
    const found = await loadIdentities(keys);
    expect(found.map(({ role }) => role)).toEqual(["BOOKER", "GUEST", "STAFF", "VIEW", "VIEW", "VIEW"]);
    expect(new Set(found.map(({ id }) => id)).size).toBe(keys.length);
    expect(found.map(({ accessKey }) => accessKey)).toEqual(keys);
    expect(found[0]!.id).toBe(bookings[1]!.id);
    expect(await loadIdentities(keys)).toEqual(found);
    for (const [index, accessKey] of keys.entries()) {
      const one = await graph.data<{ visitorBooking: Identity }>(
        "query ($accessKey: String!) { visitorBooking(accessKey: $accessKey) { ... on VisitorBooking { id accessKey role } } }",
        { accessKey },
      );
      expect(one.visitorBooking).toEqual(found[index]);
    }
  });

  it("are no nodes for any caller, and neither are access keys", async () => {
    const keys = await createKeys();
    const ids = [...(await loadIdentities(keys)).map(({ id }) => id), ...keys, order.id, order.accessKey];
    for (const caller of [{}, owner]) {
      const data = await graph.data<{ nodes: (object | null)[] }>(
        "query ($ids: [ID!]!) { nodes(ids: $ids) { id } }",
        { ids },
        caller,
      );
      expect(data.nodes).toEqual(ids.map(() => null));
      for (const id of ids)
        expect(await graph.data("query ($id: ID!) { node(id: $id) { id } }", { id }, caller)).toEqual({
          node: null,
        });
    }
  });
});

describe("a stranger with an id alone", () => {
  const send = async (mutation: string, input: object, caller: TestCaller = {}) => {
    const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
    const { data, errors } = await graph.run<{ answer: { code?: string } | null }>(
      `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) { __typename ... on Failure { code } } }`,
      { input },
      caller,
    );
    return errors[0]?.code ?? data.answer?.code;
  };

  it("views nothing", async () => {
    const found = await loadIdentities(await createKeys());
    for (const text of [...found.map(({ id }) => id), order.id, toGlobalId("Booking", rows[1]!.id)]) {
      const data = await graph.data(
        `query ($text: String!, $id: ID!) {
          visitorBooking(accessKey: $text) { __typename ... on BookingNotFound { accessKey code } }
          business { bookingLink(id: $id) { __typename } } }`,
        { text, id: text },
      );
      expect(data).toEqual({
        visitorBooking: { __typename: "BookingNotFound", accessKey: text, code: "BOOKING_NOT_FOUND" },
        business: { bookingLink: null },
      });
    }
  });

  it("moves, cancels, renews, leaves and pays nothing", async () => {
    const found = await loadIdentities(await createKeys());
    const ids = [...found.map(({ id }) => id), order.id, toGlobalId("Booking", rows[1]!.id)];
    await expectNoChanges(graph, async () => {
      for (const id of ids) {
        const byKey = { booking: { accessKey: id } };
        const byId = { booking: { id } };
        for (const [mutation, more] of [
          ["rescheduleBooking", { startsAt: AT_4PM }],
          ["cancelBooking", { scope: "ORDER" }],
          ["renewBookingLinks", {}],
        ] as const) {
          expect(await send(mutation, { ...byKey, ...more })).toBe("BOOKING_NOT_FOUND");
          expect(await send(mutation, { ...byId, ...more })).toBe("UNAUTHENTICATED");
        }
        expect(await leave(graph, id)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
        expect(await send("startPayment", { accessKey: id, idempotencyKey: "pay-0001" })).toBe(
          "BOOKING_NOT_FOUND",
        );
        expect(await send("refreshPayment", { accessKey: id })).toBe("BOOKING_NOT_FOUND");
      }
    });
  });

  it("causes no mail", async () => {
    const count = () => graph.database.query("SELECT count(*)::int AS count FROM notices");
    const before = await count();
    for (const { id } of await loadIdentities(await createKeys()))
      expect(await send("mailBookingLink", { accessKey: id })).toBeUndefined();
    expect(await count()).toEqual(before);
  });

  it("changes nothing as the business, whose bookings have other ids", async () => {
    await expectNoChanges(graph, async () => {
      for (const { id } of [...bookings, order])
        for (const mutation of ["cancelBooking", "renewBookingLinks"])
          expect(await send(mutation, { booking: { id } }, owner)).toBe("BOOKING_NOT_FOUND");
    });
  });
});

describe("access keys", () => {
  it("are returned to the booker and not to the business that changes a booking by its id", async () => {
    await graph.reset();
    owner = { key: (await addApiKey(await graph.scope(), "owner")).secret };
    await bookTwo();
    const id = toGlobalId("Booking", rows[0]!.id);
    const byBooker = await reschedule(graph, {
      booking: { accessKey: bookings[0]!.accessKey },
      startsAt: AT_4PM,
    });
    expect(byBooker.order).toMatchObject({
      id: order.id,
      accessKey: order.accessKey,
      bookings: bookings.map(({ accessKey }) => ({ accessKey })),
    });
    const hidden = { id: order.id, accessKey: null, bookings: bookings.map(() => ({ accessKey: null })) };
    expect((await reschedule(graph, { booking: { id }, startsAt: AT_5PM }, owner)).order).toMatchObject(
      hidden,
    );
    expect((await cancel(graph, { booking: { id }, scope: "ORDER" }, owner)).order).toMatchObject(hidden);
    const nested = await graph.data(
      `mutation ($id: ID!) { cancelBooking(input: { booking: { id: $id }, scope: ORDER }) { ... on CancelBookingPayload {
         order { bookings { accessKey order { accessKey bookings { accessKey } } } } } } }`,
      { id },
      owner,
    );
    const line = {
      accessKey: null,
      order: { accessKey: null, bookings: [{ accessKey: null }, { accessKey: null }] },
    };
    expect(nested).toEqual({ cancelBooking: { order: { bookings: [line, line] } } });
  });
});
