import { GraphQLError } from "graphql";
import { forbiddenError, requiresOfViewer } from "../../access/graphql/authorization.ts";
import { can } from "../../access/rules/viewer.ts";
import { rejectLongList } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { type LiveStream, createEndError } from "../../../platform/graphql/streams/liveStream.ts";
import { InvalidInputRef } from "../../../platform/graphql/types/failures.ts";
import { isUnavailable } from "../../../platform/graphql/unavailable.ts";
import { type FailureWith, invalidInput } from "../../../shared/failures/failure.ts";
import { encodeEventCursor } from "../events/eventCursor.ts";
import type { EventQuery } from "../events/readEvents.ts";
import { type EventType, SUBSCRIBABLE_TYPES, validateEventTypes } from "../rules/webhooks/eventTypes.ts";
import { type EventEdge, EventEdgeRef } from "./event.ts";
import { CursorExpiredRef } from "./failures.ts";

export type EventMessage = EventEdge | FailureWith<"INVALID_INPUT" | "CURSOR_EXPIRED">;

const EventMessageRef = builder.unionType("EventMessage", {
  description:
    "A message of a stream of events: an event, or the reason why the cursor or a type was rejected.",
  types: [EventEdgeRef, CursorExpiredRef, InvalidInputRef],
});

const PERMISSION = "webhooks.manage";
const PAGE_SIZE = 100;
/** Milliseconds until a stream reads again after the database was unavailable. */
const RETRY_MS = 1_000;

interface FollowedEvents extends Omit<EventQuery, "first"> {
  /** Checks the caller. @throws when the caller may read no events */
  readonly checkCaller: (ctx: Context) => void;
}

/**
 * Yields all events after the cursor, then new ones. The caller is checked after each read, so an event that was
 * committed after the loss of the permission is never yielded.
 */
export async function* followEvents(
  ctx: Context,
  stream: LiveStream<Context>,
  { checkCaller, ...start }: FollowedEvents,
): AsyncGenerator<EventMessage> {
  const { businessId } = start;
  const { liveEvents } = await ctx.getScope(businessId);
  const unsubscribe = liveEvents.subscribe(businessId, stream.wake);
  let cursor = start.after;
  const readPage = async () => {
    const page = await liveEvents.read({ ...start, after: cursor, first: PAGE_SIZE });
    checkCaller(await stream.renew());
    return page;
  };
  const throwIfEnding = () => {
    if (stream.ending) throw createEndError(stream.ending, cursor);
  };
  try {
    for (;;) {
      throwIfEnding();
      const page = await readPage().catch((error: unknown) => {
        if (!isUnavailable(error)) throw error;
        return null;
      });
      if (page === null) {
        stream.wakeAfter(RETRY_MS);
        await stream.wait();
        continue;
      }
      if (!page.ok) return yield page.failure;
      for (const event of page.value.events) {
        throwIfEnding();
        cursor = encodeEventCursor(businessId, event.position);
        yield { node: event, cursor };
      }
      throwIfEnding();
      cursor = page.value.endCursor;
      if (!page.value.hasMore) await stream.wait();
    }
  } catch (error) {
    throw addCursor(error, cursor);
  } finally {
    unsubscribe();
  }
}

function addCursor(error: unknown, cursor: string | null): unknown {
  if (!(error instanceof GraphQLError)) return error;
  return new GraphQLError(error.message, { extensions: { ...error.extensions, cursor } });
}

export async function* yieldOnce(message: EventMessage): AsyncGenerator<EventMessage> {
  yield message;
}

builder.subscriptionField("events", (t) =>
  t.field({
    type: EventMessageRef,
    description:
      "The events of the caller's business in commit order, each once: those after the cursor, then new ones as they happen.",
    authScopes: requiresOfViewer(PERMISSION),
    args: {
      after: t.arg.string({
        description:
          "A cursor of `Business.events` or of an earlier stream. Null starts at the oldest stored event.",
      }),
      types: t.arg({
        type: ["EventType"],
        description: "Only events of these types. Null or an empty list means all.",
      }),
    },
    complexity: 5,
    subscribe: (_root, { after, types }, ctx) => {
      const { stream, viewer } = ctx;
      if (!stream) throw new Error("the subscription was executed without a stream");
      if (!viewer) throw forbiddenError(viewer, PERMISSION);
      const checkCaller = ({ viewer: caller }: Context) => {
        if (!can(caller, viewer.businessId, PERMISSION)) throw forbiddenError(caller, PERMISSION);
      };
      checkCaller(ctx);
      rejectLongList("types", types ?? [], SUBSCRIBABLE_TYPES.length);
      const issues = validateEventTypes(types ?? [], ["types"]);
      if (issues.length > 0) return yieldOnce(invalidInput(...issues));
      const { businessId } = viewer;
      return followEvents(ctx, stream, {
        businessId,
        after: after ?? null,
        types: (types ?? []) as EventType[],
        checkCaller,
      });
    },
    resolve: (message) => message as EventMessage,
  }),
);
