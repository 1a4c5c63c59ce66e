/** What is chosen, and the step it was chosen on: it belongs to one calendar. */
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

/** What says where somebody stands, and would be wrong anywhere else. */
const standing = ["at", "step", "seats", "also", "party", "repeat", "service", "slug"] as const;

/** What says which booking is shown, and which step of it. */
const ofBookings = ["booked", "confirm", "returned", "reschedule", "rescheduled", "id", "provider"] as const;

/**
 * The search part of an address with what goes along from any screen to any other, `?` and all; empty when nothing
 * does. Language, zone, frame, what fills in the details, what is locked, and all that is not ours (where the visitor
 * came from) stay; what was chosen on a screen stays there.
 */
export function lasting(search: string): string {
  const locked = (new URLSearchParams(search).get("lock") ?? "").split(",").map((name) => name.trim());
  return without(search, [...choices.filter((name) => !locked.includes(name)), ...ofBookings]);
}

/** The same for a way down, from a set to one of its calendars: a day, a person or a party that the link names comes along. */
export function leadingOn(search: string): string {
  return without(search, [...standing, ...ofBookings]);
}

/** What fills in the details, and who is named in it. */
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

/** What goes along to what was booked: its address is one to keep and to pass on, so it names nobody. */
export function lastingBeyond(search: string): string {
  return without(lasting(search), details);
}

function without(search: string, names: readonly string[]): string {
  const after = new URLSearchParams(search);
  for (const name of names) after.delete(name);
  return after.size === 0 ? "" : `?${after}`;
}
