import { randomUUID } from "node:crypto";
import {
  storeSendResults,
  leaseDueNotifications,
} from "../../modules/notifications/data/dueNotifications.ts";
import { applyRetention } from "../../modules/contacts/data/retention.ts";
import { sweepEvents } from "../../modules/integrations/data/events/sweepEvents.ts";
import { sweepExpired } from "../../modules/bookings/data/sweepExpired.ts";
import { encodeTypeId } from "../../shared/ids/typeId.ts";
import { book } from "../../modules/bookings/book.ts";
import { holdSlot } from "../../modules/bookings/holdSlot.ts";
import { createHoldToken } from "../../modules/bookings/keys/holdTokens.ts";
import { markBooking } from "../../modules/bookings/markBooking.ts";
import type { Scope } from "../../platform/database/scope.ts";
import { recordAudit } from "../../modules/access/recordAudit.ts";
import type { BenchRow } from "./row.ts";
import { BENCH_NOW, type BenchWorld, inBenchWorld, serviceId } from "./world.ts";

const BOOKINGS = 3_000;
/** Bookings between two runs of VACUUM, as with autovacuum. */
const BETWEEN_VACUUMS = 200;
const MINUTES_APART = 30;
const DAY = 86_400_000;
const TRANSIENT = new Set([
  "events",
  "idempotency_keys",
  "webhook_deliveries",
  "attempts",
  "audit_unsealed",
  "service_days",
]);

interface Size {
  readonly table: string;
  readonly index: string | null;
  readonly bytes: number;
  readonly rows: number;
}

/** Measures the bytes per booking of each table and index, written by the product's code. */
export function benchBytes(): Promise<BenchRow[]> {
  return inBenchWorld(async (world) => {
    const empty = await sizes(world);
    const clock = { ms: BENCH_NOW };
    const scope: Scope = { ...world.scope, clock: { now: () => clock.ms } };
    await openAllDay(world);
    await write(world, scope);
    await settle(world, scope, clock);
    await vacuum(world);
    const written = await sizes(world);
    clock.ms += 400 * DAY;
    await sweepExpired(world.database, clock.ms);
    await sweepEvents(world.database, clock.ms);
    await applyRetention(world.database, clock.ms);
    const kept = await sizes(world);
    return report(empty, written, kept);
  });
}

async function openAllDay({ database }: BenchWorld): Promise<void> {
  await database.query(
    `UPDATE services SET duration_minutes = $1, buffer_before_minutes = 0, buffer_after_minutes = 0, interval_minutes = $1, horizon_days = 1000,
            notice_minutes = 0, max_per_day = NULL, look_busy_percent = 0`,
    [MINUTES_APART],
  );
  await database.query("DELETE FROM schedule_windows");
  await database.query(
    `INSERT INTO schedule_windows (business_id, schedule_id, weekday, opens_at, closes_at)
     SELECT business_id, id, d, 0, 1440 FROM schedules, generate_series(1, 7) d`,
  );
  await database.query("DELETE FROM holidays");
  await database.query("DELETE FROM date_overrides");
}

async function write(world: BenchWorld, scope: Scope): Promise<void> {
  const first = Date.parse("2026-12-01T05:00Z") / 60_000;
  for (let n = 0; n < BOOKINGS; n += 1) {
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    const held = await holdSlot(scope, {
      target: {
        serviceId: serviceId("consultation"),
        providerId: null,
        staffId: null,
        startsAt: first + n * MINUTES_APART,
      },
      seats: 1,
      visitor: randomUUID(),
      idempotencyKey: randomUUID(),
      clientAddress: address,
    });
    if (!held.ok) throw new Error(held.failure.code);
    const person = n % Math.ceil(BOOKINGS / 3);
    const booked = await book(scope, {
      contact: {
        firstName: "Ada",
        lastName: `Bench ${person}`,
        email: `ada.bench${person}@example.com`,
        phone: "+12125550100",
        dateOfBirth: null,
      },
      locationKind: "ONLINE" as const,
      location: null,
      notes: null,
      consent: true,
      timeZone: "America/New_York",
      locale: "en",
      trustedCaller: `KEY ${randomUUID()}`,
      clientAddress: address,
      holdToken: createHoldToken(scope.signer, world.business.id, held.value.id),
      idempotencyKey: randomUUID(),
    });
    if (!booked.ok) throw new Error(booked.failure.code);
    if (n % BETWEEN_VACUUMS === 0) await vacuum(world);
  }
}

