import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { webCalendars } from "./feeds/busyCalendars.ts";
import { setUpMutations } from "../../testing/fixtures.ts";
import { holdAs } from "../../testing/bookings/callers.ts";
import type { OwnerResult } from "../../testing/businesses/ownerCalls.ts";
import { type TestCaller, openGraph } from "../../testing/graph.ts";
import { type CalendarServer, calendarServer } from "../../testing/servers/calendarServer.ts";
import { OTHER } from "../../testing/businesses/otherBusiness.ts";
import { holdAndBook } from "../../testing/bookings/holdAndBook.ts";
import {
  bookFirst,
  holdAndGetToken,
  hold,
  serviceId,
  staffId,
  visitorToken,
} from "../../testing/bookings/visit.ts";
import { readBusyFeeds } from "./readBusyFeeds.ts";

const wakeFeedReader = vi.fn();
const graph = await openGraph({ hasOther: true, isReset: true, wakeFeedReader });
let server: CalendarServer;
beforeAll(async () => {
  server = await calendarServer();
});
beforeEach(async () => {
  server.reset();
  wakeFeedReader.mockReset();
  await graph.change("consultation", {
    paymentRule: "NONE",
    locationKinds: ["AT_PROVIDER"],
    consentText: null,
  });
});
afterAll(() => server.close());

const read = () =>
  readBusyFeeds({
    database: graph.database,
    clock: graph.clock,
    calendars: webCalendars(server.rules),
    onError: (error) => {
      throw error;
    },
  });

const { issues, keys, send } = await setUpMutations(graph, (mutation) =>
  mutation === "createBusyFeed" ? "busyFeed { id url readAt lastError staff { slug } }" : "deletedId",
);
type Added = OwnerResult & { readonly busyFeed: { readonly id: string; readonly url: string } };
const add = async (url: string, staff = "amara", asker?: TestCaller) =>
  (await send("createBusyFeed", { staff, url }, asker)) as Added;
const remove = (feed: string, asker?: TestCaller) => send("deleteBusyFeed", { id: feed }, asker);

interface Feed {
  readonly url: string;
  readonly readAt: string | null;
  readonly lastError: string | null;
}
async function feeds(slug = "amara"): Promise<Feed[]> {
  const { data } = await graph.run<{ node: { busyFeeds: Feed[] } }>(
    `query ($id: ID!) { node(id: $id) { ... on Staff { busyFeeds { url readAt lastError } } } }`,
    { id: staffId(slug) },
    keys.own,
  );
  return data.node.busyFeeds;
}

async function starts(staff?: string): Promise<string[]> {
  type Found = { business: { service: { availability: { days: { starts: string[] }[] } } } };
  const { data } = await graph.run<Found>(
    `query ($staff: ID) { business { service(id: "consultation") {
       availability(input: { from: "2026-11-24", to: "2026-11-24", timeZone: "America/New_York", staff: $staff }) { days { starts } } } } }`,
    { staff: staff ? staffId(staff) : null },
  );
  return data.business.service.availability.days[0]!.starts;
}

const BUSY = { startsAt: "2026-11-24T15:00:00Z", endsAt: "2026-11-24T16:00:00Z" };
const holdRequest = { service: serviceId("consultation"), staff: staffId("amara"), startsAt: BUSY.startsAt };

