import ical from "ical.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { type BookingRow, loadBookings } from "../bookings/data/loadBookings.ts";
import { smtpTransport } from "../../platform/mail/smtp.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { type ReceivedMail, type MailServer, startMailServer } from "../../testing/servers/mailServer.ts";
import { cancelBooking, leaveBooking } from "../bookings/cancelBooking.ts";
import type { MailTransport } from "../../platform/mail/mailTransport.ts";
import { rescheduleBooking } from "../bookings/rescheduleBooking.ts";
import { sendNotifications } from "./sendNotifications.ts";
import { unwrap } from "../../testing/unwrap.ts";

const BOOKER = "ada@example.com";
const GUEST = "guest1@example.org";
const AMARA = "amara@northside.example";
const DANIEL = "daniel@northside.example";

let mails: MailServer;
let transport: MailTransport;
const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND" });
  mails = await startMailServer();
  transport = smtpTransport(mails.url);
});
afterEach(async () => {
  await transport.close();
  await mails.close();
});

const send = () => sendNotifications({ ...scope, transport, from: null, origin: "https://studio.example" });

/** A consultation on Monday at 10:00 with a guest, after its mails were sent. */
async function notifiedConsultation(): Promise<BookingRow> {
  const held = unwrap(
    await holdAs(scope, 1, {
      service: "consultation",
      startsAt: "2026-11-23T15:00:00Z",
      staff: "amara",
    }),
  );
  const booked = unwrap(await bookAs(scope, held.id, "book-key-1", 1));
  await send();
  mails.arrived.splice(0);
  return booked[0]!;
}

const again = async ({ id }: BookingRow) =>
  (await loadBookings(graph.database.query, scope.business.id, [id]))[0]!;

async function move(booking: BookingRow, startsAt: string, staff: string | null): Promise<void> {
  unwrap(
    await rescheduleBooking(scope, {
      booking: await again(booking),
      startsAt: Date.parse(startsAt) / 60_000,
      staffId: staff === null ? null : demoId("staff", staff),
      actor: "VISITOR",
    }),
  );
}

function parseCalendar(mail: ReceivedMail) {
  const part = mail.attachments.find((one) => one.contentType === "text/calendar");
  const calendar = new ical.Component(ical.parse(part!.content.toString()) as unknown[]);
  const event = calendar.getFirstSubcomponent("vevent")!;
  const read = (name: string) => String(event.getFirstPropertyValue(name));
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid: read("uid"),
    sequence: Number(read("sequence")),
    starts: read("dtstart"),
  };
}

const pending = () =>
  graph.database.query<{ email: string; due: string }>(
    "SELECT email, to_char(due_at, 'YYYY-MM-DD HH24:MI') AS due FROM notices WHERE state = 'PENDING' ORDER BY email, due_at",
  );

it("a move notifies all three, moves the calendar entries and the reminders", async () => {
  const booking = await notifiedConsultation();
  await move(booking, "2026-11-24T15:00:00Z", "amara");
  expect(await send()).toBe(3);
  for (const address of [BOOKER, GUEST, AMARA]) {
    const [mail] = mails.to(address);
    expect(mail!.subject).toMatch(/moved/);
    expect(mail!.text).toContain("Before: Monday, November 23, 2026, 10:00 AM, New York (UTC-5)");
    expect(mail!.text).toContain("Tuesday, November 24, 2026");
    expect(parseCalendar(mail!)).toEqual({
      method: "REQUEST",
      uid: booking.id,
      sequence: 1,
      starts: "2026-11-24T15:00:00Z",
    });
  }
  expect(await pending()).toEqual([
    { email: BOOKER, due: "2026-11-23 15:00" },
    { email: GUEST, due: "2026-11-23 15:00" },
  ]);
});

it("a move to other staff cancels it for one and books it for the other", async () => {
  const booking = await notifiedConsultation();
  await move(booking, "2026-11-24T20:00:00Z", "daniel");
  expect(await send()).toBe(4);
  expect(parseCalendar(mails.to(AMARA)[0]!).method).toBe("CANCEL");
  expect(mails.to(AMARA)[0]!.subject).toContain("Appointment cancelled");
  expect(parseCalendar(mails.to(DANIEL)[0]!).method).toBe("REQUEST");
  expect(mails.to(DANIEL)[0]!.subject).toContain("New appointment");
});

it("a cancellation removes calendar entries by a higher sequence, and reminders", async () => {
  const booking = await notifiedConsultation();
  const cancel = async () =>
    cancelBooking(scope, {
      booking: await again(booking),
      scope: "ONE",
      reason: "I am ill",
      actor: "VISITOR",
    });
  expect(await cancel()).toMatchObject({ ok: true });
  expect(await cancel()).toMatchObject({ ok: true });
  expect(await send()).toBe(3);
  expect(mails.arrived).toHaveLength(3);
  for (const mail of mails.arrived)
    expect(parseCalendar(mail)).toMatchObject({ method: "CANCEL", uid: booking.id, sequence: 1 });
  expect(mails.to(AMARA)[0]!.text).toContain("Reason: I am ill");
  expect(mails.to(GUEST)[0]!.text).not.toContain("I am ill");
  expect(await pending()).toEqual([]);
});

it("two moves before any mail was sent cause one mail about the last time", async () => {
  const booking = await notifiedConsultation();
  await move(booking, "2026-11-24T15:00:00Z", "amara");
  await move(booking, "2026-11-25T15:00:00Z", "amara");
  await send();
  for (const address of [BOOKER, GUEST, AMARA])
    expect(mails.to(address).map((mail) => parseCalendar(mail).starts)).toEqual(["2026-11-25T15:00:00Z"]);
});

it("a guest who has left gets no more mails", async () => {
  const booking = await notifiedConsultation();
  expect(await leaveBooking(scope, booking, 1)).toMatchObject({ ok: true });
  await move(booking, "2026-11-24T15:00:00Z", "amara");
  graph.clock.set("2026-11-23T15:00:00Z");
  await send();
  expect(mails.to(GUEST)).toEqual([]);
  expect(mails.to(BOOKER).at(-1)!.subject).toContain("Your appointment is coming up");
});
