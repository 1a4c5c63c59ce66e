import { beforeEach, describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { setUpMutations } from "../../../../testing/fixtures.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { holdAndBook } from "../../../../testing/bookings/holdAndBook.ts";
import { serviceId, staffId } from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { openGraph } from "../../../../testing/graph.ts";

const FIELDS = `schedule { id name timeZone isArchived weekly { weekday hours { opensAt closesAt } } staff { edges { node { slug } } } }`;
const WITH_OUTSIDE = `${FIELDS} conflictingBookings { startsAt staff { slug } } conflictingBookingsCount`;
const AMARA = toGlobalId("Schedule", demoId("schedule", "amara"));
const NINE_TO_FIVE = { opensAt: "09:00", closesAt: "17:00" };

const graph = await openGraph({ hasOther: true, isReset: true });
const { expectMutation, issues, keys, send } = await setUpMutations(graph, FIELDS, WITH_OUTSIDE);
beforeEach(async () => {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
});

const make = async (name: string, more: object = {}) =>
  (
    (await send("createSchedule", { name, timeZone: "America/New_York", ...more }))["schedule"] as {
      id: string;
    }
  ).id;
const bookAt = (staff: string, startsAt: string) =>
  holdAndBook(graph, { service: serviceId("consultation"), staff: staffId(staff), startsAt });

describe("a schedule", () => {
  it("is created with a week, including nights, once for each idempotency key", async () => {
    const input = {
      name: " Late ",
      timeZone: "Europe/Kiev",
      weekly: [
        { weekday: "FR", opensAt: "20:00", closesAt: "26:00" },
        { weekday: "MO", opensAt: "13:00", closesAt: "17:00" },
        { weekday: "MO", opensAt: "09:00", closesAt: "12:00" },
      ],
    };
    const createResult = await expectMutation("createSchedule", input, {
      name: "Other",
    });
    expect(createResult).toMatchObject({
      schedule: {
        name: "Late",
        timeZone: "Europe/Kyiv",
        isArchived: false,
        staff: { edges: [] },
        weekly: [
          { weekday: "MO", hours: { opensAt: "09:00", closesAt: "12:00" } },
          { weekday: "MO", hours: { opensAt: "13:00", closesAt: "17:00" } },
          { weekday: "FR", hours: { opensAt: "20:00", closesAt: "26:00" } },
        ],
      },
      conflictingBookings: [],
      conflictingBookingsCount: 0,
    });
  });

  it("cancels nothing on change and returns the bookings outside each time", async () => {
    await bookAt("amara", "2026-11-24T14:00:00Z");
    await bookAt("amara", "2026-11-24T20:00:00Z");
    await bookAt("daniel", "2026-11-23T14:00:00Z");
    const schedule = AMARA;
    const before = await loadWeek(schedule);
    const weekly = [1, 2, 3, 4, 5].map((day) => ({
      weekday: DAYS[day - 1],
      opensAt: "13:00",
      closesAt: "17:00",
    }));
    const conflictingBookings = [{ startsAt: "2026-11-24T14:00:00.000Z", staff: [{ slug: "amara" }] }];
    const changed = await expectMutation("updateSchedule", { id: schedule, weekly }, { weekly: [] });
    expect(changed).toMatchObject({ conflictingBookings, conflictingBookingsCount: 1 });
    expect(await send("updateSchedule", { id: schedule, weekly })).toEqual(changed);
    expect(await send("updateSchedule", { id: schedule, name: "Amara's week" })).toMatchObject({
      conflictingBookings: [],
    });
    expect(await send("updateSchedule", { id: schedule, timeZone: "America/Los_Angeles" })).toMatchObject({
      conflictingBookingsCount: 2,
    });
    const [{ count }] = (await graph.database.query(
      "SELECT count(*)::int AS count FROM bookings WHERE status = 'CONFIRMED'",
    )) as [{ count: number }];
    expect(count).toBe(3);
    await send("updateSchedule", { id: schedule, timeZone: "America/New_York", weekly: before });
  });

  it("respects date overrides and holidays", async () => {
    await bookAt("amara", "2026-11-24T14:00:00Z");
    const schedule = AMARA;
    const before = await loadWeek(schedule);
    const [row] = await graph.database.query<{ id: string; business: string }>(
      "SELECT schedule_id AS id, business_id AS business FROM staff WHERE slug = 'amara'",
    );
    await graph.database.query(
      "INSERT INTO date_overrides (business_id, schedule_id, date, opens_at, closes_at) VALUES ($1, $2, '2026-11-24', '{540}', '{1020}')",
      [row!.business, row!.id],
    );
    expect(await send("updateSchedule", { id: schedule, weekly: [] })).toMatchObject({
      conflictingBookings: [],
    });
    await send("updateSchedule", { id: schedule, weekly: before });
  });

  it.each([
    [{ name: "", timeZone: "UTC" }, ["name REQUIRED"]],
    [
      {
        name: "X",
        timeZone: "UTC",
        weekly: [
          { weekday: "MO", ...NINE_TO_FIVE },
          { weekday: "MO", opensAt: "16:00", closesAt: "18:00" },
        ],
      },
      ["weekly.1.opensAt INVALID"],
    ],
    [
      { name: "X", timeZone: "UTC", weekly: [{ weekday: "MO", opensAt: "24:00", closesAt: "26:00" }] },
      ["weekly.0.opensAt OUT_OF_RANGE"],
    ],
  ])("%j is rejected with the path of every issue", async (input, expected) => {
    expect(await issues("createSchedule", input)).toEqual(expected);
  });

  it.each([
    [{ timeZone: "Mars/Base" }, "timeZone"],
    [{ weekly: [{ weekday: "MO", opensAt: "9", closesAt: "17:00" }] }, "weekly[0].opensAt"],
    [{ weekly: [{ weekday: "MO", opensAt: "09:00", closesAt: "48:01" }] }, "weekly[0].closesAt"],
  ])("%j is an error of its field", async (input, path) => {
    expect(await send("createSchedule", { name: "", timeZone: "UTC", ...input })).toMatchObject({
      code: "BAD_USER_INPUT",
      message: expect.stringContaining(`at "input.${path}"`),
    });
  });

  it("is neither archived nor deleted while a staff member uses it", async () => {
    const schedule = AMARA;
    expect(await issues("archiveSchedule", { id: schedule })).toEqual(["id IN_USE"]);
    expect(await issues("deleteSchedule", { id: schedule })).toEqual(["id IN_USE"]);
  });

  it("is archived and restored, also together with its staff member", async () => {
    const schedule = await make("Spare");
    const away = await expectMutation("archiveSchedule", { id: schedule }, { id: "x" });
    expect(away["schedule"]).toMatchObject({ isArchived: true });
    const staff = (input: object) =>
      send("createStaff", { slug: "eve", name: "Eve", ...input }, keys.own, "staff { slug }");
    expect((await staff({ schedule })).issues).toEqual([{ path: ["schedule"], code: "NOT_FOUND" }]);
    await expectMutation("restoreSchedule", { id: schedule }, { id: "x" });
    expect(await staff({ schedule })).toMatchObject({ staff: { slug: "eve" } });
    await send("archiveStaff", { id: "eve" }, keys.own, "staff { slug }");
    expect((await send("deleteSchedule", { id: schedule }))["schedule"]).toMatchObject({ isArchived: true });
    await send("restoreStaff", { id: "eve" }, keys.own, "staff { slug }");
    expect((await send("restoreSchedule", { id: schedule }))["schedule"]).toMatchObject({
      isArchived: false,
      staff: { edges: [{ node: { slug: "eve" } }] },
    });
  });

  it("is deleted if no staff member ever used it", async () => {
    const schedule = await make("Nobody's", { weekly: [{ weekday: "MO", ...NINE_TO_FIVE }] });
    const deleteResult = await expectMutation("deleteSchedule", { id: schedule }, { id: "x" });
    expect(deleteResult).toMatchObject({ deletedId: schedule, schedule: null });
    expect(await issues("updateSchedule", { id: schedule, name: "X" })).toEqual(["id NOT_FOUND"]);
  });

  it("is not found with the id of another business or type", async () => {
    const schedule = AMARA;
    for (const mutation of ["updateSchedule", "archiveSchedule", "restoreSchedule", "deleteSchedule"]) {
      expect(await issues(mutation, { id: schedule }, keys.foreign)).toEqual(["id NOT_FOUND"]);
      expect(await issues(mutation, { id: "amara" })).toEqual(["id NOT_FOUND"]);
      expect(await issues(mutation, { id: toGlobalId("Staff", OTHER.staffId) })).toEqual(["id NOT_FOUND"]);
    }
  });

  it("is listed among active or archived schedules", async () => {
    const schedule = await make("Filed under X");
    await send("archiveSchedule", { id: schedule });
    const list = async (args: string) => {
      type Listed = {
        viewer: { business: { schedules: { totalCount: number; edges: { node: { name: string } }[] } } };
      };
      const { data } = await graph.run<Listed>(
        `{ viewer { business { schedules(first: 50, ${args}) { totalCount edges { node { name } } } } } }`,
        {},
        keys.own,
      );
      return data.viewer.business.schedules.edges.map(({ node }) => node.name);
    };
    expect(await list("filter: { isArchived: true }")).toEqual(["Filed under X"]);
    expect(await list(`search: "amara"`)).toEqual(["Amara's week"]);
    expect(await list(`search: "filed"`)).toEqual([]);
  });
});

const DAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

async function loadWeek(schedule: string) {
  type Week = { node: { weekly: { weekday: string; hours: { opensAt: string; closesAt: string } }[] } };
  const { data } = await graph.run<Week>(
    `query ($id: ID!) { node(id: $id) { ... on Schedule { weekly { weekday hours { opensAt closesAt } } } } }`,
    { id: schedule },
    keys.own,
  );
  return data.node.weekly.map(({ weekday, hours }) => ({ weekday, ...hours }));
}
