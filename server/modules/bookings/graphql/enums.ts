import { builder } from "../../../platform/graphql/builder.ts";
import { BOOKING_STATUSES } from "../../../shared/bookings/status.ts";

export const BookingStatusEnum = builder.enumType("BookingStatus", {
  values: BOOKING_STATUSES,
});
