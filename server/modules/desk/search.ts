import { type SearchText, findBookingHits, findContactHits } from "./data/searchHits.ts";
import { type RankedHit, rankHits } from "./rules/rankHits.ts";
import type { Database } from "../../platform/database/database.ts";

export const MAX_HITS = 50;

export interface SearchRequest extends Pick<SearchText, "text" | "spellings" | "limit"> {
  readonly businessId: string;
  /** The staff member to whose bookings the caller is restricted. Null for all bookings. */
  readonly staffId: string | null;
  readonly readsContacts: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Finds bookings and contacts that the caller may read, in two statements. */
export async function search(
  { query }: Pick<Database, "query">,
  { businessId, staffId, readsContacts, now, ...request }: SearchRequest,
): Promise<RankedHit[]> {
  if (request.spellings.length === 0) return [];
  const text = { ...request, includesDetails: readsContacts };
  const [bookingHits, contactHits] = await Promise.all([
    findBookingHits(query, businessId, text, staffId, now),
    readsContacts ? findContactHits(query, businessId, text) : [],
  ]);
  return rankHits(bookingHits, contactHits, request.limit);
}
