import { afterEach, expect } from "vitest";
import type { Database } from "../../platform/database/database.ts";

/** Payment rules: no unpaid confirmed booking, no payment without a booking or refund, no endless pending state. */
const MONEY_AUDITS: Readonly<Record<string, string>> = {
  "booked unpaid": `
    SELECT b.id FROM bookings b WHERE b.due_minor > 0 AND b.status IN ('CONFIRMED', 'COMPLETED', 'NO_SHOW')
       AND NOT EXISTS (SELECT FROM payment_bookings x JOIN payments p ON p.business_id = x.business_id AND p.id = x.payment_id AND p.state = 'SUCCEEDED'
                        WHERE x.booking_id = b.id AND x.allotted_at IS NOT NULL AND x.amount_minor = b.due_minor
                          AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.booking_id = b.id AND r.reason IN ('DUPLICATE', 'LATE')))`,
  "free, but waiting for a payment of nothing": `
    SELECT b.order_id FROM bookings b WHERE b.status = 'AWAITING_PAYMENT' GROUP BY b.order_id, b.decide_by HAVING sum(b.due_minor) = 0`,
  "waiting for a payment with claims that end at another time": `
    SELECT c.id FROM claims c JOIN bookings b ON b.id = c.booking_id
     WHERE c.expires_at IS DISTINCT FROM CASE WHEN b.status IN ('REQUESTED', 'AWAITING_PAYMENT') THEN b.decide_by END`,
  "paid without a booking or a refund": `
    SELECT x.payment_id, x.booking_id FROM payment_bookings x JOIN payments p ON p.business_id = x.business_id AND p.id = x.payment_id AND p.state = 'SUCCEEDED'
      JOIN bookings b ON b.id = x.booking_id
     WHERE x.allotted_at IS NOT NULL AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.booking_id = b.id)
       AND NOT EXISTS (SELECT FROM booking_events e WHERE e.booking_id = b.id AND e.status = 'CONFIRMED')`,
  "paid twice": `
    SELECT x.booking_id FROM payment_bookings x JOIN payments p ON p.business_id = x.business_id AND p.id = x.payment_id AND p.state = 'SUCCEEDED'
     WHERE x.allotted_at IS NOT NULL
       AND NOT EXISTS (SELECT FROM refunds r WHERE r.payment_id = p.id AND r.booking_id = x.booking_id AND (r.reason IN ('DUPLICATE', 'LATE') OR r.amount_minor = x.amount_minor))
     GROUP BY x.booking_id HAVING count(*) > 1`,
  "money that nobody will decide about": `
    SELECT p.id FROM payments p WHERE p.due_at IS NULL
       AND (p.state = 'OPEN' OR p.state = 'SUCCEEDED' AND EXISTS (SELECT FROM payment_bookings x WHERE x.payment_id = p.id AND x.allotted_at IS NULL))`,
  "a payment whose parts are not all of it": `
    SELECT p.id FROM payments p WHERE p.amount_minor <> (SELECT coalesce(sum(x.amount_minor), 0) FROM payment_bookings x WHERE x.payment_id = p.id)`,
  "a payment of an order that pays for another's booking": `
    SELECT p.id FROM payments p JOIN payment_bookings x ON x.payment_id = p.id JOIN bookings b ON b.id = x.booking_id WHERE b.order_id <> p.order_id`,
  "a success without its charge, or a charge without its success": `
    SELECT p.id FROM payments p
     WHERE (p.state = 'SUCCEEDED') <> EXISTS (SELECT FROM money_entries e WHERE e.payment_id = p.id AND e.kind = 'CHARGE' AND e.amount_minor = p.amount_minor)`,
  "a refund that is done without money that moved, or the other way round": `
    SELECT r.id FROM refunds r
     WHERE (r.state = 'SUCCEEDED')::int <> (SELECT count(*) FILTER (WHERE e.kind = 'REFUND') - count(*) FILTER (WHERE e.kind = 'REVERSAL')
                                              FROM money_entries e WHERE e.refund_id = r.id AND e.amount_minor = r.amount_minor)`,
  "money that came back though it never went": `
    SELECT e.refund_id FROM money_entries e WHERE e.kind = 'REVERSAL'
       AND NOT EXISTS (SELECT FROM money_entries w WHERE w.refund_id = e.refund_id AND w.kind = 'REFUND')`,
  "money whose way back failed and is not tried again": `
    SELECT r.payment_id, r.booking_id FROM refunds r WHERE r.reason <> 'OWNER'
     GROUP BY r.payment_id, r.booking_id, r.reason, r.amount_minor HAVING bool_and(r.state = 'FAILED') AND count(*) < 5`,
  "more refunded than paid": `
    SELECT r.payment_id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.state <> 'FAILED'
     GROUP BY r.payment_id, p.amount_minor, p.state HAVING sum(r.amount_minor) > p.amount_minor OR p.state <> 'SUCCEEDED'`,
  "more refunded for a booking than was paid for it": `
    SELECT r.payment_id, r.booking_id FROM refunds r JOIN payment_bookings x ON x.payment_id = r.payment_id AND x.booking_id = r.booking_id
     WHERE r.state <> 'FAILED' GROUP BY r.payment_id, r.booking_id, x.amount_minor HAVING sum(r.amount_minor) > x.amount_minor`,
};

