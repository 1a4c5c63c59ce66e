import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type BookingRow, loadBookings } from "./data/loadBookings.ts";
import { smtpTransport } from "../../platform/mail/smtp.ts";
import { addApiKey } from "../access/apiKeys.ts";
import { cancelBooking } from "./cancelBooking.ts";
import { confirmGuests } from "./confirmGuests.ts";
import { approveBooking } from "./decideBooking.ts";
import type { MailTransport } from "../../platform/mail/mailTransport.ts";
import { createOrderKey } from "./keys/orderKeys.ts";
import { rescheduleBooking } from "./rescheduleBooking.ts";
import { sendNotifications } from "../notifications/sendNotifications.ts";
import { bookAs, holdAs } from "../../testing/bookings/callers.ts";
import { changedAfterCommit } from "../../testing/database/changedAfterCommit.ts";
import { type TestCaller, openGraph } from "../../testing/graph.ts";
import { type MailServer, startMailServer } from "../../testing/servers/mailServer.ts";
import { OTHER, addOtherBusiness } from "../../testing/businesses/otherBusiness.ts";
import { insertPayment } from "../../testing/payments/paidOrder.ts";
import {
  book,
  details,
  holdAndGetToken,
  serviceId,
  staffId,
  visitorToken,
} from "../../testing/bookings/visit.ts";
import { unwrap } from "../../testing/unwrap.ts";

const BOOKER = "ada@example.com";
const STARTS = "2026-11-23T15:00:00Z";

let mails: MailServer;
let transport: MailTransport;
const graph = await openGraph();
const scope = await graph.scope();
const { secret: key } = await addApiKey(scope, "desk");
await addOtherBusiness(graph.database);
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

async function send(): Promise<string[]> {
  mails.arrived.splice(0);
  await sendNotifications({ ...scope, transport, from: null, origin: "https://studio.example" });
  const guests = mails.arrived.flatMap((mail) => mail.recipients).filter((to) => to.startsWith("guest"));
  return [...new Set(guests)].toSorted();
}

async function bookAsVisitor(
  guests: number,
  more: Parameters<typeof bookAs>[4] = {},
  service = "consultation",
  startsAt = STARTS,
) {
  const held = unwrap(
    await holdAs(scope, 1, {
      service,
      startsAt,
      staff: service === "home-visit" ? undefined! : "amara",
    }),
  );
  return unwrap(await bookAs(scope, held.id, "book-key-1", guests, more))[0]!;
}

function getMailedToken(): string | undefined {
  const mail = mails.to(BOOKER).at(-1)!;
  return /\?confirm=([\w-]+)/.exec(String(mail.text))?.[1];
}

interface Confirmed {
  readonly __typename: string;
  readonly code?: string;
  readonly bookerToken?: string;
  readonly order?: { readonly guestsAwaitingConfirmation: number };
}

async function confirm(token: string, asker?: TestCaller): Promise<Confirmed> {
  const data = await graph.data<{ confirmGuests: Confirmed }>(
    `mutation ($token: String!) { confirmGuests(input: { token: $token }) { __typename
       ... on Failure { code message }
       ... on ConfirmGuestsPayload { bookerToken order { guestsAwaitingConfirmation } } } }`,
    { token },
    asker,
  );
  return data.confirmGuests;
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, i) => `guest${i + 1}@example.org`).toSorted();
const again = async ({ id }: BookingRow) =>
  (await loadBookings(graph.database.query, scope.business.id, [id]))[0]!;

