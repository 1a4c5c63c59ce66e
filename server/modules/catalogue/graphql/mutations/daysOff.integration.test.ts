import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { audit, rowChanges } from "../../../../testing/audit/audit.ts";
import { setUpMutations } from "../../../../testing/fixtures.ts";
import { type TestCaller, openGraph } from "../../../../testing/graph.ts";
import type { OwnerResult } from "../../../../testing/businesses/ownerCalls.ts";
import { holdAndBook } from "../../../../testing/bookings/holdAndBook.ts";
import { hold, serviceId, staffId, visitorToken } from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";

const DATE = "2026-11-24";
const amara = toGlobalId("Schedule", demoId("schedule", "amara"));

const graph = await openGraph({ hasOther: true, isReset: true });
const BOOKINGS =
  "conflictingBookings { startsAt service { slug } staff { slug } contact { email } } conflictingBookingsCount";
const PAYLOADS: Readonly<Record<string, string>> = {
  setDateOverride: `dateOverride { date hours { opensAt closesAt } } schedule { id } ${BOOKINGS}`,
  removeDateOverride: `deletedDate schedule { id } ${BOOKINGS}`,
  setHoliday: `holiday { date name } ${BOOKINGS}`,
  removeHoliday: "deletedDate",
};
const { keys, send } = await setUpMutations(graph, (mutation) => PAYLOADS[mutation]!);
beforeEach(async () => {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
});

const set = (hours: readonly [string, string][], more: object = {}, asker?: TestCaller) => {
  const windows = hours.map(([opensAt, closesAt]) => ({ opensAt, closesAt }));
  return send("setDateOverride", { schedule: amara, date: DATE, windows, ...more }, asker);
};
const remove = (asker?: TestCaller) => send("removeDateOverride", { schedule: amara, date: DATE }, asker);
const holiday = (input: object = {}, asker?: TestCaller) =>
  send("setHoliday", { date: DATE, name: "Feast", ...input }, asker);
const listOutside = ({ conflictingBookings }: OwnerResult) =>
  (conflictingBookings as { startsAt: string }[]).map(({ startsAt }) => startsAt);
const workday = (date = DATE, asker?: TestCaller) => send("removeHoliday", { date }, asker);

async function starts(staff: string | null, service = "consultation"): Promise<string[]> {
  type Found = { business: { service: { availability: { days: { starts: string[] }[] } } } };
  const { data } = await graph.run<Found>(
    `query ($staff: ID, $service: ID!) { business { service(id: $service) {
       availability(input: { from: "${DATE}", to: "${DATE}", timeZone: "America/New_York", staff: $staff }) { days { starts } } } } }`,
    { staff: staff && staffId(staff), service },
  );
  return data.business.service.availability.days[0]!.starts.map((start) =>
    new Date(Date.parse(start) - 5 * 3_600_000).toISOString().slice(11, 16),
  );
}
async function bookAt(startsAt: string, staff: string): Promise<void> {
  const holdRequest = { service: serviceId("consultation"), staff: staffId(staff), startsAt };
  await holdAndBook(graph, { ...holdRequest, visitor: visitorToken(startsAt.slice(11, 13) + staff) });
}

