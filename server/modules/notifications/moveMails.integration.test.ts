import { afterEach, beforeEach, expect, it } from "vitest";
import { smtpTransport } from "../../platform/mail/smtp.ts";
import type { MailTransport } from "../../platform/mail/mailTransport.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { reschedule } from "../../testing/bookings/change.ts";
import { setUpOwner } from "../../testing/fixtures.ts";
import { openGraph } from "../../testing/graph.ts";
import { signInAs } from "../../testing/identity/signedInAs.ts";
import { type MailServer, startMailServer } from "../../testing/servers/mailServer.ts";
import { unwrap } from "../../testing/unwrap.ts";
import { toGlobalId, toRowId } from "../../platform/graphql/globalIds.ts";
import { createAccessKey, loadBookings } from "../bookings/index.ts";
import { sendNotifications } from "./sendNotifications.ts";

const BOOKER = "ada@example.com";
const GUEST = "guest1@example.org";
const AMARA = "amara@northside.example";
const DANIEL = "daniel@northside.example";
const MONDAY = "2026-11-23T15:00:00.000Z";
const TUESDAY = "2026-11-24T20:00:00.000Z";
const START = "2026-11-20T10:00:00Z";

let mails: MailServer;
let transport: MailTransport;
let id: string;
const graph = await openGraph();
const owner = await setUpOwner(graph);
const scope = await graph.scope();

const send = () => sendNotifications({ ...scope, transport, from: null, origin: "https://studio.example" });
const later = (seconds: number) =>
  graph.clock.set(new Date(Date.parse(START) + seconds * 1000).toISOString());

beforeEach(async () => {
  await graph.reset();
  graph.clock.set(START);
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND" });
  mails = await startMailServer();
  transport = smtpTransport(mails.url);
  const request = { service: "consultation", startsAt: MONDAY, staff: "amara" };
  const held = unwrap(await holdAs(scope, 1, request));
  const [booked] = unwrap(await bookAs(scope, held.id, "book-key-1", 1));
  id = toGlobalId("Booking", booked!.id);
  await send();
  mails.arrived.splice(0);
});
afterEach(async () => {
  await transport.close();
  await mails.close();
});

const move = (startsAt: string, more: object = {}) =>
  reschedule(graph, { booking: { id }, startsAt, ...more }, owner);

const readHistory = async () => {
  const { node } = await graph.data<{ node: { history: { isClientNotified: boolean | null }[] } }>(
    `query ($id: ID!) { node(id: $id) { ... on Booking { history { isClientNotified } } } }`,
    { id },
    owner,
  );
  return node.history.map(({ isClientNotified }) => isClientNotified);
};

it("quotes the message to the client alone, 15 seconds after the move", async () => {
  const message = "The room is <b>painted</b>.\nSorry!";
  expect(await move(TUESDAY, { message })).toMatchObject({ __typename: "RescheduleBookingPayload" });
  later(14);
  expect(await send()).toBe(0);
  later(15);
  expect(await send()).toBe(3);
  expect(mails.to(BOOKER)[0]!.text).toContain("> The room is <b>painted</b>.\n> Sorry!");
  expect(mails.to(BOOKER)[0]!.html).toContain("&lt;b&gt;painted&lt;/b&gt;");
  for (const address of [GUEST, AMARA]) expect(mails.to(address)[0]!.text).not.toContain("painted");
  expect(await readHistory()).toEqual([null, true]);
});

it("notifies only the staff of a move without a mail to the client", async () => {
  await move(TUESDAY, { notifiesClient: false });
  later(15);
  expect(await send()).toBe(1);
  expect(mails.to(AMARA)[0]!.subject).toMatch(/moved/);
  expect(await readHistory()).toEqual([null, false]);
  const reminders = await graph.database.query(
    "SELECT email FROM notices WHERE state = 'PENDING' AND kind = 'REMINDER' ORDER BY email",
  );
  expect(reminders).toEqual([{ email: BOOKER }, { email: GUEST }]);
});

it("sends nothing about a move that is undone in time", async () => {
  await move(TUESDAY, { staff: "daniel", message: "Sorry!" });
  later(10);
  await move(MONDAY, { staff: "amara" });
  later(60);
  expect(await send()).toBe(0);
  expect(mails.arrived).toEqual([]);
});

it("sends nothing when several moves lead back to the first time", async () => {
  await move(TUESDAY);
  later(5);
  await move("2026-11-24T21:00:00.000Z");
  later(10);
  await move(MONDAY);
  later(60);
  expect(await send()).toBe(0);
});

it("sends one mail about two moves within 15 seconds", async () => {
  await move(TUESDAY);
  later(10);
  await move("2026-11-24T21:00:00.000Z");
  later(60);
  expect(await send()).toBe(3);
  expect(mails.to(BOOKER)).toHaveLength(1);
});

it("notifies the client of a move back after the first mail has left", async () => {
  await move(TUESDAY);
  later(15);
  await send();
  await move(MONDAY);
  later(30);
  expect(await send()).toBe(3);
  expect(mails.to(BOOKER)).toHaveLength(2);
  expect(mails.to(DANIEL)).toEqual([]);
});

it("says in the history that a client without an email was not notified", async () => {
  await graph.database.query("UPDATE contacts SET email = NULL");
  await move(TUESDAY);
  expect(await readHistory()).toEqual([null, false]);
});

it("rejects the fields from a visitor, and a message that no mail would carry", async () => {
  const [row] = await loadBookings(graph.database.query, scope.business.id, [toRowId("Booking", id)!]);
  const accessKey = createAccessKey(scope.signer, scope.business.id, {
    bookingId: row!.id,
    version: row!.bookerKeyVersion,
    role: "BOOKER",
    member: 0,
  });
  for (const [fields, path] of [
    [{ notifiesClient: false }, "notifiesClient"],
    [{ message: "Hello" }, "message"],
  ] as const)
    expect(await reschedule(graph, { booking: { accessKey }, startsAt: TUESDAY, ...fields })).toMatchObject({
      code: "INVALID_INPUT",
      issues: [{ path: [path], code: "INVALID" }],
    });
  expect(await move(TUESDAY, { notifiesClient: false, message: "Hello" })).toMatchObject({
    issues: [{ path: ["message"] }],
  });
  expect(await move(TUESDAY, { message: "x".repeat(501) })).toMatchObject({ issues: [{ code: "TOO_LONG" }] });
  expect(await graph.database.query("SELECT sequence FROM bookings")).toEqual([{ sequence: 0 }]);
});

it("lets staff move their own booking without a mail, and no other", async () => {
  const amara = await signInAs(graph, "STAFF", "amara");
  const input = { booking: { id }, startsAt: TUESDAY, notifiesClient: false };
  const bruno = await signInAs(graph, "STAFF", "bruno");
  expect(await reschedule(graph, input, bruno)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
  expect(await reschedule(graph, input, amara)).toMatchObject({ __typename: "RescheduleBookingPayload" });
  expect(await readHistory()).toEqual([null, false]);
});

it("replays a move with the same key and rejects another message", async () => {
  const idempotencyKey = "move-once-key";
  await move(TUESDAY, { idempotencyKey, message: "One" });
  expect(await move(TUESDAY, { idempotencyKey, message: "One" })).toMatchObject({
    __typename: "RescheduleBookingPayload",
  });
  expect(await move(TUESDAY, { idempotencyKey, message: "Two" })).toMatchObject({
    code: "IDEMPOTENCY_CONFLICT",
  });
});
