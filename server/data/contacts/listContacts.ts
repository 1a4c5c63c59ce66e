import type { Sql } from "../transaction.ts";
import { CONTACT, type ContactRow, rowOfPerson } from "./loadContacts.ts";

/** Whom an owner looks for; all of it at once. */
export interface ContactFilter {
  /** Any of these, as patterns of LIKE, in a name, an e-mail or a phone number. */
  readonly texts?: readonly string[];
  /** Who has booked since then (epoch milliseconds). */
  readonly since?: number | null;
}

/** By when they first booked, or by their last and first names. */
export type ContactSort = "added" | "name";

/** Where somebody stands in such a list: by `name` their names in small letters, then the row's id. */
export interface ContactPlace {
  readonly names: readonly [last: string, first: string] | null;
  readonly id: string;
}

/** A stretch of a list. */
export interface ContactPage {
  readonly sort: ContactSort;
  readonly descending: boolean;
  readonly after?: ContactPlace | null;
  readonly before?: ContactPlace | null;
  readonly limit: number;
}

/** A person with their place in the list. */
export interface ListedContact extends ContactRow {
  readonly place: ContactPlace;
}

/** One row stands for each person: the first, where they are listed by that, else the last, whose names are shown. */
const STANDS_FOR = { added: "<", name: ">" } as const;

function conditions(businessId: string, sort: ContactSort, { texts = [], since }: ContactFilter) {
  const values: unknown[] = [businessId];
  const next = (value: unknown) => `$${values.push(value)}`;
  const same = `x.business_id = c.business_id AND x.email_key = c.email_key`;
  const all = [
    "c.business_id = $1 AND c.erased_at IS NULL",
    `NOT EXISTS (SELECT FROM contacts x WHERE ${same} AND x.id ${STANDS_FOR[sort]} c.id)`,
  ];
  if (texts.length > 0) {
    const any = `ILIKE ANY (${next(texts)}::text[])`;
    all.push(
      `EXISTS (SELECT FROM contacts x WHERE ${same} AND (x.email ${any} OR concat_ws(' ', x.first_name, x.last_name) ${any} OR x.phone ${any}))`,
    );
  }
  if (since != null)
    all.push(`EXISTS (SELECT FROM contacts x JOIN orders o ON o.business_id = x.business_id AND o.contact_id = x.id
                       WHERE ${same} AND o.created_at >= ${next(new Date(since).toISOString())}::timestamptz)`);
  return { all, values, next };
}

/** People, page by page, found by values, so that nobody is shown twice or left out while more come; one statement. */
export async function listContacts(
  query: Sql["query"],
  businessId: string,
  filter: ContactFilter,
  { sort, descending, after, before, limit }: ContactPage,
): Promise<ListedContact[]> {
  const { all, values, next } = conditions(businessId, sort, filter);
  const key = sort === "added" ? ["c.id"] : ["lower(c.last_name)", "lower(c.first_name)", "c.id"];
  const beyond = (sign: string, { names, id }: ContactPlace) => {
    const at = [...(names ?? []).map((name) => `${next(name)}::text`), `${next(id)}::uuid`];
    return `(${key.join(", ")}) ${sign} (${at.join(", ")})`;
  };
  if (after) all.push(beyond(descending ? "<" : ">", after));
  if (before) all.push(beyond(descending ? ">" : "<", before));
  const direction = descending ? "DESC" : "ASC";
  const rows = await query<ContactRow & { placeId: string; last: string; first: string }>(
    `SELECT ${CONTACT}, c.id AS "placeId", lower(c.last_name) AS last, lower(c.first_name) AS first
       FROM contacts c CROSS JOIN ${rowOfPerson("first", "c", "f")} CROSS JOIN ${rowOfPerson("last", "c", "n")}
      WHERE ${all.join("\n        AND ")}
      ORDER BY ${key.map((column) => `${column} ${direction}`).join(", ")} LIMIT ${next(limit)}`,
    values,
  );
  return rows.map(({ placeId, last, first, ...row }) => ({
    ...row,
    place: { names: sort === "name" ? [last, first] : null, id: placeId },
  }));
}

/** How many people there are; one statement. */
export async function countContacts(
  query: Sql["query"],
  businessId: string,
  filter: ContactFilter,
): Promise<number> {
  const { all, values } = conditions(businessId, "added", filter);
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM contacts c WHERE ${all.join(" AND ")}`,
    values,
  );
  return row!.count;
}
