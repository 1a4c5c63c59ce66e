import { demoId } from "../../../prisma/demo/ids.ts";
import type { Database } from "../../platform/database/database.ts";
import type { BookingStatus } from "../../shared/bookings/status.ts";

/** A booking with its own order. Instants are ISO texts. */
export interface SeededBooking {
  readonly startsAt: string;
  readonly minutes: number;
  readonly createdAt: string;
  readonly status: BookingStatus;
  readonly service: string;
  readonly staff: string;
  readonly provider: string | null;
  readonly email: string | null;
  readonly lastName: string;
  readonly priceMinor: number;
  readonly dueMinor: number;
  readonly decideBy: string | null;
  readonly source: string | null;
  readonly cancelledAt: string | null;
  readonly paid: { readonly minor: number; readonly at: string } | null;
  readonly refunded: { readonly minor: number; readonly at: string } | null;
}

const PLAIN: SeededBooking = {
  startsAt: "2026-11-24T15:00:00Z",
  minutes: 30,
  createdAt: "2026-11-20T10:00:00Z",
  status: "CONFIRMED",
  service: "consultation",
  staff: "amara",
  provider: "northside",
  email: "ada@example.com",
  lastName: "Lovelace",
  priceMinor: 10_000,
  dueMinor: 0,
  decideBy: null,
  source: null,
  cancelledAt: null,
  paid: null,
  refunded: null,
};

export function createSeedId(
  what: "booking" | "order" | "contact" | "hold" | "payment" | "refund",
  n: number,
): string {
  const digit = ["booking", "order", "contact", "hold", "payment", "refund"].indexOf(what);
  return `01900000-0000-7000-8000-${digit}${n.toString(16).padStart(11, "0")}`;
}

const BOOKINGS = `
WITH d AS (
  SELECT * FROM jsonb_to_recordset($2::jsonb) AS d(n int, bid uuid, oid uuid, cid uuid, hid uuid, pid uuid, rid uuid, "startsAt" timestamptz, minutes int,
    "createdAt" timestamptz, status booking_status, service uuid, staff uuid, provider uuid, email text, "lastName" text, "priceMinor" int, "dueMinor" int,
    "decideBy" timestamptz, source text, "cancelledAt" timestamptz, "paidMinor" int, "paidAt" timestamptz, "refundedMinor" int, "refundedAt" timestamptz)
), h AS (
  INSERT INTO holds (business_id, id, state, total_minor, currency, created_at, expires_at)
  SELECT $1, hid, 'USED', "priceMinor", 'USD', "createdAt", "createdAt" + interval '10 minutes' FROM d
), c AS (
  INSERT INTO contacts (business_id, id, first_name, last_name, email) SELECT $1, cid, 'Ada', "lastName", email FROM d
), o AS (
  INSERT INTO orders (business_id, id, reference, hold_id, contact_id, total_minor, currency, locale, time_zone, created_at, attribution)
  SELECT $1, oid, 'R' || lpad(n::text, 7, '0'), hid, cid, "priceMinor", 'USD', 'en', 'America/New_York', "createdAt",
         CASE WHEN source IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_array('utm_source', source)) END FROM d
), b AS (
  INSERT INTO bookings (business_id, id, order_id, ordinal, status, service_id, provider_id, starts_at, ends_at, price_minor, due_minor, decide_by, created_at, updated_at)
  SELECT $1, bid, oid, 0, status, service, provider, "startsAt", "startsAt" + minutes * interval '1 minute', "priceMinor", "dueMinor", "decideBy", "createdAt",
         coalesce("cancelledAt", "createdAt") FROM d
), s AS (
  INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at) SELECT $1, bid, staff, "startsAt" FROM d
), e AS (
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
  SELECT $1, bid, 0, "createdAt", 'VISITOR'::actor, 'CONFIRMED'::booking_status, "startsAt" FROM d
  UNION ALL SELECT $1, bid, 1, "cancelledAt", 'VISITOR', 'CANCELLED', "startsAt" FROM d WHERE "cancelledAt" IS NOT NULL
), p AS (
  INSERT INTO payments (business_id, id, order_id, provider, state, amount_minor, currency, created_at, expires_at, settled_at)
  SELECT $1, pid, oid, 'TEST', 'SUCCEEDED', "paidMinor", 'USD', "paidAt", "paidAt" + interval '10 minutes', "paidAt" FROM d WHERE "paidMinor" IS NOT NULL
), x AS (
  INSERT INTO payment_bookings (business_id, payment_id, booking_id, amount_minor, allotted_at)
  SELECT $1, pid, bid, "paidMinor", "paidAt" FROM d WHERE "paidMinor" IS NOT NULL
)
SELECT`;

/** A separate statement, because the check of a refund reads the payments. */
const REFUNDS = `
WITH d AS (
  SELECT * FROM jsonb_to_recordset($2::jsonb) AS d(bid uuid, pid uuid, rid uuid, "paidMinor" int, "paidAt" timestamptz, "refundedMinor" int, "refundedAt" timestamptz)
), r AS (
  INSERT INTO refunds (business_id, id, payment_id, booking_id, amount_minor, reason, state, created_at, settled_at)
  SELECT $1, rid, pid, bid, "refundedMinor", 'CANCELLED', 'SUCCEEDED', "refundedAt", "refundedAt" FROM d WHERE "refundedMinor" IS NOT NULL
)
INSERT INTO money_entries (business_id, id, kind, payment_id, refund_id, amount_minor, currency, reference, at)
SELECT $1, gen_random_uuid(), 'CHARGE'::money_kind, pid, NULL, "paidMinor", 'USD', 'charge ' || pid, "paidAt" FROM d WHERE "paidMinor" IS NOT NULL
UNION ALL
SELECT $1, gen_random_uuid(), 'REFUND', pid, rid, "refundedMinor", 'USD', 'refund ' || rid, "refundedAt" FROM d WHERE "refundedMinor" IS NOT NULL`;

/** Bookings of one statement. More could reach `statement_timeout` on a busy machine. */
const MOST_ROWS = 250;

/** Inserts bookings of the demo business and returns them. `first` is the number of the first, see `createSeedId`. */
export async function insertBookings(
  database: Database,
  drafts: readonly Partial<SeededBooking>[],
  first = 0,
): Promise<SeededBooking[]> {
  const seededBookings = drafts.map((one) => ({ ...PLAIN, ...one }));
  const rows = seededBookings.map(({ paid, refunded, ...one }, i) => {
    const n = first + i;
    return {
      ...one,
      n,
      bid: createSeedId("booking", n),
      oid: createSeedId("order", n),
      cid: createSeedId("contact", n),
      hid: createSeedId("hold", n),
      pid: createSeedId("payment", n),
      rid: createSeedId("refund", n),
      service: demoId("service", one.service),
      staff: demoId("staff", one.staff),
      provider: one.provider === null ? null : demoId("provider", one.provider),
      paidMinor: paid?.minor,
      paidAt: paid?.at,
      refundedMinor: refunded?.minor,
      refundedAt: refunded?.at,
    };
  });
  const business = demoId("business", "northside");
  await database.transaction(
    async ({ query }) => {
      for (let start = 0; start < rows.length; start += MOST_ROWS) {
        // With the statistics of empty tables, the triggers would read all earlier rows for each booking.
        if (start === MOST_ROWS) await query("ANALYZE");
        const values = [business, JSON.stringify(rows.slice(start, start + MOST_ROWS))];
        await query(BOOKINGS, values);
        await query(REFUNDS, values);
      }
    },
    { timeoutMs: 120_000 },
  );
  return seededBookings;
}
