import { expect, it } from "vitest";
import { demoId } from "../../../prisma/demo/ids.ts";
import { createSeedId, insertBookings } from "../../testing/bookings/insertBookings.ts";
import { openGraph } from "../../testing/graph.ts";
import { contactBookings } from "../bookings/contactBookings.ts";
import { eraseContact } from "./eraseContact.ts";
import { mergeContacts } from "./mergeContacts.ts";

const BUSINESS = demoId("business", "northside");
const FORMER = "ada@example.org";
/** Of the seeded booking `n`, counted from 0. */
const contact = (n: number) => createSeedId("contact", n);

const graph = await openGraph({ isReset: true });

const merge = async (id: string, duplicateId: string) =>
  mergeContacts(await graph.scope(), contactBookings, { id, duplicateId });

const listOwners = () =>
  graph.database.query(
    `SELECT p.email_key AS person, count(o.id)::int AS orders FROM people p
       JOIN contacts c ON c.business_id = p.business_id AND c.email_key = p.email_key JOIN orders o ON o.business_id = c.business_id AND o.contact_id = c.id
      GROUP BY 1 ORDER BY 1`,
  );

/** Runs `other` while a transaction with `statement` is open. */
async function during<T>(statement: string, values: readonly unknown[], other: () => Promise<T>): Promise<T> {
  const client = await graph.database.pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(statement, [...values]);
    const done = other();
    await client.query("COMMIT");
    return await done;
  } finally {
    client.release();
  }
}

it("keeps a booking that the duplicate makes during the merge", async () => {
  await insertBookings(graph.database, [
    { email: "ada@example.com" },
    { email: FORMER },
    { email: "bo@example.com" },
  ]);
  // The third order gets a contact with the former address in a transaction that the merge does not see.
  const outcome = await during(
    "UPDATE contacts SET email = $2 WHERE business_id = $1 AND id = $3",
    [BUSINESS, FORMER, contact(2)],
    () => merge(contact(0), contact(1)),
  );
  expect(outcome).toMatchObject({ ok: true });
  const owners = await listOwners();
  expect(owners.reduce((sum, row) => sum + Number(row["orders"]), 0)).toBe(3);
  expect(owners.map(({ person }) => person)).not.toContain("bo@example.com");
});

it("keeps all bookings when visitors book with both addresses during merges", async () => {
  await insertBookings(graph.database, [{ email: "ada@example.com" }, { email: FORMER }]);
  const bookings = Array.from({ length: 8 }, (_, n) =>
    insertBookings(
      graph.database,
      [{ email: n % 2 === 0 ? FORMER : "ada@example.com", startsAt: `2026-12-0${n + 1}T15:00:00Z` }],
      n + 2,
    ),
  );
  const [outcome] = await Promise.all([merge(contact(0), contact(1)), ...bookings]);
  expect(outcome).toMatchObject({ ok: true });
  const owners = await listOwners();
  expect(owners.reduce((sum, row) => sum + Number(row["orders"]), 0)).toBe(10);
});

it("makes one person of opposite merges at the same time", async () => {
  await insertBookings(graph.database, [{ email: "ada@example.com" }, { email: FORMER }]);
  const outcomes = await Promise.all([merge(contact(0), contact(1)), merge(contact(1), contact(0))]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
    failure: { issues: [{ path: ["duplicate"], code: "DUPLICATE" }] },
  });
  expect(await listOwners()).toMatchObject([{ orders: 2 }]);
});

it("leaves no personal data when an erasure and a merge are concurrent", async () => {
  await insertBookings(graph.database, [
    { email: "ada@example.com", status: "COMPLETED" },
    { email: FORMER, status: "COMPLETED" },
  ]);
  const scope = await graph.scope();
  const [merged, erased] = await Promise.all([
    merge(contact(0), contact(1)),
    eraseContact(scope, contactBookings, { id: contact(0), cancelBookings: true }),
  ]);
  expect(erased).toMatchObject({ ok: true });
  const rest = await graph.database.query("SELECT email FROM contacts WHERE erased_at IS NULL");
  expect(rest).toEqual(merged.ok ? [] : [{ email: FORMER }]);
});

it("erases the person that a merge has made while the bookings were cancelled", async () => {
  await insertBookings(graph.database, [{ email: "ada@example.com" }, { email: FORMER }]);
  const merges: Promise<unknown>[] = [];
  const outcome = await eraseContact(
    await graph.scope(),
    {
      async cancel(scope, bookingIds) {
        await contactBookings.cancel(scope, bookingIds);
        if (merges.length === 0) merges.push(merge(contact(1), contact(0)));
        await Promise.all(merges);
      },
    },
    { id: contact(0), cancelBookings: true },
  );
  expect(await Promise.all(merges)).toMatchObject([{ ok: true }]);
  expect(outcome).toMatchObject({ ok: true });
  expect(await graph.database.query("SELECT email FROM contacts WHERE erased_at IS NULL")).toEqual([]);
  const statuses = await graph.database.query("SELECT DISTINCT status::text FROM bookings");
  expect(statuses).toEqual([{ status: "CANCELLED" }]);
});
