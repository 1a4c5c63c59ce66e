import { expect, it } from "vitest";
import { demoId } from "../../../../prisma/demo/ids.ts";
import { seededRandom, openGraph } from "../../../testing/graph.ts";
import {
  type SeededBooking,
  createSeedId,
  insertBookings,
} from "../../../testing/bookings/insertBookings.ts";
import { toBookingWhere } from "../../bookings/data/bookingWhere.ts";
import { listBookings } from "../../bookings/data/listBookings.ts";
import { narrowFilter } from "../../bookings/data/narrowFilter.ts";
import { eraseContact } from "./eraseContact.ts";
import { updateContact } from "./writeContact.ts";

const BUSINESS = demoId("business", "northside");
const PAGE = { sort: "startsAt", descending: false, limit: 1_000 } as const;

const graph = await openGraph({ isReset: true });

/** The expected rows of `people`, computed from all contacts. */
const EXPECTED_PEOPLE = `
  SELECT c.email_key, (array_agg(c.id ORDER BY c.id))[1] AS first, (array_agg(c.id ORDER BY c.id DESC))[1] AS last,
         lower((array_agg(c.last_name ORDER BY c.id DESC))[1]) AS last_name, lower((array_agg(c.first_name ORDER BY c.id DESC))[1]) AS first_name
    FROM contacts c WHERE c.erased_at IS NULL GROUP BY c.business_id, c.email_key ORDER BY 1`;
const KEPT = `SELECT email_key, first_contact_id AS first, last_contact_id AS last, last_name_key AS last_name, first_name_key AS first_name FROM people ORDER BY 1`;

async function expectExact(): Promise<void> {
  expect(await graph.database.query(KEPT)).toEqual(await graph.database.query(EXPECTED_PEOPLE));
}

it("people keeps one row a person after bookings, updates, merges and erasures", async () => {
  const { database } = graph;
  const random = seededRandom("people");
  const below = (count: number) => Buffer.from(random.bytes(4)).readUInt32BE() % count;
  const email = () => `${["p", "P"][below(2)]!}${below(8)}@example.com`;
  let insertedCount = 0;
  for (let round = 0; round < 60; round++) {
    if (below(2) === 0) {
      const count = 1 + below(3);
      await insertBookings(
        database,
        Array.from({ length: count }, () => ({
          email: below(5) === 0 ? null : email(),
          lastName: `Name${below(5)}`,
        })),
        insertedCount,
      );
      insertedCount += count;
    } else if (below(3) > 0) {
      const details = {
        firstName: `First${below(4)}`,
        lastName: `Last${below(4)}`,
        email: email(),
        phone: null,
        dateOfBirth: null,
      };
      await database.transaction((sql) => updateContact(sql, BUSINESS, email(), details, Buffer.alloc(32)));
    } else {
      await database.transaction((sql) =>
        eraseContact(sql, { businessId: BUSINESS, emailKey: email().toLowerCase(), now: graph.clock.now() }),
      );
    }
    await expectExact();
  }
});

it("people has the names of the newest contact, in any order of writes", async () => {
  const { database } = graph;
  await insertBookings(database, [{ lastName: "New" }], 5);
  await insertBookings(database, [{ lastName: "Old" }], 1);
  expect(await database.query("SELECT last_name_key AS name, first_contact_id AS id FROM people")).toEqual([
    { name: "new", id: createSeedId("contact", 1) },
  ]);
  await expectExact();
});

it("people follows deleted contacts", async () => {
  const { database } = graph;
  await insertBookings(database, [
    { lastName: "Old" },
    { lastName: "New" },
    { email: "bo@example.com" },
    { email: "cy@example.com" },
    { email: "cy@example.com" },
  ]);
  await database.query(
    "SET session_replication_role = replica; DELETE FROM orders; SET session_replication_role = origin",
  );
  await database.query("DELETE FROM contacts WHERE id = ANY ($1)", [
    [1, 2, 3].map((n) => createSeedId("contact", n)),
  ]);
  await expectExact();
  expect(await database.query("SELECT last_name_key AS name FROM people ORDER BY email_key")).toEqual([
    { name: "old" },
    { name: "lovelace" },
  ]);
});

it("backfill adds contacts that were written without triggers", async () => {
  const { database } = graph;
  await insertBookings(database, [
    {},
    { email: "ADA@example.com", lastName: "Byron" },
    { email: "bo@example.com", dueMinor: 500 },
  ]);
  await database.query("DELETE FROM people");
  await database.query("DELETE FROM unpaid_bookings");
  await database.query("SELECT backfill_people(), backfill_unpaid_bookings()");
  await expectExact();
  expect(await database.query("SELECT booking_id AS id FROM unpaid_bookings")).toEqual([
    { id: createSeedId("booking", 2) },
  ]);
});

const paid = { minor: 5_000, at: "2026-11-20T09:00:00Z" };
const due: Partial<SeededBooking> = { dueMinor: 5_000 };

it("unpaid_bookings lists bookings with an amount due and no successful payment", async () => {
  const { database } = graph;
  const { prisma, query } = database;
  await insertBookings(database, [
    {},
    due,
    { ...due, paid },
    { ...due, status: "CANCELLED", cancelledAt: "2026-11-21T09:00:00Z" },
    { paid },
  ]);
  const listUnpaid = async () => {
    const filter = { payment: ["UNPAID"] } as const;
    const plain = await listBookings(prisma, BUSINESS, toBookingWhere(filter, 0), PAGE);
    const narrowed = await narrowFilter(query, BUSINESS, filter);
    expect(narrowed.ids).toBeDefined();
    const listed = await listBookings(prisma, BUSINESS, toBookingWhere(narrowed, 0), PAGE);
    expect(listed).toEqual(plain);
    return listed.map(({ id }) => id);
  };
  const ids = [1, 2, 3].map((n) => createSeedId("booking", n));
  expect(await listUnpaid()).toEqual([ids[0], ids[2]]);
  const open =
    "INSERT INTO payments (business_id, id, order_id, provider, state, amount_minor, currency, created_at, expires_at, due_at) VALUES ($1, $2, $3, 'TEST', 'OPEN', 5000, 'USD', $4, $5, $5)";
  await query(open, [
    BUSINESS,
    createSeedId("payment", 1),
    createSeedId("order", 1),
    "2026-11-20T09:00:00Z",
    "2026-11-20T09:30:00Z",
  ]);
  await query(
    "INSERT INTO payment_bookings (business_id, payment_id, booking_id, amount_minor) VALUES ($1, $2, $3, 5000)",
    [BUSINESS, createSeedId("payment", 1), ids[0]],
  );
  expect(await listUnpaid()).toEqual([ids[0], ids[2]]);
  await query(
    "UPDATE payments SET state = 'SUCCEEDED', settled_at = created_at, due_at = NULL WHERE id = $1",
    [createSeedId("payment", 1)],
  );
  expect(await listUnpaid()).toEqual([ids[2]]);
});
