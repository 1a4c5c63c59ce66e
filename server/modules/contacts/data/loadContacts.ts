import type { Sql } from "../../../platform/database/transaction.ts";

/** All contacts with one key. `id` is of the first row, the details are of the last order. */
export interface ContactRow {
  readonly businessId: string;
  readonly id: string;
  /** The e-mail in lower case. Without one the id, or the key that a merge gave. */
  readonly emailKey: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  readonly isErased: boolean;
}

/** From the first row `f` and the last row `n`. */
export const CONTACT = `n.business_id AS "businessId", f.id, n.email_key AS "emailKey", n.first_name AS "firstName", n.last_name AS "lastName",
       n.email, n.phone, n.date_of_birth::text AS "dateOfBirth", n.erased_at IS NOT NULL AS "isErased"`;

/** Ids grow with time. */
export function joinPersonRow(which: "first" | "last", alias: string, name: string): string {
  return `LATERAL (SELECT x.* FROM contacts x WHERE x.business_id = ${alias}.business_id AND x.email_key = ${alias}.email_key
            ORDER BY x.id ${which === "first" ? "ASC" : "DESC"} LIMIT 1) ${name}`;
}

/** Accepts any row of a person. In the given order; null if there is no such row. */
export async function loadContacts(
  query: Sql["query"],
  businessId: string,
  ids: readonly string[],
): Promise<(ContactRow | null)[]> {
  const rows = await query<ContactRow & { asked: string }>(
    `SELECT c.id AS asked, ${CONTACT}
       FROM contacts c CROSS JOIN ${joinPersonRow("first", "c", "f")} CROSS JOIN ${joinPersonRow("last", "c", "n")}
      WHERE c.business_id = $1 AND c.id = ANY ($2::uuid[])`,
    [businessId, ids],
    { prepare: true },
  );
  const byId = new Map(rows.map(({ asked, ...row }) => [asked, row]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** Epoch milliseconds. */
export interface ContactFigures {
  readonly emailKey: string;
  readonly bookings: number;
  readonly cancelled: number;
  readonly noShows: number;
  /** Not cancelled, past or future. Null if there is none. */
  readonly firstVisit: number | null;
  readonly lastVisit: number | null;
  readonly paidMinor: number;
  readonly refundedMinor: number;
}

export async function loadContactFigures(
  query: Sql["query"],
  businessId: string,
  emailKeys: readonly string[],
): Promise<(ContactFigures | null)[]> {
  const activeCondition = `b.status IN ('CONFIRMED', 'COMPLETED', 'NO_SHOW')`;
  const rows = await query<ContactFigures>(
    `SELECT k.email_key AS "emailKey", b.*, m.*
       FROM unnest($2::text[]) AS k(email_key)
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS bookings, (count(*) FILTER (WHERE b.status = 'CANCELLED'))::int AS cancelled,
                (count(*) FILTER (WHERE b.status = 'NO_SHOW'))::int AS "noShows",
                (extract(epoch FROM min(b.starts_at) FILTER (WHERE ${activeCondition})) * 1000)::float8 AS "firstVisit",
                (extract(epoch FROM max(b.starts_at) FILTER (WHERE ${activeCondition})) * 1000)::float8 AS "lastVisit"
           FROM contacts c JOIN orders o ON o.business_id = $1 AND o.contact_id = c.id
           JOIN bookings b ON b.business_id = $1 AND b.order_id = o.id
          WHERE c.business_id = $1 AND c.email_key = k.email_key
       ) b
       CROSS JOIN LATERAL (
         SELECT coalesce(sum(m.amount_minor) FILTER (WHERE m.kind = 'CHARGE'), 0)::float8 AS "paidMinor",
                coalesce(sum(CASE m.kind WHEN 'REFUND' THEN m.amount_minor WHEN 'REVERSAL' THEN -m.amount_minor END), 0)::float8 AS "refundedMinor"
           FROM contacts c JOIN orders o ON o.business_id = $1 AND o.contact_id = c.id
           JOIN payments p ON p.business_id = $1 AND p.order_id = o.id
           JOIN money_entries m ON m.business_id = $1 AND m.payment_id = p.id
          WHERE c.business_id = $1 AND c.email_key = k.email_key
       ) m
      WHERE b.bookings > 0`,
    [businessId, emailKeys],
  );
  const byKey = new Map(rows.map((row) => [row.emailKey, row]));
  return emailKeys.map((key) => byKey.get(key) ?? null);
}
