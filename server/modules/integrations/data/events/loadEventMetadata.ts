import type { Metadata } from "../../../../shared/metadata/metadata.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import type { StoredEvent } from "../../rules/webhooks/eventData.ts";

type EventReference = Pick<StoredEvent, "businessId" | "id" | "type" | "data">;

/**
 * Loads the present metadata by event id, for events about a booking, service, staff member or business. Events do not
 * store it, so that an erasure leaves no copy. At most one statement.
 */
export async function loadEventMetadata(
  query: Sql["query"],
  events: readonly EventReference[],
): Promise<ReadonlyMap<string, Metadata>> {
  const lookups = events.flatMap(({ businessId, id, type, data }) => {
    const subject = findSubject(type, data);
    return subject ? [{ businessId, id, ...subject }] : [];
  });
  if (lookups.length === 0) return new Map();
  const rows = await query<{ id: string; metadata: Metadata | null }>(
    `SELECT a.id, CASE a.noun
            WHEN 'booking' THEN (SELECT t.metadata FROM bookings t WHERE t.business_id = a."businessId" AND t.id = a."subjectId")
            WHEN 'service' THEN (SELECT t.metadata FROM services t WHERE t.business_id = a."businessId" AND t.id = a."subjectId")
            WHEN 'staff' THEN (SELECT t.metadata FROM staff t WHERE t.business_id = a."businessId" AND t.id = a."subjectId")
            ELSE (SELECT t.metadata FROM businesses t WHERE t.id = a."businessId" AND t.id = a."subjectId") END AS metadata
       FROM jsonb_to_recordset($1::jsonb) AS a("businessId" uuid, id uuid, noun text, "subjectId" uuid)`,
    [JSON.stringify(lookups)],
  );
  return new Map(rows.flatMap(({ id, metadata }) => (metadata ? [[id, metadata] as const] : [])));
}

const CATALOGUE_NOUNS: readonly unknown[] = ["service", "staff", "business"];

function findSubject(type: EventReference["type"], data: EventReference["data"]) {
  if (type.startsWith("booking.") || type === "guest.left")
    return { noun: "booking", subjectId: data["bookingId"] };
  if (type === "catalogue.updated" && CATALOGUE_NOUNS.includes(data["noun"]))
    return { noun: data["noun"], subjectId: data["id"] };
  return null;
}
