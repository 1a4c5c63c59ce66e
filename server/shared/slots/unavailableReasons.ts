/**
 * The reasons why a start cannot be booked, roughly in the order of the checks. Searches, holds, series and
 * `whyNotOffered` share them. Only `whyNotOffered` returns the causes that visitors must not see.
 */
export const UNAVAILABLE_REASONS = {
  BUSINESS_SUSPENDED: { description: "The operator of the server suspended the business." },
  UNPUBLISHED: { description: "The service is not published, or does not exist." },
  STAFF_NOT_OFFERED: {
    description: "The requested staff member does not offer the service, or the service offers no choice.",
  },
  NOT_A_CLASS: { description: "The request has several seats, and the service is not a class." },
  GUESTS_NOT_TAKEN: { description: "A line is for a guest, and guests cannot take its service." },
  RESERVATION_LIMIT: {
    description:
      "The request has more seats of a service than one order may take, or than the start has left.",
  },
  PAYMENT_UNAVAILABLE: {
    description: "The booking must be paid online, and the server has no payment provider.",
  },
  IN_THE_PAST: { description: "The start is in the past." },
  TOO_SOON: { description: "The start is closer than `noticeMinutes` of the service." },
  BEYOND_HORIZON: { description: "The start is farther away than `horizonDays` of the service." },
  NO_STAFF: { description: "No staff member offers the service." },
  OUTSIDE_HOURS: { description: "The start does not fit into the working hours." },
  DATE_OVERRIDE: {
    description:
      "Only in `whyNotOffered`. The start does not fit into the hours that the schedule has for that date. Other fields return `OUTSIDE_HOURS`.",
  },
  HOLIDAY: {
    description:
      "Only in `whyNotOffered`. The business is closed on that date. Other fields return `OUTSIDE_HOURS`.",
  },
  OFF_INTERVAL: {
    description: "Starts are offered every `intervalMinutes` from the beginning of the hours.",
  },
  DAY_LIMIT: { description: "The date has reached `maxPerDay` bookings." },
  STAFF_BUSY: {
    description:
      "No staff member of the service is free. `whyNotOffered` returns `BOOKED`, `BLOCKED`, `BUSY_ELSEWHERE` or `HELD` instead.",
  },
  BOOKED: { description: "Only in `whyNotOffered`. A booking or its buffer takes that time." },
  BLOCKED: { description: "Only in `whyNotOffered`. A block takes that time." },
  BUSY_ELSEWHERE: { description: "Only in `whyNotOffered`. An external calendar takes that time." },
  HELD: { description: "Only in `whyNotOffered`. A visitor holds that time." },
  NO_SEATS: { description: "The start has fewer seats left than requested." },
  RESOURCE_BUSY: { description: "Too few units of a room or a piece of equipment are free." },
  LOOK_BUSY: {
    description:
      "Only in `whyNotOffered`. The start can be booked, but `lookBusyPercent` hides it in the widget.",
  },
} as const satisfies Readonly<Record<string, { readonly description: string }>>;

export type UnavailableReason = keyof typeof UNAVAILABLE_REASONS;

/** A reason that the slot rules find. */
export type CalendarReason = Extract<
  UnavailableReason,
  | "IN_THE_PAST"
  | "TOO_SOON"
  | "BEYOND_HORIZON"
  | "NO_STAFF"
  | "OUTSIDE_HOURS"
  | "OFF_INTERVAL"
  | "DAY_LIMIT"
  | "STAFF_BUSY"
  | "NO_SEATS"
  | "RESOURCE_BUSY"
>;
