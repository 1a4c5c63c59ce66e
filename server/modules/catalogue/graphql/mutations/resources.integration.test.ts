import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { audit } from "../../../../testing/audit/audit.ts";
import { setUpMutations } from "../../../../testing/fixtures.ts";
import { holdAndBook } from "../../../../testing/bookings/holdAndBook.ts";
import { hold, serviceId } from "../../../../testing/bookings/visit.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { openGraph } from "../../../../testing/graph.ts";

const FIELDS = `resource { id slug name units isArchived services { edges { node { slug } } } }`;
const WITH_WAY = `${FIELDS} conflictingBookings { startsAt service { slug } } conflictingBookingsCount`;

const graph = await openGraph({ hasOther: true });
const { expectMutation, issues, keys, send } = await setUpMutations(graph, FIELDS, WITH_WAY);
let room: string;
beforeAll(async () => {
  const [row] = await graph.database.query<{ slug: string }>(
    `SELECT r.slug FROM resources r JOIN service_resources x ON x.resource_id = r.id JOIN services s ON s.id = x.service_id WHERE s.slug = 'massage'`,
  );
  room = row!.slug;
});
beforeEach(async () => {
  await send("updateResource", { id: room, units: 2 });
  await graph.reset();
  await graph.change("massage", {
    paymentRule: "NONE",
    paymentValue: 0,
    guestMode: "NONE",
    locationKinds: ["AT_PROVIDER"],
    consentText: null,
  });
});

const massage = async (startsAt: string, staff: string) =>
  holdAndBook(graph, { service: serviceId("massage"), staff, startsAt });
const unitsTaken = () =>
  graph.database.query<{ ordinal: number; extra: boolean }>(
    `SELECT u.ordinal, u.is_extra AS extra FROM claims c JOIN units u ON u.id = c.unit_id WHERE u.resource_id IS NOT NULL ORDER BY c.starts_at, u.ordinal`,
  );

async function masseurs(): Promise<readonly [string, string]> {
  const weekly = ["MO", "TU", "WE", "TH", "FR"].map((weekday) => ({
    weekday,
    opensAt: "09:00",
    closesAt: "18:00",
  }));
  const createResult = await send(
    "createSchedule",
    { name: "All day", timeZone: "America/New_York", weekly },
    keys.own,
    "schedule { id }",
  );
  const { id: schedule } = createResult["schedule"] as { id: string };
  const person = async (slug: string) => {
    const input = {
      slug,
      name: slug,
      schedule,
      publication: "PUBLISHED",
      services: [{ service: "massage" }],
    };
    const answer = await send("createStaff", input, keys.own, "staff { id }");
    return (answer["staff"] as { id: string }).id;
  };
  return [await person(`m-${(made_ += 1)}`), await person(`n-${made_}`)];
}
let made_ = 0;

