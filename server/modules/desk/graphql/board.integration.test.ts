import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { bookAs, holdAs } from "../../../testing/bookings/callers.ts";
import { contentApp } from "../../../testing/servers/contentApp.ts";
import { openGraph } from "../../../testing/graph.ts";
import { createSeedId, insertBookings } from "../../../testing/bookings/insertBookings.ts";
import { addUser, openBrowser } from "../../../testing/identity/signedIn.ts";
import { unwrap } from "../../../testing/unwrap.ts";
import { addApiKey } from "../../access/apiKeys.ts";
import { blockTime } from "../../bookings/blocks.ts";
import { readEvents } from "../../integrations/events/readEvents.ts";

/** The document of a screen. */
const BOARD = `query ($input: BoardInput!) { viewer { permissions { permission } } business { board(input: $input) {
  cursor loadedAt timeZone
  columns { staff { id slug name picture } resource { id slug name } days { date holiday bookedMinutes offeredMinutes hours { startsAt endsAt } } }
  bookings { columns occupiedFrom occupiedUntil isUnpaid hasMissingAnswers isFirstVisit isOverbooked session
    booking { id status startsAt endsAt seats notes contact { id firstName lastName } service { id name slug } staff { id slug } guests { name email } } }
  blocks { id startsAt endsAt reason staff { id slug } resources { id slug } }
  holds { id columns startsAt endsAt expiresAt service { id slug } }
  sessions { id columns startsAt endsAt seats seatsTaken service { id slug } }
  externalEvents { columns startsAt endsAt } } } }`;

interface Entry {
  readonly columns: readonly string[];
  readonly startsAt: string;
  readonly endsAt: string;
}

interface BoardAnswer {
  readonly business: {
    readonly board: {
      readonly cursor: string | null;
      readonly timeZone: string;
      readonly columns: readonly {
        readonly staff: { readonly id: string; readonly slug: string } | null;
        readonly resource: { readonly id: string; readonly slug: string } | null;
        readonly days: readonly {
          readonly date: string;
          readonly holiday: string | null;
          readonly bookedMinutes: number;
          readonly offeredMinutes: number;
          readonly hours: readonly { readonly startsAt: string; readonly endsAt: string }[];
        }[];
      }[];
      readonly bookings: readonly {
        readonly columns: readonly string[];
        readonly occupiedFrom: string;
        readonly occupiedUntil: string;
        readonly isUnpaid: boolean;
        readonly hasMissingAnswers: boolean;
        readonly isFirstVisit: boolean;
        readonly isOverbooked: boolean;
        readonly session: string | null;
        readonly booking: {
          readonly id: string;
          readonly startsAt: string;
          readonly service: { readonly slug: string };
        };
      }[];
      readonly blocks: readonly (Entry & {
        readonly staff: readonly { readonly slug: string }[];
        readonly resources: readonly { readonly slug: string }[];
      })[];
      readonly holds: readonly (Entry & {
        readonly id: string;
        readonly service: { readonly slug: string };
      })[];
      readonly sessions: readonly (Entry & {
        readonly id: string;
        readonly seats: number;
        readonly seatsTaken: number;
      })[];
      readonly externalEvents: readonly Entry[];
    };
  };
}

const graph = await openGraph();
const { app, close } = await contentApp(graph);
afterAll(() => close());
const scope = await graph.scope();
const { id: businessId } = scope.business;
const owner = { key: (await addApiKey(scope, "owner")).secret };
const catalogue = {
  key: (await addApiKey(scope, { name: "catalogue", scopes: ["catalogue"], expiresAt: null })).secret,
};
const AMARA = "amara@northside.example";
await addUser(scope, "STAFF", AMARA, demoId("staff", "amara"));
await addUser(scope, "OWNER", "ada@northside.example");
const amara = openBrowser(app);
await amara.signIn(AMARA);
const ada = openBrowser(app);
await ada.signIn("ada@northside.example");

const WEEK = { from: "2026-11-23", to: "2026-11-29" };
const staffId = (slug: string) => toGlobalId("Staff", demoId("staff", slug));
const resourceId = (slug: string) => toGlobalId("Resource", demoId("resource", slug));

async function readBoard(input: object = WEEK, asker = owner) {
  return (await graph.data<BoardAnswer>(BOARD, { input }, asker)).business.board;
}

beforeEach(async () => {
  await graph.reset();
  for (const slug of ["consultation", "coaching", "physio", "massage", "yoga-class"])
    await graph.change(slug, { locationKinds: ["AT_PROVIDER"], consentText: null });
});

async function bookOne(visitor: number, wanted: Parameters<typeof holdAs>[2]): Promise<void> {
  const held = unwrap(await holdAs(scope, visitor, wanted));
  unwrap(await bookAs(scope, held.id));
}