describe("an external calendar", () => {
  it("blocks bookings of its staff member from its first read until removal", async () => {
    const before = await starts("amara");
    expect(before).toContain("2026-11-24T15:00:00.000Z");
    server.serve("/amara.ics", [BUSY]);
    const added = await add(server.url("/amara.ics"));
    expect(added).toMatchObject({
      __typename: "CreateBusyFeedPayload",
      busyFeed: { url: server.url("/amara.ics"), readAt: null, lastError: null, staff: { slug: "amara" } },
    });
    expect(await starts("amara")).toEqual(before);
    expect(await read()).toBe(1);
    expect(await feeds()).toEqual([
      { url: server.url("/amara.ics"), readAt: "2026-11-20T10:00:00.000Z", lastError: null },
    ]);
    // Half an hour and ten minutes of buffer must end by 10:00, or begin at 11:00 at the earliest.
    const after = await starts("amara");
    expect(after).toEqual(
      before.filter((start) => start <= "2026-11-24T14:20:00.000Z" || start >= "2026-11-24T16:00:00.000Z"),
    );
    expect(after.length).toBeLessThan(before.length);
    expect(await hold(graph, holdRequest)).toMatchObject({ code: "STAFF_BUSY" });
    expect(await starts("bruno")).toContain("2026-11-24T15:00:00.000Z");
    expect((await hold(graph, { ...holdRequest, staff: null })).__typename).toBe("HoldSlotPayload");
    expect(await remove(added.busyFeed.id)).toEqual({
      __typename: "DeleteBusyFeedPayload",
      deletedId: added.busyFeed.id,
    });
    expect(await remove(added.busyFeed.id)).toMatchObject({ issues: [{ path: ["id"], code: "NOT_FOUND" }] });
    expect(await starts("amara")).toEqual(before);
    expect(await graph.database.query("SELECT id FROM busy_times")).toEqual([]);
  });

  it("blocks an order of several lines too", async () => {
    const party = async () => {
      type Found = { business: { availability: { days: { starts: string[] }[] } } };
      const { data } = await graph.run<Found>(
        `query ($staff: ID) { business { availability(input: { lines: [{ service: "consultation", staff: $staff }, { service: "intro-call", staff: $staff }],
             from: "2026-11-24", to: "2026-11-24", timeZone: "America/New_York" }) { days { starts } } } }`,
        { staff: staffId("amara") },
      );
      return data.business.availability.days[0]!.starts;
    };
    expect(await party()).toContain("2026-11-24T15:00:00.000Z");
    server.serve("/amara.ics", [BUSY]);
    await add(server.url("/amara.ics"));
    await read();
    expect(
      (await party()).filter((start) => start > "2026-11-24T14:15" && start < "2026-11-24T16:00"),
    ).toEqual([]);
  });

  it("is read every 15 minutes and transferred only when it has changed", async () => {
    server.serve("/amara.ics", [BUSY], { etag: '"one"' });
    await add(server.url("/amara.ics"));
    expect(await read()).toBe(1);
    expect(await read()).toBe(0);
    graph.clock.advance(14);
    expect(await read()).toBe(0);
    graph.clock.advance(1);
    expect(await read()).toBe(1);
    expect(server.answers()).toEqual([200, 304]);
    expect((await feeds())[0]!.readAt).toBe("2026-11-20T10:15:00.000Z");
    expect(await starts("amara")).not.toContain("2026-11-24T15:00:00.000Z");
    server.serve("/amara.ics", [], { etag: '"two"' });
    graph.clock.advance(15);
    await read();
    expect(server.answers()).toEqual([200, 304, 200]);
    expect(await starts("amara")).toContain("2026-11-24T15:00:00.000Z");
  });

  it("that fails keeps its busy times, reports the error and backs off", async () => {
    server.serve("/amara.ics", [BUSY]);
    await add(server.url("/amara.ics"));
    await read();
    server.fail("/amara.ics", 503);
    const tries: number[] = [];
    for (let minutes = 0; minutes < 240; minutes += 15) {
      graph.clock.advance(15);
      if ((await read()) > 0) tries.push(minutes + 15);
    }
    expect(tries).toEqual([15, 30, 60, 120, 240]);
    expect(await feeds()).toMatchObject([
      { readAt: "2026-11-20T10:00:00.000Z", lastError: "the address responded with 503" },
    ]);
    expect(await starts("amara")).not.toContain("2026-11-24T15:00:00.000Z");
    server.say("/amara.ics", "<html>Sign in</html>");
    graph.clock.advance(240);
    await read();
    expect(await feeds()).toMatchObject([{ lastError: "the response is not a calendar" }]);
    expect(await starts("amara")).not.toContain("2026-11-24T15:00:00.000Z");
    server.serve("/amara.ics", []);
    graph.clock.advance(720);
    await read();
    expect(await feeds()).toMatchObject([{ lastError: null }]);
    expect(await starts("amara")).toContain("2026-11-24T15:00:00.000Z");
  });

  it("ignores the server's own bookings in it, which may have moved", async () => {
    await holdAndBook(graph, holdRequest);
    const { id } = await graph.database.prisma.booking.findFirstOrThrow();
    const before = await starts("amara");
    server.serve("/amara.ics", [
      { startsAt: "2026-11-24T18:30:00Z", endsAt: "2026-11-24T20:00:00Z", uid: id },
      {
        startsAt: "2026-11-24T21:00:00Z",
        endsAt: "2026-11-24T21:30:00Z",
        uid: "11111111-2222-4333-8444-555555555555",
      },
    ]);
    await add(server.url("/amara.ics"));
    await read();
    const rows = await graph.database.query("SELECT to_char(starts_at, 'HH24:MI') AS at FROM busy_times");
    expect(rows).toEqual([{ at: "21:00" }]);
    expect(await starts("amara")).toEqual(
      before.filter((start) => start < "2026-11-24T20:21" || start >= "2026-11-24T21:30"),
    );
  });

  it("cancels no existing booking or hold", async () => {
    await holdAndBook(graph, holdRequest);
    const token = await holdAndGetToken(graph, {
      ...holdRequest,
      startsAt: "2026-11-24T16:00:00Z",
      visitor: visitorToken("second"),
    });
    server.serve("/amara.ics", [{ ...BUSY, endsAt: "2026-11-24T18:00:00Z" }]);
    await add(server.url("/amara.ics"));
    await read();
    expect((await bookFirst(graph, token)).status).toBe("CONFIRMED");
    expect(await graph.database.prisma.booking.count({ where: { status: "CONFIRMED" } })).toBe(2);
  });

  it("blocks a hold even if it was read after the search", async () => {
    server.serve("/amara.ics", [BUSY]);
    await add(server.url("/amara.ics"));
    const scope = await graph.scope();
    const racing = {
      ...scope,
      database: {
        ...scope.database,
        transaction: (async (work, options) => {
          await read();
          return scope.database.transaction(work, options);
        }) as typeof scope.database.transaction,
      },
    };
    const lost = await holdAs(racing, 1, {
      service: "consultation",
      staff: "amara",
      startsAt: BUSY.startsAt,
    });
    expect(lost).toMatchObject({ ok: false, failure: { code: "STAFF_BUSY" } });
    expect(await graph.database.query("SELECT id FROM claims")).toEqual([]);
  });

  it("is read by one of several readers at a time", async () => {
    const staff = ["amara", "bruno", "chloe", "daniel"];
    for (const slug of staff) {
      server.serve(`/${slug}.ics`, [BUSY]);
      await add(server.url(`/${slug}.ics`), slug);
    }
    const counts = await Promise.all([read(), read(), read()]);
    expect(counts.reduce((sum, count) => sum + count)).toBe(4);
    expect(server.answers()).toHaveLength(4);
  });
});

