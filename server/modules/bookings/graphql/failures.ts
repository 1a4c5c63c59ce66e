import { builder } from "../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { createFailure } from "../../../platform/graphql/types/failures.ts";
import { BookingStatusEnum } from "./enums.ts";

export const TooManyHoldsRef = createFailure(
  "TooManyHolds",
  "TOO_MANY_HOLDS",
  "The client address or the business has reached its maximum number of holds.",
);
export const TooManyBookingsRef = createFailure(
  "TooManyBookings",
  "TOO_MANY_BOOKINGS",
  "The address, API key or user has placed as many orders as it may within an hour. Nothing is booked, and the hold stays.",
);
builder.objectFields(TooManyBookingsRef, (t) => ({
  retryAt: t.field({
    type: "DateTime",
    description: "The instant from which the next order is accepted.",
    resolve: ({ retryAt }) => formatInstant(retryAt),
  }),
  retryAfterSeconds: t.int({
    description: "Seconds until `retryAt` by the server's clock, at least 1.",
    resolve: ({ retryAt }, _args, ctx) => Math.max(1, Math.ceil((retryAt - ctx.now()) / 1000)),
  }),
}));
export const TooManyOpenBookingsRef = createFailure(
  "TooManyOpenBookings",
  "TOO_MANY_OPEN_BOOKINGS",
  "The contact's e-mail address has as many orders with a future appointment as it may have. Nothing is booked; the hold stays. The business itself can book more.",
);
builder.objectField(TooManyOpenBookingsRef, "count", (t) =>
  t.exposeInt("count", { description: "Number of open orders that one e-mail address may have." }),
);
export const HoldExpiredRef = createFailure(
  "HoldExpired",
  "HOLD_EXPIRED",
  "The hold has expired or was already booked.",
);
export const SlugExpiredRef = createFailure(
  "SlugExpired",
  "SLUG_EXPIRED",
  "The one-time link was used, was revoked or has expired.",
);
export const OneTimeLinkNotFoundRef = createFailure(
  "OneTimeLinkNotFound",
  "LINK_NOT_FOUND",
  "No one-time link has that slug.",
);
export const OneTimeLinkSpentRef = createFailure(
  "OneTimeLinkSpent",
  "LINK_SPENT",
  "The link was used for a booking. Cancel the booking to free the link.",
);
export const PastCutoffRef = createFailure(
  "PastCutoff",
  "PAST_CUTOFF",
  "It is too late for an online change. The visitor can call the business.",
);
builder.objectField(PastCutoffRef, "cutoffMinutes", (t) =>
  t.exposeInt("cutoffMinutes", {
    description: "Minutes before the start. 0 allows changes until the start.",
  }),
);
export const BookingNotFoundRef = createFailure(
  "BookingNotFound",
  "BOOKING_NOT_FOUND",
  "The booking does not exist. An access key that is unknown, altered, revoked or of another business has the same result.",
);
builder.objectField(BookingNotFoundRef, "accessKey", (t) =>
  t.string({
    nullable: true,
    description: "The access key of the request. Null if the request used a booking's id.",
    resolve: ({ accessKey }) => accessKey ?? null,
  }),
);
export const StatusConflictRef = createFailure(
  "StatusConflict",
  "STATUS_CONFLICT",
  "The status of the booking does not allow the change, because it was decided before or its deadline has passed.",
);
builder.objectField(StatusConflictRef, "status", (t) => t.expose("status", { type: BookingStatusEnum }));
export const NoEmailRef = createFailure(
  "NoEmail",
  "NO_EMAIL",
  "The client has no email address, so nothing was sent. Call the client instead.",
);
