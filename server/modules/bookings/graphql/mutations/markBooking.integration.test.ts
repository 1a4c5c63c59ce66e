import { beforeEach, describe, expect, it } from "vitest";
import { addApiKey } from "../../../access/apiKeys.ts";
import { auditAfterEach } from "../../../../testing/audit/audit.ts";
import { cancel, reschedule } from "../../../../testing/bookings/change.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  book,
  details,
  holdAndGetToken,
  serviceId,
  staffId,
  visitorToken,
  holdAndBook,
} from "../../../../testing/bookings/visit.ts";

const AT_3PM = "2026-11-24T20:00:00.000Z";
const online = { locationKind: "ONLINE" };

const graph = await openGraph();
const key = (await addApiKey(await graph.scope(), "owner")).secret;
beforeEach(() => graph.reset());
auditAfterEach(graph);

const consultation = async (visitor = 1, staff = "amara", startsAt = AT_3PM) =>
  holdAndBook(
    graph,
    {
      service: serviceId("consultation"),
      staff: staffId(staff),
      startsAt,
      visitor: visitorToken(visitor),
    },
    { ...online, idempotencyKey: `book-key-${visitor}` },
  );

interface Row {
  readonly id: string;
  readonly reference: string;
}
async function listBookings(variables: Record<string, unknown> = {}): Promise<Row[]> {
  const data = await graph.data<{ business: { bookings: { edges: { node: Row }[] } } }>(
    `query ($filter: BookingFilter, $search: String) { business {
      bookings(first: 100, filter: $filter, search: $search) {
        edges { node { id reference status startsAt service { name } staff { name } guests { name } contact { email } history { note } attribution { name } } } } } }`,
    variables,
    { key },
  );
  return data.business.bookings.edges.map(({ node }) => node);
}

const mark = async (booking: string, as: string, asker: object = { key }) => {
  const data = await graph.data<{
    markBooking: { __typename: string; booking?: { status: string } };
  }>(
    `mutation ($input: MarkBookingInput!) { markBooking(input: $input) { __typename ... on Failure { code }
      ... on StatusConflict { status } ... on MarkBookingPayload { booking { status history { actor status } } } } }`,
    { input: { id: booking, mark: as } },
    asker,
  );
  return data.markBooking;
};

const markArrival = async (id: string, as: string, idempotencyKey?: string) => {
  const data = await graph.data<{ markBooking: object }>(
    `mutation ($input: MarkBookingInput!) { markBooking(input: $input) { ... on Failure { code } ... on StatusConflict { status }
      ... on MarkBookingPayload { booking { status arrivedAt history { actor status hasArrived } } } } }`,
    { input: { id, mark: as, ...(idempotencyKey && { idempotencyKey }) } },
    { key },
  );
  return data.markBooking;
};