describe("order without confirmation", () => {
  it("has at most five guests", async () => {
    expect((await bookAsVisitor(5)).guestsAwaiting).toBe(0);
    expect(await send()).toEqual(numbered(5));
    expect(getMailedToken()).toBeUndefined();
  });

  it.each([
    ["with an API key", true, 6],
    ["without", false, 0],
  ])("%s", async (_, withKey, notified) => {
    const hold = { service: serviceId("consultation"), staff: staffId("amara"), startsAt: STARTS };
    const token = await holdAndGetToken(graph, { ...hold, visitor: visitorToken(1) });
    const guests = numbered(6).map((email) => ({ name: "Guest", email }));
    await book(graph, token, { guests }, withKey ? { key } : {});
    expect(await send()).toHaveLength(notified);
  });

  it("is a paid order", async () => {
    const booking = await bookAsVisitor(6);
    expect(await send()).toEqual([]);
    await insertPayment(graph, scope, { bookingId: booking.id, sessionId: "paid", state: "SUCCEEDED" });
    expect((await again(booking)).guestsAwaiting).toBe(0);
  });

  it("is one of a booker who confirmed earlier, for the same e-mail only", async () => {
    await bookAsVisitor(6);
    await send();
    const { bookerToken = "" } = await confirm(getMailedToken()!);
    await send();
    const next = "2026-11-24T15:00:00Z";
    const known = await bookAsVisitor(6, { bookerToken, idempotencyKey: "second-key" }, "consultation", next);
    expect(known.guestsAwaiting).toBe(0);
    expect(await send()).toHaveLength(6);
    const stranger = { ...details.contact, email: "victim@example.com" };
    const other = await bookAsVisitor(
      6,
      { bookerToken, contact: stranger, idempotencyKey: "third-key" },
      "consultation",
      "2026-11-25T15:00:00Z",
    );
    expect(other.guestsAwaiting).toBe(6);
  });

  it("is not one of a stranger who enters a known booker's e-mail", async () => {
    await bookAsVisitor(6);
    await send();
    await confirm(getMailedToken()!);
    await send();
    const typed = await bookAsVisitor(
      6,
      { idempotencyKey: "second-key" },
      "consultation",
      "2026-11-24T15:00:00Z",
    );
    expect(typed.guestsAwaiting).toBe(6);
  });
});