describe("a date override", () => {
  it("replaces the weekly hours until it is removed", async () => {
    const usual = await starts("amara");
    expect(usual.length).toBeGreaterThan(20);
    expect(await set([["18:00", "19:00"]])).toEqual({
      __typename: "SetDateOverridePayload",
      schedule: { id: amara },
      dateOverride: { date: DATE, hours: [{ opensAt: "18:00", closesAt: "19:00" }] },
      conflictingBookings: [],
      conflictingBookingsCount: 0,
    });
    expect(await starts("amara")).toEqual(["18:00", "18:15", "18:30"]);
    expect(await set([])).toMatchObject({ dateOverride: { date: DATE, hours: [] } });
    expect(await starts("amara")).toEqual([]);
    expect(
      await hold(graph, {
        service: serviceId("consultation"),
        staff: staffId("amara"),
        startsAt: "2026-11-24T15:00:00Z",
      }),
    ).toMatchObject({ code: "SLOT_UNAVAILABLE", reason: "OUTSIDE_HOURS" });
    expect(await remove()).toMatchObject({
      deletedDate: DATE,
      schedule: { id: amara },
      conflictingBookings: [],
    });
    expect(await remove()).toMatchObject({ issues: [{ path: ["date"], code: "NOT_FOUND" }] });
    expect(await starts("amara")).toEqual(usual);
  });

  it("is the same after a repeated request", async () => {
    const once = await set([["09:00", "12:00"]]);
    const changes = await rowChanges(graph.database, async () =>
      expect(await set([["09:00", "12:00"]])).toEqual(once),
    );
    expect(changes).toEqual({ audit_entries: 1 });
  });

  it("returns the bookings outside, which stay", async () => {
    await bookAt("2026-11-24T15:00:00Z", "amara");
    await bookAt("2026-11-24T20:00:00Z", "amara");
    await bookAt("2026-11-24T20:00:00Z", "bruno");
    const conflictingBookings = [
      {
        startsAt: "2026-11-24T20:00:00.000Z",
        service: { slug: "consultation" },
        staff: [{ slug: "amara" }],
        contact: { email: "ada@example.com" },
      },
    ];
    expect(await set([["09:00", "12:00"]])).toMatchObject({ conflictingBookings });
    expect(await set([["09:00", "12:00"]])).toMatchObject({ conflictingBookings });
    expect((await set([]))["conflictingBookings"]).toHaveLength(2);
    expect((await remove())["conflictingBookings"]).toEqual([]);
    expect(await audit(graph.database)).toEqual({});
  });

  it("needs as many statements for three bookings outside as for one", async () => {
    await bookAt("2026-11-24T15:00:00Z", "amara");
    const one = await graph.statementsOf(() => set([]));
    await remove();
    await bookAt("2026-11-24T16:00:00Z", "amara");
    await bookAt("2026-11-24T20:00:00Z", "amara");
    const three = await graph.statementsOf(async () =>
      expect((await set([]))["conflictingBookings"]).toHaveLength(3),
    );
    expect(three.length).toBeLessThanOrEqual(one.length);
  });

  it.each([
    [
      "an unknown schedule",
      { schedule: toGlobalId("Schedule", demoId("schedule", "x")) },
      "schedule",
      "NOT_FOUND",
    ],
    [
      "a foreign schedule",
      { schedule: toGlobalId("Schedule", demoId("schedule", "hana")) },
      "schedule",
      "NOT_FOUND",
    ],
    ["what is no schedule", { schedule: staffId("amara") }, "schedule", "NOT_FOUND"],
    ["yesterday", { date: "2026-11-19" }, "date", "OUT_OF_RANGE"],
    ["2200", { date: "2200-01-01" }, "date", "OUT_OF_RANGE"],
    [
      "a window that ends first",
      { windows: [{ opensAt: "12:00", closesAt: "09:00" }] },
      "windows.0.closesAt",
      "OUT_OF_RANGE",
    ],
  ])("is rejected for %s without changes", async (_, input, path, code) => {
    const changes = await rowChanges(graph.database, async () =>
      expect(await set([], input)).toMatchObject({ issues: [{ path: path.split("."), code }] }),
    );
    expect(changes).toEqual({});
  });

  it("may start today and needs an existing date", async () => {
    expect(await set([], { date: "2026-11-20" })).toMatchObject({ dateOverride: { date: "2026-11-20" } });
    await expect(set([], { date: "2026-02-30" })).resolves.toMatchObject({
      message: expect.stringContaining("Date"),
    });
  });

  it("is rejected for no time at all without changes", async () => {
    const changes = await rowChanges(graph.database, async () =>
      expect(await set([], { windows: [{ opensAt: "noon", closesAt: "13:00" }] })).toMatchObject({
        code: "BAD_USER_INPUT",
        message: expect.stringContaining('at "input.windows[0].opensAt"'),
      }),
    );
    expect(changes).toEqual({});
  });
});

