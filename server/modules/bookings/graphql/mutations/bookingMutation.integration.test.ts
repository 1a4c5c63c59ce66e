import { afterAll, beforeEach, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import type { ViewerRole } from "../../../access/rules/permissions.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { expectNoChanges } from "../../../../testing/audit/audit.ts";
import { contentApp } from "../../../../testing/servers/contentApp.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { addUser, openBrowser } from "../../../../testing/identity/signedIn.ts";
import { serviceId, staffId, holdAndBook } from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const graph = await openGraph();
const served = await contentApp(graph);
const scope = await graph.scope();
const { secret: key } = await addApiKey(scope, "actors");
const as = async (role: ViewerRole, name: string, staff: string | null = null) => {
  const email = `${name}@northside.example`;
  await addUser(scope, role, email, staff && demoId("staff", staff));
  const browser = openBrowser(served.app);
  expect(await browser.signIn(email)).toBe("SignInPayload");
  return browser;
};
const browsers = {
  OWNER: await as("OWNER", "owner"),
  STAFF: await as("STAFF", "daniel", "daniel"),
  OTHER: await as("STAFF", "amara", "amara"),
  READER: await as("READER", "reader"),
};
// Hashing passwords is slow.
beforeEach(() => graph.reset());
afterAll(() => served.close());

/** Returns the row id of a request that Daniel would serve. */
async function request(): Promise<string> {
  await graph.change("home-visit", { paymentRule: "NONE" });
  const holdRequest = {
    service: serviceId("home-visit"),
    startsAt: "2026-11-25T15:00:00.000Z",
    staff: staffId("daniel"),
  };
  await graph.change("home-visit", { paymentRule: "NONE", assignment: "CHOSEN" });
  await holdAndBook(graph, holdRequest, {
    locationKind: "AT_VISITOR",
    location: "12 Elm Street",
  });
  const [row] = await graph.database.query<{ id: string }>("SELECT id FROM bookings");
  return toGlobalId("Booking", row!.id);
}

const MOVE = `, startsAt: "2026-11-26T15:00:00.000Z"`;
const DO = {
  approveBooking: "",
  declineBooking: `, note: "Away"`,
  markBooking: ", mark: COMPLETED",
  noteBooking: `, note: "Rings twice"`,
  rescheduleBooking: MOVE,
  cancelBooking: `, reason: "Away"`,
} as const;

/** Mutations that visitors may send too take the booking by id or access key. */
const createDocument = (mutation: keyof typeof DO) =>
  `mutation ($booking: ID!) { answer: ${mutation}(input: { ${
    mutation === "rescheduleBooking" || mutation === "cancelBooking"
      ? "booking: { id: $booking }"
      : "id: $booking"
  }${DO[mutation]} }) { __typename ... on Failure { code } } }`;

async function send(role: keyof typeof browsers, mutation: keyof typeof DO, booking: string) {
  const { data, errors } = await browsers[role].send(createDocument(mutation), { booking });
  const answer = data?.["answer"] as { __typename: string; code?: string } | undefined;
  return errors[0]?.extensions.code ?? answer?.code ?? answer?.__typename.replace(/^.*Payload$/, "DONE");
}

it.each(["approveBooking", "declineBooking", "noteBooking", "rescheduleBooking", "cancelBooking"] as const)(
  "%s accepts only staff who serve the booking and may change it",
  async (mutation) => {
    const booking = await request();
    await expectNoChanges(graph, async () => {
      expect(await send("OTHER", mutation, booking)).toBe("BOOKING_NOT_FOUND");
      expect(await send("READER", mutation, booking)).toBe("FORBIDDEN");
    });
    for (const role of ["STAFF", "OWNER"] as const)
      expect([role, await send(role, mutation, booking)]).toEqual([role, "DONE"]);
    const actors = await graph.database.query(
      "SELECT actor_name AS name FROM audit_entries WHERE action = $1 AND subject = $2 ORDER BY actor_name",
      [mutation, booking],
    );
    expect(actors).toEqual(["daniel", "owner"].map((name) => ({ name: `${name}@northside.example` })));
  },
);

it.each([
  "approveBooking",
  "declineBooking",
  "noteBooking",
  "rescheduleBooking",
  "cancelBooking",
  "markBooking",
] as const)("%s records staff or owner as the actor in history and event", async (mutation) => {
  const partner = (booking: string) => graph.run(createDocument(mutation), { booking }, { key });
  const acted = [
    ["STAFF", (booking: string) => send("STAFF", mutation, booking)],
    ["OWNER", (booking: string) => send("OWNER", mutation, booking)],
    ["OWNER", partner],
  ] as const;
  for (const [actor, act] of acted) {
    await graph.reset();
    const booking = await request();
    if (mutation === "markBooking") {
      await send("OWNER", "approveBooking", booking);
      graph.clock.set("2026-11-25T16:00:00Z");
    }
    await act(booking);
    const [last] = await graph.database.query(
      "SELECT actor FROM booking_events ORDER BY ordinal DESC LIMIT 1",
    );
    expect(last).toEqual({ actor });
    // Notes emit no event.
    if (mutation === "noteBooking") continue;
    const [bookingEvent] = await graph.database.query(
      "SELECT data ->> 'actor' AS actor FROM events WHERE type LIKE 'booking.%' ORDER BY (data ->> 'sequence')::int DESC LIMIT 1",
    );
    expect(bookingEvent).toEqual({ actor });
  }
});

it("cancelBooking by staff ignores the cut-off and needs no reason", async () => {
  await graph.change("home-visit", { cancelCutoffMinutes: 10_000, cancelReason: "REQUIRED" });
  const booking = await request();
  await send("STAFF", "approveBooking", booking);
  graph.clock.set("2026-11-25T14:59:00Z");
  const { data } = await browsers.STAFF.send(
    `mutation ($booking: ID!) { answer: cancelBooking(input: { booking: { id: $booking } }) { __typename } }`,
    { booking },
  );
  expect(data).toEqual({ answer: { __typename: "CancelBookingPayload" } });
});

it("markBooking rejects a future booking, and accepts staff once it has begun", async () => {
  const booking = await request();
  await send("STAFF", "approveBooking", booking);
  expect(await send("STAFF", "markBooking", booking)).toBe("STATUS_CONFLICT");
  graph.clock.set("2026-11-25T16:00:00Z");
  expect(await send("OTHER", "markBooking", booking)).toBe("BOOKING_NOT_FOUND");
  expect(await send("STAFF", "markBooking", booking)).toBe("DONE");
});

it("changes of a whole order reject staff who serve only some lines", async () => {
  await graph.change("physio", { priceMinor: 0, paymentRule: "NONE" });
  await graph.change("nutrition", { locationKinds: ["AT_PROVIDER"] });
  const lines = [
    { service: serviceId("nutrition"), staff: staffId("daniel") },
    { service: serviceId("physio"), staff: staffId("amara") },
  ];
  await holdAndBook(graph, { lines, startsAt: "2026-11-24T18:00:00.000Z" });
  const [row] = await graph.database.query<{ id: string }>(
    "SELECT b.id FROM bookings b JOIN booking_staff s ON s.booking_id = b.id WHERE s.staff_id = $1",
    [demoId("staff", "daniel")],
  );
  const servedBooking = toGlobalId("Booking", row!.id);
  expect(await send("STAFF", "rescheduleBooking", servedBooking)).toBe("FORBIDDEN");
  const all = await browsers.STAFF.send(
    `mutation ($booking: ID!) { cancelBooking(input: { booking: { id: $booking }, scope: ORDER }) { __typename } }`,
    { booking: servedBooking },
  );
  expect(all.errors[0]?.extensions.code).toBe("FORBIDDEN");
  expect(await send("STAFF", "cancelBooking", servedBooking)).toBe("DONE");
});
