import { beforeEach, expect, it } from "vitest";
import { toRowId } from "../../platform/graphql/globalIds.ts";
import { createMailbox } from "../../platform/mail/mailbox.ts";
import { cancel, createAbsenceDesk, offer, reassignTo } from "../../testing/bookings/absence.ts";
import { auditAfterEach } from "../../testing/audit/audit.ts";
import { openGraph } from "../../testing/graph.ts";
import { insertPayment } from "../../testing/payments/paidOrder.ts";
import { addApiKey } from "../access/apiKeys.ts";
import { sendNotifications } from "../notifications/sendNotifications.ts";
import { applyDecisions } from "./applyDecisions.ts";

const graph = await openGraph();
const scope = await graph.scope();
const { secret: key } = await addApiKey(scope, "owner");
const desk = createAbsenceDesk(graph, scope, key);
beforeEach(async () => {
  await graph.reset();
  await graph.change("consultation", {
    paymentRule: "NONE",
    locationKinds: ["AT_PROVIDER"],
    consentText: null,
    rescheduleCutoffMinutes: 100_000,
  });
});
auditAfterEach(graph);

const AT_15 = { service: "consultation", staff: "amara", startsAt: "2026-11-24T15:00:00Z" };

const errors: unknown[] = [];
const apply = () => applyDecisions({ ...graph.paying, onError: (_, error) => void errors.push(error) });

async function applyAfterAMinute(): Promise<void> {
  await apply();
  expect(await pendingNotices()).toEqual([]);
  graph.clock.advance(1);
  await apply();
  expect(errors).toEqual([]);
}

const pendingNotices = () =>
  graph.database.query<{ kind: string; email: string }>(
    "SELECT kind, email FROM notices WHERE state = 'PENDING' AND kind NOT IN ('CONFIRMED', 'REMINDER') OR kind = 'CONFIRMED' AND state = 'PENDING' AND email LIKE 'bruno%' ORDER BY kind, email",
  );
const states = () =>
  graph.database.query(
    "SELECT d.state, b.status FROM absence_decisions d JOIN bookings b ON b.id = d.booking_id",
  );

async function sendMails() {
  const transport = createMailbox(graph.clock);
  await sendNotifications({ ...scope, transport, origin: "https://studio.example", from: null });
  return transport.list();
}

it("notifies client and staff of a reassignment after a minute", async () => {
  const id = await desk.book(AT_15);
  await desk.decide({ decisions: [reassignTo(id, "bruno")] });
  await applyAfterAMinute();
  expect(await states()).toEqual([{ state: "REASSIGNED", status: "CONFIRMED" }]);
  expect(await pendingNotices()).toEqual([
    { kind: "CONFIRMED", email: "bruno@northside.example" },
    { kind: "CANCELLED", email: "amara@northside.example" },
    { kind: "REASSIGNED", email: "ada@example.com" },
  ]);
  const mail = (await sendMails()).find(({ subject }) => subject.startsWith("Another team member"));
  expect(mail?.text).toContain("Bruno Almeida");
  expect(mail?.text).not.toContain("Amara");
});

it("cancels with its note and notifies after a minute", async () => {
  const id = await desk.book(AT_15);
  await desk.decide({ reason: "Secret", decisions: [cancel(id, "We will call you.")] });
  await applyAfterAMinute();
  expect(await states()).toEqual([{ state: "CANCELLED", status: "CANCELLED" }]);
  const mail = (await sendMails()).find(({ subject }) => subject.startsWith("Your appointment is cancelled"));
  expect(mail?.text).toContain("We will call you.");
  expect(mail?.text).not.toContain("Secret");
});

it("offers other times, which the client may choose after the cut-off", async () => {
  const id = await desk.book(AT_15);
  await desk.decide({ decisions: [offer(id)] });
  await applyAfterAMinute();
  expect(await states()).toEqual([{ state: "OFFERED", status: "CONFIRMED" }]);
  const mail = (await sendMails()).find(({ subject }) => subject.startsWith("Please choose another time"));
  const accessKey = /\/widget\/booking\/([\w.-]+)/.exec(mail!.text)![1];
  const { data } = await graph.run<{ booking: { reschedule: { isAllowed: boolean } } }>(
    `query ($accessKey: String!) { booking: visitorBooking(accessKey: $accessKey) { ... on VisitorBooking { reschedule { isAllowed } } } }`,
    { accessKey },
  );
  expect(data.booking.reschedule.isAllowed).toBe(true);
  const moved = await graph.data<{ answer: { __typename: string } }>(
    `mutation ($input: RescheduleBookingInput!) { answer: rescheduleBooking(input: $input) { __typename } }`,
    { input: { booking: { accessKey }, startsAt: "2026-11-25T15:00:00Z" } },
  );
  expect(moved.answer.__typename).toBe("RescheduleBookingPayload");
  graph.clock.advance(3 * 1440);
  await apply();
  expect(await states()).toEqual([{ state: "RESCHEDULED", status: "CONFIRMED" }]);
});

it("cancels at the limit of an offer", async () => {
  const id = await desk.book(AT_15);
  const until = new Date(graph.clock.now() + 3_600_000).toISOString();
  await desk.decide({ decisions: [offer(id, until)] });
  await applyAfterAMinute();
  graph.clock.advance(58);
  await apply();
  expect(await states()).toEqual([{ state: "OFFERED", status: "CONFIRMED" }]);
  graph.clock.advance(1);
  await apply();
  expect(await states()).toEqual([{ state: "CANCELLED", status: "CANCELLED" }]);
  expect(await graph.database.query("SELECT FROM booking_events WHERE actor = 'SYSTEM'")).toHaveLength(1);
});

it("sends nothing about an absence that was undone", async () => {
  const id = await desk.book(AT_15);
  const { absence } = await desk.decide({ decisions: [reassignTo(id, "bruno")] });
  await desk.undo(absence!.id);
  await applyAfterAMinute();
  expect(await pendingNotices()).toEqual([]);
  expect(await states()).toEqual([{ state: "UNDONE", status: "CONFIRMED" }]);
});

it("leaves a booking that was cancelled within the minute", async () => {
  const id = await desk.book(AT_15);
  await desk.decide({ decisions: [offer(id)] });
  await graph.data(
    `mutation ($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`,
    { input: { booking: { id } } },
    { key },
  );
  graph.clock.advance(1);
  await apply();
  expect(await states()).toEqual([{ state: "SUPERSEDED", status: "CANCELLED" }]);
});

it("refunds everything that was paid", async () => {
  const id = await desk.book(AT_15);
  const bookingId = toRowId("Booking", id)!;
  await graph.database.query("UPDATE bookings SET price_minor = 10000, due_minor = 10000 WHERE id = $1", [
    bookingId,
  ]);
  await graph.database.query("UPDATE orders SET total_minor = 10000");
  await insertPayment(graph, scope, { bookingId, sessionId: "test_session_1", state: "SUCCEEDED" });
  await desk.decide({ decisions: [cancel(id)] });
  await applyAfterAMinute();
  expect(await graph.database.query("SELECT amount_minor, reason FROM refunds")).toEqual([
    { amount_minor: 10_000, reason: "CANCELLED" },
  ]);
});
