import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { smtpTransport } from "../../platform/mail/smtp.ts";
import type { MailCaps } from "./rules/mailCaps.ts";
import { loadBookings } from "../bookings/data/loadBookings.ts";
import { cancelBooking } from "../bookings/cancelBooking.ts";
import type { MailTransport } from "../../platform/mail/mailTransport.ts";
import { sendNotifications } from "./sendNotifications.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { openGraph } from "../../testing/graph.ts";
import { type MailServer, startMailServer } from "../../testing/servers/mailServer.ts";
import { insertPayment } from "../../testing/payments/paidOrder.ts";
import { unwrap } from "../../testing/unwrap.ts";

const HIGH = 1_000;

let mails: MailServer;
let transport: MailTransport;
const graph = await openGraph();
const scope = await graph.scope();
beforeEach(async () => {
  await graph.reset();
  await graph.change("consultation", {
    locationKinds: ["AT_PROVIDER"],
    guestMode: "ATTEND",
    reminderMinutes: [],
  });
  mails = await startMailServer();
  transport = smtpTransport(mails.url);
});
afterEach(async () => {
  await transport.close();
  await mails.close();
});

async function send(caps: Partial<MailCaps>): Promise<string[]> {
  mails.arrived.splice(0);
  const mailCaps = { guestsPerHour: HIGH, guestPerDay: HIGH, bookerPerDay: HIGH, ...caps };
  await sendNotifications({ ...scope, transport, from: null, origin: "https://studio.example", mailCaps });
  return mails.arrived.flatMap((mail) => mail.recipients).toSorted();
}

async function books(day: number, guests: number, email?: (n: number) => string): Promise<string> {
  const startsAt = `2026-11-${day}T15:00:00Z`;
  const held = unwrap(await holdAs(scope, day, { service: "consultation", startsAt, staff: "amara" }));
  const party = Array.from({ length: guests }, (_, i) => ({
    name: "Guest",
    email: email?.(i + 1) ?? `guest${i + 1}@example.org`,
  }));
  const booked = unwrap(
    await bookAs(scope, held.id, "book-key-1", guests, {
      isBusiness: true,
      guests: guests === 0 ? null : party,
    }),
  );
  // Earlier bookings have earlier due times.
  graph.clock.advance(1);
  return booked[0]!.id;
}

const filterGuests = (recipients: readonly string[]) => recipients.filter((to) => to.startsWith("guest"));
const over = async () =>
  (
    await graph.database.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM notices WHERE is_over_cap AND state = 'PENDING'",
    )
  )[0]!.count;

describe("the hourly cap of a business's guests", () => {
  it("postpones only the notifications over the cap, until the hour has room", async () => {
    await books(23, 5);
    const first = await send({ guestsPerHour: 3 });
    expect(first.slice(0, 2)).toEqual(["ada@example.com", "amara@northside.example"]);
    expect(filterGuests(first)).toHaveLength(3);
    expect(await over()).toBe(2);
    graph.clock.advance(50);
    expect(await send({ guestsPerHour: 3 })).toEqual([]);
    graph.clock.advance(20);
    const laterRecipients = await send({ guestsPerHour: 3 });
    expect([...filterGuests(first), ...laterRecipients].toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((n) => `guest${n}@example.org`),
    );
    expect(await over()).toBe(0);
  });

  it("postpones all other due guest notifications when the hour is full, over batches", async () => {
    await books(23, 100);
    await books(24, 100);
    expect(filterGuests(await send({ guestsPerHour: 10 }))).toHaveLength(10);
    expect(await over()).toBe(190);
  });

  it("counts a notification once when it fails and is sent again", async () => {
    mails.rejectedAddresses.set("guest1@example.org", 450);
    await books(23, 1);
    expect(filterGuests(await send({ guestsPerHour: 1 }))).toEqual([]);
    mails.rejectedAddresses.clear();
    graph.clock.advance(1);
    expect(filterGuests(await send({ guestsPerHour: 1 }))).toEqual(["guest1@example.org"]);
    await books(24, 1);
    expect(filterGuests(await send({ guestsPerHour: 1 }))).toEqual([]);
  });

  it("does not count a notification that was dropped", async () => {
    const id = await books(23, 1);
    const [booking] = await loadBookings(graph.database.query, scope.business.id, [id]);
    await cancelBooking(scope, { booking: booking!, scope: "ONE", reason: "", actor: "OWNER" });
    await send({});
    await books(24, 1);
    expect(filterGuests(await send({ guestsPerHour: 2 }))).toEqual(["guest1@example.org"]);
  });
});

describe("the daily cap of a guest's address", () => {
  it("counts every spelling of the address", async () => {
    await books(
      23,
      4,
      (n) => ["guest@gmail.com", "guest+1@gmail.com", "Gu.est@googlemail.com", "guest4@x.example"][n - 1]!,
    );
    const sent = filterGuests(
      (await send({ guestPerDay: 2 })).map((to) => to.replace(".", "").toLowerCase()),
    );
    expect(sent).toHaveLength(3);
    expect(sent).toContain("guest4@xexample");
    expect(await over()).toBe(1);
  });

  it("sends the postponed notifications after 24 hours", async () => {
    await books(25, 1);
    await books(26, 1);
    expect(filterGuests(await send({ guestPerDay: 1 }))).toEqual(["guest1@example.org"]);
    graph.clock.advance(24 * 60 - 1);
    expect(await send({ guestPerDay: 1 })).toEqual([]);
    graph.clock.advance(61);
    expect(filterGuests(await send({ guestPerDay: 1 }))).toEqual(["guest1@example.org"]);
  });

  it("drops postponed notifications of past appointments", async () => {
    await books(25, 1);
    await books(26, 1);
    await send({ guestPerDay: 1 });
    graph.clock.set("2026-11-26T16:00:00Z");
    expect(await send({ guestPerDay: 1 })).toEqual([]);
    const states = await graph.database.query(
      "SELECT state FROM notices WHERE recipient = 'GUEST' ORDER BY id",
    );
    expect(states).toEqual([{ state: "SENT" }, { state: "DROPPED" }]);
  });

  it("sends no cancellation to a guest whose invitation is postponed", async () => {
    await books(25, 1);
    const second = await books(26, 1);
    await send({ guestPerDay: 1 });
    const [booking] = await loadBookings(graph.database.query, scope.business.id, [second]);
    await cancelBooking(scope, { booking: booking!, scope: "ONE", reason: "", actor: "OWNER" });
    graph.clock.advance(25 * 60);
    expect(filterGuests(await send({}))).toEqual([]);
  });
});

describe("the daily cap of a booker's address", () => {
  it("postpones notifications over the cap, except those of paid orders", async () => {
    await books(23, 0);
    const paid = await books(24, 0);
    await books(25, 0);
    await insertPayment(graph, scope, { bookingId: paid, sessionId: "paid", state: "SUCCEEDED" });
    const bookers = (all: readonly string[]) => all.filter((to) => to === "ada@example.com");
    expect(bookers(await send({ bookerPerDay: 1 }))).toHaveLength(2);
    expect(await over()).toBe(1);
  });

  it("never postpones notifications to staff", async () => {
    for (const day of [23, 24, 25]) await books(day, 0);
    const staff = (await send({ bookerPerDay: 1 })).filter((to) => to.startsWith("amara"));
    expect(staff).toHaveLength(3);
  });
});
