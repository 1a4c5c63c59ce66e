import type { Sql } from "../../../platform/database/transaction.ts";
import { CONTACT_TEXT, hasTrigram, matchesAny } from "../../../platform/database/textMatch.ts";
import type { BookingHit, ContactHit } from "../rules/rankHits.ts";

/** Persons whose matches are ranked. A text that matches more is too short to find one. */
const MAX_PERSONS = 500;

export interface SearchText {
  readonly text: string;
  /** Spellings of the text, with `%`, `_` and `\` escaped for LIKE. */
  readonly spellings: readonly string[];
  /** E-mail and phone are searched for callers who may read them. */
  readonly includesDetails: boolean;
  readonly limit: number;
}

interface Conditions {
  readonly values: unknown[];
  readonly add: (value: unknown) => string;
  /** On a row `c` of contacts. */
  readonly matches: string;
  readonly isNamePrefix: string;
}

const NAME = "(c.first_name || ' ' || c.last_name)";

function buildConditions(businessId: string, { spellings, includesDetails }: SearchText): Conditions {
  const values: unknown[] = [businessId];
  const add = (value: unknown) => `$${values.push(value)}`;
  const contained = spellings.map((text) => add(`%${text}%`));
  const prefixes = spellings.map((text) => add(`${text}%`));
  const fields = includesDetails ? [NAME, "c.email", "c.phone"] : [NAME];
  const exact = `(${fields.map((field) => matchesAny(field, contained)).join(" OR ")})`;
  const indexed = spellings.every(hasTrigram) ? `${matchesAny(CONTACT_TEXT, contained)} AND ` : "";
  return {
    values,
    add,
    matches: `c.erased_at IS NULL AND ${indexed}${exact}`,
    isNamePrefix: `(${matchesAny(NAME, prefixes)} OR ${matchesAny("c.last_name", prefixes)})`,
  };
}

/** @param staffId of the only staff member whose bookings are found. Null for all */
export function findBookingHits(
  query: Sql["query"],
  businessId: string,
  search: SearchText,
  staffId: string | null,
  now: number,
): Promise<BookingHit[]> {
  const { values, add, matches, isNamePrefix } = buildConditions(businessId, search);
  const reference = add(search.text.toUpperCase());
  const at = `${add(new Date(now).toISOString())}::timestamptz`;
  const own =
    staffId === null
      ? ""
      : `AND EXISTS (SELECT FROM booking_staff s WHERE s.business_id = $1 AND s.booking_id = b.id AND s.staff_id = ${add(staffId)})`;
  return query<BookingHit>(
    `WITH persons AS MATERIALIZED (
       SELECT c.id, CASE WHEN ${isNamePrefix} THEN 1 ELSE 2 END AS rank FROM contacts c
        WHERE c.business_id = $1 AND ${matches} LIMIT ${MAX_PERSONS}
     ), found_orders AS (
       SELECT id, min(rank) AS rank FROM (
         SELECT o.id, 0 AS rank FROM orders o WHERE o.business_id = $1 AND o.reference = ${reference}
         UNION ALL SELECT o.id, p.rank FROM persons p JOIN orders o ON o.business_id = $1 AND o.contact_id = p.id
       ) o GROUP BY id
     )
     SELECT b.id, o.rank, b.ends_at > ${at} AND b.status IN ('CONFIRMED', 'REQUESTED', 'AWAITING_PAYMENT') AS "isUpcoming"
       FROM found_orders o JOIN bookings b ON b.business_id = $1 AND b.order_id = o.id ${own}
      ORDER BY o.rank, "isUpcoming" DESC, abs(extract(epoch FROM b.starts_at - ${at})), b.id
      LIMIT ${add(search.limit)}`,
    values,
  );
}

/** One hit for each person, with the id of any of their rows. */
export function findContactHits(
  query: Sql["query"],
  businessId: string,
  search: SearchText,
): Promise<ContactHit[]> {
  const { values, add, matches, isNamePrefix } = buildConditions(businessId, search);
  return query<ContactHit>(
    `WITH hits AS MATERIALIZED (
       SELECT c.email_key, CASE WHEN ${isNamePrefix} THEN 1 ELSE 2 END AS rank FROM contacts c
        WHERE c.business_id = $1 AND ${matches} LIMIT ${MAX_PERSONS}
     )
     SELECT p.last_contact_id AS id, min(h.rank) AS rank
       FROM hits h JOIN people p ON p.business_id = $1 AND p.email_key = h.email_key
      GROUP BY p.last_contact_id, p.last_name_key, p.first_name_key
      ORDER BY min(h.rank), p.last_name_key, p.first_name_key, p.last_contact_id LIMIT ${add(search.limit)}`,
    values,
  );
}
