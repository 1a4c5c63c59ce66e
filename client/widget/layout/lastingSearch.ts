/** Choices that belong to one calendar. */
const choices = [
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
const standing = ["at", "step", "seats", "also", "party", "repeat", "service", "slug"] as const;

const ofBookings = ["booked", "confirm", "returned", "reschedule", "rescheduled", "id", "provider"] as const;

/**
 * Returns the search part (with `?`, or "") that every screen keeps: language, zone, theme, prefilled details, locked
 * choices and unknown parameters, such as campaign sources.
 */
export function lasting(search: string): string {
  const locked = (new URLSearchParams(search).get("lock") ?? "").split(",").map((name) => name.trim());
  return without(search, [...choices.filter((name) => !locked.includes(name)), ...ofBookings]);
}

/** Like `keepGlobalParams`, from a group to one of its calendars. A date, staff member or party in the link is kept. */
export function leadingOn(search: string): string {
  return without(search, [...standing, ...ofBookings]);
}

/** Parameters that prefill personal details. */
const details = [
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
export function lastingBeyond(search: string): string {
  return without(lasting(search), details);
}

function without(search: string, names: readonly string[]): string {
  const after = new URLSearchParams(search);
  for (const name of names) after.delete(name);
  return after.size === 0 ? "" : `?${after}`;
}
