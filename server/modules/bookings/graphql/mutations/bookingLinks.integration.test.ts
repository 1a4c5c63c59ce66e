import { beforeEach, describe, expect, it } from "vitest";
import { createAccessKey } from "../../keys/accessKeys.ts";
import { sendNotifications } from "../../../notifications/sendNotifications.ts";
import { createOrderKey } from "../../keys/orderKeys.ts";
import { loadBookings } from "../../data/loadBookings.ts";
import { mailBookingLink, renewBookingLinks } from "../../bookingLinks.ts";
import { changedAfterCommit } from "../../../../testing/database/changedAfterCommit.ts";
import { viewOrder } from "../../viewBookings.ts";
import type { Mail } from "../../../../platform/mail/mailTransport.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { addApiKey } from "../../../access/apiKeys.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import { OTHER, addOtherBusiness } from "../../../../testing/businesses/otherBusiness.ts";
import {
  providerId,
  serviceId,
  staffId,
  visitorToken,
  holdAndBook,
} from "../../../../testing/bookings/visit.ts";

let owner: TestCaller;
const graph = await openGraph();
await addOtherBusiness(graph.database);
beforeEach(async () => {
  await graph.reset();
  await graph.database.query("UPDATE businesses SET link_contact_days = 30");
  owner = { key: (await addApiKey(await graph.scope(), "links")).secret };
});

const START = "2026-11-24T15:00:00Z";

async function bookOne(visitor = 1, more: Record<string, unknown> = {}) {
  const holdRequest = {
    service: serviceId("consultation"),
    staff: staffId("amara"),
    provider: providerId("northside"),
    startsAt: START,
  };
  const answer = await holdAndBook(
    graph,
    { ...holdRequest, visitor: visitorToken(visitor) },
    {
      notes: "A bad knee",
      locationKind: "AT_PROVIDER",
      guests: [{ name: "Grace", email: "grace@example.org" }],
      ...more,
    },
  );
  const [row] = await graph.database.query<{
    id: string;
    business_id: string;
    key_version: number;
    staff_id: string;
    contact_id: string;
  }>(
    `SELECT b.id, b.business_id, b.key_version, s.staff_id, o.contact_id FROM bookings b JOIN orders o ON o.id = b.order_id
       JOIN booking_staff s ON s.booking_id = b.id ORDER BY b.created_at DESC, b.id DESC LIMIT 1`,
  );
  const make = (role: "GUEST" | "STAFF" | "VIEW", member: number, staff: string | null = null) =>
    createAccessKey(graph.signer, row!.business_id, {
      bookingId: row!.id,
      role,
      member,
      staffId: staff,
      version: row!.key_version,
    });
  await sendDueMails();
  return {
    key: answer.accessKey,
    bookingId: row!.id,
    contactId: row!.contact_id,
    guest: make("GUEST", 1),
    staff: make("STAFF", 0, row!.staff_id),
    view: make("VIEW", 0),
    guestView: make("VIEW", 1),
    staffView: make("VIEW", 0, row!.staff_id),
  };
}

/** The order key of the present version. */
async function loadOrderKey(): Promise<string> {
  const [row] = await graph.database.query<{ id: string; business_id: string; key_version: number }>(
    "SELECT id, business_id, key_version FROM orders",
  );
  return createOrderKey(graph.signer, row!.business_id, row!.id, row!.key_version);
}

async function sendDueMails(): Promise<Mail[]> {
  const mails: Mail[] = [];
  const scope = await graph.scope();
  await sendNotifications({
    ...scope,
    database: graph.database,
    clock: graph.clock,
    transport: { concurrency: 1, send: async (mail) => void mails.push(mail), close: async () => {} },
    from: null,
    origin: "https://localhost",
  });
  return mails;
}

const getRoles = async (...keys: string[]) => {
  const { data } = await graph.run<{ visitorBookings: { role?: string }[] }>(
    `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { role } } }`,
    { keys },
  );
  return data.visitorBookings.map(({ role }) => role ?? null);
};

