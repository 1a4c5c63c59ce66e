import { beforeEach, describe, expect, it } from "vitest";
import {
  audit,
  rowChanges,
  rowCounts,
  expectNoChanges,
  auditAfterEach,
} from "../../../../testing/audit/audit.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  book,
  bookFirst,
  details,
  holdAndGetToken,
  hold,
  release,
  loadStarts,
  serviceId,
  staffId,
  visitorToken,
  holdAndBook,
} from "../../../../testing/bookings/visit.ts";

const MONDAY_1000 = "2026-11-23T15:00:00.000Z";
const consultation = { service: serviceId("consultation"), startsAt: MONDAY_1000, staff: staffId("amara") };
const atProvider = { locationKind: "AT_PROVIDER" };

const graph = await openGraph();
beforeEach(() => graph.reset());
auditAfterEach(graph);

describe("book", () => {
  it("returns the booking with the booker's access", async () => {
    const token = await holdAndGetToken(graph, consultation);
    const answer = await book(graph, token, {
      ...atProvider,
      notes: "  My left knee,\r\nthen my right one. ",
      contact: { ...details.contact, firstName: " Ada ", email: "ada@example.com" },
    });
    expect(answer).toMatchObject({
      __typename: "BookPayload",
      reference: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/) as string,
      bookings: [
        {
          id: expect.stringMatching(/^visitorbooking_[0-9a-z]{26}$/) as string,
          accessKey: expect.stringMatching(/^[A-Za-z0-9_-]{40}$/) as string,
          role: "BOOKER",
          reference: answer.reference,
          status: "CONFIRMED",
          mode: "INSTANT",
          startsAt: MONDAY_1000,
          endsAt: "2026-11-23T15:30:00.000Z",
          timeZone: "Europe/London",
          seats: 1,
          price: null,
          locationKind: "AT_PROVIDER",
          location: "48 Orchard Street, New York, NY 10002",
          notes: "My left knee,\nthen my right one.",
          contact: { ...details.contact, dateOfBirth: null },
          staff: [{ slug: "amara" }],
          service: { slug: "consultation" },
          provider: null,
          business: { slug: "northside" },
        },
      ],
    });
  });

  it("writes order, booking, contact, person, history and key, and keeps the claim", async () => {
    const token = await holdAndGetToken(graph, consultation);
    const changes = await rowChanges(graph.database, () => bookFirst(graph, token, atProvider));
    expect(changes).toEqual({
      orders: 1,
      attempts: 1,
      bookings: 1,
      contacts: 1,
      people: 1,
      figure_marks: 1,
      booking_staff: 1,
      booking_events: 1,
      idempotency_keys: 1,
      // Confirmations to booker and staff, and the reminder.
      notices: 3,
      events: 1,
    });
    const [claim] = await graph.database.query(
      "SELECT hold_id, ordinal, expires_at, booking_id IS NOT NULL AS booked FROM claims",
    );
    expect(claim).toEqual({ hold_id: null, ordinal: null, expires_at: null, booked: true });
    const [event] = await graph.database.query("SELECT ordinal, actor, status, note FROM booking_events");
    expect(event).toEqual({ ordinal: 1, actor: "VISITOR", status: "CONFIRMED", note: "" });
  });

  it("stores consent text, language and canonical time zone", async () => {
    const booking = await holdAndBook(graph, consultation, {
      ...atProvider,
      locale: "pt-BR",
      timeZone: "Asia/Calcutta",
    });
    expect(booking.timeZone).toBe("Asia/Kolkata");
    const [order] = await graph.database.query("SELECT consent_text, locale FROM orders");
    expect(order).toEqual({
      consent_text:
        "I agree that Northside Studio keeps these details to prepare and carry out my appointment.",
      locale: "pt-br",
    });
  });

  it("creates a booking that outlives its hold", async () => {
    await holdAndBook(graph, consultation, atProvider);
    graph.clock.advance(60);
    const next = await hold(graph, { ...consultation, visitor: visitorToken(2) });
    expect(next).toMatchObject({ code: "STAFF_BUSY" });
  });

  it("accepts an international e-mail address", async () => {
    const token = await holdAndGetToken(graph, consultation);
    const contact = { ...details.contact, email: "jürgen@müller.example" };
    expect(await bookFirst(graph, token, { ...atProvider, contact })).toMatchObject({
      contact: { email: "jürgen@müller.example" },
    });
  });

  it("assigns and blocks all staff of a collective service", async () => {
    const couple = { service: serviceId("couples-assessment"), startsAt: MONDAY_1000 };
    const booking = await holdAndBook(graph, couple);
    expect(booking.staff.map((one) => one.slug).toSorted()).toEqual(["amara", "daniel"]);
    for (const staff of ["amara", "daniel"])
      expect(await hold(graph, { ...consultation, staff: staffId(staff) })).toMatchObject({
        code: "STAFF_BUSY",
      });
  });

  it("ignores details that the service does not request", async () => {
    const token = await holdAndGetToken(graph, consultation);
    const contact = { ...details.contact, dateOfBirth: "1990-12-10", phone: null };
    expect(await bookFirst(graph, token, { ...atProvider, contact })).toMatchObject({
      contact: { phone: null, dateOfBirth: null },
    });
  });

  it("requires the date of birth when the service does", async () => {
    await graph.change("physio", { paymentRule: "NONE" });
    expect(await holdAndBook(graph, { service: serviceId("physio"), startsAt: MONDAY_1000 })).toMatchObject({
      contact: { dateOfBirth: "1990-12-10" },
      locationKind: "AT_PROVIDER",
    });
  });
});

