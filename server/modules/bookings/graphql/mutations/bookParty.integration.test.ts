import { beforeEach, describe, expect, it } from "vitest";
import { rowChanges, expectNoChanges, auditAfterEach } from "../../../../testing/audit/audit.ts";
import { openGraph } from "../../../../testing/graph.ts";
import {
  BOOKING_FIELDS,
  book,
  details,
  holdAndGetToken,
  hold,
  serviceId,
  visitorToken,
} from "../../../../testing/bookings/visit.ts";

const AT_3PM = "2026-11-24T20:00:00.000Z";

const graph = await openGraph();
beforeEach(() => graph.reset());
auditAfterEach(graph);

const visitor = visitorToken(1);
const guest = (n: number) => ({ name: `Guest ${n}`, email: `guest${n}@example.org` });
const guests = (n: number) => Array.from({ length: n }, (_, i) => guest(i + 1));
const mobility = (member: number) => ({ service: "mobility", member });

const attended = () =>
  holdAndGetToken(graph, { service: serviceId("coaching"), startsAt: "2026-11-24T21:30:00Z", visitor });
const seats = (count: number) =>
  holdAndGetToken(graph, {
    service: serviceId("yoga-class"),
    startsAt: "2026-11-24T12:00:00Z",
    seats: count,
    visitor,
  });
const lines = (members: number) =>
  holdAndGetToken(graph, {
    lines: Array.from({ length: members }, (_, i) => mobility(i)),
    startsAt: AT_3PM,
    visitor,
  });
const online = { locationKind: "ONLINE" };

describe("guests", () => {
  it("attend with name and e-mail", async () => {
    const changes = await rowChanges(graph.database, async () => {
      const answer = await book(graph, await attended(), { ...online, guests: guests(3) });
      expect(answer.bookings).toMatchObject([
        { member: 0, guests: [{ name: "Guest 1", email: "guest1@example.org" }, { name: "Guest 2" }, {}] },
      ]);
    });
    expect(changes).toMatchObject({ bookings: 1, guests: 3, orders: 1 });
  });

  it("are written in the same number of statements for a hundred as for none", async () => {
    const few = await graph.statementsOf(async () => book(graph, await attended(), online));
    await graph.reset();
    const many = await graph.statementsOf(async () => {
      const answer = await book(graph, await attended(), { ...online, guests: guests(100) });
      expect(answer.bookings?.[0]?.guests).toHaveLength(100);
    });
    expect(many).toHaveLength(few.length);
  });

  it("take a seat each, besides the booker's", async () => {
    const answer = await book(graph, await seats(3), { guests: guests(2) });
    expect(answer.bookings).toMatchObject([{ seats: 3, guests: [{ name: "Guest 1" }, { name: "Guest 2" }] }]);
    await graph.reset();
    expect(await book(graph, await seats(2), { guests: guests(2) })).toMatchObject({
      issues: [
        {
          path: ["guests"],
          code: "GUEST_SERVICES",
          message: "Please ensure you select services for all guests before proceeding",
        },
      ],
    });
  });

  it("have their own bookings", async () => {
    const answer = await book(graph, await lines(2), { guests: guests(1) });
    expect(answer.bookings).toMatchObject([
      { member: 0, guests: [] },
      { member: 1, guests: [{ name: "Guest 1" }] },
    ]);
    expect(new Set(answer.bookings!.map((one) => one.reference)).size).toBe(1);
    expect(answer.order).toMatchObject({ reference: answer.bookings![0]!.reference, isSeries: false });
  });

  it.each<[string, () => Promise<string>, object, object[]]>([
    ["none, though adding was chosen", attended, { guests: [] }, [{ path: ["guests"], code: "GUEST_COUNT" }]],
    ["a hundred and one", attended, { guests: guests(101) }, [{ path: ["guests"], code: "GUEST_COUNT" }]],
    [
      "without a name and with the booker's own e-mail",
      attended,
      { guests: [{ name: "", email: details.contact.email.toUpperCase() }] },
      [
        { path: ["guests", "0", "name"], code: "NAME_REQUIRED", message: "Name is required" },
        {
          path: ["guests", "0", "email"],
          code: "EMAIL_NOT_UNIQUE",
          message: "Email ID must be unique for guests.",
        },
      ],
    ],
    [
      "with a name of 10,000 characters and no address",
      attended,
      { guests: [{ name: "x".repeat(10_000), email: "nowhere" }] },
      [
        { path: ["guests", "0", "name"], code: "NAME_INVALID", message: "Name is invalid" },
        { path: ["guests", "0", "email"], code: "INVALID_EMAIL", message: "Email is invalid!" },
      ],
    ],
    [
      "with a right-to-left override in the name",
      attended,
      { guests: [{ name: "Eve\u202e", email: "" }] },
      [
        { path: ["guests", "0", "name"], code: "NAME_INVALID" },
        { path: ["guests", "0", "email"], code: "EMAIL_REQUIRED", message: "Email is required" },
      ],
    ],
    [
      "unnamed, though a line was held for them",
      () => lines(2),
      {},
      [{ path: ["guests"], code: "GUEST_COUNT", message: "Guest count should be between 1 and 100" }],
    ],
    [
      "one more than lines were held for",
      () => lines(2),
      { guests: guests(2) },
      [{ path: ["guests"], code: "GUEST_SERVICES" }],
    ],
    [
      "where none are taken",
      () =>
        holdAndGetToken(graph, {
          service: serviceId("nutrition"),
          startsAt: "2026-11-24T22:00:00Z",
          visitor,
        }),
      { guests: guests(1) },
      [{ path: ["guests"], code: "GUESTS_NOT_TAKEN" }],
    ],
  ])("%s: returns issues, writes nothing and keeps the hold", async (_what, held, changes, issues) => {
    const token = await held();
    await expectNoChanges(graph, async () => {
      const answer = await book(graph, token, { ...changes });
      expect(answer.__typename).toBe("InvalidInput");
      expect(answer.issues?.filter(({ path }) => path[0] === "guests")).toMatchObject(issues);
    });
  });

  it("are limited by the service, including the booker", async () => {
    await graph.change("coaching", { maxPerBooking: 3 });
    const token = await attended();
    expect(await book(graph, token, { ...online, guests: guests(3) })).toMatchObject({
      __typename: "ReservationLimit",
      count: 3,
    });
    expect((await book(graph, token, { ...online, guests: guests(2) })).__typename).toBe("BookPayload");
  });
});

