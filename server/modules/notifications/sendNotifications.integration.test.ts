import ical from "ical.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { smtpTransport } from "../../platform/mail/smtp.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { type MailServer, startMailServer } from "../../testing/servers/mailServer.ts";
import { approveBooking, declineBooking } from "../bookings/decideBooking.ts";
import type { MailTransport } from "../../platform/mail/mailTransport.ts";
import { type NotificationSender, sendNotifications } from "./sendNotifications.ts";
import { notifyExpired } from "./notifyExpired.ts";
import { unwrap } from "../../testing/unwrap.ts";

const ORIGIN = "https://studio.example";
const BOOKER = "ada@example.com";
const AMARA = "amara@northside.example";

let mails: MailServer;
let transport: MailTransport;
let sender: NotificationSender;
const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  mails = await startMailServer();
  transport = smtpTransport(mails.url);
  sender = { ...scope, transport, origin: ORIGIN, from: null };
});
afterEach(async () => {
  await transport.close();
  await mails.close();
});

async function consultation(guests = 0): Promise<string> {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], guestMode: "ATTEND" });
  const held = unwrap(
    await holdAs(scope, 1, {
      service: "consultation",
      startsAt: "2026-11-23T15:00:00Z",
      staff: "amara",
    }),
  );
  return unwrap(await bookAs(scope, held.id, "book-key-1", guests))[0]!.id;
}

async function request(): Promise<string> {
  await graph.change("home-visit", { paymentRule: "NONE" });
  const held = unwrap(await holdAs(scope, 1, { service: "home-visit", startsAt: "2026-11-25T19:00:00Z" }));
  return unwrap(await bookAs(scope, held.id))[0]!.id;
}

const states = async () =>
  graph.database.query<{ kind: string; email: string; state: string; attempts: number }>(
    "SELECT kind, email, state, attempts FROM notices ORDER BY email, due_at",
  );

function parseCalendar(mail: MailServer["arrived"][number]) {
  const part = mail.attachments.find((one) => one.contentType === "text/calendar");
  const calendar = new ical.Component(ical.parse(part!.content.toString()) as unknown[]);
  const event = calendar.getFirstSubcomponent("vevent")!;
  return { method: calendar.getFirstPropertyValue("method"), event };
}

describe("a booking", () => {
  it("notifies booker, guests and staff with separate links", async () => {
    const booking = await consultation(2);
    expect(await sendNotifications(sender)).toBe(4);
    expect(mails.arrived.flatMap((mail) => mail.recipients).toSorted()).toEqual([
      BOOKER,
      AMARA,
      "guest1@example.org",
      "guest2@example.org",
    ]);
    const links = mails.arrived.map(
      (mail) => /href="([^"]*\/widget\/booking\/[^"]*)"/.exec(String(mail.html))![1],
    );
    expect(new Set(links).size).toBe(4);
    expect(links.every((link) => link!.startsWith(`${ORIGIN}/widget/booking/`))).toBe(true);
    for (const mail of mails.arrived) {
      expect(mail.text).toContain("Consultation");
      expect(mail.text).toContain("10:00 AM – 10:30 AM, New York (UTC-5)");
      const { method, event } = parseCalendar(mail);
      expect(method).toBe("REQUEST");
      expect(event.getFirstPropertyValue("uid")).toBe(booking);
      expect(event.getAllProperties("attendee").map((one) => one.getFirstValue())).toEqual([
        `mailto:${mail.recipients[0]}`,
      ]);
      expect(event.getFirstPropertyValue("organizer")).toBe("mailto:hello@northside.example");
    }
  });

  it("shows the visitor's time too when it differs", async () => {
    await consultation();
    await sendNotifications(sender);
    expect(mails.to(BOOKER)[0]!.text).toContain("3:00 PM – 3:30 PM, London (UTC)");
    expect(mails.to(AMARA)[0]!.text).not.toContain("London");
  });

  it("shows only the business's time when the business locks it", async () => {
    await consultation();
    await graph.database.query("UPDATE businesses SET zone_locked = true");
    try {
      await sendNotifications(sender);
    } finally {
      await graph.database.query("UPDATE businesses SET zone_locked = false");
    }
    const [mail] = mails.to(BOOKER);
    expect(mail!.text).toContain("10:00 AM – 10:30 AM, New York (UTC-5)");
    expect(mail!.text).not.toContain("London");
    const part = mail!.attachments.find((one) => one.contentType === "text/calendar");
    expect(part!.content.toString()).toContain("X-WR-TIMEZONE:America/New_York");
  });

  it("shows guests neither the booker's data nor each other's", async () => {
    await consultation(2);
    await sendNotifications(sender);
    const [{ reference }] = (await graph.database.query<{ reference: string }>(
      "SELECT reference FROM orders",
    )) as [{ reference: string }];
    const [mail] = mails.to("guest1@example.org");
    const all = [
      mail!.subject,
      mail!.text,
      mail!.html,
      ...mail!.attachments.map((one) => one.content.toString()),
    ];
    for (const secret of [reference, BOOKER, "Guest 2", "guest2@example.org", "+1 212 555 0100"])
      expect(all.join("\n")).not.toContain(secret);
    expect(mail!.text).toContain("Ada Lovelace");
    expect(mails.to(BOOKER)[0]!.text).toContain(reference);
    expect(mails.to(AMARA)[0]!.text).toContain("+1 212 555 0100");
  });

  it("notifies once when it is sent twice with one key", async () => {
    await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
    const held = unwrap(
      await holdAs(scope, 1, {
        service: "consultation",
        startsAt: "2026-11-23T15:00:00Z",
        staff: "amara",
      }),
    );
    await bookAs(scope, held.id);
    await bookAs(scope, held.id);
    await sendNotifications(sender);
    await sendNotifications(sender);
    expect(mails.to(BOOKER)).toHaveLength(1);
  });

  it("notifies no person when it fails", async () => {
    const held = unwrap(
      await holdAs(scope, 1, {
        service: "consultation",
        startsAt: "2026-11-23T15:00:00Z",
        staff: "amara",
      }),
    );
    graph.clock.advance(11);
    expect(await bookAs(scope, held.id)).toMatchObject({ ok: false });
    expect(await states()).toEqual([]);
  });

  it("keeps a line break in a name out of headers", async () => {
    await consultation();
    await graph.database.query("UPDATE contacts SET first_name = $1, last_name = $2", [
      "Eve\r\nBcc: victim@example.net",
      "<b>Mallory</b>",
    ]);
    await sendNotifications(sender);
    const [mail] = mails.to(BOOKER);
    expect(mails.arrived.flatMap((one) => one.recipients)).not.toContain("victim@example.net");
    expect(mail!.headers.has("bcc")).toBe(false);
    expect(mail!.html).not.toContain("<b>Mallory");
  });
});

