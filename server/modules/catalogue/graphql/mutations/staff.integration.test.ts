import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setUpMutations } from "../../../../testing/fixtures.ts";
import { OTHER } from "../../../../testing/businesses/otherBusiness.ts";
import { holdAndBook } from "../../../../testing/bookings/holdAndBook.ts";
import { bookFirst, holdAndGetToken, hold, serviceId } from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { openGraph } from "../../../../testing/graph.ts";

const FIELDS = `staff { id slug name title bio picture email position publication schedule { id isArchived }
  providers { edges { node { slug } } } services { service { slug } priority } }`;
const WITH_OUTSIDE = `${FIELDS} conflictingBookings { startsAt } conflictingBookingsCount`;

const graph = await openGraph({ hasOther: true, isReset: true });
const { expectMutation, issues, keys, send } = await setUpMutations(graph, FIELDS, WITH_OUTSIDE);
let schedule: string;
beforeAll(async () => {
  const weekly = ["MO", "TU", "WE", "TH", "FR"].map((weekday) => ({
    weekday,
    opensAt: "09:00",
    closesAt: "17:00",
  }));
  const createResult = await send(
    "createSchedule",
    { name: "Office", timeZone: "America/New_York", weekly },
    keys.own,
    "schedule { id }",
  );
  schedule = (createResult["schedule"] as { id: string }).id;
});
beforeEach(async () => {
  await graph.change("consultation", { locationKinds: ["AT_PROVIDER"], consentText: null });
});

const make = async (slug: string, more: object = {}) =>
  (
    (await send("createStaff", { slug, name: slug, schedule, publication: "PUBLISHED", ...more }))[
      "staff"
    ] as { id: string }
  ).id;
const at = (staff: string, startsAt: string) => ({ service: serviceId("consultation"), staff, startsAt });
const serving = { services: [{ service: "consultation", priority: 3 }], providers: ["northside"] };