const send = async (mutation: "renewBookingLinks" | "mailBookingLink", input: object, asker?: TestCaller) => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const { data, errors } = await graph.run<{ answer: { __typename: string; code?: string } }>(
    `mutation ($input: ${type}!) { answer: ${mutation}(input: $input) { __typename ... on Failure { code } } }`,
    { input },
    asker,
  );
  return errors[0] ? String(errors[0].code) : (data.answer.code ?? data.answer.__typename);
};

const linkIn = (mail: Mail) => /https:\/\/localhost\/widget\/bookings?\/([\w-]+)/.exec(mail.text)![1]!;

describe("renewBookingLinks", () => {
  it("ends the booker's links, keeps those of guests and staff, and mails a new one", async () => {
    const { key, view, guest, staff, guestView } = await bookOne();
    const former = await loadOrderKey();
    expect(await send("renewBookingLinks", { booking: { accessKey: key } })).toBe("RenewBookingLinksPayload");
    expect(await getRoles(key, view, guest, staff, guestView)).toEqual([
      null,
      null,
      "GUEST",
      "STAFF",
      "VIEW",
    ]);
    expect(await send("renewBookingLinks", { booking: { accessKey: key } })).toBe("BOOKING_NOT_FOUND");
    const mails = await sendDueMails();
    expect(mails.map((mail) => [mail.to.email, mail.calendars.length])).toEqual([["ada@example.com", 0]]);
    expect(await getRoles(linkIn(mails[0]!))).toEqual(["BOOKER"]);
    const scope = await graph.scope();
    expect(await viewOrder(scope, former)).toBeNull();
    expect(await viewOrder(scope, await loadOrderKey())).toHaveLength(1);
  });

  it("accepts a booking's id from the business and writes an audit entry", async () => {
    const { key, bookingId } = await bookOne();
    const booking = { id: toGlobalId("Booking", bookingId) };
    expect(await send("renewBookingLinks", { booking })).toBe("UNAUTHENTICATED");
    expect(await send("renewBookingLinks", { booking }, owner)).toBe("RenewBookingLinksPayload");
    expect(await getRoles(key)).toEqual([null]);
    const audit = await graph.database.query(
      "SELECT action FROM audit_entries WHERE action = 'renewBookingLinks'",
    );
    expect(audit).toHaveLength(1);
    expect(await sendDueMails()).toHaveLength(1);
  });

  it("runs once for one idempotency key of the business", async () => {
    const { bookingId } = await bookOne();
    const input = { booking: { id: toGlobalId("Booking", bookingId) }, idempotencyKey: "renew-once-1" };
    for (let i = 0; i < 2; i++)
      expect(await send("renewBookingLinks", input, owner)).toBe("RenewBookingLinksPayload");
    expect(await sendDueMails()).toHaveLength(1);
  });

  it("is limited for the booker's own key", async () => {
    let { key } = await bookOne();
    for (let i = 0; i < 5; i++) {
      expect(await send("renewBookingLinks", { booking: { accessKey: key } })).toBe(
        "RenewBookingLinksPayload",
      );
      key = linkIn((await sendDueMails())[0]!);
    }
    expect(await send("renewBookingLinks", { booking: { accessKey: key } })).toBe("TOO_MANY_ATTEMPTS");
    expect(await getRoles(key)).toEqual(["BOOKER"]);
  });

  it("returns the state that it committed", async () => {
    const { bookingId } = await bookOne();
    const scope = await graph.scope();
    const [row] = await loadBookings(scope.database.query, scope.business.id, [bookingId]);
    const raced = { ...scope, database: changedAfterCommit(scope.database) };
    const renewed = await renewBookingLinks(raced, row!, false);
    expect(renewed).toMatchObject({ ok: true, value: [{ sequence: row!.sequence }] });
  });

  it("counts no client addresses when limits by address are off", async () => {
    const scope = { ...(await graph.scope()), countsAddresses: false };
    const mailed = async () => (await mailBookingLink(scope, null, "192.0.2.7")).ok;
    for (let i = 0; i < 30; i++) expect(await mailed()).toBe(true);
  });

  it("supports more than 256 versions of a link", async () => {
    const { key } = await bookOne();
    await graph.database.query("UPDATE bookings SET booker_renewals = 256");
    await graph.database.query("UPDATE orders SET key_version = 257");
    expect(await getRoles(key)).toEqual([null]);
    const [row] = await graph.database.query<{ reference: string }>("SELECT reference FROM orders");
    const { data } = await graph.run<{ findBooking: { accessKey: string } }>(
      `query ($reference: String!) { findBooking(reference: $reference, email: "ada@example.com") { ... on VisitorBooking { accessKey } } }`,
      row,
    );
    expect(await getRoles(data.findBooking.accessKey)).toEqual(["BOOKER"]);
  });
});

