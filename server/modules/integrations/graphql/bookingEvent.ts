import type { BookingStatus } from "../../../shared/bookings/status.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BookingStatusEnum } from "../../bookings/graphql/enums.ts";

const ActorEnum = builder.enumType("Actor", {
  description: "Role of the person or program that made a change.",
  values: ["VISITOR", "OWNER", "STAFF", "SYSTEM"] as const,
});

/** Instants in epoch milliseconds. */
interface HistoryEvent {
  readonly at: number;
  readonly actor: "VISITOR" | "OWNER" | "STAFF" | "SYSTEM";
  readonly status: BookingStatus;
  readonly startsAt: number;
  readonly note: string;
}

export const BookingEventRef = builder.objectRef<HistoryEvent>("BookingEvent").implement({
  description: "One change of a booking, with its state afterwards.",
  fields: (t) => ({
    at: t.field({ type: "DateTime", resolve: ({ at }) => formatInstant(at) }),
    actor: t.expose("actor", { type: ActorEnum }),
    status: t.expose("status", { type: BookingStatusEnum }),
    startsAt: t.field({
      type: "DateTime",
      description: "Start of the booking after the change.",
      resolve: ({ startsAt }) => formatInstant(startsAt),
    }),
    note: t.exposeString("note", {
      description: "Reason that was given for a cancellation or rejection. May be empty.",
    }),
  }),
});

/** Removes the notes that are for the business only. The booker sees the reason of a cancellation or rejection. */
export function toBookerEvent(event: HistoryEvent): HistoryEvent {
  const isEnd = event.status === "CANCELLED" || event.status === "DECLINED";
  return isEnd ? event : { ...event, note: "" };
}