describe("markBooking", () => {
  it("marks a booking that has begun and corrects the mark", async () => {
    await consultation();
    const [{ id }] = (await listBookings()) as [Row];
    expect(await mark(id, "COMPLETED")).toMatchObject({ __typename: "StatusConflict", status: "CONFIRMED" });
    graph.clock.set("2026-11-24T20:10:00Z");
    expect(await mark(id, "NO_SHOW")).toMatchObject({ booking: { status: "NO_SHOW" } });
    const corrected = await mark(id, "COMPLETED");
    expect(corrected).toMatchObject({
      booking: {
        status: "COMPLETED",
        history: [{}, { actor: "OWNER", status: "NO_SHOW" }, { status: "COMPLETED" }],
      },
    });
    expect(await mark(id, "COMPLETED")).toEqual(corrected);
  });

  it("keeps the used time in the capacity and frees the rest", async () => {
    const amara = async () => {
      const data = await graph.data<{
        business: { insights: { staff: { staff: { slug: string }; capacity: { bookedMinutes: number } }[] } };
      }>(
        `{ business { insights(from: "2026-11-24", to: "2026-11-24") { staff { staff { slug } capacity { bookedMinutes } } } } }`,
        {},
        { key },
      );
      return data.business.insights.staff.find(({ staff }) => staff.slug === "amara")!.capacity.bookedMinutes;
    };
    await consultation(1);
    await consultation(2, "amara", "2026-11-24T20:45:00.000Z");
    const [first, second] = (await listBookings()) as [Row, Row];
    graph.clock.set("2026-11-24T20:10:00Z");
    expect(await mark(first.id, "NO_SHOW")).toMatchObject({ booking: { status: "NO_SHOW" } });
    // Ten minutes of the first, and thirty with the buffer of ten of the second.
    expect(await amara()).toBe(50);
    graph.clock.set("2026-11-24T21:30:00Z");
    expect(await mark(second.id, "COMPLETED")).toMatchObject({ booking: { status: "COMPLETED" } });
    expect(await amara()).toBe(50);
  });

  it("keeps the seats of a class counted", async () => {
    await holdAndBook(graph, {
      service: serviceId("yoga-class"),
      startsAt: "2026-11-24T12:00:00Z",
      seats: 2,
      visitor: visitorToken(1),
    });
    const [{ id }] = (await listBookings()) as [Row];
    graph.clock.set("2026-11-24T14:00:00Z");
    expect(await mark(id, "COMPLETED")).toMatchObject({ booking: { status: "COMPLETED" } });
  });

  it("marks an arrival, removes the mark and keeps the status", async () => {
    await consultation();
    const [{ id }] = (await listBookings()) as [Row];
    const arrive = (as: string, idempotencyKey?: string) => markArrival(id, as, idempotencyKey);
    expect(await arrive("ARRIVED")).toMatchObject({ code: "STATUS_CONFLICT", status: "CONFIRMED" });
    graph.clock.set("2026-11-24T19:50:00Z");
    const arrived = await arrive("ARRIVED", "arrival-1");
    expect(arrived).toMatchObject({
      booking: {
        status: "CONFIRMED",
        arrivedAt: "2026-11-24T19:50:00.000Z",
        history: [{ hasArrived: null }, { actor: "OWNER", hasArrived: true, status: "CONFIRMED" }],
      },
    });
    expect(await arrive("ARRIVED", "arrival-1")).toEqual(arrived);
    expect(await arrive("ARRIVED")).toEqual(arrived);
    expect(await arrive("NOT_ARRIVED")).toMatchObject({
      booking: { arrivedAt: null, history: [{}, {}, { hasArrived: false }] },
    });
    const types = await graph.database.query<{ type: string; arrivedAt: string | null }>(
      `SELECT type, data ->> 'arrivedAt' AS "arrivedAt" FROM events WHERE type LIKE 'booking.%arrived' ORDER BY data ->> 'sequence'`,
    );
    expect(types).toMatchObject([
      { type: "booking.arrived", arrivedAt: expect.stringContaining("19:50") as string },
      { type: "booking.not_arrived", arrivedAt: null },
    ]);
  });

  it("removes an arrival when the visitor did not come", async () => {
    await consultation();
    const [{ id }] = (await listBookings()) as [Row];
    graph.clock.set("2026-11-24T20:10:00Z");
    await markArrival(id, "ARRIVED");
    expect(await markArrival(id, "COMPLETED")).toMatchObject({
      booking: { arrivedAt: "2026-11-24T20:10:00.000Z" },
    });
    expect(await markArrival(id, "NOT_ARRIVED")).toMatchObject({ status: "COMPLETED" });
    expect(await markArrival(id, "NO_SHOW")).toMatchObject({ booking: { arrivedAt: null } });
  });

  it("hides an arrival from the booker and after a move to a later date", async () => {
    const { accessKey } = await consultation();
    const [{ id }] = (await listBookings()) as [Row];
    graph.clock.set("2026-11-24T19:50:00Z");
    await markArrival(id, "ARRIVED");
    const look = `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { history { status } } } }`;
    expect((await graph.run(look, { keys: [accessKey] })).data).toEqual({
      visitorBookings: [{ history: [{ status: "CONFIRMED" }] }],
    });
    await reschedule(graph, { booking: { id }, startsAt: "2026-12-01T20:00:00Z" }, { key });
    const read = `query ($id: ID!) { node(id: $id) { ... on Booking { arrivedAt } } }`;
    expect((await graph.run(read, { id }, { key })).data).toEqual({ node: { arrivedAt: null } });
  });

  it("is only for the owner", async () => {
    await consultation();
    const [{ id }] = (await listBookings()) as [Row];
    await expect(mark(id, "NO_SHOW", {})).rejects.toThrow("UNAUTHENTICATED");
    expect(await mark("booking_unknown", "NO_SHOW")).toMatchObject({ code: "INVALID_INPUT" });
  });
});

it("noteBooking adds a note to the history", async () => {
  await consultation();
  const [{ id }] = (await listBookings()) as [Row];
  const note = (text: string) =>
    graph.run<{ noteBooking: object }>(
      `mutation ($input: NoteBookingInput!) { noteBooking(input: $input) { __typename ... on InvalidInput { issues { path code } }
        ... on NoteBookingPayload { booking { history { actor status note } } } } }`,
      { input: { id, note: text } },
      { key },
    );
  expect((await note("Prefers the window seat")).data.noteBooking).toMatchObject({
    booking: {
      history: [{ note: null }, { actor: "OWNER", status: "CONFIRMED", note: "Prefers the window seat" }],
    },
  });
  expect((await note("  ")).data.noteBooking).toMatchObject({
    issues: [{ path: ["note"], code: "REQUIRED" }],
  });
});

