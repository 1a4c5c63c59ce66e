import type { ContactDetails } from "../../../shared/contact/contactRules.ts";
import { METADATA_LIMITS } from "../../../shared/metadata/metadata.ts";
import type { Sql } from "../../../platform/database/transaction.ts";

/** Locks the other person's rows. */
export async function isOtherPersonsEmail(
  sql: Sql,
  businessId: string,
  emailKey: string,
  email: string,
): Promise<boolean> {
  const rows = await sql.query(
    `SELECT FROM contacts WHERE business_id = $1 AND email_key = lower($3) AND email_key <> $2 ORDER BY id FOR UPDATE`,
    [businessId, emailKey, email],
  );
  return rows.length > 0;
}

/**
 * Moves the metadata of a merged person into its first row. Of equal names the first row's value stays, and of too many
 * the first by row and name.
 */
export async function mergePersonMetadata(sql: Sql, businessId: string, email: string): Promise<void> {
  await sql.query(
    `WITH person AS (
       SELECT c.id, c.metadata FROM contacts c WHERE c.business_id = $1 AND c.email_key = lower($2)
     ), entries AS (
       SELECT DISTINCT ON (m.key) m.key, m.value, p.id FROM person p, jsonb_each(p.metadata) AS m ORDER BY m.key, p.id
     ), kept AS (
       SELECT e.key, e.value FROM entries e ORDER BY e.id, e.key LIMIT $3
     )
     UPDATE contacts c SET metadata = CASE WHEN c.id = (SELECT p.id FROM person p ORDER BY p.id LIMIT 1)
                                           THEN (SELECT coalesce(jsonb_object_agg(k.key, k.value), '{}') FROM kept k) ELSE '{}' END
       FROM person p
      WHERE c.business_id = $1 AND c.id = p.id AND EXISTS (SELECT FROM person x WHERE x.metadata <> '{}')`,
    [businessId, email, METADATA_LIMITS.entries],
  );
}

/**
 * Also updates pending notifications. A person without e-mail has none.
 *
 * @param key of the person, in any case
 * @param recipientHash of the new address; null without one
 * @param mergedKey of the person into which a merge moves the rows, in any case. Their former address is then kept for
 *   exports and erasures. Null for a correction
 */
export async function updateContact(
  sql: Sql,
  businessId: string,
  key: string,
  details: ContactDetails,
  recipientHash: Buffer | null,
  mergedKey: string | null = null,
): Promise<void> {
  if (recipientHash !== null) await updatePendingNotices(sql, businessId, key, details.email, recipientHash);
  await sql.query(
    `UPDATE contacts SET first_name = $3, last_name = $4, email = $5, phone = $6, date_of_birth = $7::date,
            former_emails = CASE WHEN email_key <> lower($8::text) AND email IS NOT NULL THEN array_append(former_emails, email_key) ELSE former_emails END,
            person_key = CASE WHEN $5::text IS NULL THEN coalesce(lower($8::text), person_key) END
      WHERE business_id = $1 AND email_key = lower($2)`,
    [
      businessId,
      key,
      details.firstName,
      details.lastName,
      details.email,
      details.phone,
      details.dateOfBirth,
      mergedKey,
    ],
  );
}

async function updatePendingNotices(
  sql: Sql,
  businessId: string,
  key: string,
  email: string | null,
  recipientHash: Buffer,
): Promise<void> {
  await sql.query(
    `UPDATE notices n SET email = $3, recipient_hash = $4, counted_at = NULL FROM orders o JOIN contacts c ON c.business_id = o.business_id AND c.id = o.contact_id
      WHERE c.business_id = $1 AND c.email_key = lower($2) AND n.business_id = $1 AND n.order_id = o.id
        AND n.recipient = 'BOOKER' AND n.state = 'PENDING'`,
    [businessId, key, email, recipientHash],
  );
}