describe("a request", () => {
  it("causes mails when it is received and approved", async () => {
    const booking = await request();
    await sendNotifications(sender);
    expect(mails.to(BOOKER)[0]!.subject).toContain("We have received your request");
    expect(parseCalendar(mails.to(BOOKER)[0]!).event.getFirstPropertyValue("status")).toBe("TENTATIVE");
    await approveBooking(scope, booking, "OWNER");
    await approveBooking(scope, booking, "OWNER");
    await sendNotifications(sender);
    expect(mails.to(BOOKER)).toHaveLength(2);
    expect(mails.to(BOOKER)[1]!.subject).toContain("Your appointment is confirmed");
    expect(parseCalendar(mails.to(BOOKER)[1]!).event.getFirstPropertyValue("sequence")).toBe(1);
  });

  it("is removed from calendars when it is declined", async () => {
    const booking = await request();
    await sendNotifications(sender);
    await declineBooking(scope, booking, "Away that day", "OWNER");
    await sendNotifications(sender);
    const [, mail] = mails.to(BOOKER);
    expect(mail!.subject).toContain("Your request could not be accepted");
    expect(mail!.text).toContain("Away that day");
    expect(mail!.text).toContain(`${ORIGIN}/widget/appointment/service/home-visit`);
    expect(parseCalendar(mail!).method).toBe("CANCEL");
    expect((await states()).filter((one) => one.state === "PENDING")).toEqual([]);
  });

  it("causes one mail when it expires unanswered", async () => {
    await request();
    await sendNotifications(sender);
    graph.clock.advance(3 * 24 * 60);
    await graph.database.transaction((sql) =>
      sql.query("SELECT expire_due($1, $2)", [scope.business.id, new Date(graph.clock.now()).toISOString()]),
    );
    await Promise.all([notifyExpired(scope, graph.clock.now()), notifyExpired(scope, graph.clock.now())]);
    await notifyExpired(scope, graph.clock.now());
    await sendNotifications(sender);
    expect(mails.to(BOOKER).map((mail) => mail.subject)).toEqual([
      expect.stringContaining("We have received your request"),
      expect.stringContaining("Your request was not answered in time"),
    ]);
  });

  it("that is approved before its mail was sent is confirmed in one mail", async () => {
    const booking = await request();
    await approveBooking(scope, booking, "OWNER");
    await sendNotifications(sender);
    expect(
      mails
        .to(BOOKER)
        .map((mail) => mail.subject!.split(" · ")[0])
        .toSorted(),
    ).toEqual(["Your appointment is booked", "Your appointment is confirmed"]);
  });
});

