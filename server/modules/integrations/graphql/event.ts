import DataLoader from "dataloader";
import { countEvents, loadEvents } from "../data/events/readEventLog.ts";
import type { EventBody, StoredEvent } from "../rules/webhooks/eventData.ts";
import {
  SUBSCRIBABLE_TYPES,
  EVENT_RETENTION_DAYS,
  type EventType,
  validateEventTypes,
} from "../rules/webhooks/eventTypes.ts";
import { buildEventBodies } from "../events/eventBodies.ts";
import { encodeEventCursor } from "../events/eventCursor.ts";
import { type EventPage, readEvents } from "../events/readEvents.ts";
import { can } from "../../access/rules/viewer.ts";
import { rejectLongList } from "../../../platform/graphql/badInput.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import "./eventType.ts";
import { CursorExpiredRef } from "./failures.ts";
import { InvalidInputRef } from "../../../platform/graphql/types/failures.ts";

export const EventRef = builder.objectRef<StoredEvent>("Event").implement({
  interfaces: [builder.nodeInterfaceRef()],
  authScopes: requires("webhooks.manage"),
  description: `An event of a business. Kept for ${EVENT_RETENTION_DAYS} days.`,
  fields: (t) => ({
    id: t.id({
      description: "The same id as in the header `webhook-id` of deliveries.",
      resolve: (event) => toGlobalId("Event", event.id),
    }),
    type: t.expose("type", { type: "EventType", description: "The type of the event." }),
    occurredAt: t.field({
      type: "DateTime",
      description: "Time of the event.",
      resolve: (event) => formatInstant(event.occurredAt),
    }),
    data: t.field({
      type: "JSONObject",
      description:
        "Content of the event, as in deliveries. The documentation of webhooks describes each type. Personal data is current and requires `contacts.read`.",
      resolve: async (event, _, ctx) => (await getEventLoaders(ctx, event.businessId).body.load(event)).data,
    }),
  }),
});

interface EventLoaders {
  readonly body: DataLoader<StoredEvent, EventBody>;
  readonly event: DataLoader<string, StoredEvent | null>;
}

const loadersByContext = new WeakMap<Context, Map<string, EventLoaders>>();

export function getEventLoaders(ctx: Context, businessId: string): EventLoaders {
  const loadersByBusiness = loadersByContext.get(ctx) ?? new Map<string, EventLoaders>();
  loadersByContext.set(ctx, loadersByBusiness);
  const loaders = loadersByBusiness.get(businessId) ?? createLoaders(ctx, businessId);
  loadersByBusiness.set(businessId, loaders);
  return loaders;
}

function createLoaders({ database, viewer }: Context, businessId: string): EventLoaders {
  const includesContacts = can(viewer, businessId, "contacts.read");
  return {
    body: new DataLoader((events) =>
      buildEventBodies(
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

type BusinessEventPage = EventPage & { readonly businessId: string; readonly types: readonly EventType[] };
export type EventEdge = { readonly node: StoredEvent; readonly cursor: string };

export const EventEdgeRef = builder.objectRef<EventEdge>("EventEdge").implement({
  description: "An event with its cursor.",
  isTypeOf: (value) => "cursor" in (value as object),
  fields: (t) => ({
    cursor: t.exposeString("cursor", {
      description: "Position of the event. Pass it as `after` to read the next events.",
    }),
    node: t.expose("node", { type: EventRef, description: "The event." }),
  }),
});

const EventConnectionRef = builder.objectRef<BusinessEventPage>("EventConnection").implement({
  description: "A page of events in commit order, oldest first.",
  isTypeOf: (value) => "endCursor" in (value as object),
  fields: (t) => ({
    edges: t.field({
      type: [EventEdgeRef],
      description: "The events with their cursors.",
      resolve: ({ events, businessId }) =>
        events.map((node) => ({ node, cursor: encodeEventCursor(businessId, node.position) })),
    }),
    totalCount: t.int({
      description: "Number of stored events of these types, on all pages together.",
      complexity: 20,
      resolve: ({ businessId, types }, _, { database }) => countEvents(database.query, businessId, types),
    }),
    pageInfo: t.field({
      type: FeedPageInfoRef(),
      description: "Cursor for the next page.",
      resolve: (page) => page,
    }),
  }),
});

function FeedPageInfoRef() {
  return builder.objectRef<EventPage>("EventPageInfo").implement({
    description: "End of a page of events.",
    fields: (t) => ({
      endCursor: t.exposeString("endCursor", {
        description: "Store it and pass it as `after` next time. Never null, even if the page is empty.",
      }),
      hasNextPage: t.exposeBoolean("hasMore", { description: "True if more events can be read now." }),
    }),
  });
}

const EventsResult = builder.unionType("EventsResult", {
  description: "A page of events, or the reason why the cursor or a type was rejected.",
  types: [EventConnectionRef, CursorExpiredRef, InvalidInputRef],
});

const EventFilterInput = builder.inputType("EventFilter", {
  description: "Conditions on events.",
  fields: (t) => ({
    type: t.field({
      type: ["EventType"],
      description: "Of one of these types. Null or an empty list means all.",
    }),
  }),
});

const MAX_PAGE_SIZE = 100;

builder.prismaObjectFields(BusinessRef, (t) => ({
  events: t.field({
    type: EventsResult,
    description:
      "All events in commit order. Resume from your last cursor to receive every event once, instead of webhooks or to find missed deliveries.",
    authScopes: requires("webhooks.manage"),
    args: {
      first: t.arg.int({ defaultValue: 50, description: "Number of events, from 1 to 100." }),
      after: t.arg.string({
        description: "A cursor of this connection. Null starts at the oldest stored event.",
      }),
      filter: t.arg({ type: EventFilterInput }),
    },
    complexity: ({ first }) => ({ field: 5, multiplier: Math.max(1, Math.min(first ?? 50, MAX_PAGE_SIZE)) }),
    resolve: async ({ id: businessId }, { first, after, filter }, { database }) => {
      const types = filter?.type ?? [];
      rejectLongList("filter.type", types, SUBSCRIBABLE_TYPES.length);
      const issues = validateEventTypes(types, ["filter", "type"]);
      if (issues.length > 0) return { code: "INVALID_INPUT" as const, issues };
      const page = await readEvents(database.query, {
        businessId,
        after: after ?? null,
        types: types as EventType[],
        first: Math.max(1, Math.min(first ?? 50, MAX_PAGE_SIZE)),
      });
      return page.ok ? { ...page.value, businessId, types: types as EventType[] } : page.failure;
    },
  }),
}));