describe("a staff member", () => {
  it("is created with all parts once for each idempotency key, and is bookable", async () => {
    const input = {
      slug: "fay",
      name: "Fay",
      title: "Coach",
      email: "fay@example.com",
      schedule,
      ...serving,
    };
    const createResult = await expectMutation("createStaff", input, {
      name: "Other",
    });
    expect(createResult).toMatchObject({
      staff: {
        slug: "fay",
        title: "Coach",
        bio: null,
        picture: null,
        email: "fay@example.com",
        publication: "DRAFT",
        schedule: { id: schedule },
        providers: { edges: [{ node: { slug: "northside" } }] },
        services: [{ service: { slug: "consultation" }, priority: 3 }],
      },
      conflictingBookings: [],
    });
    const { id } = createResult["staff"] as { id: string };
    const holdRequest = at(id, "2026-11-24T15:00:00Z");
    expect(await hold(graph, holdRequest)).not.toHaveProperty("hold.token");
    await send("publishStaff", { id: "fay" });
    await holdAndBook(graph, holdRequest);
  });

  it("changes the given fields only, and bookings stay", async () => {
    const id = await make("gil", serving);
    await holdAndBook(graph, at(id, "2026-11-24T15:00:00Z"));
    const input = { id: "gil", services: [], title: "On leave", email: null, position: 9 };
    const changed = await expectMutation("updateStaff", input, {
      name: "Other",
    });
    expect(changed).toMatchObject({
      staff: {
        name: "gil",
        title: "On leave",
        position: 9,
        services: [],
        providers: { edges: [{ node: { slug: "northside" } }] },
      },
      conflictingBookings: [],
    });
    expect(await send("updateStaff", input)).toEqual(changed);
    const [{ status }] = (await graph.database.query("SELECT status FROM bookings")) as [{ status: string }];
    expect(status).toBe("CONFIRMED");
  });

  it("gets another schedule and returns the bookings outside", async () => {
    const id = await make("hal", serving);
    await holdAndBook(graph, at(id, "2026-11-24T15:00:00Z"));
    const mornings = await send(
      "createSchedule",
      {
        name: "Mondays",
        timeZone: "America/New_York",
        weekly: [{ weekday: "MO", opensAt: "09:00", closesAt: "12:00" }],
      },
      keys.own,
      "schedule { id }",
    );
    const other = (mornings["schedule"] as { id: string }).id;
    const changed = await send("updateStaff", { id: "hal", schedule: other });
    expect(changed).toMatchObject({
      conflictingBookings: [{ startsAt: "2026-11-24T15:00:00.000Z" }],
      conflictingBookingsCount: 1,
    });
    expect(await send("updateStaff", { id, schedule: other })).toEqual(changed);
  });

  it.each([
    [{ slug: "amara", name: "Twice" }, ["slug TAKEN"]],
    [{ slug: "A", name: "", email: "nobody" }, ["slug INVALID", "name REQUIRED", "email INVALID_EMAIL"]],
    [{ slug: "bad", name: "Bad", schedule: "amara" }, ["schedule NOT_FOUND"]],
    [
      {
        slug: "bad",
        name: "Bad",
        providers: ["harbor"],
        services: [{ service: "talk" }, { service: "physio", priority: 1001 }],
      },
      ["providers.0 NOT_FOUND", "services.0.service NOT_FOUND", "services.1.priority OUT_OF_RANGE"],
    ],
    [
      { slug: "bad", name: "Bad", services: [{ service: "physio" }, { service: serviceId("physio") }] },
      ["services.1.service DUPLICATE"],
    ],
  ])("%j is rejected with the path of every issue", async (input, expected) => {
    expect(await issues("createStaff", { schedule, ...input })).toEqual(expected);
  });

  it("of another business is not found and cannot get its parts", async () => {
    for (const mutation of [
      "updateStaff",
      "publishStaff",
      "unpublishStaff",
      "archiveStaff",
      "restoreStaff",
      "deleteStaff",
    ])
      expect(await issues(mutation, { id: "amara" }, keys.foreign)).toEqual(["id NOT_FOUND"]);
    const [row] = await graph.database.query<{ id: string }>(
      "SELECT schedule_id AS id FROM staff WHERE id = $1",
      [OTHER.staffId],
    );
    expect(await issues("updateStaff", { id: "amara", schedule: toGlobalId("Schedule", row!.id) })).toEqual([
      "schedule NOT_FOUND",
    ]);
    expect(await issues("updateStaff", { id: "amara", schedule: null })).toEqual(["schedule NOT_FOUND"]);
  });

  it("is deleted with dependent rows, or archived if a booking refers to them", async () => {
    const id = await make("ida", serving);
    await send(
      "createBusyFeed",
      { staff: "ida", url: "https://calendar.example/ida.ics" },
      keys.own,
      "busyFeed { id }",
    );
    const deleteResult = await expectMutation("deleteStaff", { id: "ida" }, { id: "amara" });
    expect(deleteResult).toMatchObject({ deletedId: id, staff: null });
    const bookedStaff = await make("jon", serving);
    await holdAndBook(graph, at(bookedStaff, "2026-11-24T15:00:00Z"));
    const put = await send("deleteStaff", { id: "jon" });
    expect(put).toMatchObject({ staff: { slug: "jon", publication: "ARCHIVED" } });
    expect(await send("deleteStaff", { id: "jon" })).toEqual(put);
  });

  it("is archived and restored, and existing holds can still be booked", async () => {
    const id = await make("kim", serving);
    const token = await holdAndGetToken(graph, at(id, "2026-11-24T15:00:00Z"));
    const away = await expectMutation("archiveStaff", { id: "kim" }, { id: "amara" });
    expect(away["staff"]).toMatchObject({ publication: "ARCHIVED" });
    await bookFirst(graph, token);
    expect(await hold(graph, at(id, "2026-11-24T16:00:00Z"))).not.toHaveProperty("hold.token");
    const back = await expectMutation("restoreStaff", { id: "kim" }, { id: "amara" });
    expect(back["staff"]).toMatchObject({ publication: "DRAFT", schedule: { isArchived: false } });
    const node = (asker: object) =>
      graph
        .run(`query ($id: ID!) { node(id: $id) { ... on Staff { slug } } }`, { id }, asker)
        .then(({ data }) => data);
    expect(await node(keys.own)).toEqual({ node: { slug: "kim" } });
    expect(await node({})).toEqual({ node: null });
    expect(await node(keys.other)).toEqual({ node: null });
  });

  it("is listed by publication, with private fields for the owner only", async () => {
    const list = async (args: string, asker: object) => {
      type Listed = { business: { staff: { totalCount: number; edges: { node: { slug: string } }[] } } };
      const { data, errors } = await graph.run<Listed>(
        `{ business { staff(first: 50, ${args}) { totalCount edges { node { slug } } } } }`,
        {},
        asker,
      );
      return errors[0]?.code ?? data.business.staff.edges.map(({ node }) => node.slug);
    };
    await make("lou", { publication: "DRAFT" });
    expect(await list("filter: { publication: [PUBLISHED] }", {})).toEqual(
      expect.arrayContaining(["amara", "bruno", "chloe", "daniel"]),
    );
    expect(await list('search: "lou"', keys.own)).toEqual([]);
    expect(await list('filter: { publication: [DRAFT] }, search: "lou"', keys.own)).toEqual(["lou"]);
    expect(await list("filter: { publication: [DRAFT] }", {})).toBe("UNAUTHENTICATED");
    for (const field of [
      "email",
      "publication",
      "providers { totalCount }",
      "services { priority }",
      "schedule { id }",
    ]) {
      const { errors } = await graph.run(`{ business { staff(first: 1) { edges { node { ${field} } } } } }`);
      expect([field, errors[0]?.code]).toEqual([field, "UNAUTHENTICATED"]);
    }
    const whole = (first: number) =>
      graph.statementsOf(() =>
        graph.run(
          `{ viewer { business { staff(first: ${first}) { edges { node { email providers { edges { node { slug } } } services { priority service { slug } } schedule { name } } } } } } }`,
          {},
          keys.own,
        ),
      );
    expect((await whole(4)).length).toBe((await whole(1)).length);
  });
});