async function addBusyTime(staff: string, startsAt: string, endsAt: string): Promise<void> {
  await graph.database.query(
    `WITH f AS (INSERT INTO busy_feeds (business_id, id, staff_id, url, due_at)
       VALUES ($1, gen_random_uuid(), $2, 'https://calendar.example/a.ics', now()) ON CONFLICT DO NOTHING RETURNING id)
     INSERT INTO busy_times (business_id, feed_id, unit_id, starts_at, ends_at)
     SELECT $1, f.id, u.id, $3, $4 FROM f, units u WHERE u.staff_id = $2 AND u.ordinal = 0`,
    [businessId, demoId("staff", staff), startsAt, endsAt],
  );
}

function addBlock(staff: readonly string[], resources: readonly string[], startsAt: string, endsAt: string) {
  return blockTime(scope, {
    staffIds: staff.map((slug) => demoId("staff", slug)),
    resourceIds: resources.map((slug) => demoId("resource", slug)),
    startsAt: Date.parse(startsAt),
    endsAt: Date.parse(endsAt),
    reason: "Stocktaking",
  });
}

describe("a board", () => {
  it("has the entries of the range in the columns that serve them", async () => {
    await graph.change("consultation", { bufferAfterMinutes: 15 });
    await bookOne(1, { service: "consultation", staff: "amara", startsAt: "2026-11-23T15:00:00Z" });
    await bookOne(2, { service: "yoga-class", startsAt: "2026-11-24T12:00:00Z", seats: 2 });
    unwrap(
      await holdAs(scope, 3, { service: "consultation", staff: "amara", startsAt: "2026-11-24T15:00:00Z" }),
    );
    unwrap(
      await addBlock(["amara", "bruno"], ["treatment-room"], "2026-11-25T15:00:00Z", "2026-11-25T16:00:00Z"),
    );
    await addBusyTime("chloe", "2026-11-26T13:00:00Z", "2026-11-26T14:00:00Z");
    const board = await readBoard();
    expect(board.timeZone).toBe("America/New_York");
    expect(board.columns.map(({ staff }) => staff!.slug)).toEqual(["amara", "bruno", "chloe", "daniel"]);
    expect(board.bookings).toMatchObject([
      {
        columns: [staffId("amara")],
        occupiedFrom: "2026-11-23T15:00:00.000Z",
        occupiedUntil: "2026-11-23T15:45:00.000Z",
        isOverbooked: false,
        isUnpaid: false,
        session: null,
        booking: {
          startsAt: "2026-11-23T15:00:00.000Z",
          staff: [{ slug: "amara" }],
          service: { slug: "consultation" },
        },
      },
      { columns: [staffId("chloe")], session: board.sessions[0]!.id, booking: { seats: 2 } },
    ]);
    expect(board.sessions).toMatchObject([
      { columns: [staffId("chloe")], seatsTaken: 2, service: { slug: "yoga-class" } },
    ]);
    expect(board.holds).toMatchObject([
      { columns: [staffId("amara")], startsAt: "2026-11-24T15:00:00.000Z" },
    ]);
    expect(board.blocks).toMatchObject([
      {
        reason: "Stocktaking",
        staff: [{ slug: "amara" }, { slug: "bruno" }],
        resources: [{ slug: "treatment-room" }],
      },
    ]);
    expect(board.externalEvents).toEqual([
      {
        columns: [staffId("chloe")],
        startsAt: "2026-11-26T13:00:00.000Z",
        endsAt: "2026-11-26T14:00:00.000Z",
      },
    ]);
    const monday = board.columns[0]!.days[0]!;
    expect(monday).toMatchObject({ date: "2026-11-23", bookedMinutes: 45, offeredMinutes: 420 });
    expect(monday.hours).toEqual([
      { startsAt: "2026-11-23T14:00:00.000Z", endsAt: "2026-11-23T17:30:00.000Z" },
      { startsAt: "2026-11-23T18:30:00.000Z", endsAt: "2026-11-23T22:00:00.000Z" },
    ]);
    expect(board.columns[0]!.days[2]!.offeredMinutes).toBe(360);
    expect((await readBoard({ from: "2026-11-27", to: "2026-11-29" })).bookings).toEqual([]);
  });

  it("has a column for each resource", async () => {
    await bookOne(1, { service: "massage", startsAt: "2026-11-24T16:00:00Z" });
    const board = await readBoard({ ...WEEK, groupBy: "RESOURCE" });
    expect(board.columns.map(({ resource }) => resource!.slug)).toEqual(["scanner", "treatment-room"]);
    expect(board.bookings.map(({ columns }) => columns)).toEqual([[resourceId("treatment-room")]]);
    expect(board.externalEvents).toEqual([]);
  });

  it("omits an expired hold, an expired request and a cancelled booking", async () => {
    unwrap(
      await holdAs(scope, 1, { service: "consultation", staff: "amara", startsAt: "2026-11-24T15:00:00Z" }),
    );
    unwrap(await holdAs(scope, 2, { service: "yoga-class", startsAt: "2026-11-24T12:00:00Z" }));
    await insertBookings(graph.database, [
      { status: "CANCELLED", cancelledAt: "2026-11-20T09:45:00Z" },
      { status: "REQUESTED", decideBy: "2026-11-20T10:05:00Z" },
    ]);
    expect(await readBoard()).toMatchObject({ bookings: [{}], holds: [{}, {}], sessions: [{}] });
    graph.clock.advance(11);
    expect(await readBoard()).toMatchObject({ bookings: [], holds: [], sessions: [] });
  });

  it("has the marks of a booking", async () => {
    await graph.ask("nutrition", "intake");
    await insertBookings(graph.database, [
      { startsAt: "2026-11-23T15:00:00Z" },
      { startsAt: "2026-11-24T15:00:00Z", email: "ADA@example.com", dueMinor: 5_000 },
      { startsAt: "2026-11-25T15:00:00Z", email: "b@example.com", service: "nutrition", staff: "daniel" },
    ]);
    expect(
      (await readBoard()).bookings.map((one) => [one.isFirstVisit, one.isUnpaid, one.hasMissingAnswers]),
    ).toEqual([
      [true, false, false],
      [false, true, false],
      [true, false, true],
    ]);
  });

  it("names holidays, which close all schedules", async () => {
    await graph.database.query(
      "INSERT INTO holidays (business_id, date, name) VALUES ($1, '2026-11-26', 'Thanksgiving')",
      [businessId],
    );
    const { columns } = await readBoard({ from: "2026-11-26", to: "2026-11-27" });
    for (const { days } of columns) {
      expect(days[0]).toMatchObject({ holiday: "Thanksgiving", hours: [], offeredMinutes: 0 });
      expect(days[1]!.holiday).toBeNull();
    }
  });

  it("omits archived staff members but names them in their bookings", async () => {
    await insertBookings(graph.database, [{ staff: "daniel" }]);
    await graph.database.query("UPDATE staff SET publication = 'ARCHIVED' WHERE slug = 'daniel'");
    const board = await readBoard();
    await graph.database.query("UPDATE staff SET publication = 'PUBLISHED' WHERE slug = 'daniel'");
    expect(board.columns.map(({ staff }) => staff!.slug)).not.toContain("daniel");
    expect(board.bookings).toMatchObject([{ columns: [], booking: { staff: [{ slug: "daniel" }] } }]);
  });

  it("has the cursor of its newest event", async () => {
    await bookOne(1, { service: "consultation", staff: "amara", startsAt: "2026-11-23T15:00:00Z" });
    const { cursor } = await readBoard();
    await bookOne(2, { service: "consultation", staff: "amara", startsAt: "2026-11-23T16:00:00Z" });
    const page = unwrap(
      await readEvents(graph.database.query, { businessId, after: cursor, types: [], first: 10 }),
    );
    expect(page.events.map(({ type }) => type)).toEqual(["booking.created"]);
    expect((await readBoard()).cursor).toBe(page.endCursor);
  });

  it.each([
    [{ from: "2026-11-24", to: "2026-11-23" }, "1 to 42 dates"],
    [{ from: "2026-11-24", to: "2027-01-05" }, "1 to 42 dates"],
    [{ from: "1980-01-01", to: "1980-01-02" }, "1990 and 2200"],
  ])("rejects the range %o", async (input, message) => {
    const { data, errors } = await graph.run<{ business: { board: null } }>(BOARD, { input }, owner);
    expect(data.business.board).toBeNull();
    expect(errors).toMatchObject([{ code: "BAD_USER_INPUT", message: expect.stringContaining(message) }]);
  });
});

