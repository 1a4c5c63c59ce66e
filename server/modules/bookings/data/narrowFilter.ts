import { matchesMetadata, toMetadataValue } from "../../../platform/database/metadataWhere.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import type { BookingFilter } from "./bookingWhere.ts";
import { findTextHits } from "./textHits.ts";

/** With more hits, walking the list in its order fills a page sooner. */
export const MAX_HITS = 500;

/** Replaces a condition on metadata, text, source or missing payment by the ids of its few bookings. */
export async function narrowFilter(
  query: Sql["query"],
  businessId: string,
  filter: BookingFilter,
): Promise<BookingFilter> {
  const { texts = [], source, payment, metadata } = filter;
  if (metadata != null) {
    const ids = await findMetadataHits(query, businessId, metadata);
    if (ids) return { ...filter, metadata: null, ids };
  }
  if (texts.length > 0) {
    const ids = await findTextHits(query, businessId, texts, MAX_HITS);
    if (ids) return { ...filter, texts: [], ids };
  }
  if (source != null) {
    const ids = await findSourceHits(query, businessId, source);
    if (ids) return { ...filter, source: null, ids };
  }
  if (payment?.length === 1 && payment[0] === "UNPAID") {
    const ids = await findUnpaid(query, businessId);
    if (ids) return { ...filter, payment: null, ids };
  }
  return filter;
}

const fewIds = (rows: readonly { readonly id: string }[]): string[] | null =>
  rows.length > MAX_HITS ? null : rows.map(({ id }) => id);

/** The condition on an empty list selects the index `orders_source`. */
async function findSourceHits(
  query: Sql["query"],
  businessId: string,
  { name, value }: NonNullable<BookingFilter["source"]>,
): Promise<string[] | null> {
  const rows = await query<{ id: string }>(
    `SELECT b.id FROM orders o JOIN bookings b ON b.business_id = $1 AND b.order_id = o.id
      WHERE o.business_id = $1 AND o.attribution <> '[]' AND o.attribution @> $2::jsonb LIMIT ${MAX_HITS + 1}`,
    [businessId, JSON.stringify([[name, value]])],
  );
  return fewIds(rows);
}

async function findMetadataHits(
  query: Sql["query"],
  businessId: string,
  metadata: NonNullable<BookingFilter["metadata"]>,
): Promise<string[] | null> {
  return fewIds(
    await query<{ id: string }>(
      `SELECT b.id FROM bookings b WHERE b.business_id = $1 AND ${matchesMetadata("b", "$2")} LIMIT ${MAX_HITS + 1}`,
      [businessId, toMetadataValue(metadata)],
    ),
  );
}

async function findUnpaid(query: Sql["query"], businessId: string): Promise<string[] | null> {
  return fewIds(
    await query<{ id: string }>(
      `SELECT booking_id AS id FROM unpaid_bookings WHERE business_id = $1 LIMIT ${MAX_HITS + 1}`,
      [businessId],
    ),
  );
}
