import { type House, type Outcome, ask, succeeded } from "./ask.ts";
import type { Store, Told } from "./store.ts";

// From "Webhooks and events": an endpoint for prompt delivery, the event log for completeness.

/** Registers a webhook endpoint. Returns the secret of its deliveries. */
export async function registerEndpoint(house: House, url: string, name: string): Promise<string> {
  const { createWebhookEndpoint } = await ask<{
    createWebhookEndpoint: Outcome & { secret: string };
  }>(
    house,
    `mutation ($input: CreateWebhookEndpointInput!) {
      createWebhookEndpoint(input: $input) {
        __typename
        ... on CreateWebhookEndpointPayload { secret }
        ... on Failure { code message }
      }
    }`,
    { input: { url, idempotencyKey: `endpoint-${name}` } },
  );
  return succeeded(createWebhookEndpoint).secret;
}

interface FeedPage {
  readonly edges: readonly { readonly node: Omit<Told, "type"> & { readonly type: string } }[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}

export async function catchUp(house: House, store: Store): Promise<number> {
  let read = 0;
  for (let isMore = true; isMore;) {
    const { business } = await ask<{ business: { events: Outcome & FeedPage } }>(
      house,
      `query ($after: String) {
        business {
          events(first: 3, after: $after) {
            __typename
            ... on EventConnection { edges { node { id type occurredAt data } } pageInfo { endCursor hasNextPage } }
            ... on Failure { code message }
          }
        }
      }`,
      { after: store.cursor },
    );
    const { edges, pageInfo } = succeeded(business.events);
    for (const { node } of edges) store.apply(node);
    store.cursor = pageInfo.endCursor;
    read += edges.length;
    isMore = pageInfo.hasNextPage;
  }
  return read;
}