describe("book with an invalid hold", () => {
  const expired = {
    __typename: "HoldExpired",
    code: "HOLD_EXPIRED",
    message: "The time was held for you, but the hold has expired.",
  };
  const altered = {
    __typename: "InvalidInput",
    code: "INVALID_INPUT",
    issues: [{ path: ["holdToken"], code: "ALTERED" }],
  };
  let token: string;
  beforeEach(async () => {
    token = await holdAndGetToken(graph, { ...consultation, visitor: visitorToken(1) });
  });

  it("rejects a hold after its expiry", async () => {
    graph.clock.advance(10);
    await expectNoChanges(graph, async () => expect(await book(graph, token, atProvider)).toEqual(expired));
  });

  it("accepts a hold in its last millisecond", async () => {
    graph.clock.set("2026-11-20T10:09:59.999Z");
    expect(await book(graph, token, atProvider)).toMatchObject({ __typename: "BookPayload" });
  });

  it("rejects a released hold", async () => {
    await release(graph, token);
    expect(await book(graph, token, atProvider)).toEqual(expired);
  });

  it("rejects a hold that the visitor has replaced", async () => {
    await holdAndGetToken(graph, {
      ...consultation,
      startsAt: "2026-11-23T16:00:00Z",
      visitor: visitorToken(1),
    });
    expect(await book(graph, token, atProvider)).toEqual(expired);
  });

  it("rejects a hold that another request has used", async () => {
    await bookFirst(graph, token, atProvider);
    await expectNoChanges(graph, async () =>
      expect(await book(graph, token, { ...atProvider, idempotencyKey: "book-key-2" })).toEqual(expired),
    );
  });

  it("rejects a hold without a row", async () => {
    await graph.database.query(
      "TRUNCATE claims, hold_lines, holds, orders, bookings, idempotency_keys CASCADE",
    );
    expect(await book(graph, token, atProvider)).toEqual(expired);
  });

  it("rejects altered, cut, invented and foreign tokens", async () => {
    const bytes = Buffer.from(token, "base64url");
    bytes[3]! ^= 1;
    const key = await bookFirst(graph, token, atProvider);
    for (const bad of [
      bytes.toString("base64url"),
      token.slice(0, -1),
      `${token}A`,
      "",
      "x",
      "A".repeat(10_000),
      key.accessKey,
    ])
      expect(await book(graph, bad, atProvider)).toMatchObject(altered);
  });

  it("rejects a token of another business", async () => {
    const { addOtherBusiness, OTHER } = await import("../../../../testing/businesses/otherBusiness.ts");
    await addOtherBusiness(graph.database);
    expect(await book(graph, token, atProvider, { host: OTHER.host })).toMatchObject(altered);
    expect(await release(graph, token, { host: OTHER.host })).toMatchObject({ code: "INVALID_INPUT" });
    expect(await book(graph, token, atProvider)).toMatchObject({ __typename: "BookPayload" });
  });
});

