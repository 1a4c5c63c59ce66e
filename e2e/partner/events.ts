import { type DaybookClient, documents, readEvents } from "@daybook/sdk";
import { succeeded } from "./bookings.ts";
import type { Store } from "./store.ts";

// From "Webhooks and events" and "Live events": an endpoint for prompt delivery, the event log for completeness.

/** Registers a webhook endpoint. Returns the secret of its deliveries. */
export async function registerEndpoint(client: DaybookClient, url: string, name: string): Promise<string> {
  const input = { url, idempotencyKey: `endpoint-${name}` };
  const { createWebhookEndpoint } = await client.request(documents.CreateWebhookEndpoint, { input });
  return succeeded(createWebhookEndpoint!).secret!;
}

/** Reads the event log after the store's cursor, until an event of a type. Returns the number of events. */
export async function catchUp(client: DaybookClient, store: Store, lastType: string): Promise<number> {
  let read = 0;
  for await (const { cursor, event } of readEvents(client, { after: store.cursor })) {
    store.apply(event);
    store.cursor = cursor;
    read += 1;
    if (event.type === lastType) break;
  }
  return read;
}