it("book uses a line's only location kind and the chosen kind for the others", async () => {
  const twoLines = [{ service: "coaching" }, { service: "mobility", staff: "daniel" }];
  const token = await holdAndGetToken(graph, { lines: twoLines, startsAt: "2026-11-24T21:30:00Z", visitor });
  expect(await book(graph, token)).toMatchObject({
    issues: [{ path: ["locationKind"], code: "LOCATION_REQUIRED" }],
  });
  expect(await book(graph, token, { locationKind: "PHONE" })).toMatchObject({
    issues: [{ path: ["locationKind"], code: "INVALID" }],
  });
  const answer = await book(graph, token, { ...online, idempotencyKey: "book-key-2" });
  expect(answer.bookings?.map((one) => one.locationKind)).toEqual(["ONLINE", "AT_PROVIDER"]);
});

describe("order", () => {
  const open = async (slug: string, host?: string) => {
    const { data } = await graph.run<{ business: { bookingLink: Record<string, unknown> | null } }>(
      `query ($slug: ID!) { business { bookingLink(id: $slug) { __typename
        ... on VisitorOrder { id accessKey reference isSeries total { amount currency } bookings { ${BOOKING_FIELDS} order { id accessKey } } } } } }`,
      { slug },
      host === undefined ? {} : { host },
    );
    return data.business?.bookingLink ?? null;
  };

  it("opens with its key and has all of its bookings", async () => {
    const answer = await book(graph, await lines(2), { guests: guests(1) });
    const { accessKey } = answer.order!;
    expect(accessKey).toMatch(/^[A-Za-z0-9_-]{38}$/);
    expect(await open(accessKey)).toMatchObject({
      __typename: "VisitorOrder",
      id: answer.order!.id,
      accessKey,
      reference: answer.reference,
      bookings: [
        { accessKey: answer.bookings![0]!.accessKey, member: 0, order: { accessKey } },
        { accessKey: answer.bookings![1]!.accessKey, member: 1, guests: [{ email: "guest1@example.org" }] },
      ],
    });
  });

  it("does not open with an altered key, a row id or an earlier version", async () => {
    const { order } = await book(graph, await lines(2), { guests: guests(1) });
    const { accessKey } = order!;
    expect(await open(`${accessKey.slice(0, -1)}${accessKey.endsWith("A") ? "B" : "A"}`)).toBeNull();
    const [row] = await graph.database.query<{ id: string }>("SELECT id FROM orders");
    expect(await open(row!.id)).toBeNull();
    expect(await open(order!.id)).toBeNull();
    await graph.database.query("UPDATE orders SET key_version = key_version + 1");
    expect(await open(accessKey)).toBeNull();
  });

  it("is returned completely for a replay", async () => {
    const token = await lines(2);
    const first = await book(graph, token, { guests: guests(1) });
    const second = await book(graph, token, { guests: guests(1) });
    expect(second).toEqual(first);
    expect(await book(graph, token, { guests: [guest(7)] })).toMatchObject({ code: "IDEMPOTENCY_CONFLICT" });
  });

  it("stores further query parameters for the business only", async () => {
    const attribution = [
      { name: "utm_source", value: "spring mail" },
      { name: "email", value: "never@kept.example" },
    ];
    await book(graph, await lines(1), { attribution });
    expect(await graph.database.query("SELECT attribution FROM orders")).toEqual([
      { attribution: [["utm_source", "spring mail"]] },
    ]);
  });
});

