import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { HAS_PERSON_EMAIL, PERSON_EMAILS } from "./hasPersonEmail.ts";

/** A domain without mail (RFC 6761). */
const ERASED_DOMAIN = "@erased.invalid";

export interface PersonToErase {
  readonly businessId: string;
  readonly emailKey: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

const PERSON_ORDERS = `SELECT o.id FROM orders o JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
                        WHERE c.business_id = $1 AND c.email_key = $2`;
const PERSON_BOOKINGS = `SELECT b.id FROM bookings b WHERE b.business_id = $1 AND b.order_id IN (${PERSON_ORDERS})`;
const PERSON_SUBMISSIONS = `SELECT a.id FROM submissions a WHERE a.business_id = $1 AND (a.order_id IN (${PERSON_ORDERS}) OR ${HAS_PERSON_EMAIL})`;
const PERSON_RESPONSES = `SELECT a.id FROM survey_responses a WHERE a.business_id = $1 AND ${HAS_PERSON_EMAIL}`;
const PERSON_GUESTS = `g.business_id = $1 AND (lower(g.email) IN (${PERSON_EMAILS}) OR g.booking_id IN (${PERSON_BOOKINGS}))`;

/**
 * In sequence, because the last ones delete what the others search for. $1 business, $2 key of the person, $3 now.
 * Numbers, times, references and amounts stay.
 */
const ERASE_STATEMENTS = [
  `DELETE FROM uploads u WHERE u.business_id = $1 AND (u.submission_id IN (${PERSON_SUBMISSIONS}) OR u.response_id IN (${PERSON_RESPONSES}))`,
  `UPDATE submissions s SET answers = '{}' WHERE s.business_id = $1 AND s.id IN (${PERSON_SUBMISSIONS})`,
  `UPDATE survey_responses s SET answers = '{}' WHERE s.business_id = $1 AND s.id IN (${PERSON_RESPONSES})`,
  `UPDATE notices n SET last_error = '', message = '', recipient_hash = NULL, email = CASE n.recipient WHEN 'STAFF' THEN n.email ELSE 'nobody${ERASED_DOMAIN}' END,
          state = CASE WHEN n.recipient <> 'STAFF' AND n.state = 'PENDING' THEN 'DROPPED' ELSE n.state END
    WHERE n.business_id = $1 AND (n.order_id IN (${PERSON_ORDERS}) OR n.recipient <> 'STAFF' AND lower(n.email) IN (${PERSON_EMAILS}))`,
  `UPDATE booking_events e SET note = '' WHERE e.business_id = $1 AND e.note <> '' AND e.booking_id IN (${PERSON_BOOKINGS})`,
  `UPDATE refunds r SET note = '' WHERE r.business_id = $1 AND r.note <> ''
      AND r.payment_id IN (SELECT p.id FROM payments p WHERE p.business_id = $1 AND p.order_id IN (${PERSON_ORDERS}))`,
  `UPDATE guests g SET name = '', email = gen_random_uuid() || '${ERASED_DOMAIN}' WHERE ${PERSON_GUESTS}`,
  `UPDATE one_time_links l SET name = '' WHERE l.business_id = $1
      AND l.id IN (SELECT o.link_id FROM orders o WHERE o.business_id = $1 AND o.id IN (${PERSON_ORDERS}))`,
  // Responses may quote personal data.
  `UPDATE webhook_deliveries d SET answer_text = '', last_error = '' WHERE d.business_id = $1 AND d.event_id IN (
      SELECT e.id FROM events e WHERE e.business_id = $1 AND (e.subject IN (${PERSON_BOOKINGS})
        OR e.subject IN (SELECT c.id FROM contacts c WHERE c.business_id = $1 AND c.email_key = $2)))`,
  `UPDATE bookings b SET location = '', metadata = '{}', key_version = b.key_version + 1, updated_at = $3::timestamptz
    WHERE b.business_id = $1 AND b.order_id IN (${PERSON_ORDERS})`,
  `UPDATE orders o SET notes = '', attribution = '[]', metadata = '{}', key_version = o.key_version + 1
    WHERE o.business_id = $1 AND o.id IN (${PERSON_ORDERS})`,
  `DELETE FROM contact_notes m USING contacts c WHERE m.business_id = $1 AND c.business_id = $1 AND c.id = m.contact_id AND c.email_key = $2`,
  `UPDATE contacts c SET first_name = '', last_name = '', phone = NULL, date_of_birth = NULL, metadata = '{}', former_emails = '{}', erased_at = $3::timestamptz,
          email = (SELECT x.id FROM contacts x WHERE x.business_id = $1 AND x.email_key = $2 ORDER BY x.id LIMIT 1) || '${ERASED_DOMAIN}'
    WHERE c.business_id = $1 AND c.email_key = $2`,
];

/** The rows remain and still belong to one person. */
export async function eraseContact(sql: Sql, { businessId, emailKey, now }: PersonToErase): Promise<void> {
  const values = [businessId, emailKey, new Date(now).toISOString()];
  await eraseAuditSubjects(sql, businessId, emailKey);
  for (const step of ERASE_STATEMENTS)
    await sql.query(step, step.includes("$3") ? values : values.slice(0, 2));
}

/** The digest of the subject stays, so the seals still verify. */
async function eraseAuditSubjects(sql: Sql, businessId: string, emailKey: string): Promise<void> {
  const contacts = await sql.query<{ id: string }>(
    "SELECT id FROM contacts WHERE business_id = $1 AND email_key = $2",
    [businessId, emailKey],
  );
  const subjects = contacts.flatMap(({ id }) => CONTACT_PREFIXES.map((prefix) => encodeTypeId(prefix, id)));
  await sql.query(
    "UPDATE audit_entries SET subject = NULL, subject_salt = NULL WHERE business_id = $1 AND subject = ANY ($2)",
    [businessId, subjects],
  );
}

/** The second one is of earlier versions. */
const CONTACT_PREFIXES = ["contact", "con"];

export function lockUpcomingBookings(
  sql: Sql,
  { businessId, emailKey, now }: PersonToErase,
): Promise<{ id: string; orderId: string }[]> {
  return sql.query(
    `SELECT b.id, b.order_id AS "orderId" FROM bookings b
      WHERE b.business_id = $1 AND b.ends_at > $3::timestamptz AND b.order_id IN (${PERSON_ORDERS})
        AND (b.status = 'CONFIRMED' OR b.status IN ('REQUESTED', 'AWAITING_PAYMENT') AND (b.decide_by IS NULL OR b.decide_by > $3::timestamptz))
      ORDER BY b.id FOR UPDATE`,
    [businessId, emailKey, new Date(now).toISOString()],
  );
}

/** Locks the contact, so that a concurrent merge ends before the key is read. */
export async function lockErasureState(
  { query }: Sql,
  businessId: string,
  id: string,
): Promise<{ readonly emailKey: string; readonly isErased: boolean } | null> {
  const [row] = await query<{ emailKey: string; isErased: boolean }>(
    `SELECT email_key AS "emailKey", erased_at IS NOT NULL AS "isErased" FROM contacts WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, id],
  );
  return row ?? null;
}