describe("updateContact with a new e-mail", () => {
  const correct = (contact: string, values: object) =>
    graph.run<{ answer: { __typename: string } }>(
      `mutation ($input: UpdateContactInput!) { answer: updateContact(input: $input) { __typename } }`,
      { input: { id: contact, ...values } },
      owner,
    );

  it("ends links to the former address and mails one to the new address", async () => {
    const { key, view, guest, contactId } = await bookOne();
    const contact = toGlobalId("Contact", contactId);
    await correct(contact, { firstName: "Augusta", email: "ADA@example.com" });
    expect(await getRoles(key)).toEqual(["BOOKER"]);
    expect(await sendDueMails()).toEqual([]);
    await correct(contact, { email: "countess@example.com" });
    expect(await getRoles(key, view, guest)).toEqual([null, null, "GUEST"]);
    const mails = await sendDueMails();
    expect(mails.map((mail) => mail.to.email)).toEqual(["countess@example.com"]);
    expect(await getRoles(linkIn(mails[0]!))).toEqual(["BOOKER"]);
  });

  it("mails no link to a past booking", async () => {
    const { key, contactId } = await bookOne();
    graph.clock.set("2026-11-25T15:00:00Z");
    await sendDueMails();
    await correct(toGlobalId("Contact", contactId), { email: "countess@example.com" });
    expect(await getRoles(key)).toEqual([null]);
    expect((await sendDueMails()).filter((mail) => /link/.test(mail.subject))).toEqual([]);
  });
});

describe("mailBookingLink", () => {
  it("mails only the person of the key and returns the same for every key", async () => {
    const one = await bookOne();
    const cases = [
      [one.view, "ada@example.com", "BOOKER"],
      [one.guestView, "grace@example.org", "GUEST"],
      [one.staffView, "amara@northside.example", "STAFF"],
    ] as const;
    await graph.database.query("UPDATE staff SET email = 'amara@northside.example' WHERE slug = 'amara'");
    for (const [key, email, role] of cases) {
      expect(await send("mailBookingLink", { accessKey: key })).toBe("MailBookingLinkPayload");
      const mails = await sendDueMails();
      expect(mails.map((mail) => mail.to.email)).toEqual([email]);
      expect(await getRoles(linkIn(mails[0]!))).toEqual([role]);
    }
    expect(await send("mailBookingLink", { accessKey: "A".repeat(40) })).toBe("MailBookingLinkPayload");
    expect(await send("mailBookingLink", { accessKey: one.view }, { host: OTHER.host })).toBe(
      "MailBookingLinkPayload",
    );
    expect(await sendDueMails()).toEqual([]);
  });

  it("sends at most three mails to one person an hour and returns the same", async () => {
    const { view } = await bookOne();
    for (let i = 0; i < 5; i++)
      expect(await send("mailBookingLink", { accessKey: view })).toBe("MailBookingLinkPayload");
    expect(await sendDueMails()).toHaveLength(3);
  });

  it("sends one mail for repeated requests with one idempotency key", async () => {
    const { view } = await bookOne();
    const input = { accessKey: view, idempotencyKey: "mail-only-once" };
    for (let i = 0; i < 3; i++) expect(await send("mailBookingLink", input)).toBe("MailBookingLinkPayload");
    expect(await sendDueMails()).toHaveLength(1);
    expect(await send("mailBookingLink", { ...input, idempotencyKey: "short" })).toBe("INVALID_INPUT");
  });

  it("is limited by client address", async () => {
    const address = "192.0.2.77";
    for (let i = 0; i < 20; i++)
      expect(await send("mailBookingLink", { accessKey: "x" }, { address })).toBe("MailBookingLinkPayload");
    expect(await send("mailBookingLink", { accessKey: "x" }, { address })).toBe("TOO_MANY_ATTEMPTS");
  });

  it("sends no mail about a cancelled booking", async () => {
    const { view } = await bookOne();
    await graph.database.query("UPDATE bookings SET status = 'CANCELLED', sequence = sequence + 1");
    expect(await send("mailBookingLink", { accessKey: view })).toBe("MailBookingLinkPayload");
    expect(await sendDueMails()).toEqual([]);
  });
});