describe("one-time link", () => {
  const linked = (oneTimeLink: string, by = 1, changes = {}) =>
    hold(graph, {
      service: serviceId("intro-call"),
      startsAt: AT_3PM,
      visitor: visitorToken(by),
      oneTimeLink,
      ...changes,
    });
  const state = () =>
    graph.database.query(`SELECT spent_at IS NOT NULL AS spent FROM one_time_links WHERE slug = 'welcome'`);

  it("is spent once, by its booking", async () => {
    const [first, second] = [
      await linked("welcome", 1),
      await linked("welcome", 2, { startsAt: "2026-11-24T21:00:00Z" }),
    ];
    expect(await state()).toEqual([{ spent: false }]);
    expect((await book(graph, first.hold!.token)).__typename).toBe("BookPayload");
    expect(await state()).toEqual([{ spent: true }]);
    await expectNoChanges(graph, async () => {
      expect(await book(graph, second.hold!.token)).toMatchObject({
        __typename: "SlugExpired",
        code: "SLUG_EXPIRED",
        message: "Slug Expired",
      });
    });
    expect(await linked("welcome", 3)).toMatchObject({ __typename: "SlugExpired" });
  });

  it("returns the same order for a replay after it was spent", async () => {
    const { hold: held } = await linked("welcome");
    const first = await book(graph, held!.token);
    expect(await book(graph, held!.token)).toEqual(first);
  });

  it.each(["used", "past"])("rejects a hold when it is %s", async (slug) => {
    expect(await linked(slug)).toMatchObject({ __typename: "SlugExpired", message: "Slug Expired" });
  });

  it("accepts only its own services", async () => {
    const issue = (code: string) => ({ issues: [{ path: ["oneTimeLink"], code }] });
    expect(
      await linked("welcome", 1, { service: serviceId("nutrition"), startsAt: "2026-11-24T22:00:00Z" }),
    ).toMatchObject(issue("INVALID"));
    expect(await linked("no-such-link")).toMatchObject(issue("NOT_FOUND"));
    expect(await linked("../../etc")).toMatchObject(issue("NOT_FOUND"));
  });

  it("rejects book when it was revoked or expired after the hold", async () => {
    const { hold: held } = await linked("welcome");
    await graph.database.query(`UPDATE one_time_links SET revoked_at = $1 WHERE slug = 'welcome'`, [
      new Date(graph.clock.now()).toISOString(),
    ]);
    expect(await book(graph, held!.token)).toMatchObject({ __typename: "SlugExpired" });
    expect(await graph.database.query("SELECT state FROM holds")).toEqual([{ state: "LIVE" }]);
  });
});
