import type { EventPeople, StoredEvent } from "../../rules/webhooks/eventData.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";

type EventReference = Pick<StoredEvent, "businessId" | "id" | "data">;

/** Loads the current personal data of events by event id: the contact, and the location and guests of a booking. */
export async function loadEventPeople(
  query: Sql["query"],
  events: readonly EventReference[],
): Promise<ReadonlyMap<string, EventPeople>> {
  const lookups = events
    .filter(({ data }) => typeof data["contactId"] === "string")
    .map(({ businessId, id, data }) => ({
      businessId,
      id,
      contactId: data["contactId"],
      bookingId: data["bookingId"] ?? null,
    }));
  if (lookups.length === 0) return new Map();
  const rows = await query<EventPeople & { readonly id: string }>(
    `SELECT a.id, nullif(b.location, '') AS location,
            CASE WHEN to_jsonb(c) ->> 'erased_at' IS NULL THEN jsonb_build_object('firstName', c.first_name, 'lastName', c.last_name, 'email', c.email, 'phone', c.phone,
                 'metadata', f.metadata) END AS contact,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('number', g.ordinal, 'name', g.name, 'email', g.email) ORDER BY g.ordinal), '[]')
               FROM guests g WHERE g.business_id = a."businessId" AND g.booking_id = a."bookingId" AND g.left_at IS NULL) AS guests
       FROM jsonb_to_recordset($1::jsonb) AS a("businessId" uuid, id uuid, "contactId" uuid, "bookingId" uuid)
       JOIN contacts c ON c.business_id = a."businessId" AND c.id = a."contactId"
       LEFT JOIN people p ON p.business_id = c.business_id AND p.email_key = c.email_key
       LEFT JOIN contacts f ON f.business_id = p.business_id AND f.id = p.first_contact_id
       LEFT JOIN bookings b ON b.business_id = a."businessId" AND b.id = a."bookingId"`,
    [JSON.stringify(lookups)],
  );
  return new Map(rows.map(({ id, ...people }) => [id, people]));
}
