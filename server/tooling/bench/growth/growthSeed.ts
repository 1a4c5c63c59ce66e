import type pg from "pg";
import { RETENTION } from "../../../modules/contacts/rules/retention/periods.ts";
import { demoId } from "../../../../prisma/demo/ids.ts";

export const OWN = demoId("business", "northside");

/** Tables copied for each neighbour. Row ids repeat, because every key begins with the business. */
const CATALOGUE = [
  "schedules",
  "schedule_windows",
  "staff",
  "resources",
  "units",
  "services",
  "service_staff",
  "service_resources",
  "providers",
  "provider_staff",
  "provider_services",
];

const AT_ONCE = 20;
const STEP = 20_000;
const AHEAD = 300;
/** Only the first bookings have the rare name, so each history has the same number of matches. */
const RARE = 1_000;
const LOGGED = 200;

export async function seedNeighbours(client: pg.Client, count: number): Promise<void> {
  const copies = `SELECT n, ('01900000-0000-7000-9000-' || lpad(to_hex(n), 12, '0'))::uuid AS id FROM generate_series(1, ${count}) n`;
  await client.query(
    `INSERT INTO businesses SELECT (jsonb_populate_record(b, jsonb_build_object('id', x.id, 'slug', 'neighbour-' || x.n, 'is_default', false))).*
       FROM businesses b, (${copies}) x WHERE b.id = '${OWN}'`,
  );
  for (const table of CATALOGUE)
    await client.query(
      `INSERT INTO ${table} SELECT (jsonb_populate_record(t, jsonb_build_object('business_id', x.id))).*
         FROM ${table} t, (${copies}) x WHERE t.business_id = '${OWN}'`,
    );
}

const DAY_MS = 86_400_000;
const KEPT_HOLD = `created_at > now() - interval '${RETENTION.holds / DAY_MS} days'`;

interface Stretch {
  readonly businesses: string;
  readonly first: number;
  readonly last: number;
  readonly people: number;
}

const uuid = (digit: number) => `('01900000-0000-7000-8000-${digit}' || lpad(to_hex(n), 11, '0'))::uuid`;

/**
 * Inserts bookings with all their rows. The first `AHEAD` of a business are upcoming, one a day per staff member.
 * Others are past, up to eight a day. Every 20th contact is a Miller, one is a Quetzalcoatl. A fifth is paid, three are
 * unpaid.
 */