/** Rules for the rows of any business, in SQL that shares nothing with the code. */
const AUDITS: Readonly<Record<string, string>> = {
  "claims of one unit overlap": `
    SELECT a.id FROM claims a JOIN claims b ON a.unit_id = b.unit_id AND a.id < b.id
     WHERE a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
  "a claim of a hold that is not live": `
    SELECT c.id FROM claims c LEFT JOIN holds h ON h.business_id = c.business_id AND h.id = c.hold_id
     WHERE c.hold_id IS NOT NULL AND (h.id IS NULL OR h.state <> 'LIVE')`,
  "a claim of a booking that has ended": `
    SELECT c.id FROM claims c LEFT JOIN bookings b ON b.business_id = c.business_id AND b.id = c.booking_id
     WHERE c.booking_id IS NOT NULL AND (b.id IS NULL OR b.status NOT IN ('CONFIRMED', 'REQUESTED', 'AWAITING_PAYMENT', 'COMPLETED', 'NO_SHOW'))`,
  "a claim of a settled booking after it was settled": `
    SELECT c.id FROM claims c JOIN bookings b ON b.business_id = c.business_id AND b.id = c.booking_id
     WHERE b.status IN ('COMPLETED', 'NO_SHOW')
       AND c.ends_at > (SELECT max(e.at) FROM booking_events e WHERE e.business_id = b.business_id AND e.booking_id = b.id AND e.status = b.status)`,
  "a history that runs backwards": `
    SELECT e.booking_id, e.ordinal FROM booking_events e
      JOIN booking_events f ON f.business_id = e.business_id AND f.booking_id = e.booking_id AND f.ordinal = e.ordinal + 1
     WHERE f.at < e.at`,
  "a session without seats taken": `SELECT id FROM sessions WHERE seats_taken = 0`,
  "a session whose seats are not those of its live lines and bookings": `
    SELECT s.id FROM sessions s
     WHERE s.seats_taken <> (SELECT coalesce(sum(l.seats), 0) FROM hold_lines l JOIN holds h ON h.business_id = l.business_id AND h.id = l.hold_id
                              WHERE l.session_id = s.id AND h.state = 'LIVE')
                          + (SELECT coalesce(sum(b.seats), 0) FROM bookings b
                              WHERE b.session_id = s.id AND b.status IN ('CONFIRMED', 'REQUESTED', 'AWAITING_PAYMENT', 'COMPLETED', 'NO_SHOW'))`,
  "a session without its teacher's claim": `
    SELECT s.id FROM sessions s WHERE NOT EXISTS (
      SELECT FROM claims c JOIN units u ON u.id = c.unit_id WHERE c.session_id = s.id AND u.staff_id = s.staff_id)`,
  "a day whose count is not that of its visits": `
    SELECT d.service_id, d.date FROM service_days d
     WHERE d.taken <> (SELECT count(*) FROM hold_lines l JOIN holds h ON h.business_id = l.business_id AND h.id = l.hold_id
                        WHERE l.service_id = d.service_id AND l.counted_on = d.date AND l.session_id IS NULL AND h.state = 'LIVE')
                    + (SELECT count(*) FROM bookings b WHERE b.service_id = d.service_id AND b.counted_on = d.date AND b.session_id IS NULL
                          AND b.status IN ('CONFIRMED', 'REQUESTED', 'AWAITING_PAYMENT', 'COMPLETED', 'NO_SHOW'))
                    + (SELECT count(*) FROM sessions s WHERE s.service_id = d.service_id AND s.counted_on = d.date)`,
  "a live line that keeps nothing": `
    SELECT l.hold_id, l.ordinal FROM hold_lines l JOIN holds h ON h.business_id = l.business_id AND h.id = l.hold_id
     WHERE h.state = 'LIVE' AND l.session_id IS NULL
       AND NOT EXISTS (SELECT FROM claims c WHERE c.hold_id = l.hold_id AND c.ordinal = l.ordinal)`,
  "a live booking that keeps nothing": `
    SELECT b.id FROM bookings b WHERE b.status IN ('CONFIRMED', 'REQUESTED', 'AWAITING_PAYMENT') AND b.session_id IS NULL
       AND NOT EXISTS (SELECT FROM claims c WHERE c.booking_id = b.id)`,
  "a booking without people": `
    SELECT b.id FROM bookings b WHERE NOT EXISTS (SELECT FROM booking_staff s WHERE s.booking_id = b.id)`,
  "a booking whose history does not end with its status": `
    SELECT b.id FROM bookings b WHERE b.status IS DISTINCT FROM
      (SELECT e.status FROM booking_events e WHERE e.booking_id = b.id ORDER BY e.ordinal DESC LIMIT 1)`,
  "a booking of which partners heard something else than how it stands, or nothing": `
    SELECT b.id, e.data FROM bookings b
      LEFT JOIN LATERAL (SELECT data FROM events WHERE business_id = b.business_id AND subject = b.id ORDER BY made DESC LIMIT 1) e ON true
     WHERE CASE WHEN e.data IS NULL THEN NOT EXISTS (SELECT FROM event_feeds f WHERE f.business_id = b.business_id AND f.forgotten_position > 0)
                ELSE e.data ->> 'status' <> b.status::text OR (e.data ->> 'startsAt')::timestamptz <> b.starts_at OR (e.data ->> 'seats')::int <> b.seats
                  OR (e.data ->> 'calendarSequence')::int <> b.sequence
                  OR e.data -> 'staffIds' <> (SELECT coalesce(jsonb_agg(s.staff_id ORDER BY s.staff_id), '[]') FROM booking_staff s WHERE s.booking_id = b.id) END`,
  "an order without bookings": `
    SELECT o.id FROM orders o WHERE NOT EXISTS (SELECT FROM bookings b WHERE b.order_id = o.id)`,
  "an order whose hold is not used": `
    SELECT o.id FROM orders o LEFT JOIN holds h ON h.business_id = o.business_id AND h.id = o.hold_id WHERE h.state IS DISTINCT FROM 'USED'`,
  "a used hold without an order": `
    SELECT h.id FROM holds h WHERE h.state = 'USED' AND NOT EXISTS (SELECT FROM orders o WHERE o.hold_id = h.id)`,
  "a contact without an order": `
    SELECT c.id FROM contacts c WHERE NOT EXISTS (SELECT FROM orders o WHERE o.contact_id = c.id)`,
  "an order whose bookings are not those that were held": `
    SELECT o.id FROM orders o
     WHERE (SELECT array_agg((l.ordinal, l.service_id, l.member) ORDER BY l.ordinal) FROM hold_lines l WHERE l.hold_id = o.hold_id)
           IS DISTINCT FROM (SELECT array_agg((b.ordinal, b.service_id, b.member) ORDER BY b.ordinal) FROM bookings b WHERE b.order_id = o.id)`,
  "a guest who is not of the party": `
    SELECT b.id, g.ordinal FROM guests g JOIN bookings b ON b.business_id = g.business_id AND b.id = g.booking_id
     WHERE (b.member > 0 AND g.ordinal <> b.member)
        OR g.ordinal > (SELECT count(DISTINCT p.ordinal) FROM guests p JOIN bookings c ON c.id = p.booking_id WHERE c.order_id = b.order_id)`,
  "a line of a guest whom nobody named": `
    SELECT b.id FROM bookings b WHERE b.member > 0
       AND NOT EXISTS (SELECT FROM guests g WHERE g.booking_id = b.id AND g.ordinal = b.member)`,
  "more guests in a class than seats": `
    SELECT b.id FROM bookings b JOIN services s ON s.id = b.service_id
     WHERE s.guest_mode = 'SEAT' AND (SELECT count(*) FROM guests g WHERE g.booking_id = b.id AND g.left_at IS NULL) >= b.seats`,
  "an order that stands whose link is not spent": `
    SELECT o.id FROM orders o JOIN one_time_links k ON k.business_id = o.business_id AND k.id = o.link_id
     WHERE k.reserved_at IS NULL OR (k.spent_at IS NULL
       AND NOT EXISTS (SELECT FROM bookings b WHERE b.order_id = o.id AND b.status = 'AWAITING_PAYMENT'))
       OR (k.spent_at IS NULL AND EXISTS (SELECT FROM bookings b WHERE b.order_id = o.id AND b.status IN ('CONFIRMED', 'REQUESTED', 'COMPLETED')))`,
  "a link that is kept for nobody": `
    SELECT k.id FROM one_time_links k WHERE k.reserved_at IS NOT NULL AND k.spent_at IS NULL AND NOT EXISTS (SELECT FROM orders o WHERE o.link_id = k.id)`,
  "two orders of one link": `
    SELECT link_id FROM orders WHERE link_id IS NOT NULL GROUP BY link_id HAVING count(*) > 1`,
  "an order of something that its link is not good for": `
    SELECT b.id FROM bookings b JOIN orders o ON o.id = b.order_id WHERE o.link_id IS NOT NULL
       AND NOT EXISTS (SELECT FROM one_time_link_services s WHERE s.link_id = o.link_id AND s.service_id = b.service_id)`,
  "a claim without its one owner": `
    SELECT c.id FROM claims c
     WHERE (SELECT count(*) FROM hold_lines l WHERE l.hold_id = c.hold_id AND l.ordinal = c.ordinal)
         + (SELECT count(*) FROM bookings b WHERE b.id = c.booking_id)
         + (SELECT count(*) FROM sessions s WHERE s.id = c.session_id)
         + (SELECT count(*) FROM blocks k WHERE k.id = c.block_id) <> 1`,
  "a block's claim outside of it": `
    SELECT c.id FROM claims c JOIN blocks k ON k.id = c.block_id
     WHERE c.starts_at < k.starts_at OR c.ends_at > k.ends_at
        OR NOT EXISTS (SELECT FROM block_units u WHERE u.block_id = k.id AND u.unit_id = c.unit_id)`,
  "time of a block that is nobody's": `
    SELECT u.block_id, u.unit_id FROM block_units u JOIN blocks k ON k.id = u.block_id
     WHERE NOT coalesce((SELECT range_agg(tstzrange(c.starts_at, c.ends_at, '[)')) FROM claims c WHERE c.unit_id = u.unit_id
                            AND c.starts_at < k.ends_at AND c.ends_at > k.starts_at), '{}') @> tstzrange(k.starts_at, k.ends_at, '[)')`,
  "a booking beyond what there is that does not say so": `
    SELECT b.id FROM bookings b JOIN claims c ON c.booking_id = b.id JOIN units u ON u.id = c.unit_id
     WHERE u.is_extra AND NOT (b.is_overbooked AND 'OVERBOOK' = ANY (b.overrides))`,
  "two live holds of one visitor": `
    SELECT visitor_hash FROM holds WHERE state = 'LIVE' AND visitor_hash IS NOT NULL GROUP BY business_id, visitor_hash HAVING count(*) > 1`,
  "an answer to what a form did not ask": `
    SELECT s.id FROM submissions s JOIN form_versions v ON v.business_id = s.business_id AND v.form_id = s.form_id AND v.version = s.version
     WHERE EXISTS (SELECT FROM jsonb_object_keys(s.answers) k
                    WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(v.definition -> 'fields') f WHERE f ->> 'key' = k))`,
  "an answer to a slide that was not walked": `
    SELECT r.id FROM survey_responses r JOIN survey_versions v ON v.business_id = r.business_id AND v.survey_id = r.survey_id AND v.version = r.version
     WHERE EXISTS (SELECT FROM jsonb_object_keys(r.answers) k
                    WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(v.definition -> 'slides') s, jsonb_array_elements(s -> 'fields') f
                                       WHERE s ->> 'key' = ANY (r.path) AND f ->> 'key' = k))`,
  "a form or survey whose version is not its newest": `
    SELECT f.id FROM forms f WHERE f.version IS DISTINCT FROM (SELECT max(v.version) FROM form_versions v WHERE v.business_id = f.business_id AND v.form_id = f.id)
     UNION ALL
    SELECT s.id FROM surveys s WHERE s.version IS DISTINCT FROM (SELECT max(v.version) FROM survey_versions v WHERE v.business_id = s.business_id AND v.survey_id = s.id)`,
  ...MONEY_AUDITS,
  "an order whose total is not that of its bookings": `
    SELECT o.id FROM orders o WHERE o.total_minor <> (SELECT coalesce(sum(b.price_minor), 0) FROM bookings b WHERE b.order_id = o.id)`,
  "a key without its row": `
    SELECT k.key FROM idempotency_keys k
     WHERE k.operation IN ('holdSlot', 'book', 'refundPayment')
       AND NOT EXISTS (SELECT FROM holds h WHERE k.operation = 'holdSlot' AND h.id = k.result_id)
       AND NOT EXISTS (SELECT FROM refunds r WHERE k.operation = 'refundPayment' AND r.id = k.result_id)
       AND NOT EXISTS (SELECT FROM orders o WHERE k.operation = 'book' AND o.id = k.result_id)`,
};

export async function audit(database: Database): Promise<Record<string, unknown[]>> {
  const violations: Record<string, unknown[]> = {};
  for (const [fault, sql] of Object.entries(AUDITS)) {
    const rows = await database.query(sql);
    if (rows.length > 0) violations[fault] = rows;
  }
  return violations;
}

/** Audits the rows after each test of the file. */
export function auditAfterEach({ database }: { readonly database: Database }): void {
  afterEach(async () => expect(await audit(database)).toEqual({}));
}

/** Returns the broken payment rules in one statement, because it runs often. */
export async function moneyAudit(database: Database): Promise<Record<string, true>> {
  const selects = Object.entries(MONEY_AUDITS).map(
    ([fault, sql]) => `SELECT '${fault.replaceAll("'", "''")}' AS fault WHERE EXISTS (${sql})`,
  );
  const rows = await database.query<{ fault: string }>(selects.join(" UNION ALL "), [], { prepare: true });
  return Object.fromEntries(rows.map(({ fault }) => [fault, true]));
}

export async function rowCounts(database: Database): Promise<Record<string, number>> {
  const tables = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'audit_unsealed' ORDER BY 1`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*) AS rows FROM "${name}"`);
  const rows = await database.query<{ name: string; rows: number }>(counts.join(" UNION ALL "));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

export async function rowChanges(
  database: Database,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const before = await rowCounts(database);
  await work();
  const after = await rowCounts(database);
  return Object.fromEntries(
    Object.keys(after).flatMap((name) =>
      after[name] === before[name] ? [] : [[name, after[name]! - before[name]!]],
    ),
  );
}

export async function expectNoChanges(
  { database }: { readonly database: Database },
  work: () => Promise<unknown>,
): Promise<void> {
  expect(await rowChanges(database, work)).toEqual({});
}
