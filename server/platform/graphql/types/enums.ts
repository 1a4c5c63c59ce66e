import { BOOKING_STATUSES } from "../../../shared/bookings/status.ts";
import { builder } from "../builder.ts";

export const AssignmentEnum = builder.enumType("Assignment", {
  description: "How staff members are assigned to a booking.",
  values: {
    CHOSEN: { description: "The visitor chooses a staff member or accepts any." },
    ANY: { description: "The business assigns a staff member." },
    COLLECTIVE: { description: "All staff members of the service take part together." },
  } as const,
});

export const BookingModeEnum = builder.enumType("BookingMode", {
  values: {
    INSTANT: { description: "The booking is confirmed immediately." },
    REQUEST: { description: "The booking is a request that the business approves or declines." },
  } as const,
});

export const GuestModeEnum = builder.enumType("GuestMode", {
  description: "How guests take part in a service.",
  values: {
    NONE: { description: "Guests are not allowed." },
    ATTEND: { description: "Guests attend the booker's appointment." },
    SEAT: { description: "Each guest takes one seat of the class." },
    OWN_LINE: {
      description: "Each guest has a separate line with a service and a staff member, at the same time.",
    },
  } as const,
});

export const PaymentRuleEnum = builder.enumType("PaymentRule", {
  description: "The amount that is due when booking.",
  values: ["NONE", "DEPOSIT_PERCENT", "DEPOSIT_AMOUNT", "FULL"] as const,
});

export const PricePerEnum = builder.enumType("PricePer", {
  description: "The unit that a price applies to.",
  values: {
    LINE: { description: "One booked line, whatever the number of guests." },
    PERSON: { description: "Each participant." },
    SEAT: { description: "Each seat of the class." },
  } as const,
});

export const PaymentStateEnum = builder.enumType("PaymentState", {
  values: {
    OPEN: { description: "The payment can be completed." },
    SUCCEEDED: {},
    FAILED: { description: "The payment was declined. Another one can be started before the deadline." },
    EXPIRED: { description: "The payment reached its deadline or was replaced by another one." },
  } as const,
});

export const LocationKindEnum = builder.enumType("LocationKind", {
  description: "The kind of place where an appointment is held.",
  values: {
    AT_PROVIDER: { description: "The provider's address." },
    AT_VISITOR: { description: "An address that the visitor enters." },
    PHONE: {},
    ONLINE: {},
  } as const,
});

export const AskEnum = builder.enumType("Ask", {
  description: "Whether the booking form contains a field, and whether it is required.",
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
  description: "Payment status of a booking.",
  values: {
    NOTHING_DUE: { description: "No payment is due when booking." },
    UNPAID: { description: "A payment is due and nothing was received." },
    PAID: { description: "The payment was received and nothing is refunded." },
    REFUNDED: { description: "The payment was received, and a refund was made or is in progress." },
  } as const,
});

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
