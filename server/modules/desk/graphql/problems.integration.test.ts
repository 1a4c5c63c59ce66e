import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { createSeedId, insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { holdAndBook, serviceId, staffId, visitorToken } from "../../../testing/bookings/visit.ts";
import { OTHER } from "../../../testing/businesses/otherBusiness.ts";
import { setUpOwner } from "../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../testing/graph.ts";
import { signInAs } from "../../../testing/identity/signedInAs.ts";

const PROBLEMS = `{ business { problems { kind since count error subject { __typename
  ... on Booking { reference } ... on BusyFeed { staff { slug } } ... on WebhookEndpoint { url } ... on Refund { state } } } } }`;

interface Problem {
  readonly kind: string;
  readonly since: string | null;
  readonly count: number;
  readonly error: string | null;
  readonly subject: { readonly __typename: string };
}

const graph = await openGraph({ hasOther: true, isReset: true });
const owner = await setUpOwner(graph);
const amara = await signInAs(graph, "STAFF", "amara");
const bruno = await signInAs(graph, "STAFF", "bruno");
const manager = await signInAs(graph, "MANAGER");
const reader = await signInAs(graph, "READER");
let stranger: TestCaller;
beforeAll(async () => {
  const other = await graph.scope({ host: OTHER.host });
  stranger = { host: OTHER.host, key: (await addApiKey(other, "other")).secret };
});

const read = async (caller: TestCaller = owner) =>
  (await graph.data<{ business: { problems: Problem[] } }>(PROBLEMS, {}, caller)).business.problems;
const listKinds = async (caller?: TestCaller) => (await read(caller)).map(({ kind }) => kind);

let booking: { readonly id: string; readonly reference: string };
beforeEach(async () => {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"] });
  await holdAndBook(
    graph,
    {
      service: serviceId("consultation"),
      staff: staffId("amara"),
      startsAt: "2026-11-24T20:00:00.000Z",
      visitor: visitorToken(1),
    },
    { locationKind: "AT_PROVIDER", idempotencyKey: "problem-booking" },
  );
  const [row] = await graph.database.query<{ id: string; reference: string }>(
    "SELECT b.id, o.reference FROM bookings b JOIN orders o ON o.id = b.order_id",
  );
  booking = row!;
});

const failMails = () =>
  graph.database.query(
    "UPDATE notices SET state = 'FAILED', last_error = '550 no such mailbox' WHERE kind = 'CONFIRMED' AND recipient = 'BOOKER'",
  );

const business = demoId("business", "northside");

async function failAll(): Promise<void> {
  await failMails();
  await graph.database.query(
    `INSERT INTO busy_feeds (business_id, id, staff_id, url, due_at, last_error)
     VALUES ($1, gen_random_uuid(), $2, 'https://calendar.example/a.ics', now(), 'HTTP 404')`,
    [business, demoId("staff", "bruno")],
  );
  await graph.database.query(
    `INSERT INTO webhook_endpoints (business_id, id, url, secret, failures, failing_since, created_at, updated_at)
     VALUES ($1, gen_random_uuid(), 'https://hooks.example/in', sha256('secret'), 7, '2026-11-19T10:00:00Z', now(), now()),
            ($1, gen_random_uuid(), 'https://hooks.example/fine', sha256('secret'), 2, '2026-11-19T10:00:00Z', now(), now())`,
    [business],
  );
}

describe("Business.problems", () => {
  it("is empty without failures", async () => expect(await read()).toEqual([]));

  it("lists each failure with its object", async () => {
    await failAll();
    expect(await read()).toEqual([
      {
        kind: "MAIL_FAILED",
        since: expect.stringMatching(/^2026-11-20T10:/),
        count: 1,
        error: "550 no such mailbox",
        subject: { __typename: "Booking", reference: booking.reference },
      },
      {
        kind: "CALENDAR_UNREACHABLE",
        since: null,
        count: 1,
        error: "HTTP 404",
        subject: { __typename: "BusyFeed", staff: { slug: "bruno" } },
      },
      {
        kind: "WEBHOOK_FAILING",
        since: "2026-11-19T10:00:00.000Z",
        count: 7,
        error: null,
        subject: { __typename: "WebhookEndpoint", url: "https://hooks.example/in" },
      },
    ]);
  });

  it("shows each role the kinds that it may read", async () => {
    await failAll();
    expect(await listKinds(manager)).toEqual(["MAIL_FAILED", "CALENDAR_UNREACHABLE"]);
    expect(await listKinds(reader)).toEqual(["MAIL_FAILED", "CALENDAR_UNREACHABLE"]);
    expect(await listKinds(amara)).toEqual(["MAIL_FAILED"]);
    expect(await listKinds(bruno)).toEqual([]);
    expect(await listKinds(stranger)).toEqual([]);
    await expect(read({})).rejects.toThrow(/FORBIDDEN|UNAUTHENTICATED/);
  });

  it("leaves out old mails, and those after which one reached the person", async () => {
    await failMails();
    graph.clock.set("2026-11-27T11:00:00Z");
    expect(await listKinds()).toEqual([]);
    graph.clock.set("2026-11-20T12:00:00Z");
    expect(await listKinds()).toEqual(["MAIL_FAILED"]);
    await graph.database.query(
      `INSERT INTO notices (business_id, id, order_id, booking_ids, kind, recipient, email, locale, state, due_at, created_at, sent_at)
       SELECT business_id, gen_random_uuid(), order_id, booking_ids, 'LINK', recipient, email, locale, 'SENT', now(), now(), '2026-11-20T11:00:00Z'
         FROM notices WHERE state = 'FAILED'`,
    );
    expect(await listKinds()).toEqual([]);
  });
});

const resend = async (input: object, caller: TestCaller = owner) => {
  const data = await graph.data<{ answer: { __typename: string; code?: string } }>(
    `mutation ($input: ResendNotificationsInput!) { answer: resendNotifications(input: $input) { __typename ... on Failure { code }
      ... on ResendNotificationsPayload { booking { reference } } } }`,
    { input },
    caller,
  );
  return data.answer;
};
const loadMail = () =>
  graph.database.query(
    "SELECT state, attempts, email, last_error FROM notices WHERE kind = 'CONFIRMED' AND recipient = 'BOOKER'",
  );

describe("a failed refund", () => {
  const paid = { minor: 5_000, at: "2026-11-20T09:00:00Z" };

  it("is listed for those who may read payments, until it is old", async () => {
    await insertBookings(graph.database, [{ dueMinor: 5_000, paid, refunded: paid }]);
    await graph.database.query(
      "UPDATE refunds SET state = 'FAILED', last_error = 'card expired', settled_at = '2026-11-20T09:30:00Z'",
    );
    const [problem] = await read();
    expect(problem).toEqual({
      kind: "REFUND_FAILED",
      since: "2026-11-20T09:30:00.000Z",
      count: 1,
      error: "card expired",
      subject: { __typename: "Refund", state: "FAILED" },
    });
    expect(await listKinds(manager)).toEqual(["REFUND_FAILED"]);
    expect(await listKinds(amara)).toEqual([]);
    expect(await listKinds(stranger)).toEqual([]);
    graph.clock.set("2026-12-20T10:00:00Z");
    expect(await listKinds()).toEqual([]);
  });
});

describe("a failed payment", () => {
  const pay = (state: "FAILED" | "EXPIRED", at: string, failure: string) =>
    graph.database.query(
      `WITH made AS (INSERT INTO payments (business_id, id, order_id, provider, state, amount_minor, currency, failure, created_at, expires_at, settled_at)
         SELECT business_id, gen_random_uuid(), order_id, 'TEST', $1::payment_state, 5000, 'USD', $3, $2::timestamptz, $2::timestamptz, $2::timestamptz
           FROM bookings WHERE id = $4 RETURNING business_id, id)
       INSERT INTO payment_bookings (business_id, payment_id, booking_id, amount_minor) SELECT business_id, id, $4, 5000 FROM made`,
      [state, at, failure, createSeedId("booking", 0)],
    );
  beforeEach(() =>
    insertBookings(graph.database, [
      { status: "AWAITING_PAYMENT", dueMinor: 5_000, decideBy: "2026-11-21T10:00:00Z" },
    ]),
  );

  it("is listed for those who may read payments, as long as the booking owes the amount", async () => {
    await pay("EXPIRED", "2026-11-20T09:00:00Z", "");
    expect(await read()).toEqual([]);
    await pay("FAILED", "2026-11-20T09:10:00Z", "card expired");
    await pay("FAILED", "2026-11-20T09:20:00Z", "insufficient funds");
    expect(await read()).toEqual([
      {
        kind: "PAYMENT_FAILED",
        since: "2026-11-20T09:10:00.000Z",
        count: 2,
        error: "insufficient funds",
        subject: { __typename: "Booking", reference: "R0000000" },
      },
    ]);
    for (const caller of [manager, reader]) expect(await listKinds(caller)).toEqual(["PAYMENT_FAILED"]);
    for (const caller of [amara, stranger]) expect(await listKinds(caller)).toEqual([]);
    graph.clock.set("2026-11-21T10:00:00Z");
    expect(await listKinds()).toEqual([]);
  });

  it("is gone after the payment, and when it is old", async () => {
    await pay("FAILED", "2026-11-12T09:00:00Z", "card expired");
    expect(await listKinds()).toEqual([]);
    await pay("FAILED", "2026-11-20T09:00:00Z", "card expired");
    expect(await listKinds()).toEqual(["PAYMENT_FAILED"]);
    await graph.database.query("UPDATE bookings SET status = 'CONFIRMED', decide_by = NULL WHERE id = $1", [
      createSeedId("booking", 0),
    ]);
    expect(await listKinds()).toEqual([]);
  });
});

describe("resendNotifications", () => {
  const id = () => toGlobalId("Booking", booking.id);

  it("sends a failed mail once more, to the present address, and the problem is gone", async () => {
    await failMails();
    await graph.database.query("UPDATE contacts SET email = 'ada.new@example.com'");
    const input = { id: id(), idempotencyKey: "resend-once" };
    for (const _ of ["sent", "repeated"])
      expect(await resend(input)).toEqual({
        __typename: "ResendNotificationsPayload",
        booking: { reference: booking.reference },
      });
    expect(await loadMail()).toEqual([
      { state: "PENDING", attempts: 0, email: "ada.new@example.com", last_error: "" },
    ]);
    expect(await read()).toEqual([]);
  });

  it("leaves a mail alone that cannot be sent any more", async () => {
    await failMails();
    await graph.database.query("UPDATE contacts SET email = NULL");
    expect(await resend({ id: id() })).toMatchObject({ __typename: "ResendNotificationsPayload" });
    expect(await loadMail()).toMatchObject([{ state: "FAILED" }]);
  });

  it("lets staff resend for their own bookings alone", async () => {
    await failMails();
    expect(await resend({ id: id() }, bruno)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
    expect(await resend({ id: id() }, stranger)).toMatchObject({ code: "BOOKING_NOT_FOUND" });
    await expect(resend({ id: id() }, reader)).rejects.toThrow(/FORBIDDEN/);
    expect(await loadMail()).toMatchObject([{ state: "FAILED" }]);
    expect(await resend({ id: id() }, amara)).toMatchObject({ __typename: "ResendNotificationsPayload" });
  });

  it("rejects an id of another kind", async () => {
    expect(await resend({ id: "service:x" })).toMatchObject({ code: "INVALID_INPUT" });
  });
});