describe("order that awaits confirmation", () => {
  it("notifies its guests once, after the booker confirmed by the mailed link", async () => {
    const booking = await bookAsVisitor(12);
    expect(booking.guestsAwaiting).toBe(12);
    expect(await send()).toEqual([]);
    const token = getMailedToken()!;
    expect(mails.to(BOOKER)[0]!.text).toContain("We have not written to your 12 guests yet.");
    expect(mails.to(BOOKER)[0]!.html).toContain(`?confirm=${token}`);
    expect(await confirm(token)).toMatchObject({ order: { guestsAwaitingConfirmation: 0 } });
    expect(await send()).toEqual(numbered(12));
    expect(await confirm(token)).toMatchObject({ __typename: "ConfirmGuestsPayload" });
    expect(await send()).toEqual([]);
  });

  it("notifies its guests once when several confirmations arrive together", async () => {
    await bookAsVisitor(6);
    await send();
    const token = getMailedToken()!;
    await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(await send()).toEqual(numbered(6));
    expect(mails.arrived).toHaveLength(6);
  });

  it("is returned as its confirmation committed it", async () => {
    const { sequence } = await bookAsVisitor(6);
    await send();
    const raced = { ...scope, database: changedAfterCommit(scope.database) };
    const confirmed = await confirmGuests(raced, getMailedToken()!);
    expect(confirmed).toMatchObject({ ok: true, value: [{ sequence, guestsAwaiting: 0 }] });
  });

  it("does not return the token to the visitor who booked", async () => {
    const booking = await bookAsVisitor(6);
    const orders = createOrderKey(scope.signer, scope.business.id, booking.orderId, booking.orderVersion);
    for (const wrong of [orders, "", "x", "A".repeat(500)])
      expect(await confirm(wrong)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
    expect(await send()).toEqual([]);
  });

  it("rejects its token at another business", async () => {
    await bookAsVisitor(6);
    await send();
    expect(await confirm(getMailedToken()!, { host: OTHER.host })).toMatchObject({
      code: "BOOKING_NOT_FOUND",
    });
    expect(await send()).toEqual([]);
  });

  it("rejects a token that was mailed to a former e-mail address", async () => {
    await bookAsVisitor(6);
    await send();
    await graph.database.query("UPDATE contacts SET email = 'new@example.com'");
    expect(await confirm(getMailedToken()!)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
  });

  it("sends guests no notification of a move, and the new time after confirmation", async () => {
    const booking = await bookAsVisitor(6);
    await send();
    const moved = await rescheduleBooking(scope, {
      booking: await again(booking),
      startsAt: Date.parse("2026-11-24T16:00:00Z") / 60_000,
      staffId: null,
      actor: "VISITOR",
    });
    expect(moved.ok).toBe(true);
    expect(await send()).toEqual([]);
    expect(mails.to(BOOKER)[0]!.subject).toContain("has moved");
    await confirm(getMailedToken()!);
    expect(await send()).toEqual(numbered(6));
    expect(mails.to("guest1@example.org").map((mail) => mail.text)).toEqual([
      expect.stringContaining("11:00 AM – 11:30 AM"),
    ]);
  });

  it("sends guests no notification of a cancellation, and cannot be confirmed after it", async () => {
    const booking = await bookAsVisitor(6);
    await send();
    const token = getMailedToken()!;
    const input = { booking: await again(booking), scope: "ONE", reason: "", actor: "VISITOR" } as const;
    expect((await cancelBooking(scope, input)).ok).toBe(true);
    expect(await send()).toEqual([]);
    expect(getMailedToken()).toBeUndefined();
    expect(await confirm(token)).toMatchObject({ code: "STATUS_CONFLICT" });
    expect(await send()).toEqual([]);
  });

  it("cannot be confirmed after the appointment", async () => {
    await bookAsVisitor(6);
    await send();
    graph.clock.set("2026-11-23T15:31:00Z");
    expect(await confirm(getMailedToken()!)).toMatchObject({ code: "PAST_CUTOFF" });
  });

  it("notifies guests of a request after confirmation and approval, in either order", async () => {
    await graph.change("home-visit", { paymentRule: "NONE", guestMode: "ATTEND" });
    const booking = await bookAsVisitor(6, {}, "home-visit", "2026-11-25T19:00:00Z");
    expect(await send()).toEqual([]);
    await confirm(getMailedToken()!);
    expect(await send()).toEqual([]);
    await approveBooking(scope, booking.id, "OWNER");
    expect(await send()).toEqual(numbered(6));
  });

  it("adds reminders for guests after confirmation and keeps the booker's mails", async () => {
    await bookAsVisitor(6);
    const pending = () =>
      graph.database.query(
        "SELECT recipient, kind, count(*)::int AS count FROM notices WHERE state = 'PENDING' GROUP BY 1, 2 ORDER BY 1, 2",
      );
    expect(await pending()).toEqual([
      { recipient: "BOOKER", kind: "CONFIRMED", count: 1 },
      { recipient: "BOOKER", kind: "REMINDER", count: 1 },
      { recipient: "STAFF", kind: "CONFIRMED", count: 1 },
    ]);
    await send();
    await confirm(getMailedToken()!);
    expect(await pending()).toEqual([
      { recipient: "BOOKER", kind: "REMINDER", count: 1 },
      { recipient: "GUEST", kind: "CONFIRMED", count: 6 },
      { recipient: "GUEST", kind: "REMINDER", count: 6 },
    ]);
  });
});

describe("business.guestNotifications", () => {
  const ask = (asker: TestCaller) =>
    graph.run<{ business: { guestNotifications: object | null } }>(
      "{ business { guestNotifications { ordersAwaitingConfirmation keptBack sentInLastHour capPerHour capPerGuestAndDay } } }",
      {},
      asker,
    );

  it("counts waiting orders and sent notifications, and returns the caps", async () => {
    await bookAsVisitor(6);
    await send();
    const caps = { keptBack: 0, capPerHour: 300, capPerGuestAndDay: 10 };
    expect((await ask({ key })).data.business.guestNotifications).toEqual({
      ...caps,
      ordersAwaitingConfirmation: 1,
      sentInLastHour: 0,
    });
    await confirm(getMailedToken()!);
    await send();
    expect((await ask({ key })).data.business.guestNotifications).toEqual({
      ...caps,
      ordersAwaitingConfirmation: 0,
      sentInLastHour: 6,
    });
  });

  it("is visible to owners only", async () => {
    await expect(ask({})).resolves.toMatchObject({ errors: [expect.anything()] });
  });
});