describe("price of a booking", () => {
  it("keeps the price and rules of the hold", async () => {
    const free = await holdAndGetToken(graph, consultation);
    await graph.change("consultation", { paymentRule: "FULL", priceMinor: 5000 });
    expect(await bookFirst(graph, free, atProvider)).toMatchObject({ status: "CONFIRMED", price: null });
    const paid = await holdAndGetToken(graph, { ...consultation, startsAt: "2026-11-24T15:00:00Z" });
    await graph.change("consultation", { paymentRule: "NONE", priceMinor: 1 });
    expect(await bookFirst(graph, paid, atProvider)).toMatchObject({
      status: "AWAITING_PAYMENT",
      price: { amount: 5000 },
    });
  });
});

describe("replay of book", () => {
  it("creates one order for twenty concurrent requests with equal responses", async () => {
    const token = await holdAndGetToken(graph, consultation);
    const changes = await rowChanges(graph.database, async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => book(graph, token, atProvider)));
      expect(answers[0]).toMatchObject({ __typename: "BookPayload" });
      for (const answer of answers) expect(answer).toEqual(answers[0]);
    });
    expect(changes).toMatchObject({ orders: 1, bookings: 1, contacts: 1, idempotency_keys: 1 });
  });

  it("returns a conflict for any different input", async () => {
    const token = await holdAndGetToken(graph, consultation);
    await bookFirst(graph, token, atProvider);
    for (const other of [
      { notes: "something else" },
      { contact: { ...details.contact, lastName: "Byron" } },
      { locationKind: "ONLINE" },
      { locale: "de" },
      { timeZone: "Europe/Paris" },
    ]) {
      await expectNoChanges(graph, async () =>
        expect(await book(graph, token, { ...atProvider, ...other })).toEqual({
          __typename: "IdempotencyConflict",
          code: "IDEMPOTENCY_CONFLICT",
          message: "This idempotency key was used before with different input.",
        }),
      );
    }
  });

  it("returns the same order an hour later", async () => {
    const token = await holdAndGetToken(graph, consultation);
    const first = await book(graph, token, atProvider);
    graph.clock.advance(60);
    expect(await book(graph, token, atProvider)).toEqual(first);
  });

  it("returns the same order after the service's rules changed", async () => {
    const token = await holdAndGetToken(graph, consultation);
    const first = await book(graph, token, atProvider);
    await graph.change("consultation", {
      consentText: "Something new.",
      paymentRule: "FULL",
      askDateOfBirth: "REQUIRED",
      locationKinds: ["PHONE"],
    });
    expect(await book(graph, token, { ...atProvider })).toEqual(first);
  });

  it("returns the same request with its first deadline", async () => {
    const token = await holdAndGetToken(graph, {
      service: serviceId("home-visit"),
      startsAt: "2026-11-24T19:00:00.000Z",
    });
    const first = await book(graph, token, { location: "1 Elm Street" });
    expect(first).toMatchObject({ __typename: "BookPayload" });
    graph.clock.advance(1);
    expect(await book(graph, token, { location: "1 Elm Street" })).toEqual(first);
  });

  it("returns the present status of the booking", async () => {
    const token = await holdAndGetToken(graph, consultation);
    const first = await book(graph, token, atProvider);
    await graph.database.query("UPDATE bookings SET status = 'CANCELLED', sequence = 1");
    const again = await book(graph, token, atProvider);
    expect(again.bookings![0]).toMatchObject({
      accessKey: first.bookings![0]!.accessKey,
      status: "CANCELLED",
    });
    // The audit would find the changed status.
    await graph.reset();
  });

  it("is accepted as a new request after a failure", async () => {
    const token = await holdAndGetToken(graph, consultation);
    expect(await book(graph, token, { ...atProvider, consent: false })).toMatchObject({
      code: "INVALID_INPUT",
    });
    expect(await book(graph, token, atProvider)).toMatchObject({ __typename: "BookPayload" });
  });
});

