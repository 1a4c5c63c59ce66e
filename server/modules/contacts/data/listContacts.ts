import type { MetadataEntry } from "../../../shared/metadata/metadata.ts";
import { matchesMetadata, toMetadataValue } from "../../../platform/database/metadataWhere.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { type AddValue, collectValues, buildContactTextCondition, findContactHits } from "./contactText.ts";
import { CONTACT, type ContactRow } from "./loadContacts.ts";

/** All conditions must match. */
export interface ContactFilter {
  /** LIKE patterns. Any may match. */
  readonly texts?: readonly string[];
  /** Epoch milliseconds. */
  readonly since?: number | null;
  readonly metadata?: MetadataEntry | null;
}

export type ContactSort = "added" | "name";

/** `names` are in lower case. Null if the list is not by name. */
export interface ContactCursor {
  readonly names: readonly [last: string, first: string] | null;
  readonly id: string;
}

export interface ContactPage {
  readonly sort: ContactSort;
  readonly descending: boolean;
  readonly after?: ContactCursor | null;
  readonly before?: ContactCursor | null;
  readonly limit: number;
}

export interface ListedContact extends ContactRow {
  readonly cursor: ContactCursor;
}

const SAME_PERSON = "x.business_id = $1 AND x.email_key = p.email_key";

function buildSinceConditions({ since }: ContactFilter, add: AddValue): string[] {
  if (since == null) return [];
  return [
    `EXISTS (SELECT FROM contacts x JOIN orders o ON o.business_id = $1 AND o.contact_id = x.id
              WHERE ${SAME_PERSON} AND o.created_at >= ${add(new Date(since).toISOString())}::timestamptz)`,
  ];
}

/** The metadata of a person is in the first row. */
function buildMetadataConditions({ metadata }: ContactFilter, add: AddValue): string[] {
  if (metadata == null) return [];
  return [
    `p.first_contact_id IN (SELECT c.id FROM contacts c WHERE c.business_id = $1 AND ${matchesMetadata("c", add(toMetadataValue(metadata)))})`,
  ];
}

/** Pages by values, so that concurrent bookings repeat or omit no person. */
export async function listContacts(
  query: Sql["query"],
  businessId: string,
  filter: ContactFilter,
  { sort, descending, after, before, limit }: ContactPage,
): Promise<ListedContact[]> {
  const { texts = [] } = filter;
  const hits = texts.length > 0 ? await findContactHits(query, businessId, texts) : null;
  const { values, add } = collectValues(businessId);
  const conditions = [
    "p.business_id = $1",
    ...buildSinceConditions(filter, add),
    ...buildMetadataConditions(filter, add),
  ];
  if (hits) conditions.push(`p.email_key = ANY (${add(hits)}::text[])`);
  else if (texts.length > 0)
    // Runs for one person at a time, never for all.
    conditions.push(
      `(SELECT true FROM contacts c WHERE c.business_id = $1 AND c.email_key = p.email_key AND ${buildContactTextCondition(texts, add)} LIMIT 1)`,
    );
  const key =
    sort === "added" ? ["p.first_contact_id"] : ["p.last_name_key", "p.first_name_key", "p.last_contact_id"];
  const buildCursorCondition = (sign: string, { names, id }: ContactCursor) => {
    const at = [...(names ?? []).map((name) => `${add(name)}::text`), `${add(id)}::uuid`];
    return `(${key.join(", ")}) ${sign} (${at.join(", ")})`;
  };
  if (after) conditions.push(buildCursorCondition(descending ? "<" : ">", after));
  if (before) conditions.push(buildCursorCondition(descending ? ">" : "<", before));
  const order = key.map((column) => `${column} ${descending ? "DESC" : "ASC"}`).join(", ");
  const rows = await query<ContactRow & { placeId: string; last: string; first: string }>(
    `SELECT ${CONTACT}, ${key.at(-1)!} AS "placeId", p.last_name_key AS last, p.first_name_key AS first
       FROM (SELECT p.*, p.first_contact_id AS id FROM people p WHERE ${conditions.join("\n AND ")} ORDER BY ${order} LIMIT ${add(limit)}) p
       CROSS JOIN LATERAL (SELECT p.id) f JOIN contacts n ON n.business_id = $1 AND n.id = p.last_contact_id
      ORDER BY ${order}`,
    values,
  );
  return rows.map(({ placeId, last, first, ...row }) => ({
    ...row,
    cursor: { names: sort === "name" ? [last, first] : null, id: placeId },
  }));
}

export async function countContacts(
  query: Sql["query"],
  businessId: string,
  filter: ContactFilter,
): Promise<number> {
  const { values, add } = collectValues(businessId);
  const { texts = [] } = filter;
  const conditions = [
    "p.business_id = $1",
    ...buildSinceConditions(filter, add),
    ...buildMetadataConditions(filter, add),
  ];
  if (texts.length > 0)
    conditions.push(
      `p.email_key IN (SELECT c.email_key FROM contacts c WHERE c.business_id = $1 AND ${buildContactTextCondition(texts, add)})`,
    );
  const [row] = await query<{ count: number }>(
    `SELECT count(*)::int AS count FROM people p WHERE ${conditions.join(" AND ")}`,
    values,
  );
  return row!.count;
}
