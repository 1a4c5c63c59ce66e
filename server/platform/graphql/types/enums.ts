import { BOOKING_STATUSES } from "../../../shared/bookings/status.ts";
import { builder } from "../builder.ts";

export const AssignmentEnum = builder.enumType("Assignment", {
  description: "Who serves.",
  values: {
    CHOSEN: { description: "The visitor chooses somebody, or leaves it open." },
    ANY: { description: "The business chooses." },
    COLLECTIVE: { description: "Everybody who offers the service, together." },
  } as const,
});

export const BookingModeEnum = builder.enumType("BookingMode", {
  values: {
    INSTANT: { description: "Booked at once." },
    REQUEST: { description: "Asked for, then approved or declined by the business." },
  } as const,
});

export const GuestModeEnum = builder.enumType("GuestMode", {
  description: "How guests join a service.",
  values: {
    NONE: { description: "Nobody comes along." },
    ATTEND: { description: "They sit in." },
    SEAT: { description: "Each has a seat of the class." },
    OWN_LINE: {
      description: "Each has a line of their own: their own service and person, at the same time.",
    },
  } as const,
});

export const PaymentRuleEnum = builder.enumType("PaymentRule", {
  description: "What is paid when booking.",
  values: ["NONE", "DEPOSIT_PERCENT", "DEPOSIT_AMOUNT", "FULL"] as const,
});

export const PricePerEnum = builder.enumType("PricePer", {
  description: "What a price is for.",
  values: {
    LINE: { description: "Whoever comes along." },
    PERSON: { description: "Each person who takes part." },
    SEAT: { description: "Each seat of the class." },
  } as const,
});

export const PaymentStateEnum = builder.enumType("PaymentState", {
  values: {
    OPEN: { description: "It can be paid." },
    SUCCEEDED: {},
    FAILED: { description: "It was declined; as long as there is time, another can be started." },
    EXPIRED: { description: "Its time ended, or another took its place." },
  } as const,
});

export const LocationKindEnum = builder.enumType("LocationKind", {
  description: "Where a visit can take place.",
  values: {
    AT_PROVIDER: { description: "At the provider's address." },
    AT_VISITOR: { description: "Wherever the visitor says." },
    PHONE: {},
    ONLINE: {},
  } as const,
});

export const AskEnum = builder.enumType("Ask", {
  description: "Whether the details form asks for something.",
  values: ["NO", "OPTIONAL", "REQUIRED"] as const,
});

export const HourCycleEnum = builder.enumType("HourCycle", {
  description:
    "The clock in which times of day are written. Visitors can switch between 12 and 24 hours in the widget.",
  values: {
    H12: { description: "12 hours with a day period: `2:30 PM`. The default." },
    H24: { description: "24 hours: `14:30`." },
    LOCALE: { description: "The usual clock of the reader's language." },
  } as const,
});

export const BookingStatusEnum = builder.enumType("BookingStatus", {
  values: BOOKING_STATUSES,
});

export const BookingPaymentStateEnum = builder.enumType("BookingPaymentState", {
  description: "What became of the money for a booking.",
  values: {
    NOTHING_DUE: { description: "Nothing is paid when booking." },
    UNPAID: { description: "Something is to be paid, and nothing has come." },
    PAID: { description: "It was paid, and nothing goes back." },
    REFUNDED: { description: "It was paid, and something goes or went back." },
  } as const,
});

export const SlotRefusalEnum = builder.enumType("SlotRefusal", {
  description:
    "Why a start cannot be held. The first six reject every start; the others are rules of the calendar, in the order in which they are checked.",
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
