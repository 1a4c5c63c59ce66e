import type { Sql } from "../../../platform/database/transaction.ts";

/** The user or API key that wrote a note. */
export interface NoteAuthor {
  readonly id: string;
  readonly name: string;
}

export interface NoteDraft {
  readonly businessId: string;
  readonly id: string;
  /** Any row of the person. */
  readonly contactId: string;
  readonly author: NoteAuthor;
  readonly text: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Locks the contact, so that an erasure waits. False if there is no such contact, or it was erased. */
export async function lockContact(sql: Sql, businessId: string, id: string): Promise<boolean> {
  const rows = await sql.query(
    "SELECT FROM contacts WHERE business_id = $1 AND id = $2 AND erased_at IS NULL FOR SHARE",
    [businessId, id],
  );
  return rows.length > 0;
}

/** True if the staff member serves a booking of the contact's person. */
export async function isServedBy(
  query: Sql["query"],
  businessId: string,
  contactId: string,
  staffId: string,
): Promise<boolean> {
  const rows = await query(
    `SELECT FROM contacts c
       JOIN contacts x ON x.business_id = $1 AND x.email_key = c.email_key
       JOIN orders o ON o.business_id = $1 AND o.contact_id = x.id
       JOIN bookings b ON b.business_id = $1 AND b.order_id = o.id
       JOIN booking_staff s ON s.business_id = $1 AND s.booking_id = b.id AND s.staff_id = $3
      WHERE c.business_id = $1 AND c.id = $2 LIMIT 1`,
    [businessId, contactId, staffId],
  );
  return rows.length > 0;
}

export async function insertNote(
  sql: Sql,
  { businessId, id, contactId, author, text, now }: NoteDraft,
): Promise<void> {
  await sql.query(
    `INSERT INTO contact_notes (business_id, id, contact_id, author_id, author_name, text, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [businessId, id, contactId, author.id, author.name, text, new Date(now).toISOString()],
  );
}

/** Locks the note. Null if there is none. */
export async function lockNote(
  sql: Sql,
  businessId: string,
  id: string,
): Promise<{ readonly authorId: string } | null> {
  const [row] = await sql.query<{ authorId: string }>(
    `SELECT author_id AS "authorId" FROM contact_notes WHERE business_id = $1 AND id = $2 FOR UPDATE`,
    [businessId, id],
  );
  return row ?? null;
}

export async function updateNote(
  sql: Sql,
  businessId: string,
  id: string,
  text: string,
  now: number,
): Promise<void> {
  await sql.query(
    `UPDATE contact_notes SET text = $3, updated_at = $4 WHERE business_id = $1 AND id = $2 AND text <> $3`,
    [businessId, id, text, new Date(now).toISOString()],
  );
}

export async function deleteNote(sql: Sql, businessId: string, id: string): Promise<void> {
  await sql.query("DELETE FROM contact_notes WHERE business_id = $1 AND id = $2", [businessId, id]);
}
