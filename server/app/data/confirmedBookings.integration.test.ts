import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Database, openDatabase } from "../../platform/database/database.ts";
import { migrate, migrationsFolder } from "../../platform/database/migrations/migrate.ts";
import { type DatabaseHandle, createEmptyDatabase } from "../../testing/database/testDatabase.ts";

const MIGRATION = "20261215000000_confirmed_bookings";
const BUSINESS = "01938f3a-7c00-7000-8000-000000000001";
const BOOKING = "01938f3a-7c00-7000-8000-0000000000b1";

let folder: string;
let place: DatabaseHandle;
let database: Database;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "daybook-migrations-"));
  place = await createEmptyDatabase();
  database = await openDatabase({ database: place.config });
});
afterEach(async () => {
  await database.close();
  await place.remove();
  rmSync(folder, { recursive: true });
});

/** Inserts rows without the rows that they reference. */
async function insertFormerRows(): Promise<void> {
  const events = [
    ["booking.created", { bookingId: BOOKING, status: "SCHEDULED", previousStatus: null }],
    ["booking.cancelled", { bookingId: BOOKING, status: "CANCELLED", previousStatus: "SCHEDULED" }],
    ["site.published", { entryId: BOOKING, state: "SCHEDULED" }],
  ];
  const group = (status: string) => ({ sums: [1], byStatus: { COMPLETED: 2, [status]: 1 }, members: "AQ==" });
  await database.transaction(async (sql) => {
    await sql.query("SET LOCAL session_replication_role = replica");
    await sql.query(
      `INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
       VALUES ($1, $2, 1, now(), 'VISITOR', 'SCHEDULED', now())`,
      [BUSINESS, BOOKING],
    );
    for (const [type, data] of events)
      await sql.query(
        `INSERT INTO events (business_id, id, type, subject, data, occurred_at)
         VALUES ($1, gen_random_uuid(), $2, $3, $4::jsonb, now())`,
        [BUSINESS, type, BOOKING, JSON.stringify(data)],
      );
    await sql.query(
      `INSERT INTO idempotency_keys (business_id, caller, key, operation, input_hash, result_id, answer, expires_at)
       VALUES ($1, '', 'k', 'approveBooking', '', $2, $3::jsonb, now())`,
      [BUSINESS, BOOKING, JSON.stringify({ status: "SCHEDULED", notes: '"status": "SCHEDULED"' })],
    );
    await sql.query(
      `INSERT INTO kept_figures (business_id, from_at, until_at, people, firsts, total, staff, services, providers, sources)
       VALUES ($1, now(), now() + interval '1 day', '', '', $2::jsonb, '{}', '{}', '{}', $3::jsonb)`,
      [
        BUSINESS,
        JSON.stringify({ "": group("SCHEDULED") }),
        JSON.stringify({ SCHEDULED: group("SCHEDULED") }),
      ],
    );
  });
}

it("renames the status in enum columns and in JSON, and nothing else", async () => {
  cpSync(migrationsFolder, folder, {
    recursive: true,
    filter: (path) => !/^\d/.test(basename(path)) || basename(path) < MIGRATION,
  });
  await migrate(database, folder);
  await insertFormerRows();

  expect((await migrate(database))[0]).toBe(MIGRATION);

  expect(await database.query("SELECT status::text FROM booking_events")).toEqual([{ status: "CONFIRMED" }]);
  expect(await database.query("SELECT data FROM events ORDER BY made")).toEqual([
    { data: { bookingId: BOOKING, status: "CONFIRMED", previousStatus: null } },
    { data: { bookingId: BOOKING, status: "CANCELLED", previousStatus: "CONFIRMED" } },
    { data: { entryId: BOOKING, state: "SCHEDULED" } },
  ]);
  expect(await database.query("SELECT answer FROM idempotency_keys")).toEqual([
    { answer: { status: "CONFIRMED", notes: '"status": "SCHEDULED"' } },
  ]);
  const confirmed = { sums: [1], byStatus: { COMPLETED: 2, CONFIRMED: 1 }, members: "AQ==" };
  expect(await database.query("SELECT total, sources FROM kept_figures")).toEqual([
    { total: { "": confirmed }, sources: { SCHEDULED: confirmed } },
  ]);
});

it("leaves no function that names the former status", async () => {
  await migrate(database);
  expect(
    await database.query(
      `SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc ~ '\\ySCHEDULED\\y|schedule_bookings'`,
    ),
  ).toEqual([]);
});