describe("a resource", () => {
  it("is created with its units, once for each idempotency key", async () => {
    const input = { slug: "sauna", name: "Sauna", units: 3 };
    const createResult = await expectMutation("createResource", input, {
      name: "Other",
    });
    expect(createResult).toMatchObject({
      resource: { slug: "sauna", name: "Sauna", units: 3, isArchived: false, services: { edges: [] } },
      conflictingBookings: [],
    });
  });

  it.each([
    [{ slug: "sauna", name: "Again", units: 1 }, ["slug TAKEN"]],
    [{ slug: "Sauna", name: "", units: 0 }, ["slug INVALID", "name REQUIRED", "units OUT_OF_RANGE"]],
    [{ slug: "many", name: "Many", units: 201 }, ["units OUT_OF_RANGE"]],
  ])("%j is rejected with the path of every issue", async (input, expected) => {
    expect(await issues("createResource", input)).toEqual(expected);
  });

  it("allows more overlapping bookings after it gets more units", async () => {
    const [one, other] = await masseurs();
    await send("updateResource", { id: room, units: 1 });
    await massage("2026-11-24T15:00:00Z", one);
    const holdRequest = { service: serviceId("massage"), staff: other, startsAt: "2026-11-24T15:00:00Z" };
    expect(await hold(graph, holdRequest)).not.toHaveProperty("hold.token");
    const more = await expectMutation("updateResource", { id: room, units: 2 }, { units: 3 });
    expect(more).toMatchObject({ resource: { units: 2 }, conflictingBookings: [] });
    await holdAndBook(graph, holdRequest);
    expect(await audit(graph.database)).toEqual({});
  });

  it("with fewer units moves claims to the rest and returns the excess bookings", async () => {
    const [one, other] = await masseurs();
    await massage("2026-11-24T15:00:00Z", one);
    await massage("2026-11-24T15:00:00Z", other);
    await massage("2026-11-25T15:00:00Z", one);
    const less = await send("updateResource", { id: room, units: 1 });
    expect(less).toMatchObject({
      resource: { units: 1 },
      conflictingBookings: [{ startsAt: "2026-11-24T15:00:00.000Z", service: { slug: "massage" } }],
      conflictingBookingsCount: 1,
    });
    expect(await send("updateResource", { id: room, units: 1 })).toEqual(less);
    expect((await unitsTaken()).filter(({ extra }) => extra)).toHaveLength(1);
    // The booking of that day moved to the remaining room.
    const holdRequest = { service: serviceId("massage"), staff: other, startsAt: "2026-11-25T15:00:00Z" };
    expect(await hold(graph, holdRequest)).not.toHaveProperty("hold.token");
    const again = await send("updateResource", { id: room, units: 2 });
    expect(again).toMatchObject({ resource: { units: 2 }, conflictingBookings: [] });
    await holdAndBook(graph, holdRequest);
    expect(await audit(graph.database)).toEqual({});
  });

  it("gets new units that its blocks cover", async () => {
    const [one] = await masseurs();
    const block = { resources: [room], startsAt: "2026-11-24T05:00:00Z", endsAt: "2026-11-25T05:00:00Z" };
    await graph.run(
      `mutation ($input: CreateBlockInput!) { createBlock(input: $input) { __typename } }`,
      { input: block },
      keys.own,
    );
    await send("updateResource", { id: room, units: 3 });
    expect(
      await hold(graph, { service: serviceId("massage"), staff: one, startsAt: "2026-11-24T15:00:00Z" }),
    ).not.toHaveProperty("hold.token");
    expect(await audit(graph.database)).toEqual({});
  });

  it("is neither archived nor deleted while a service needs it", async () => {
    expect(await issues("archiveResource", { id: room })).toEqual(["id IN_USE"]);
    expect(await issues("deleteResource", { id: room })).toEqual(["id IN_USE"]);
    const away = await expectMutation("archiveResource", { id: "sauna" }, { id: "x" });
    expect(away["resource"]).toMatchObject({ isArchived: true });
    const list = async (args: string) => {
      type Listed = { viewer: { business: { resources: { edges: { node: { slug: string } }[] } } } };
      const { data } = await graph.run<Listed>(
        `{ viewer { business { resources(first: 50, ${args}) { edges { node { slug } } } } } }`,
        {},
        keys.own,
      );
      return data.viewer.business.resources.edges.map(({ node }) => node.slug);
    };
    expect(await list("filter: { isArchived: true }")).toEqual(["sauna"]);
    expect(await list("filter: { isArchived: false }")).not.toContain("sauna");
    const back = await expectMutation("restoreResource", { id: "sauna" }, { id: "x" });
    expect(back["resource"]).toMatchObject({ isArchived: false, units: 3 });
    const deleteResult = await expectMutation("deleteResource", { id: "sauna" }, { id: "x" });
    expect(deleteResult).toMatchObject({ resource: null });
  });

  it("is archived instead of deleted when it was booked", async () => {
    const [one] = await masseurs();
    await massage("2026-11-24T15:00:00Z", one);
    const needing = `UPDATE services SET publication = $1::publication WHERE id IN (
      SELECT x.service_id FROM service_resources x JOIN resources r ON r.id = x.resource_id WHERE r.slug = $2)`;
    await graph.database.query(needing, ["ARCHIVED", room]);
    const put = await send("deleteResource", { id: room });
    expect(put["resource"]).toMatchObject({ isArchived: true });
    await send("restoreResource", { id: room });
    await graph.database.query(needing, ["PUBLISHED", room]);
  });

  it("of another business is not found", async () => {
    for (const mutation of ["updateResource", "archiveResource", "restoreResource", "deleteResource"])
      expect(await issues(mutation, { id: room }, keys.foreign)).toEqual(["id NOT_FOUND"]);
    expect(await issues("updateResource", { id: toGlobalId("Staff", crypto.randomUUID()) })).toEqual([
      "id NOT_FOUND",
    ]);
  });
});
