import { beforeAll, expect, it } from "vitest";
import { rowChanges } from "../../../testing/audit/audit.ts";
import { book, hold, release, serviceId } from "../../../testing/bookings/visit.ts";
import { openGraph } from "../../../testing/graph.ts";

/** A database without a business must not cause errors. */
const graph = await openGraph();
beforeAll(async () => {
  await graph.database.query("TRUNCATE businesses CASCADE");
});

it("shows no business and finds nothing", async () => {
  const { data, errors } = await graph.run(
    `query ($keys: [String!]!, $id: ID!) { business { slug } visitorBookings(accessKeys: $keys) { __typename } node(id: $id) { id } nodes(ids: [$id]) { id } timeZones(search: "kathmandu") { name } }`,
    { keys: ["A".repeat(40)], id: serviceId("coaching") },
  );
  expect(errors).toEqual([]);
  expect(data).toEqual({
    business: null,
    visitorBookings: [{ __typename: "BookingNotFound" }],
    node: null,
    nodes: [null],
    timeZones: [{ name: "Asia/Kathmandu" }],
  });
});

it("holds, books and releases nothing", async () => {
  const changes = await rowChanges(graph.database, async () => {
    const holdRequest = { service: serviceId("coaching"), startsAt: "2026-11-23T12:00:00Z" };
    expect(await hold(graph, holdRequest)).toMatchObject({ code: "INVALID_INPUT" });
    expect(await book(graph, "token")).toMatchObject({ code: "INVALID_INPUT" });
    expect(await release(graph, "token")).toMatchObject({ code: "INVALID_INPUT" });
  });
  expect(changes).toEqual({});
});
