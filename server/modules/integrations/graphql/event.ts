import DataLoader from "dataloader";
import { loadEvents } from "../data/events/readFeed.ts";
import type { EventBody, StoredEvent } from "../rules/webhooks/eventData.ts";
import {
  CHOSEN_TYPES,
  EVENTS_KEPT_DAYS,
  type EventType,
  unknownEventTypes,
} from "../rules/webhooks/eventTypes.ts";
import { eventBodies } from "../events/eventBodies.ts";
import { eventCursor } from "../events/eventCursor.ts";
import { type FeedPage, readEvents } from "../events/readEvents.ts";
import { mayIn } from "../../access/graphql/authorization.ts";
import { refuseLong } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import "./eventType.ts";
import * as failures from "../../../platform/graphql/types/failures.ts";

export const EventRef = builder.objectRef<StoredEvent>("Event").implement({
  interfaces: [builder.nodeInterfaceRef()],
  authScopes: ({ businessId }) => ({ may: { businessId, permission: "webhooks.manage" } }),
  description: `Something that happened in a business, as it was then. Kept for ${EVENTS_KEPT_DAYS} days.`,
  fields: (t) => ({
    id: t.id({
      description: "The same id as in deliveries (`webhook-id`).",
      resolve: (event) => globalId("Event", event.id),
    }),
    type: t.expose("type", { type: "EventType", description: "The type of the event." }),
    occurredAt: t.field({
      type: "DateTime",
      description: "When it happened.",
      resolve: (event) => instantText(event.occurredAt),
    }),
    data: t.field({
      type: "JSONObject",
      description:
        "What it says, as in deliveries; what each type has is described beside webhooks. Who it is about is there only for those who may read contacts, as they are known now.",
      resolve: async (event, _, ctx) => (await loadersOf(ctx, event.businessId).body.load(event)).data,
    }),
  }),
});

interface EventLoaders {
  readonly body: DataLoader<StoredEvent, EventBody>;
  readonly event: DataLoader<string, StoredEvent | null>;
}

const known = new WeakMap<Context, Map<string, EventLoaders>>();

/** Events and what they say, read once a request however many fields ask. */
export function loadersOf(ctx: Context, businessId: string): EventLoaders {
  const ofBusinesses = known.get(ctx) ?? new Map<string, EventLoaders>();
  known.set(ctx, ofBusinesses);
  const made = ofBusinesses.get(businessId) ?? createLoaders(ctx, businessId);
  ofBusinesses.set(businessId, made);
  return made;
}

function createLoaders({ database, viewer }: Context, businessId: string): EventLoaders {
  const includesContacts = mayIn(viewer, businessId, "contacts.read");
  return {
    body: new DataLoader((events) =>
      eventBodies(
        database.query,
        events.map((event) => ({ event, includesContacts })),
      ),
    ),
    event: new DataLoader(async (ids) => {
      const events = new Map(
        (await loadEvents(database.query, businessId, ids)).map((event) => [event.id, event]),
      );
      return ids.map((id) => events.get(id) ?? null);
    }),
  };
}

type AnsweredPage = FeedPage & { readonly businessId: string };
type Edge = { readonly node: StoredEvent; readonly cursor: string };

const EventEdgeRef = builder.objectRef<Edge>("EventEdge").implement({
  description: "An event at its place in the feed.",
  fields: (t) => ({
    cursor: t.exposeString("cursor", { description: "Its place: going on `after` it is told what follows." }),
    node: t.expose("node", { type: EventRef, description: "The event." }),
  }),
});

const EventConnectionRef = builder.objectRef<AnsweredPage>("EventConnection").implement({
  description: "A stretch of the feed, the oldest first.",
  isTypeOf: (value) => "endCursor" in (value as object),
  fields: (t) => ({
    edges: t.field({
      type: [EventEdgeRef],
      description: "The events with their places.",
      resolve: ({ events, businessId }) =>
        events.map((node) => ({ node, cursor: eventCursor(businessId, node.position) })),
    }),
    pageInfo: t.field({
      type: FeedPageInfoRef(),
      description: "Where to go on.",
      resolve: (page) => page,
    }),
  }),
});

function FeedPageInfoRef() {
  return builder.objectRef<FeedPage>("EventPageInfo").implement({
    description: "Where a stretch of the feed ends.",
    fields: (t) => ({
      endCursor: t.exposeString("endCursor", {
        description: "Keep it, and go on `after` it: never null, also when nothing has happened.",
      }),
      hasNextPage: t.exposeBoolean("hasMore", { description: "Whether more can be read at once." }),
    }),
  });
}

const EventsResult = builder.unionType("EventsResult", {
  description: "What the feed answers.",
  types: [EventConnectionRef, failures.CursorExpiredRef, failures.InvalidInputRef],
});

const MOST = 100;

builder.prismaObjectFields(BusinessRef, (t) => ({
  events: t.field({
    type: EventsResult,
    description:
      "All that happens, in an order in which nothing is ever slipped in behind: whoever goes on where they ended misses nothing. To catch up with what no webhook has brought, or to do without webhooks.",
    authScopes: ({ id }) => ({ may: { businessId: id, permission: "webhooks.manage" } }),
    args: {
      first: t.arg.int({ defaultValue: 50, description: "How many at most: 1 to 100." }),
      after: t.arg.string({ description: "A cursor of this feed. None: from the oldest that is kept." }),
      types: t.arg({
        type: ["EventType"],
        description: "Only events of these types. Null or an empty list means all.",
      }),
    },
    complexity: ({ first }) => ({ field: 5, multiplier: Math.max(1, Math.min(first ?? 50, MOST)) }),
    resolve: async ({ id: businessId }, { first, after, types }, { database }) => {
      refuseLong("types", types ?? [], CHOSEN_TYPES.length);
      const issues = unknownEventTypes(types ?? []);
      if (issues.length > 0) return failures.answer({ code: "INVALID_INPUT", issues });
      const page = await readEvents(database.query, {
        businessId,
        after: after ?? null,
        types: (types ?? []) as EventType[],
        first: Math.max(1, Math.min(first ?? 50, MOST)),
      });
      return page.ok ? { ...page.value, businessId } : failures.answer(page.failure);
    },
  }),
}));
