import ical from "ical.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openGraph } from "../../../testing/graph.ts";
import { createGraphDeps } from "../../../testing/deps/graphDeps.ts";
import { expectScalarErrors } from "../../../testing/requests/scalarErrors.ts";
import { lockZone } from "../../../testing/businesses/lockZone.ts";
import { book, holdAndGetToken, hold, serviceId, holdAndBook } from "../../../testing/bookings/visit.ts";
import { createContext } from "../../../app/graph/createContext.ts";
import { loadCalendarFile } from "../../bookings/graphql/calendarFile.ts";

const MONDAY_1400 = "2026-11-23T19:00:00.000Z";
const AUCKLAND = "Pacific/Auckland";

const graph = await openGraph();
beforeEach(() => graph.reset());
afterEach(() => lockZone(graph, false));

interface Found {
  readonly timeZone: string;
  readonly days: readonly { readonly date: string; readonly starts: readonly string[] }[];
}

const RANGE = `from: "2026-11-23", to: "2026-11-23", timeZone: "${AUCKLAND}"`;
const FOUND = "{ timeZone days { date starts } }";

async function find(): Promise<readonly Found[]> {
  const data = await graph.data<{
    business: { service: { availability: Found }; availability: Found };
  }>(`{ business {
    service(id: "consultation") { availability(input: { ${RANGE} }) ${FOUND} }
    availability(input: { lines: [{ service: "consultation" }, { service: "intro-call" }], ${RANGE} }) ${FOUND} } }`);
  return [data.business.service.availability, data.business.availability];
}

const consultation = { service: serviceId("consultation"), startsAt: MONDAY_1400 };
const chosen = { timeZone: AUCKLAND, locationKind: "ONLINE" };

describe("a business that locks its zone", () => {
  it("returns availability by its own dates, whatever zone is requested", async () => {
    for (const free of await find()) {
      expect(free.timeZone).toBe(AUCKLAND);
      expect(free.days[0]!.starts).not.toContain(MONDAY_1400);
    }
    await lockZone(graph, true);
    for (const locked of await find()) {
      expect(locked.timeZone).toBe("America/New_York");
      expect(locked.days.map((day) => day.date)).toEqual(["2026-11-23"]);
      expect(locked.days[0]!.starts).toContain(MONDAY_1400);
    }
  });

  it("suggests other starts on its own date for a lost start", async () => {
    for (const visitor of [1, 2])
      await hold(graph, { ...consultation, visitor: `visitor-token-of-${visitor}` });
    const again = { ...consultation, timeZone: AUCKLAND };
    expect(await hold(graph, again)).toMatchObject({ code: "STAFF_BUSY", day: { date: "2026-11-24" } });
    await lockZone(graph, true);
    expect(await hold(graph, again)).toMatchObject({ code: "STAFF_BUSY", day: { date: "2026-11-23" } });
  });

  it("stores its zone with the order, whatever the booker's zone is", async () => {
    const free = await holdAndBook(graph, consultation, chosen);
    expect(free.timeZone).toBe(AUCKLAND);
    await graph.reset();
    await lockZone(graph, true);
    const token = await holdAndGetToken(graph, consultation);
    await expectScalarErrors(book(graph, token, { ...chosen, timeZone: "Nowhere at all" }), "timeZone");
    const locked = await book(graph, token, chosen);
    expect(locked.bookings![0]!.timeZone).toBe("America/New_York");
    expect(await graph.database.query("SELECT time_zone FROM orders")).toEqual([
      { time_zone: "America/New_York" },
    ]);
  });

  it("shows its zone to those who booked before the lock", async () => {
    const { accessKey } = await holdAndBook(graph, consultation, chosen);
    await lockZone(graph, true);
    const { data } = await graph.run<{ visitorBookings: readonly { readonly timeZone: string }[] }>(
      `query ($key: String!) { visitorBookings(accessKeys: [$key]) { ... on VisitorBooking { timeZone } } }`,
      { key: accessKey },
    );
    expect(data.visitorBookings).toEqual([{ timeZone: "America/New_York" }]);
  });

  it("writes its own zone into the iCalendar file", async () => {
    const { accessKey } = await holdAndBook(graph, consultation, chosen);
    const file = async () => {
      const deps = createGraphDeps(graph, "files");
      const request = {
        requestId: "test",
        host: "localhost",
        origin: "https://localhost",
        clientAddress: "192.0.2.1",
        authorization: null,
        locale: "en" as const,
        isPersisted: true,
      };
      const calendar = new ical.Component(
        ical.parse((await loadCalendarFile(await createContext(deps, request), accessKey))!) as unknown[],
      );
      const event = new ical.Event(calendar.getFirstSubcomponent("vevent")!);
      return {
        zone: calendar.getFirstPropertyValue("x-wr-timezone"),
        text: event.description!.split("\n"),
        startsAt: event.startDate.toUnixTime(),
      };
    };
    const free = await file();
    expect(free.zone).toBeNull();
    expect(free.text).toHaveLength(1);
    await lockZone(graph, true);
    const locked = await file();
    expect(locked.zone).toBe("America/New_York");
    expect(locked.text).toEqual([
      "Monday, November 23, 2026, 2:00 PM – 2:30 PM, New York (UTC-5)",
      ...free.text,
    ]);
    expect([free.startsAt, locked.startsAt]).toEqual(Array(2).fill(Date.parse(MONDAY_1400) / 1000));
  });
});