describe("a mail server", () => {
  it("that is down blocks no booking and gets every mail once afterwards", async () => {
    const port = Number(new URL(mails.url).port);
    await mails.close();
    await consultation();
    expect(await sendNotifications(sender)).toBe(0);
    expect(await states()).toMatchObject(
      [
        { email: BOOKER, state: "PENDING", attempts: 1, kind: "CONFIRMED" },
        { email: BOOKER, state: "PENDING", attempts: 0, kind: "REMINDER" },
        { email: AMARA, state: "PENDING", attempts: 1 },
      ].toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    );
    mails = await startMailServer(port);
    expect(await sendNotifications(sender)).toBe(0);
    graph.clock.advance(1);
    expect(await sendNotifications(sender)).toBe(2);
    graph.clock.advance(10);
    expect(await sendNotifications(sender)).toBe(0);
    expect(mails.to(BOOKER)).toHaveLength(1);
  });

  it("that rejects one recipient gets the other mails and no endless retries", async () => {
    mails.rejectedAddresses.set("guest1@example.org", 550);
    await consultation(2);
    const failures: number[] = [];
    const reportingSender = {
      ...sender,
      onFailure: (_: string, attempts: number) => void failures.push(attempts),
    };
    expect(await sendNotifications(reportingSender)).toBe(3);
    expect(failures).toEqual([1]);
    for (const minutes of [1, 5, 15, 60]) {
      graph.clock.advance(minutes);
      expect(await sendNotifications(sender)).toBe(0);
    }
    const [notice] = await graph.database.query(
      "SELECT state, attempts, last_error FROM notices WHERE email = 'guest1@example.org' AND kind = 'CONFIRMED'",
    );
    expect(notice).toMatchObject({
      state: "FAILED",
      attempts: 3,
      last_error: expect.stringContaining("550"),
    });
  });

  it("that defers one recipient is tried again", async () => {
    mails.rejectedAddresses.set("guest1@example.org", 450);
    await consultation(1);
    expect(await sendNotifications(sender)).toBe(2);
    mails.rejectedAddresses.clear();
    graph.clock.advance(1);
    expect(await sendNotifications(sender)).toBe(1);
    expect(mails.to("guest1@example.org")).toHaveLength(1);
  });

  it("that is slow with one mail gets the others meanwhile", async () => {
    let letGo = () => {};
    mails.slow.set("guest1@example.org", new Promise((resolve) => (letGo = resolve)));
    await consultation(3);
    const sending = sendNotifications(sender);
    await expect.poll(() => mails.arrived.length, { timeout: 20_000 }).toBe(4);
    expect(mails.to("guest1@example.org")).toHaveLength(0);
    letGo();
    expect(await sending).toBe(5);
  });

  it("gets each mail once from several processes, with the notification's message id", async () => {
    await consultation(20);
    const sent = await Promise.all([
      sendNotifications(sender),
      sendNotifications(sender),
      sendNotifications(sender),
    ]);
    expect(sent.reduce((a, b) => a + b)).toBe(22);
    expect(mails.arrived).toHaveLength(22);
    const ids = await graph.database.query<{ id: string }>("SELECT id FROM notices WHERE state = 'SENT'");
    expect(mails.arrived.map((mail) => mail.messageId).toSorted()).toEqual(
      ids.map(({ id }) => `<${id}@studio.example>`).toSorted(),
    );
  });

  it("gets the mails of a dead process again after the lease, with equal message ids", async () => {
    await consultation();
    let begun = 0;
    const send = () => {
      begun += 1;
      return new Promise<never>(() => {});
    };
    void sendNotifications({ ...sender, transport: { ...transport, send } });
    // Waits for the next search. Later the clock is advanced and it would lease the same mails again.
    await expect.poll(() => begun).toBe(2);
    expect(await sendNotifications(sender)).toBe(0);
    graph.clock.advance(5);
    expect(await sendNotifications(sender)).toBe(2);
    expect(mails.to(BOOKER)).toHaveLength(1);
  });
});

