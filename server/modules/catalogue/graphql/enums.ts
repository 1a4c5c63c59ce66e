import { builder } from "../../../platform/graphql/builder.ts";

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
