import { randomUUID } from "node:crypto";
import type pg from "pg";

export interface BookedUnit {
  readonly businessId: string;
  readonly serviceId: string;
  readonly unitId: string;
  readonly staffId: string;
}

export interface FloorScript {
  holdAndBook(startMinute: number): Promise<void>;
  end(): Promise<void>;
}

/**
 * Writes the rows of a hold and a booking in two transactions with plain `pg`: one INSERT after the other, without
 * reads and checks.
 */
export class PlainScript implements FloorScript {
  readonly #pool: pg.Pool;
  readonly #unit: BookedUnit;

  constructor(pool: pg.Pool, unit: BookedUnit) {
    this.#pool = pool;
    this.#unit = unit;
  }

  async holdAndBook(startMinute: number): Promise<void> {
    const client = await this.#pool.connect();
    const [hold, contact, order, booking] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const [start, end] = [new Date(startMinute * 60_000), new Date((startMinute + 30) * 60_000)];
    const now = new Date();
    const until = new Date(now.getTime() + 600_000);
    const { businessId: b, serviceId, unitId, staffId } = this.#unit;
    const key = async (operation: string, result: string) =>
      client.query(
        "INSERT INTO idempotency_keys (business_id, caller, key, operation, input_hash, result_id, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        [b, Buffer.from(hold), randomUUID(), operation, Buffer.from(result), result, until],
      );
    try {
      await client.query("BEGIN");
      await key("holdSlot", hold);
      await client.query(
        "INSERT INTO holds (business_id, id, visitor_hash, address_hash, total_minor, currency, created_at, expires_at) VALUES ($1, $2, $3, $4, 0, 'USD', $5, $6)",
        [b, hold, Buffer.from(hold), Buffer.from(order), now, until],
      );
      await client.query(
        "INSERT INTO hold_lines (business_id, hold_id, ordinal, service_id, starts_at, ends_at, price_minor) VALUES ($1, $2, 0, $3, $4, $5, 0)",
        [b, hold, serviceId, start, end],
      );
      await client.query(
        "INSERT INTO claims (business_id, unit_id, starts_at, ends_at, hold_id, ordinal, expires_at) VALUES ($1, $2, $3, $4, $5, 0, $6)",
        [b, unitId, start, end, hold, until],
      );
      await client.query("COMMIT");

      await client.query("BEGIN");
      await key("book", order);
      await client.query("UPDATE holds SET state = 'USED' WHERE business_id = $1 AND id = $2", [b, hold]);
      await client.query(
        "INSERT INTO contacts (business_id, id, first_name, last_name, email) VALUES ($1, $2, 'Ada', 'Bench', 'ada@example.com')",
        [b, contact],
      );
      await client.query(
        `INSERT INTO orders (business_id, id, reference, hold_id, contact_id, total_minor, currency, locale, time_zone, created_at)
         VALUES ($1, $2, $3, $4, $5, 0, 'USD', 'en', 'America/New_York', $6)`,
        [b, order, order.slice(0, 13), hold, contact, now],
      );
      await client.query(
        `INSERT INTO bookings (business_id, id, order_id, ordinal, status, service_id, starts_at, ends_at, price_minor, created_at, updated_at)
         VALUES ($1, $2, $3, 0, 'CONFIRMED', $4, $5, $6, 0, $7, $7)`,
        [b, booking, order, serviceId, start, end, now],
      );
      await client.query(
        "INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at) VALUES ($1, $2, $3, $4)",
        [b, booking, staffId, start],
      );
      await client.query(
        "INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at) VALUES ($1, $2, 1, $3, 'VISITOR', 'CONFIRMED', $4)",
        [b, booking, now, start],
      );
      await client.query(
        "UPDATE claims SET booking_id = $3, hold_id = NULL, ordinal = NULL, expires_at = NULL WHERE business_id = $1 AND hold_id = $2",
        [b, hold, booking],
      );
      for (const [kind, due] of [
        ["CONFIRMED", now],
        ["REMINDER", new Date(startMinute * 60_000 - 86_400_000)],
      ]) {
        await client.query(
          `INSERT INTO notices (business_id, id, order_id, booking_ids, kind, recipient, email, locale, due_at, created_at)
           VALUES ($1, $2, $3, $4, $5, 'BOOKER', 'ada@example.com', 'en', $6, $7)`,
          [b, randomUUID(), order, [booking], kind, due, now],
        );
      }
      await client.query("COMMIT");
    } finally {
      client.release();
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}