describe("a process that was suspended", () => {
  function held() {
    let letGo = () => {};
    const wait = new Promise<void>((resolve) => (letGo = resolve));
    let begun = 0;
    const send: MailTransport["send"] = async (mail) => {
      begun += 1;
      await wait;
      await transport.send(mail);
    };
    return { transport: { ...transport, concurrency: 1, send }, letGo, begun: () => begun };
  }

  it("loads outdated data again before it sends", async () => {
    await consultation(2);
    const slow = held();
    const sending = sendNotifications({ ...sender, transport: slow.transport });
    await expect.poll(slow.begun).toBe(1);
    graph.clock.advance(1);
    await graph.change("consultation", { name: "Talk" });
    slow.letGo();
    expect(await sending).toBe(4);
    expect(mails.arrived.map((mail) => mail.text!.includes("Talk"))).toEqual([false, true, true, true]);
    expect((await states()).filter((one) => one.kind === "CONFIRMED").map((one) => one.attempts)).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it("keeps the state of mails that another process has leased since", async () => {
    await consultation(2);
    const slow = held();
    const late = sendNotifications({ ...sender, transport: slow.transport });
    await expect.poll(slow.begun).toBe(1);
    graph.clock.advance(5);
    const other = held();
    const sending = sendNotifications({ ...sender, transport: other.transport });
    await expect.poll(other.begun).toBe(1);
    slow.letGo();
    expect(await late).toBe(1);
    other.letGo();
    expect(await sending).toBe(4);
    expect(mails.arrived).toHaveLength(5);
    expect(new Set(mails.arrived.map((mail) => mail.messageId)).size).toBe(4);
  });
});

describe("later", () => {
  it("a reminder is a day before, in real hours across a clock change", async () => {
    // Clocks go forward on Sunday, March 14, 2027, at 02:00.
    graph.clock.set("2027-03-01T12:00:00Z");
    await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], followUpMinutes: 60 });
    const held = unwrap(
      await holdAs(scope, 1, {
        service: "consultation",
        startsAt: "2027-03-15T14:00:00Z",
        staff: "amara",
      }),
    );
    await bookAs(scope, held.id);
    await sendNotifications(sender);
    graph.clock.set("2027-03-14T13:59:59Z");
    expect(await sendNotifications(sender)).toBe(0);
    graph.clock.set("2027-03-14T14:00:00Z");
    expect(await sendNotifications(sender)).toBe(1);
    const mail = mails.to(BOOKER).at(-1)!;
    expect(mail.subject).toBe("Your appointment is coming up · Consultation, Mon, Mar 15, 10:00 AM");
    expect(mail.text).toContain("10:00 AM – 10:30 AM, New York (UTC-4)");
    graph.clock.set("2027-03-15T15:30:00Z");
    expect(await sendNotifications(sender)).toBe(1);
    expect(mails.to(BOOKER).at(-1)!.subject).toContain("Thank you for coming");
  });

  it("a late reminder is not sent", async () => {
    await consultation();
    await sendNotifications(sender);
    graph.clock.set("2026-11-23T15:00:00Z");
    expect(await sendNotifications(sender)).toBe(0);
    expect((await states()).filter((one) => one.kind === "REMINDER")).toMatchObject([{ state: "DROPPED" }]);
  });

  it("a cancelled booking is neither confirmed nor reminded of", async () => {
    const booking = await consultation();
    await graph.database.query("SELECT end_bookings($1, ARRAY[$2::uuid], 'CANCELLED', 'VISITOR', $3, '')", [
      scope.business.id,
      booking,
      new Date(graph.clock.now()).toISOString(),
    ]);
    expect(await sendNotifications(sender)).toBe(0);
    expect(
      (await states()).filter((one) => one.kind === "CONFIRMED").every((one) => one.state === "DROPPED"),
    ).toBe(true);
  });
});

it("mails are in the language of the booking", async () => {
  await consultation();
  await graph.database.query("UPDATE notices SET locale = 'de-at' WHERE recipient = 'BOOKER'");
  await sendNotifications(sender);
  expect(mails.to(BOOKER)[0]!.text).toContain("Montag, 23. November 2026");
});

it("notifications are stored in two statements for any number of recipients", async () => {
  await graph.change("yoga-class", { guestMode: "SEAT", maxPerBooking: 12, locationKinds: ["AT_PROVIDER"] });
  const count = async (guests: number, visitor: number) => {
    const held = unwrap(
      await holdAs(scope, visitor, {
        service: "yoga-class",
        startsAt: "2026-11-24T12:00:00Z",
        seats: guests + 1,
      }),
    );
    return (await graph.statementsOf(() => bookAs(scope, held.id, "book-key-1", guests))).filter((text) =>
      /notices|reminder_minutes/.test(text),
    ).length;
  };
  expect([await count(1, 1), await count(8, 2)]).toEqual([2, 2]);
});
