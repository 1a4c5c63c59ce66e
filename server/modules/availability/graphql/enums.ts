import { builder } from "../../../platform/graphql/builder.ts";

export const SlotRefusalEnum = builder.enumType("SlotRefusal", {
  description:
    "The reason why a start cannot be held. The first six reject every start. The others are calendar rules, in the order of their checks.",
  values: [
    "NOT_FOUND",
    "OUT_OF_RANGE",
    "GUESTS_NOT_TAKEN",
    "CALENDAR_UNAVAILABLE",
    "RESERVATION_LIMIT",
    "PAYMENT_UNAVAILABLE",
    "IN_THE_PAST",
    "TOO_SOON",
    "BEYOND_HORIZON",
    "NO_STAFF",
    "OUTSIDE_HOURS",
    "OFF_INTERVAL",
    "DAY_FULL",
    "STAFF_BUSY",
    "SEATS_SHORT",
    "RESOURCE_BUSY",
  ] as const,
});
