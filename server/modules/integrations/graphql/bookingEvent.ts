import type { BookingStatus } from "../../../shared/bookings/status.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { BookingStatusEnum } from "../../../platform/graphql/types/enums.ts";

const ActorEnum = builder.enumType("Actor", {
  description: "Who did something.",
  values: ["VISITOR", "OWNER", "STAFF", "SYSTEM"] as const,
});

/** One thing that happened to a booking. Instants in epoch milliseconds. */
interface HistoryEvent {
  readonly at: number;
  readonly actor: "VISITOR" | "OWNER" | "STAFF" | "SYSTEM";
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly note: string;
}

export const BookingEventRef = builder.objectRef<HistoryEvent>("BookingEvent").implement({
  description: "One thing that happened to a booking, as it stood afterwards.",
  fields: (t) => ({
    at: t.field({ type: "DateTime", resolve: ({ at }) => instantText(at) }),
    actor: t.expose("actor", { type: ActorEnum }),
    status: t.expose("status", { type: BookingStatusEnum }),
    startsAt: t.field({
      type: "DateTime",
      description: "When the visit was to begin from then on.",
      resolve: ({ startsAt }) => instantText(startsAt),
    }),
    note: t.exposeString("note", { description: "Why it ended, where somebody said so." }),
  }),
});

/** What the booker reads of an event: why it ended, but nothing that the business noted for itself. */
export function forBooker(event: HistoryEvent): HistoryEvent {
  const isEnd = event.status === "CANCELLED" || event.status === "DECLINED";
  return isEnd ? event : { ...event, note: "" };
}