it("rescheduleBooking and cancelBooking ignore the cut-off for the owner", async () => {
  await graph.change("consultation", {
    rescheduleCutoffMinutes: 10_000,
    cancelCutoffMinutes: 10_000,
    cancelReason: "REQUIRED",
  });
  await consultation();
  const [{ id }] = (await listBookings()) as [Row];
  const moved = await reschedule(graph, { booking: { id }, startsAt: "2026-11-24T21:00:00Z" }, { key });
  expect(moved.order?.bookings).toMatchObject([{ startsAt: "2026-11-24T21:00:00.000Z" }]);
  expect((await cancel(graph, { booking: { id } }, { key })).order?.bookings).toMatchObject([
    { status: "CANCELLED" },
  ]);
});

describe("business.bookings", () => {
  beforeEach(async () => {
    await consultation(1, "amara", AT_3PM);
    await consultation(2, "bruno", "2026-11-25T16:00:00Z");
    const token = await holdAndGetToken(graph, {
      service: serviceId("coaching"),
      startsAt: "2026-11-26T21:00:00Z",
      visitor: visitorToken(3),
    });
    await book(graph, token, {
      ...online,
      idempotencyKey: "book-key-3",
      contact: { ...details.contact, lastName: "Özdemir" },
      guests: [{ name: "Grace Hopper", email: "grace@example.org" }],
    });
  });

  it.each<[string, Record<string, unknown>, number]>([
    ["everything", {}, 3],
    ["a status", { filter: { status: ["CANCELLED"] } }, 0],
    [
      "a stretch of time",
      { filter: { overlaps: { since: "2026-11-25T00:00:00Z", until: "2026-11-26T00:00:00Z" } } },
      1,
    ],
    ["a person", { filter: { staff: [staffId("bruno")] } }, 1],
    ["a service", { filter: { service: [serviceId("consultation")] } }, 2],
    ["an unknown service", { filter: { service: ["service_nothing"] } }, 0],
    ["a provider", { filter: { provider: ["provider_nothing"] } }, 0],
    ["a name", { search: "özdemir" }, 1],
    ["a guest", { search: "GRACE@" }, 1],
    ["a percent sign", { search: "%" }, 0],
  ])("is filtered by %s", async (_what, variables, count) => {
    expect(await listBookings(variables)).toHaveLength(count);
  });

  it("finds a booking by its reference", async () => {
    const [first] = await listBookings();
    expect(await listBookings({ search: first!.reference.toLowerCase() })).toHaveLength(1);
  });
});

describe("findBooking", () => {
  const find = async (reference: string, email: string, address = "192.0.2.50") => {
    const { data } = await graph.run<{ findBooking: Record<string, unknown> }>(
      `query ($reference: String!, $email: String!) { findBooking(reference: $reference, email: $email) {
        __typename ... on Failure { code message } ... on VisitorBooking { id accessKey role } } }`,
      { reference, email },
      { address },
    );
    return data.findBooking;
  };

  it("accepts reference and e-mail in any letter case", async () => {
    const ownBooking = await consultation();
    expect(await find(` ${ownBooking.reference.toLowerCase()} `, "ADA@example.com")).toEqual({
      __typename: "VisitorBooking",
      id: ownBooking.id,
      accessKey: ownBooking.accessKey,
      role: "BOOKER",
    });
  });

  it("returns the same failure for unknown and wrong values", async () => {
    const ownBooking = await consultation();
    const nothing = {
      __typename: "BookingNotFound",
      code: "BOOKING_NOT_FOUND",
      message: "No calendar event found",
    };
    expect(await find(ownBooking.reference, "eve@example.com")).toEqual(nothing);
    expect(await find("AAAAAAAA", "ada@example.com")).toEqual(nothing);
    expect(await find("", "")).toEqual(nothing);
    expect(await find("x".repeat(10_000), "y".repeat(10_000))).toEqual(nothing);
  });

  it("limits attempts by address and by reference", async () => {
    const ownBooking = await consultation();
    for (let i = 0; i < 10; i++) await find(ownBooking.reference, `guess${i}@example.com`, `198.51.100.${i}`);
    expect(await find(ownBooking.reference, "ada@example.com")).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
    graph.clock.advance(15);
    expect(await find(ownBooking.reference, "ada@example.com")).toMatchObject({
      __typename: "VisitorBooking",
    });
    for (let i = 0; i < 20; i++) await find("NOTHING2", "x@example.com", "198.51.100.99");
    expect(await find(ownBooking.reference, "ada@example.com", "198.51.100.99")).toMatchObject({
      code: "TOO_MANY_ATTEMPTS",
    });
  });
});
