/** Choices that belong to one calendar. */
const choiceParams = [
  "month",
  "date",
  "at",
  "staff",
  "step",
  "seats",
  "also",
  "guests",
  "party",
  "repeat",
  "service",
  "slug",
] as const;

/** Choices that are invalid in another calendar. */
const positionParams = ["at", "step", "seats", "also", "party", "repeat", "service", "slug"] as const;

const bookingParams = [
  "booked",
  "confirm",
  "returned",
  "reschedule",
  "rescheduled",
  "id",
  "provider",
] as const;

/**
 * Returns the search part (with `?`, or "") that every screen keeps: language, zone, theme, prefilled details, locked
 * choices and unknown parameters, such as campaign sources.
 */
export function keepGlobalParams(search: string): string {
  const locked = (new URLSearchParams(search).get("lock") ?? "").split(",").map((name) => name.trim());
  return removeParams(search, [...choiceParams.filter((name) => !locked.includes(name)), ...bookingParams]);
}

/** Like `keepGlobalParams`, from a group to one of its calendars. A date, staff member or party in the link is kept. */
export function keepParamsForCalendar(search: string): string {
  return removeParams(search, [...positionParams, ...bookingParams]);
}

/** Parameters that prefill personal details. */
const detailParams = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "date_of_birth",
  "location",
  "notes",
  "guests",
  "lock",
] as const;

/** Returns the search part for a booking's address. That address may be shared, so it contains no personal details. */
export function keepParamsForBooking(search: string): string {
  return removeParams(keepGlobalParams(search), detailParams);
}

function removeParams(search: string, names: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const name of names) params.delete(name);
  return params.size === 0 ? "" : `?${params}`;
}