describe("a holiday", () => {
  it("closes all schedules without an override until it is removed", async () => {
    const usual = { amara: await starts("amara"), bruno: await starts("bruno") };
    await set([["18:00", "19:00"]]);
    expect(await holiday()).toMatchObject({
      __typename: "SetHolidayPayload",
      holiday: { date: DATE, name: "Feast" },
      conflictingBookings: [],
      conflictingBookingsCount: 0,
    });
    expect(await starts("bruno")).toEqual([]);
    expect(await starts("amara")).toEqual(["18:00", "18:15", "18:30"]);
    expect(await starts(null, "couples-assessment")).toEqual([]);
    expect(await starts(null, "yoga-class")).toEqual([]);
    type Party = { business: { availability: { days: { slotCount: number }[] } } };
    const party = await graph.run<Party>(
      `{ business { availability(input: { lines: [{ service: "consultation" }, { service: "massage", member: 1 }], from: "${DATE}", to: "2026-11-25", timeZone: "America/New_York" }) { days { slotCount } } } }`,
    );
    expect(party.data.business.availability.days.map((day) => day.slotCount > 0)).toEqual([false, true]);
    await remove();
    expect(await starts(null)).toEqual([]);
    expect(await workday()).toEqual({ __typename: "RemoveHolidayPayload", deletedDate: DATE });
    expect(await workday()).toMatchObject({ issues: [{ path: ["date"], code: "NOT_FOUND" }] });
    expect(await starts("amara")).toEqual(usual.amara);
    expect(await starts("bruno")).toEqual(usual.bruno);
  });

  it("returns the bookings of all staff in order, the same each time", async () => {
    await bookAt("2026-11-24T20:00:00Z", "amara");
    await bookAt("2026-11-24T15:00:00Z", "bruno");
    await bookAt("2026-11-25T15:00:00Z", "bruno");
    const answer = await holiday();
    expect(listOutside(answer)).toEqual(["2026-11-24T15:00:00.000Z", "2026-11-24T20:00:00.000Z"]);
    expect(await holiday({ name: "Feast again" })).toEqual({
      ...answer,
      holiday: { date: DATE, name: "Feast again" },
    });
    await set([["09:00", "17:00"]]);
    expect(listOutside(await holiday())).toEqual(["2026-11-24T15:00:00.000Z"]);
  });

  it.each([
    ["in the past", { date: "2026-11-19" }, "date", "OUT_OF_RANGE"],
    ["with a long name", { name: "a".repeat(121) }, "name", "TOO_LONG"],
    ["with a hidden name", { name: "a\u202E" }, "name", "CONTROL_CHARACTERS"],
  ])("%s is rejected without changes", async (_, input, path, code) => {
    const changes = await rowChanges(graph.database, async () =>
      expect(await holiday(input)).toMatchObject({ issues: [{ path: [path], code }] }),
    );
    expect(changes).toEqual({});
  });

  it("is listed with schedules and overrides in a fixed number of statements", async () => {
    await holiday();
    await set([["09:00", "26:00"]]);
    const document = `query ($first: Int!) { viewer { business { holidays(from: "2026-11-01", to: "2026-11-30") { date name }
      schedules(first: $first) { edges { node { name timeZone weekly { weekday hours { opensAt closesAt } }
        overrides(from: "${DATE}", to: "${DATE}") { date hours { opensAt closesAt } } } } } } } }`;
    const { data, errors } = await graph.run<{
      viewer: { business: { schedules: { edges: { node: object }[] } } };
    }>(document, { first: 10 }, keys.own);
    expect(errors).toEqual([]);
    expect(data.viewer.business).toMatchObject({ holidays: [{ date: DATE, name: "Feast" }] });
    expect(data.viewer.business.schedules.edges).toHaveLength(4);
    expect(data.viewer.business.schedules.edges[0]!.node).toMatchObject({
      name: "Amara Osei's week",
      timeZone: "America/New_York",
      weekly: expect.arrayContaining([{ weekday: "FR", hours: { opensAt: "13:30", closesAt: "17:00" } }]),
      overrides: [{ date: DATE, hours: [{ opensAt: "09:00", closesAt: "26:00" }] }],
    });
    const sent = (first: number) => graph.statementsOf(() => graph.run(document, { first }, keys.own));
    expect((await sent(4)).length).toBe((await sent(1)).length);
    const own = await graph.run(
      `query ($id: ID!) { node(id: $id) { ... on Staff { schedule { id name } } } }`,
      { id: staffId("amara") },
      keys.own,
    );
    expect(own.data).toEqual({ node: { schedule: { id: amara, name: "Amara Osei's week" } } });
  });
});

describe("a caller without permission", () => {
  it("changes and reads nothing", async () => {
    const changes = await rowChanges(graph.database, async () => {
      for (const pendingResult of [set([], {}, {}), remove({}), holiday({}, {}), workday(DATE, {})])
        expect(await pendingResult).toMatchObject({ code: "UNAUTHENTICATED" });
      expect(await set([], {}, keys.foreign)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
      expect(await remove(keys.foreign)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
    });
    expect(changes).toEqual({});
    await holiday();
    expect(await workday(DATE, keys.foreign)).toMatchObject({ issues: [{ code: "NOT_FOUND" }] });
    expect(await holiday({}, keys.foreign)).toMatchObject({ holiday: { date: DATE } });
    for (const field of ["holidays { date }", "schedules { totalCount }"]) {
      const response = await graph.run(`{ business(id: "northside") { ${field} } }`);
      expect(response.errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
      const foreign = await graph.run(`{ business(id: "northside") { ${field} } }`, {}, keys.foreign);
      expect(foreign.errors).toMatchObject([{ code: "FORBIDDEN" }]);
    }
    const staff = await graph.run(`query ($id: ID!) { node(id: $id) { ... on Staff { schedule { id } } } }`, {
      id: staffId("amara"),
    });
    expect(staff.errors).toMatchObject([{ code: "UNAUTHENTICATED" }]);
    expect((await graph.run(`query ($id: ID!) { node(id: $id) { id } }`, { id: amara })).data).toEqual({
      node: null,
    });
  });
});
