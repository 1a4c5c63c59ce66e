import type { Sql } from "../../../platform/database/transaction.ts";
import { CONTACT_TEXT, GUEST_TEXT, matchesAny, hasTrigram } from "../../../platform/database/textMatch.ts";

const MAX_SPLITS = 7;

export function nameSplits(text: string): (readonly [first: string, last: string])[] {
  const words = text.split(/\s+/);
  return words
    .slice(1, MAX_SPLITS + 1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
}

/** Conditions on rows `c`, `o` and `g`. */
interface TextConditions {
  readonly contact: string;
  readonly order: string;
  readonly guest: string;
  readonly values: unknown[];
}

/** @param texts spellings of one text, with `%`, `_` and `\` escaped for LIKE */
function textConditions(businessId: string, texts: readonly string[]): TextConditions {
  const values: unknown[] = [businessId];
  const addValue = (value: string) => `$${values.push(value)}`;
  const containedParameters = texts.map((text) => addValue(`%${text}%`));
  const splits = texts
    .flatMap(nameSplits)
    .map(
      ([first, last]) =>
        `c.first_name ILIKE ${addValue(`%${first}`)} AND c.last_name ILIKE ${addValue(`${last}%`)}`,
    );
  const fields = ["c.first_name", "c.last_name", "c.email"].map((field) =>
    matchesAny(field, containedParameters),
  );
  const contact = [`(${[...fields, ...splits].join(" OR ")})`];
  const order = [matchesAny("lower(o.reference)", containedParameters)];
  const guest = [
    `(${["g.name", "g.email"].map((field) => matchesAny(field, containedParameters)).join(" OR ")})`,
  ];
  if (texts.every(hasTrigram)) {
    // The index separates the names by one space.
    const spaced = texts.map((text) => text.split(/\s+/).join(" ")).filter((text) => !texts.includes(text));
    contact.unshift(
      matchesAny(CONTACT_TEXT, [...containedParameters, ...spaced.map((text) => addValue(`%${text}%`))]),
    );
    guest.unshift(matchesAny(GUEST_TEXT, containedParameters));
  } else {
    // Bypasses the index, which cannot serve a text without trigrams.
    order[0] = matchesAny("o.reference", containedParameters);
  }
  const all = (conditions: readonly string[]) => conditions.join(" AND ");
  return { contact: all(contact), order: all(order), guest: all(guest), values };
}

/**
 * Null if there may be more than `maxHits`.
 *
 * If more contacts match, the first branch fills the limit, and the statement reads no orders. Without the materialized
 * CTE PostgreSQL chooses a parallel plan for large histories, and starting its workers takes longer than the search.
 *
 * @param texts as in `textConditions`
 */
export async function findTextHits(
  query: Sql["query"],
  businessId: string,
  texts: readonly string[],
  maxHits: number,
): Promise<string[] | null> {
  const { contact, order, guest, values } = textConditions(businessId, texts);
  const rows = await query<{ id: string }>(
    `WITH bookers AS MATERIALIZED (SELECT c.id FROM contacts c WHERE c.business_id = $1 AND ${contact} LIMIT ${maxHits + 1})
     SELECT id FROM (
       SELECT id FROM bookers WHERE (SELECT count(*) FROM bookers) > ${maxHits}
       UNION ALL SELECT b.id FROM (
         SELECT o.id FROM bookers c JOIN orders o ON o.business_id = $1 AND o.contact_id = c.id
         UNION ALL SELECT o.id FROM orders o WHERE o.business_id = $1 AND ${order}) o JOIN bookings b ON b.business_id = $1 AND b.order_id = o.id
       UNION ALL SELECT g.booking_id FROM guests g WHERE g.business_id = $1 AND ${guest}) hits LIMIT ${maxHits + 1}`,
    values,
  );
  return rows.length > maxHits ? null : [...new Set(rows.map(({ id }) => id))];
}

/**
 * Each contact has one order, and each order has one booking of ordinal 0. The statement therefore counts contacts and
 * adds the further bookings (index `bookings_further`).
 */
export async function countTextHits(
  query: Sql["query"],
  businessId: string,
  texts: readonly string[],
): Promise<number> {
  const { contact, order, guest, values } = textConditions(businessId, texts);
  const [row] = await query<{ count: number }>(
    `WITH bookers AS MATERIALIZED (SELECT c.id FROM contacts c WHERE c.business_id = $1 AND ${contact}),
          referenced AS MATERIALIZED (
       SELECT o.id FROM orders o WHERE o.business_id = $1 AND ${order} AND o.contact_id NOT IN (SELECT id FROM bookers)),
          invited AS MATERIALIZED (
       SELECT DISTINCT g.booking_id AS id FROM guests g WHERE g.business_id = $1 AND ${guest})
     SELECT (SELECT count(*)::int FROM bookers)
          + (SELECT count(*)::int FROM bookers k JOIN orders o ON o.business_id = $1 AND o.contact_id = k.id
                             JOIN bookings b ON b.business_id = $1 AND b.order_id = o.id AND b.ordinal > 0)
          + (SELECT count(*)::int FROM referenced o JOIN bookings b ON b.business_id = $1 AND b.order_id = o.id)
          + (SELECT count(*)::int FROM invited i JOIN bookings b ON b.business_id = $1 AND b.id = i.id
                             JOIN orders o ON o.business_id = $1 AND o.id = b.order_id
              WHERE o.contact_id NOT IN (SELECT id FROM bookers) AND o.id NOT IN (SELECT id FROM referenced)) AS count`,
    values,
  );
  return row!.count;
}
