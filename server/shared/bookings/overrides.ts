/** Overrides of the rules for a time. A hold needs them, and a move replaces them. */
export const TIME_OVERRIDES = [
  "OUTSIDE_HOURS",
  "PAST",
  "NO_NOTICE",
  "BEYOND_HORIZON",
  "DAY_LIMIT",
  "OVERBOOK",
] as const;
export type TimeOverride = (typeof TIME_OVERRIDES)[number];

/** Overrides of the rules for the details of a booker. They stay when the booking moves. */
export const DETAIL_OVERRIDES = ["WITHOUT_EMAIL", "WITHOUT_CONSENT"] as const;
export type DetailOverride = (typeof DETAIL_OVERRIDES)[number];

export type BookingOverride = TimeOverride | DetailOverride;

/** In the order of the database's enum. */
export const BOOKING_OVERRIDES = [
  "OUTSIDE_HOURS",
  "PAST",
  "NO_NOTICE",
  "BEYOND_HORIZON",
  "DAY_LIMIT",
  "WITHOUT_EMAIL",
  "WITHOUT_CONSENT",
  "OVERBOOK",
] as const satisfies readonly BookingOverride[];

export function isTimeOverride(override: BookingOverride): override is TimeOverride {
  return TIME_OVERRIDES.some((one) => one === override);
}

export function isDetailOverride(override: BookingOverride): override is DetailOverride {
  return DETAIL_OVERRIDES.some((one) => one === override);
}