describe("a restricted caller", () => {
  beforeEach(async () => {
    await bookOne(1, { service: "consultation", staff: "amara", startsAt: "2026-11-23T15:00:00Z" });
    await bookOne(2, { service: "massage", staff: "bruno", startsAt: "2026-11-24T16:00:00Z" });
    await bookOne(3, { service: "yoga-class", startsAt: "2026-11-24T12:00:00Z" });
    unwrap(await holdAs(scope, 4, { service: "massage", staff: "bruno", startsAt: "2026-11-25T16:00:00Z" }));
    unwrap(await addBlock(["bruno"], [], "2026-11-27T15:00:00Z", "2026-11-27T16:00:00Z"));
    unwrap(await addBlock(["amara"], ["treatment-room"], "2026-11-26T15:00:00Z", "2026-11-26T16:00:00Z"));
    await addBusyTime("chloe", "2026-11-26T13:00:00Z", "2026-11-26T14:00:00Z");
  });

  it("with the role STAFF reads the own column and entries", async () => {
    const { data, errors } = await amara.send(BOARD, { input: WEEK });
    expect(errors).toEqual([]);
    expect((data as unknown as BoardAnswer).business.board).toMatchObject({
      columns: [{ staff: { slug: "amara" } }],
      bookings: [{ booking: { service: { slug: "consultation" } } }],
      blocks: [{ staff: [{ slug: "amara" }], resources: [{ slug: "treatment-room" }] }],
      holds: [],
      sessions: [],
      externalEvents: [],
    });
  });

  it("with the role STAFF reads no column by resource", async () => {
    const { data } = await amara.send(BOARD, { input: { ...WEEK, groupBy: "RESOURCE" } });
    expect((data as unknown as BoardAnswer).business.board).toMatchObject({
      columns: [],
      bookings: [{ columns: [] }],
    });
  });

  it("without the permission for bookings reads the other entries", async () => {
    expect(await readBoard(WEEK, catalogue)).toMatchObject({
      bookings: [],
      blocks: [{}, {}],
      sessions: [{}],
      holds: [{}],
      externalEvents: [{}],
    });
  });

  it("without a permission reads no board", async () => {
    const { data, errors } = await graph.run<{ business: { board: null } }>(BOARD, { input: WEEK });
    expect(data.business.board).toBeNull();
    expect(errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
  });
});

describe("the statements of a board", () => {
  const person = (n: number) => `person-${n}`;

  async function addPeople(count: number): Promise<void> {
    const people = Array.from({ length: count }, (_, n) => ({
      id: demoId("staff", person(n)),
      slug: person(n),
      n,
    }));
    await graph.database.query(
      `WITH p AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS p(id uuid, slug text, n int)), s AS (
         INSERT INTO staff (business_id, id, slug, name, schedule_id, position, publication)
         SELECT $1, p.id, p.slug, p.slug, a.schedule_id, p.n + 10, 'PUBLISHED' FROM p, staff a WHERE a.business_id = $1 AND a.slug = 'amara'
         ON CONFLICT DO NOTHING RETURNING id)
       INSERT INTO units (business_id, id, staff_id, ordinal) SELECT $1, gen_random_uuid(), id, 0 FROM s`,
      [businessId, JSON.stringify(people)],
    );
    await insertBookings(
      graph.database,
      people.flatMap(({ slug, n }) =>
        ["14", "15", "16"].map((hour) => ({
          startsAt: `2026-11-24T${hour}:00:00Z`,
          staff: slug,
          email: `client${n % 7}@example.com`,
          service: n % 2 ? "consultation" : "physio",
        })),
      ),
    );
    await graph.database.query(
      `INSERT INTO claims (business_id, unit_id, starts_at, ends_at, booking_id)
       SELECT $1, u.id, b.starts_at, b.ends_at, b.id FROM bookings b JOIN booking_staff s ON s.booking_id = b.id
         JOIN units u ON u.staff_id = s.staff_id WHERE b.business_id = $1`,
      [businessId],
    );
  }

  it.each([1, 20, 60])("are at most 6 for %i people", async (count) => {
    await addPeople(count);
    await addBlock([person(0), "amara"], ["treatment-room"], "2026-11-25T15:00:00Z", "2026-11-25T16:00:00Z");
    await addBlock(["bruno"], [], "2026-11-25T15:00:00Z", "2026-11-25T16:00:00Z");
    unwrap(await holdAs(scope, 4, { service: "massage", staff: "bruno", startsAt: "2026-11-24T16:00:00Z" }));
    for (const groupBy of ["STAFF", "RESOURCE"]) {
      const sent = await graph.statementsOf(async () => {
        const board = await readBoard({ ...WEEK, groupBy });
        expect(board.bookings).toHaveLength(count * 3);
      });
      expect(sent).toHaveLength(5);
    }
    const sentForUser = await graph.statementsOf(async () =>
      expect((await ada.send(BOARD, { input: WEEK })).errors).toEqual([]),
    );
    // The host and the business are cached between requests.
    expect(sentForUser.filter((text) => !text.includes('FROM "public"."businesses"'))).toHaveLength(5);
  });
});

it("a booking without claims occupies its own time", async () => {
  await insertBookings(graph.database, [{ minutes: 45 }]);
  expect((await readBoard()).bookings).toMatchObject([
    {
      booking: { id: toGlobalId("Booking", createSeedId("booking", 0)) },
      occupiedFrom: "2026-11-24T15:00:00.000Z",
      occupiedUntil: "2026-11-24T15:45:00.000Z",
    },
  ]);
});
