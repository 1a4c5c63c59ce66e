import { describe, expect, it } from "vitest";
import { demoId } from "../../../../../prisma/demo/ids.ts";
import { narrowFilter } from "../../../bookings/data/narrowFilter.ts";
import { listContacts } from "../../../contacts/data/listContacts.ts";
import { METADATA_LIMITS } from "../../../../shared/metadata/metadata.ts";
import { setUpOwner } from "../../../../testing/fixtures.ts";
import { openGraph } from "../../../../testing/graph.ts";
import { createSeedId, insertBookings } from "../../../../testing/bookings/insertBookings.ts";
import { toGlobalId } from "../../../../platform/graphql/globalIds.ts";
import { updateMetadata } from "../../metadata/updateMetadata.ts";
import { mergeMetadata } from "./metadataRows.ts";

const BUSINESS = demoId("business", "northside");
const graph = await openGraph({ isReset: true });
const owner = await setUpOwner(graph);
const scope = await graph.scope();

const setName = (name: string) => ({ set: [{ name, value: name }], remove: [] });
const namesFrom = (from: number, count: number) => Array.from({ length: count }, (_, i) => `n${from + i}`);

async function readNames(table: string, id: string): Promise<string[]> {
  const rows = await graph.database.query<{ name: string }>(
    `SELECT jsonb_object_keys(metadata) AS name FROM ${table} WHERE id = $1`,
    [id],
  );
  return rows.map(({ name }) => name).toSorted();
}

describe("concurrent changes of one object", () => {
  it.each([
    ["Booking", "bookings", createSeedId("booking", 0)],
    ["Order", "orders", createSeedId("order", 0)],
    ["Contact", "contacts", createSeedId("contact", 0)],
    ["Service", "services", demoId("service", "consultation")],
    ["Staff", "staff", demoId("staff", "amara")],
    ["Business", "businesses", BUSINESS],
  ] as const)("of a %s keep each other's names", async (type, table, id) => {
    await insertBookings(graph.database, [{}]);
    await graph.database.query(`UPDATE ${table} SET metadata = '{}' WHERE metadata <> '{}'`);
    const names = namesFrom(0, 24);
    const outcomes = await Promise.all(
      names.map((name) => updateMetadata(scope, { type, id }, setName(name))),
    );
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(await readNames(table, id)).toEqual(names.toSorted());
    await Promise.all(names.map((name) => updateMetadata(scope, { type, id }, { set: [], remove: [name] })));
    expect(await readNames(table, id)).toEqual([]);
  });

  it("add up to 50 names and reject the others", async () => {
    await insertBookings(graph.database, [{}]);
    const key = { type: "Booking", id: createSeedId("booking", 0) } as const;
    const outcomes = await Promise.all(
      namesFrom(0, 60).map((name) => updateMetadata(scope, key, setName(name))),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(METADATA_LIMITS.entries);
    expect(await readNames("bookings", key.id)).toHaveLength(METADATA_LIMITS.entries);
  });

  it("wait for a transaction that is not committed, and include its names", async () => {
    await insertBookings(graph.database, [{}]);
    const key = { type: "Booking", id: createSeedId("booking", 0) } as const;
    const client = await graph.database.pool.connect();
    await client.query("BEGIN");
    await client.query(`UPDATE bookings SET metadata = '{"first": "1"}' WHERE id = $1`, [key.id]);
    const waiting = mergeMetadata(graph.database, BUSINESS, key, setName("second"), 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await client.query("COMMIT");
    client.release();
    expect((await waiting)!.metadata).toEqual({ first: "1", second: "second" });
    expect(await readNames("bookings", key.id)).toEqual(["first", "second"]);
  });

  it("through the mutation keep all names and write one audit entry each", async () => {
    await insertBookings(graph.database, [{}]);
    const id = toGlobalId("Booking", createSeedId("booking", 0));
    const names = namesFrom(0, 12);
    await Promise.all(
      names.map((name) =>
        graph.data(
          `mutation ($input: UpdateMetadataInput!) { updateMetadata(input: $input) { ... on UpdateMetadataPayload { node { id } } } }`,
          { input: { id, set: [{ name, value: "" }], idempotencyKey: `metadata-${name}` } },
          owner,
        ),
      ),
    );
    expect(await readNames("bookings", createSeedId("booking", 0))).toEqual(names.toSorted());
    const [row] = await graph.database.query<{ count: number }>(
      "SELECT count(*)::int AS count FROM audit_entries WHERE action = 'updateMetadata'",
    );
    expect(row!.count).toBe(names.length);
  });
});

it("filters use the indexes on metadata and read no growing table in sequence", async () => {
  const many = Array.from({ length: 1000 }, (_, i) => ({ email: `m${i}@example.com` }));
  await insertBookings(graph.database, many);
  for (const [table, what] of [
    ["bookings", "booking"],
    ["contacts", "contact"],
  ] as const)
    await graph.database
      .query(`UPDATE ${table} SET metadata = jsonb_build_object('ref', id::text, 'same', 'x')
       WHERE id <> '${createSeedId(what, 0)}'`);
  await graph.database.query("ANALYZE bookings");
  await graph.database.query("ANALYZE contacts");
  await graph.database.query("ANALYZE people");
  const { plans, query } = explaining();
  const booking = createSeedId("booking", 7);
  const narrowed = await narrowFilter(query, BUSINESS, { metadata: { name: "ref", value: booking } });
  expect(narrowed).toEqual({ metadata: null, ids: [booking] });
  const contact = createSeedId("contact", 7);
  const listed = await listContacts(
    query,
    BUSINESS,
    { metadata: { name: "ref", value: contact } },
    { sort: "added", descending: true, limit: 20 },
  );
  expect(listed.map(({ id }) => id)).toEqual([contact]);
  expect(plans).toHaveLength(2);
  expect(plans[0]).toContain("bookings_metadata_values");
  expect(plans[1]).toContain("contacts_metadata_values");
  expect(plans.join()).not.toMatch(/Seq Scan on (bookings|contacts|people|orders)/);
  // A value that most rows have is not loaded as ids.
  const common = await narrowFilter(query, BUSINESS, { metadata: { name: "same", value: "x" } });
  expect(common.ids).toBeUndefined();
});

/** Runs each statement twice, the first time for its plan. */
function explaining() {
  const plans: string[] = [];
  const query: typeof graph.database.query = async (text, values, options) => {
    const lines = await graph.database.query(`EXPLAIN ${text}`, values);
    plans.push(lines.map((line) => Object.values(line)[0]).join("\n"));
    return graph.database.query(text, values, options);
  };
  return { plans, query };
}
