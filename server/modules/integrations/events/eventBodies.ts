import { loadPeople } from "../data/events/loadPeople.ts";
import type { Sql } from "../../../platform/database/transaction.ts";
import { encodeTypeId } from "../../../shared/ids/typeId.ts";
import { type EventBody, type StoredEvent, eventData } from "../rules/webhooks/eventData.ts";
import { EVENT_VERSION } from "../rules/webhooks/eventTypes.ts";

export interface ToldEvent {
  readonly event: StoredEvent;
  readonly includesContacts: boolean;
}

export async function eventBodies(query: Sql["query"], told: readonly ToldEvent[]): Promise<EventBody[]> {
  const people = await loadPeople(
    query,
    told.flatMap(({ event, includesContacts }) => (includesContacts ? [event] : [])),
  );
  return told.map(({ event, includesContacts }) => ({
    id: encodeTypeId("evt", event.id),
    type: event.type,
    occurredAt: new Date(event.occurredAt).toISOString(),
    businessId: encodeTypeId("business", event.businessId),
    apiVersion: EVENT_VERSION,
    data: eventData(event, includesContacts ? (people.get(event.id) ?? null) : null),
  }));
}