describe("adding and removing a calendar", () => {
  it("is idempotent", async () => {
    const [first, again] = [
      await add("webcal://calendar.example/me.ics"),
      await add("https://calendar.example/me.ics#x"),
    ];
    expect(first.busyFeed.url).toBe("https://calendar.example/me.ics");
    expect(again).toEqual(first);
    expect(await graph.database.prisma.busyFeed.count()).toBe(1);
  });

  it("wakes the reader after the commit of a new calendar only", async () => {
    const rowCounts: Promise<number>[] = [];
    wakeFeedReader.mockImplementation(() => rowCounts.push(graph.database.prisma.busyFeed.count()));
    await add("https://calendar.example/me.ics");
    await add("https://calendar.example/me.ics");
    await issues("createBusyFeed", { staff: "amara", url: "file:///etc/passwd" });
    expect(await Promise.all(rowCounts)).toEqual([1]);
  });

  it.each([
    ["a file", "amara", "file:///etc/passwd", "url INVALID"],
    ["another port", "amara", "http://calendar.example:5432/", "url INVALID"],
    ["a user", "amara", "https://me:secret@calendar.example/", "url INVALID"],
    ["nobody", "nobody", "https://calendar.example/", "staff NOT_FOUND"],
    ["of another business", OTHER.staffId, "https://calendar.example/", "staff NOT_FOUND"],
  ])("rejects %s", async (_, staff, url, issue) => {
    expect(await issues("createBusyFeed", { staff, url })).toEqual([issue]);
    expect(await graph.database.prisma.busyFeed.count()).toBe(0);
  });

  it("rejects no address", async () => {
    expect(await send("createBusyFeed", { staff: "amara", url: "calendar" })).toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringContaining('at "input.url"'),
    });
    expect(await graph.database.prisma.busyFeed.count()).toBe(0);
  });

  it("rejects an eleventh calendar", async () => {
    for (let i = 0; i < 10; i++) await add(`https://calendar.example/${i}`);
    const eleventh = { staff: "amara", url: "https://calendar.example/10" };
    expect(await issues("createBusyFeed", eleventh)).toEqual(["url OUT_OF_RANGE"]);
  });

  it("requires permission", async () => {
    const { busyFeed: feed } = await add("https://calendar.example/me.ics");
    expect(await add("https://calendar.example/", "amara", {})).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await remove(feed.id, {})).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await remove(feed.id, keys.foreign)).toMatchObject({ issues: [{ path: ["id"] }] });
    expect(await issues("deleteBusyFeed", { id: staffId("amara") })).toEqual(["id NOT_FOUND"]);
    const find = async (asker: TestCaller) =>
      (
        await graph.run<{ node: unknown }>(
          `query ($id: ID!) { node(id: $id) { ... on BusyFeed { url } } }`,
          { id: feed.id },
          asker,
        )
      ).data.node;
    expect(await find({})).toBeNull();
    expect(await find(keys.foreign)).toBeNull();
    expect(await find(keys.own)).toEqual({ url: "https://calendar.example/me.ics" });
  });
});
