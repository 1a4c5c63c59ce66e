import type { BookingStatus } from "../../../shared/bookings/status.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { BOOKING_OVERRIDES, type BookingOverride } from "../../../shared/bookings/overrides.ts";
import { BookingOverrideEnum } from "../../bookings/graphql/overrides.ts";
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
  readonly overrides: readonly BookingOverride[];
  readonly arrival: boolean | null;
  readonly isClientNotified: boolean | null;
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
    note: t.string({
      nullable: true,
      description: "Reason that was given for a cancellation or rejection. Null if there is none.",
      resolve: ({ note }) => emptyToNull(note),
    }),
    hasArrived: t.exposeBoolean("arrival", {
      nullable: true,
      description:
        "True if this change marked the arrival of the client, false if it removed the mark. Null for any other change.",
    }),
    isClientNotified: t.exposeBoolean("isClientNotified", {
      nullable: true,
      description:
        "For a move by the business, true if the client was sent the new time, false if they were not. Null for any other change, and for the booker.",
    }),
    overrides: t.field({
      type: [BookingOverrideEnum],
      description: "Rules that the business overrode with this change. Empty for the booker.",
      resolve: ({ overrides }) => BOOKING_OVERRIDES.filter((one) => overrides.includes(one)),
    }),
  }),
});

/** Removes what is for the business only. The booker sees the reason of a cancellation or rejection. */
export function toBookerEvent(event: HistoryEvent): HistoryEvent {
  const isEnd = event.status === "CANCELLED" || event.status === "DECLINED";
  return { ...event, note: isEnd ? event.note : "", overrides: [], isClientNotified: null };
}
