import { loadEventMetadata } from "../data/events/loadEventMetadata.ts";
import { loadEventPeople } from "../data/events/loadEventPeople.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { type EventBody, type StoredEvent, toPublicEventData } from "../rules/webhooks/eventData.ts";
import { EVENT_VERSION } from "../rules/webhooks/eventTypes.ts";

export interface EventForReader {
  readonly event: StoredEvent;
  readonly includesContacts: boolean;
}

export async function buildEventBodies(
  query: Sql["query"],
  events: readonly EventForReader[],
): Promise<EventBody[]> {
  const people = await loadEventPeople(
    query,
    events.flatMap(({ event, includesContacts }) => (includesContacts ? [event] : [])),
  );
  const metadata = await loadEventMetadata(
    query,
    events.map(({ event }) => event),
  );
  return events.map(({ event, includesContacts }) => ({
    id: encodeTypeId("evt", event.id),
    type: event.type,
    occurredAt: new Date(event.occurredAt).toISOString(),
    businessId: encodeTypeId("business", event.businessId),
    apiVersion: EVENT_VERSION,
    data: toPublicEventData(
      event,
      includesContacts ? (people.get(event.id) ?? null) : null,
      metadata.get(event.id) ?? null,
    ),
  }));
}
