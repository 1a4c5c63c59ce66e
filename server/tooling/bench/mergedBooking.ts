import { randomUUID } from "node:crypto";
import type pg from "pg";
import type { BookedUnit, FloorScript } from "./bareBooking.ts";

/** As `PlainScript`, with one prepared statement per transaction: the minimum for an expert. */
export class MergedScript implements FloorScript {
  readonly #pool: pg.Pool;
  readonly #unit: BookedUnit;

  constructor(pool: pg.Pool, unit: BookedUnit) {
    this.#pool = pool;
    this.#unit = unit;
  }

  async holdAndBook(startMinute: number): Promise<void> {
    const { businessId, serviceId, unitId, staffId } = this.#unit;
    const [hold, contact, order, booking] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const start = new Date(startMinute * 60_000);
    const end = new Date((startMinute + 30) * 60_000);
    const now = new Date();
    const until = new Date(now.getTime() + 600_000);
    const common = () => [businessId, randomUUID(), hold, Buffer.from(hold), until];
    await this.#pool.query({
      name: "hold",
      text: HOLD,
      values: [...common(), Buffer.from(order), now, serviceId, start, end, unitId],
    });
    await this.#pool.query({
      name: "book",
      text: BOOK,
      values: [...common(), order, contact, order.slice(0, 13), now, booking, serviceId, start, end, staffId],
    });
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

const HOLD = `WITH key AS (
    INSERT INTO idempotency_keys (business_id, caller, key, operation, input_hash, result_id, expires_at)
    VALUES ($1, $4, $2, 'holdSlot', $4, $3, $5)
  ), hold AS (
    INSERT INTO holds (business_id, id, visitor_hash, address_hash, total_minor, currency, created_at, expires_at)
    VALUES ($1, $3, $4, $6, 0, 'USD', $7, $5)
  ), line AS (
    INSERT INTO hold_lines (business_id, hold_id, ordinal, service_id, starts_at, ends_at, price_minor)
    VALUES ($1, $3, 0, $8, $9, $10, 0)
  )
  INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, expires_at)
  VALUES ($1, $11, $9, $10, $3, 0, $5)`;

const BOOK = `WITH key AS (
    INSERT INTO idempotency_keys (business_id, caller, key, operation, input_hash, result_id, expires_at)
    VALUES ($1, $4, $2, 'book', $4, $6, $5)
  ), used AS (
    UPDATE holds SET state = 'USED' WHERE business_id = $1 AND id = $3
  ), contact AS (
    INSERT INTO contacts (business_id, id, first_name, last_name, email) VALUES ($1, $7, 'Ada', 'Bench', 'ada@example.com')
  ), ordered AS (
    INSERT INTO orders (business_id, id, reference, hold_id, contact_id, total_minor, currency, locale, time_zone, created_at)
    VALUES ($1, $6, $8, $3, $7, 0, 'USD', 'en', 'America/New_York', $9)
  ), booked AS (
    INSERT INTO bookings (business_id, id, order_id, ordinal, status, service_id, starts_at, ends_at, price_minor, created_at, updated_at)
    VALUES ($1, $10, $6, 0, 'CONFIRMED', $11, $12, $13, 0, $9, $9)
  ), serving AS (
    INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at) VALUES ($1, $10, $14, $12)
  ), history AS (
    INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
    VALUES ($1, $10, 1, $9, 'VISITOR', 'CONFIRMED', $12)
  ), taken AS (
    UPDATE claims SET booking_id = $10, hold_id = NULL, ordinal = NULL, expires_at = NULL WHERE business_id = $1 AND hold_id = $3
  )
  INSERT INTO notices (business_id, id, order_id, booking_ids, kind, recipient, email, locale, due_at, created_at)
  SELECT $1, gen_random_uuid(), $6, ARRAY[$10::uuid], kind::notice_kind, 'BOOKER', 'ada@example.com', 'en', due, $9
    FROM (VALUES ('CONFIRMED', $9::timestamptz), ('REMINDER', $12::timestamptz - interval '1 day')) AS told (kind, due)`;