describe("contact data by link", () => {
  const SEEN = `contactVisibleUntil contact { email } notes guests { name } history { note } location service { name } startsAt`;
  const look = async (key: string) => {
    const { data } = await graph.run<{ visitorBookings: Record<string, unknown>[] }>(
      `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { ${SEEN} } } }`,
      { keys: [key] },
    );
    return data.visitorBookings[0]!;
  };

  it("is hidden 30 days after the booking, unlike other data", async () => {
    const { key, staff, guest } = await bookOne();
    const until = "2026-12-24T15:30:00.000Z";
    graph.clock.set("2026-12-24T15:29:00Z");
    expect(await look(key)).toMatchObject({
      contactVisibleUntil: until,
      contact: { email: "ada@example.com" },
      notes: "A bad knee",
      guests: [{ name: "Grace" }],
    });
    graph.clock.set("2026-12-24T15:31:00Z");
    for (const one of [key, staff])
      expect(await look(one)).toMatchObject({
        contact: null,
        notes: null,
        guests: [],
        contactVisibleUntil: until,
      });
    expect(await look(guest)).toMatchObject({ guests: [], service: { name: "Consultation" } });
    expect((await look(key))["startsAt"]).toBe("2026-11-24T15:00:00.000Z");
  });

  it("is shown for the days that the business sets, at most 3650", async () => {
    const { key } = await bookOne();
    const set = (linkContactDays: number | null) =>
      graph.run<{ answer: { __typename: string; business?: object; issues?: object[] } }>(
        `mutation ($days: Int) { answer: updateBusiness(input: { linkContactDays: $days }) { __typename
           ... on UpdateBusinessPayload { business { linkContactDays } } ... on InvalidInput { issues { path code } } } }`,
        { days: linkContactDays },
        owner,
      );
    for (const days of [-1, 3651, null])
      expect((await set(days)).data.answer.__typename).toBe("InvalidInput");
    expect((await set(0)).data.answer).toMatchObject({ business: { linkContactDays: 0 } });
    graph.clock.set("2026-11-24T15:31:00Z");
    expect(await look(key)).toMatchObject({ contact: null });
    await set(90);
    graph.clock.set("2027-02-01T00:00:00Z");
    expect(await look(key)).toMatchObject({ contact: { email: "ada@example.com" } });
  });
});

describe("link of a staff member", () => {
  it("ends when another serves the booking or the staff member is archived", async () => {
    const { staff, staffView, bookingId } = await bookOne();
    expect(await getRoles(staff, staffView)).toEqual(["STAFF", "VIEW"]);
    await graph.database.query("UPDATE staff SET publication = 'ARCHIVED' WHERE slug = 'amara'");
    expect(await getRoles(staff, staffView)).toEqual([null, null]);
    await graph.database.query("UPDATE staff SET publication = 'PUBLISHED' WHERE slug = 'amara'");
    expect(await getRoles(staff)).toEqual(["STAFF"]);
    await graph.database.query(
      `UPDATE booking_staff SET staff_id = (SELECT id FROM staff s WHERE s.business_id = booking_staff.business_id AND slug = 'bruno')
        WHERE booking_id = $1`,
      [bookingId],
    );
    expect(await getRoles(staff, staffView)).toEqual([null, null]);
  });
});