describe("booking request", () => {
  const homeVisitRequest = { service: serviceId("home-visit"), startsAt: "2026-11-24T19:00:00.000Z" };
  const where = { location: "1 Elm Street,\nBrooklyn" };

  it("keeps its time until its deadline", async () => {
    const booking = await holdAndBook(graph, homeVisitRequest, where);
    expect(booking).toMatchObject({
      status: "REQUESTED",
      mode: "REQUEST",
      locationKind: "AT_VISITOR",
      location: "1 Elm Street,\nBrooklyn",
    });
    const [row] = await graph.database.query(
      `SELECT extract(epoch FROM b.decide_by)::int8 AS by, b.decide_by = c.expires_at AS same FROM bookings b JOIN claims c ON c.booking_id = b.id`,
    );
    expect(row).toEqual({ by: Date.parse("2026-11-22T10:00:00Z") / 1000, same: true });
    graph.clock.set("2026-11-22T09:59:59.999Z");
    const person = booking.staff[0]!.slug;
    const taken = await graph.database.query(
      "SELECT count(*) AS n FROM claims WHERE expires_at > $1::timestamptz",
      ["2026-11-22T09:59:59.999Z"],
    );
    expect([person, taken]).toEqual(["amara", [{ n: 1 }]]);
  });

  it("expires after its deadline and frees its time", async () => {
    await graph.change("home-visit", { noticeMinutes: 60, maxPerDay: 1 });
    const booking = await holdAndBook(graph, homeVisitRequest, where);
    const starts = () => loadStarts(graph, "home-visit", "2026-11-24");
    expect(await starts()).toEqual([]);

    graph.clock.set("2026-11-22T10:00:00Z");
    const { data } = await graph.run<{ visitorBookings: { status: string }[] }>(
      `query ($keys: [String!]!) { visitorBookings(accessKeys: $keys) { ... on VisitorBooking { status } } }`,
      { keys: [booking.accessKey] },
    );
    expect(data.visitorBookings).toEqual([{ status: "EXPIRED" }]);
    expect(await starts()).toContain(homeVisitRequest.startsAt);

    expect(await hold(graph, { ...homeVisitRequest, visitor: visitorToken(2) })).toMatchObject({
      __typename: "HoldSlotPayload",
    });
    const history = await graph.database.query(
      "SELECT ordinal, actor, status FROM booking_events ORDER BY ordinal",
    );
    expect(history).toEqual([
      { ordinal: 1, actor: "VISITOR", status: "REQUESTED" },
      { ordinal: 2, actor: "SYSTEM", status: "EXPIRED" },
    ]);
  });

  it("has its deadline at the start at the latest", async () => {
    await graph.change("home-visit", { noticeMinutes: 60, decisionMinutes: 100_000 });
    await holdAndBook(graph, homeVisitRequest, where);
    const [row] = await graph.database.query("SELECT decide_by = starts_at AS same FROM bookings");
    expect(row).toEqual({ same: true });
  });
});

describe("book with a failing statement", () => {
  it("leaves no rows and can be repeated", async () => {
    const token = await holdAndGetToken(graph, consultation);
    const before = await rowCounts(graph.database);
    await graph.database.query(`
      CREATE FUNCTION fail_now() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'out of paper'; END $$;
      CREATE TRIGGER fail_now AFTER INSERT ON booking_events FOR EACH ROW EXECUTE FUNCTION fail_now();`);
    await expect(book(graph, token, atProvider)).rejects.toThrow("out of paper");
    expect(await rowCounts(graph.database)).toEqual(before);
    expect(await graph.database.query("SELECT state FROM holds")).toEqual([{ state: "LIVE" }]);
    expect(await audit(graph.database)).toEqual({});

    await graph.database.query("DROP TRIGGER fail_now ON booking_events; DROP FUNCTION fail_now();");
    expect(await book(graph, token, atProvider)).toMatchObject({ __typename: "BookPayload" });
  });

  it("creates another reference when the first one is taken", async () => {
    const [first, second] = [
      await holdAndGetToken(graph, { ...consultation, visitor: visitorToken(1) }),
      await holdAndGetToken(graph, { ...consultation, staff: staffId("daniel"), visitor: visitorToken(2) }),
    ];
    const taken = await bookFirst(graph, first, atProvider);
    const scope = await graph.scope();
    const { book: bookWith } = await import("../../book.ts");
    let drawCount = 0;
    const references = [taken.reference, "ABCDEFGH"];
    const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
    const random = {
      bytes: (count: number) =>
        count === 8
          ? Uint8Array.from(references[drawCount++]!, (letter) => LETTERS.indexOf(letter))
          : scope.random.bytes(count),
    };
    const outcome = await bookWith(
      { ...scope, random },
      {
        holdToken: second,
        idempotencyKey: "book-key-2",
        ...details,
        clientAddress: "192.0.2.1",
        locationKind: "AT_PROVIDER",
        location: null,
        notes: null,
      },
    );
    expect(outcome).toMatchObject({ ok: true, value: [{ reference: "ABCDEFGH" }] });
    expect(drawCount).toBe(2);
  });
});
