import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The rule of `BookingOverride`, as a reason and as what was allowed. */
export function getOverrideLabel(override: string): MessageDescriptor {
  switch (override) {
    case "OUTSIDE_HOURS":
      return msg`Outside the working hours`;
    case "PAST":
      return msg`In the past`;
    case "NO_NOTICE":
      return msg`At shorter notice than the service needs`;
    case "BEYOND_HORIZON":
      return msg`Later than the service can be booked`;
    case "DAY_LIMIT":
      return msg`More bookings than the day allows`;
    case "WITHOUT_EMAIL":
      return msg`Without an email: the client gets no messages`;
    case "WITHOUT_CONSENT":
      return msg`Without the client’s consent`;
    default:
      return msg`At a time that is already taken`;
  }
}

const overridesByReason: Readonly<Record<string, BookingOverride>> = {
  OUTSIDE_HOURS: "OUTSIDE_HOURS",
  OFF_INTERVAL: "OUTSIDE_HOURS",
  IN_THE_PAST: "PAST",
  TOO_SOON: "NO_NOTICE",
  BEYOND_HORIZON: "BEYOND_HORIZON",
  DAY_LIMIT: "DAY_LIMIT",
  STAFF_BUSY: "OVERBOOK",
  RESOURCE_BUSY: "OVERBOOK",
};

export type BookingOverride =
  | "OUTSIDE_HOURS"
  | "PAST"
  | "NO_NOTICE"
  | "BEYOND_HORIZON"
  | "DAY_LIMIT"
  | "WITHOUT_EMAIL"
  | "WITHOUT_CONSENT"
  | "OVERBOOK";

/** Returns the override that lifts an `UnavailableReason`. Null if none does. */
export function getOverrideForReason(reason: string | null | undefined): BookingOverride | null {
  return (reason != null && overridesByReason[reason]) || null;
}