const bookings = ({ businesses, first, last, people }: Stretch) => `
WITH d AS MATERIALIZED (
  SELECT u.id AS business_id, n, ${uuid(0)} AS bid, ${uuid(1)} AS oid, ${uuid(2)} AS cid, ${uuid(3)} AS hid, ${uuid(5)} AS pid, p.person, s.*,
         CASE WHEN n > ${AHEAD} AND n % 10 = 3 THEN 'CANCELLED' WHEN n > ${AHEAD} AND n % 17 = 0 THEN 'NO_SHOW' WHEN n > ${AHEAD} THEN 'COMPLETED' ELSE 'CONFIRMED' END AS status,
         least(s.starts_at - make_interval(days => 3 + n % 5), date_trunc('day', now()) - make_interval(hours => 1 + n % 100)) AS created_at,
         CASE WHEN n % 5 = 0 THEN 5000 ELSE 0 END AS due, n % 5 = 0 AND n > 15 AS paid,
         CASE WHEN n <= 3 THEN '[["utm_source","flyer"]]' WHEN n % 4 = 0 THEN '[["utm_source","newsletter"],["utm_medium","email"]]' ELSE '[]' END::jsonb AS attribution,
         (ARRAY['Ada','Ben','Cleo','Dara','Eli','Fay','Gus','Hana','Ivo','Jun'])[1 + p.person % 10] AS first_name,
         CASE WHEN p.person = 7 AND n <= ${RARE} THEN 'Quetzalcoatl' WHEN p.person % 20 = 5 THEN 'Miller'
              ELSE (ARRAY['Ba','Do','Ki','Lu','Me','No','Ra','Si','Ta','Ve'])[1 + p.person / 100 % 10] || (ARRAY['dor','kin','lam','men','nor','pel','rik','sol','tan','vik'])[1 + p.person / 10 % 10]
                   || (ARRAY['a','e','i','o','u','an','en','in','on','un'])[1 + p.person % 10] END AS last_name,
         'person' || p.person || '@example.com' AS email
    FROM businesses u CROSS JOIN generate_series(${first}, ${last}) n
    CROSS JOIN LATERAL (SELECT (n::bigint * 7919 % ${people})::int AS person) p
    CROSS JOIN LATERAL (SELECT i.id AS unit_id, i.staff_id FROM units i
                         WHERE i.business_id = u.id AND i.staff_id IS NOT NULL AND NOT i.is_extra ORDER BY i.staff_id OFFSET n % 4 LIMIT 1) i
    CROSS JOIN LATERAL (
      SELECT i.unit_id, i.staff_id, b.at AS starts_at, b.at + interval '30 minutes' AS ends_at, '${demoId("service", "consultation")}'::uuid AS service_id
        FROM (SELECT date_trunc('day', now()) + CASE WHEN n <= ${AHEAD} THEN make_interval(days => 2 + n / 4, hours => 17)
                     ELSE make_interval(days => -2 - n / 32, hours => 13 + n / 4 % 8) END AS at) b) s
   WHERE ${businesses}
), h AS (
  INSERT INTO holds (business_id, id, state, total_minor, currency, created_at, expires_at)
  SELECT business_id, hid, 'USED', 10000, 'USD', created_at, created_at + interval '10 minutes' FROM d WHERE ${KEPT_HOLD}
), l AS (
  INSERT INTO hold_lines (business_id, hold_id, ordinal, service_id, starts_at, ends_at, price_minor)
  SELECT business_id, hid, 0, service_id, starts_at, ends_at, 10000 FROM d WHERE ${KEPT_HOLD}
), c AS (
  INSERT INTO contacts (business_id, id, first_name, last_name, email, phone)
  SELECT business_id, cid, first_name, last_name, email, '+1 212 ' || lpad(person::text, 7, '0') FROM d
), o AS (
  INSERT INTO orders (business_id, id, reference, hold_id, contact_id, total_minor, currency, locale, time_zone, created_at, attribution)
  SELECT business_id, oid, translate(upper(left(md5(oid::text), 8)), '01', 'XY'), hid, cid, 10000, 'USD', 'en', 'America/New_York', created_at, attribution FROM d
), b AS (
  INSERT INTO bookings (business_id, id, order_id, ordinal, status, service_id, starts_at, ends_at, price_minor, due_minor, created_at, updated_at)
  SELECT business_id, bid, oid, 0, status::booking_status, service_id, starts_at, ends_at, 10000, due, created_at, created_at FROM d
), s AS (
  INSERT INTO booking_staff (business_id, booking_id, staff_id, starts_at) SELECT business_id, bid, staff_id, starts_at FROM d
), k AS (
  INSERT INTO claims (business_id, unit_id, starts_at, ends_at, booking_id)
  SELECT business_id, unit_id, starts_at, ends_at, bid FROM d WHERE status <> 'CANCELLED'
), e AS (
  INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
  SELECT business_id, bid, 1, created_at, 'VISITOR'::actor, 'CONFIRMED'::booking_status, starts_at FROM d
  UNION ALL SELECT business_id, bid, 2, starts_at, 'STAFF', status::booking_status, starts_at FROM d WHERE status <> 'CONFIRMED'
), m AS (
  INSERT INTO notices (business_id, id, order_id, booking_ids, kind, recipient, staff_id, email, locale, state, due_at, created_at, sent_at)
  SELECT business_id, gen_random_uuid(), oid, ARRAY[bid], k.kind::notice_kind, k.recipient::notice_recipient, CASE k.recipient WHEN 'STAFF' THEN staff_id END, email, 'en',
         CASE WHEN starts_at > now() AND k.kind = 'REMINDER' THEN 'PENDING' ELSE 'SENT' END::notice_state,
         CASE k.kind WHEN 'REMINDER' THEN starts_at - interval '1 day' ELSE created_at END, created_at, CASE WHEN starts_at <= now() OR k.kind <> 'REMINDER' THEN created_at END
    FROM d, (VALUES ('CONFIRMED', 'BOOKER'), ('REMINDER', 'BOOKER'), ('CONFIRMED', 'STAFF')) k(kind, recipient)
   WHERE starts_at > now() - interval '${RETENTION.notifications / DAY_MS} days'
), p AS (
  INSERT INTO payments (business_id, id, order_id, provider, state, amount_minor, currency, created_at, expires_at, settled_at)
  SELECT business_id, pid, oid, 'TEST', 'SUCCEEDED', due, 'USD', created_at, created_at + interval '1 hour', created_at FROM d WHERE paid
), x AS (
  INSERT INTO payment_bookings (business_id, payment_id, booking_id, amount_minor, allotted_at) SELECT business_id, pid, bid, due, created_at FROM d WHERE paid
), y AS (
  INSERT INTO money_entries (business_id, id, kind, payment_id, amount_minor, currency, reference, at)
  SELECT business_id, gen_random_uuid(), 'CHARGE', pid, due, 'USD', 'charge ' || n, created_at FROM d WHERE paid
) SELECT`;

export async function seedBookings(
  client: pg.Client,
  neighbours: number,
  each: number,
  report: (written: number) => void,
): Promise<void> {
  for (let first = 1; first <= neighbours; first += AT_ONCE) {
    const last = Math.min(neighbours, first + AT_ONCE - 1);
    const slugs = Array.from({ length: last - first + 1 }, (_, i) => `'neighbour-${first + i}'`).join(", ");
    await client.query(
      bookings({ businesses: `u.slug IN (${slugs})`, first: 1, last: each, people: Math.ceil(each / 3) }),
    );
    report(last * each);
  }
}

export async function seedOwn(client: pg.Client, first: number, last: number): Promise<void> {
  for (let from = first; from <= last; from += STEP)
    await client.query(
      bookings({
        businesses: `u.id = '${OWN}'`,
        first: from,
        last: Math.min(last, from + STEP - 1),
        people: Math.ceil(last / 3),
      }),
    );
}

/** Writes the rows that triggers would write, and planner statistics. */
export async function finishSeed(client: pg.Client): Promise<void> {
  await client.query("DELETE FROM people");
  await client.query("SELECT backfill_people(), backfill_unpaid_bookings()");
  await client.query("SELECT mark_all_figures(id, time_zone) FROM businesses WHERE id = $1", [OWN]);
  await client.query("VACUUM (ANALYZE)");
}

export async function seedEvents(client: pg.Client): Promise<void> {
  await client.query("SET session_replication_role = origin");
  await client.query(
    `INSERT INTO booking_events (business_id, booking_id, ordinal, at, actor, status, starts_at)
     SELECT b.business_id, b.id, 9, now(), 'OWNER', b.status, b.starts_at
       FROM businesses u CROSS JOIN LATERAL (SELECT * FROM bookings b WHERE b.business_id = u.id ORDER BY b.id LIMIT ${LOGGED}) b`,
  );
}
