import { forbiddenError, requiresOfViewer } from "../../access/graphql/authorization.ts";
import { can, getPermissionScope } from "../../access/rules/viewer.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { InvalidInputRef } from "../../../platform/graphql/types/failures.ts";
import type { FailureWith } from "../../../shared/failures/failure.ts";
import { readLastCursor } from "../events/readEvents.ts";
import type { EventEdge } from "./event.ts";
import { type EventMessage, followEvents } from "./eventSubscription.ts";
import { CursorExpiredRef } from "./failures.ts";

const PERMISSION = "bookings.read";

const ChangeRef = builder.objectRef<EventEdge>("Change").implement({
  description:
    "A change of the business's data. It identifies the changed record and does not contain its values.",
  isTypeOf: (value) => "cursor" in (value as object),
  fields: (t) => ({
    cursor: t.exposeString("cursor", {
      description: "Position of the change. Pass it as `after` to continue.",
    }),
    type: t.field({
      type: "EventType",
      description: "The type of the event.",
      resolve: ({ node }) => node.type,
    }),
    occurredAt: t.field({
      type: "DateTime",
      description: "Time of the change.",
      resolve: ({ node }) => formatInstant(node.occurredAt),
    }),
    bookingId: t.id({
      nullable: true,
      description:
        "The booking that changed, for events of bookings and guests. Null for others, and for a booking that the caller may not read.",
      resolve: ({ node: { businessId, data, type } }, _args, { viewer }) => {
        const bookingId = data["bookingId"];
        if (typeof bookingId !== "string" || type.startsWith("payment.")) return null;
        const scope = getPermissionScope(viewer, businessId, PERMISSION);
        const staffIds = Array.isArray(data["staffIds"]) ? data["staffIds"] : [];
        const isVisible = scope === "ALL" || (scope === "OWN" && staffIds.includes(viewer?.staffId));
        return isVisible ? toGlobalId("Booking", bookingId) : null;
      },
    }),
    contactId: t.id({
      nullable: true,
      description:
        "The contact that changed, for events of contacts. Null for others, and for a caller without `contacts.read`.",
      resolve: ({ node: { businessId, data, type } }, _args, { viewer }) => {
        const contactId = data["contactId"];
        if (typeof contactId !== "string" || !type.startsWith("contact.")) return null;
        return can(viewer, businessId, "contacts.read") ? toGlobalId("Contact", contactId) : null;
      },
    }),
    isByVisitor: t.boolean({
      description: "True if a visitor caused the change of a booking.",
      resolve: ({ node }) => node.data["actor"] === "VISITOR",
    }),
  }),
});

type ChangeMessage = EventEdge | FailureWith<"INVALID_INPUT" | "CURSOR_EXPIRED">;

const ChangeMessageRef = builder.unionType("ChangeMessage", {
  description: "A message of a stream of changes: a change, or the reason why the cursor was rejected.",
  types: [ChangeRef, CursorExpiredRef, InvalidInputRef],
});

builder.subscriptionField("changes", (t) =>
  t.field({
    type: ChangeMessageRef,
    description:
      "The changes in the caller's business in commit order, each once: those after the cursor, then new ones. A screen loads the changed data again. `events` has the content, with another permission.",
    authScopes: requiresOfViewer(PERMISSION, "OWN"),
    args: {
      after: t.arg.string({
        description: "A cursor of an earlier stream or of a board. Null starts with the next change.",
      }),
    },
    complexity: 5,
    subscribe: async (_root, { after = null }, ctx) => {
      const { stream, viewer } = ctx;
      if (!stream) throw new Error("the subscription was executed without a stream");
      if (!viewer) throw forbiddenError(viewer, PERMISSION);
      const { businessId } = viewer;
      const checkCaller = ({ viewer: caller }: Context) => {
        if (getPermissionScope(caller, businessId, PERMISSION) === null)
          throw forbiddenError(caller, PERMISSION);
      };
      checkCaller(ctx);
      // Read before the stream answers, so that a screen that loads after the answer misses no change.
      const start = after ?? (await readLastCursor(ctx.database.query, businessId));
      return followEvents(ctx, stream, { businessId, after: start, types: [], checkCaller });
    },
    resolve: (message: EventMessage): ChangeMessage => message,
  }),
);