async function settle(
  { database, business }: BenchWorld,
  scope: Scope,
  clock: { ms: number },
): Promise<void> {
  clock.ms = BENCH_NOW + 30 * DAY + BOOKINGS * MINUTES_APART * 60_000;
  const caps = { guestsPerHour: BOOKINGS, guestPerDay: BOOKINGS, bookerPerDay: BOOKINGS };
  for (;;) {
    const taken = await leaseDueNotifications(database.query, {
      now: clock.ms,
      lease: clock.ms + DAY,
      limit: 500,
      caps,
    });
    if (taken.length === 0) break;
    await storeSendResults(
      database.query,
      taken.map((notification) => ({ notification, settled: { state: "SENT" as const } })),
      clock.ms,
    );
  }
  const actor = { kind: "USER" as const, id: randomUUID(), name: "Owner" };
  const bookings = await database.query<{ id: string }>("SELECT id FROM bookings ORDER BY starts_at");
  for (const [n, { id }] of bookings.entries()) {
    if (n % 10 >= 6) continue;
    const marked = await markBooking(scope, id, "COMPLETED", "OWNER");
    if (!marked.ok) throw new Error(marked.failure.code);
    await recordAudit(scope, {
      actor,
      action: "completeBooking",
      subject: encodeTypeId("booking", id),
      fields: ["id"],
    });
  }
  await database.query(
    `WITH paid AS (
       INSERT INTO payments (business_id, id, order_id, provider, state, amount_minor, currency, created_at, expires_at, settled_at)
       SELECT business_id, gen_random_uuid(), id, 'STRIPE', 'SUCCEEDED', 5000, 'USD', created_at, created_at + interval '10 minutes', created_at
         FROM (SELECT o.*, row_number() OVER (ORDER BY id) AS n FROM orders o WHERE business_id = $1) o WHERE n % 5 = 0 RETURNING *
     ), shares AS (
       INSERT INTO payment_bookings (business_id, payment_id, booking_id, amount_minor, allotted_at)
       SELECT b.business_id, p.id, b.id, 5000, p.created_at FROM paid p JOIN bookings b ON b.business_id = p.business_id AND b.order_id = p.order_id
     )
     INSERT INTO money_entries (business_id, id, kind, payment_id, amount_minor, currency, reference, at)
     SELECT business_id, gen_random_uuid(), 'CHARGE', id, 5000, 'USD', 'py_' || id, created_at FROM paid`,
    [business.id],
  );
}

const vacuum = ({ database }: BenchWorld) => database.query("VACUUM");

async function sizes({ database }: BenchWorld): Promise<Size[]> {
  const found = await database.query<Size>(
    `SELECT c.relname AS "table", NULL AS index, (pg_relation_size(c.oid) + coalesce(pg_relation_size(nullif(c.reltoastrelid, 0)), 0))::float8 AS bytes, 0 AS rows FROM pg_class c
      WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
     UNION ALL
     SELECT c.relname, i.relname, pg_relation_size(i.oid)::float8, 0 FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
      WHERE c.relnamespace = current_schema()::regnamespace`,
  );
  const tables = new Set(found.map(({ table }) => table));
  const rows = new Map<string, number>();
  for (const table of tables) {
    const [count] = await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${table}"`);
    rows.set(table, count!.n);
  }
  return found.map((size) => ({ ...size, rows: rows.get(size.table)! }));
}

/** Computed by rows, because later bookings reuse the space of deleted rows. */
function report(empty: readonly Size[], written: readonly Size[], kept: readonly Size[]): BenchRow[] {
  const getName = ({ table, index }: Size) => index ?? table;
  const before = new Map(empty.map((size) => [getName(size), size]));
  const after = new Map(kept.map((size) => [getName(size), size]));
  const lines = written
    .map((size) => {
      const first = before.get(getName(size))!;
      const bytes = (size.bytes - first.bytes) / BOOKINGS;
      const added = size.rows - first.rows;
      const stays = Math.max(after.get(getName(size))!.rows - first.rows, 0);
      return { size, bytes, kept: added > 0 ? (bytes * stays) / added : 0, rows: added / BOOKINGS };
    })
    .filter(({ size, bytes, rows }) => bytes >= 1 && rows > 0 && !TRANSIENT.has(size.table));
  for (const { size, bytes, kept: stays, rows } of lines.toSorted((a, b) => b.bytes - a.bytes))
    console.log(
      `${size.index === null ? size.table : `  ${size.table}: ${size.index}`} | ${rows.toFixed(2)} rows | ${bytes.toFixed(0)} written | ${stays.toFixed(0)} kept`,
    );
  const sum = (
    of: (line: (typeof lines)[number]) => number,
    only: (line: (typeof lines)[number]) => boolean,
  ) => lines.filter(only).reduce((total, line) => total + of(line), 0);
  const all = () => true;
  const isIndex = ({ size }: (typeof lines)[number]) => size.index !== null;
  const [writtenBytes, keptBytes] = [sum(({ bytes }) => bytes, all), sum(({ kept: stays }) => stays, all)];
  return [
    {
      name: "bytes of a new booking",
      ratio: writtenBytes,
      limit: null,
      note: `${sum(({ bytes }) => bytes, isIndex).toFixed(0)} of them indexes`,
    },
    {
      name: "permanent bytes a booking",
      ratio: keptBytes,
      limit: 3_300,
      note: `${sum(({ kept: stays }) => stays, isIndex).toFixed(0)} of them indexes, after all retention periods`,
    },
  ];
}
