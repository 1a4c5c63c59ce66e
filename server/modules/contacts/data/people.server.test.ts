import { expect, it } from "vitest";
import type pg from "pg";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { openGraph } from "../../../testing/graph.ts";

const BUSINESS = demoId("business", "northside");
const id = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const INSERT =
  "INSERT INTO contacts (business_id, id, first_name, last_name, email) VALUES ($1, $2, 'Ada', $3, $4)";

const graph = await openGraph({ isReset: true });

/** `second` begins before `first` commits. */
async function overlap(
  first: (client: pg.PoolClient) => Promise<unknown>,
  second: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const { pool } = graph.database;
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    await one.query("BEGIN");
    await other.query("BEGIN");
    await first(one);
    const done = second(other).then(() => other.query("COMMIT"));
    // The second waits for the first, or has ended.
    await one.query("COMMIT");
    await done;
  } finally {
    one.release();
    other.release();
  }
}

async function people(): Promise<unknown[]> {
  return graph.database.query(
    "SELECT email_key AS key, last_name_key AS name, first_contact_id AS first, last_contact_id AS last FROM people ORDER BY 1",
  );
}

it("people keeps one row when two orders with one new e-mail are concurrent", async () => {
  await overlap(
    (client) => client.query(INSERT, [BUSINESS, id(2), "Later", "ada@example.com"]),
    (client) => client.query(INSERT, [BUSINESS, id(1), "Earlier", "Ada@example.com"]),
  );
  expect(await people()).toEqual([{ key: "ada@example.com", name: "later", first: id(1), last: id(2) }]);
});

it.each([true, false])(
  "people keeps both rows when an e-mail changes during a booking (first: %s)",
  async (isFirst) => {
    await graph.database.query(INSERT, [BUSINESS, id(1), "Old", "ada@example.com"]);
    const change = (client: pg.PoolClient) =>
      client.query(
        "UPDATE contacts SET email = 'bo@example.com' WHERE email_key = 'ada@example.com' AND id = $1",
        [id(1)],
      );
    const order = (client: pg.PoolClient) =>
      client.query(INSERT, [BUSINESS, id(2), "New", "ada@example.com"]);
    await (isFirst ? overlap(change, order) : overlap(order, change));
    expect(await people()).toEqual([
      { key: "ada@example.com", name: "new", first: id(2), last: id(2) },
      { key: "bo@example.com", name: "old", first: id(1), last: id(1) },
    ]);
  },
);

it("people keeps the newest names when a merge and a booking are concurrent", async () => {
  await graph.database.query(INSERT, [BUSINESS, id(1), "Old", "ada@example.com"]);
  const merge = (client: pg.PoolClient) =>
    client.query("UPDATE contacts SET email = 'bo@example.com' WHERE id = $1", [id(1)]);
  const order = (client: pg.PoolClient) => client.query(INSERT, [BUSINESS, id(2), "New", "bo@example.com"]);
  await overlap(order, merge);
  expect(await people()).toEqual([{ key: "bo@example.com", name: "new", first: id(1), last: id(2) }]);
});
