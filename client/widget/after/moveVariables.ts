import { monthRange, readCalendarAddress } from "../calendar/calendarAddress.ts";

/** All starts of a day in steps of five minutes: they come at once. */
const slots = 288;

const nothing = { from: null, to: null, date: null, timeZone: null, staff: null, provider: null, slots };

/** The part of the booking view's variables that its step of rescheduling asks for: nothing on the view itself. */
export function moveVariables(url: URL, keys: readonly string[]) {
  if (keys.length !== 1 || !url.searchParams.has("reschedule")) return { isMoving: false, ...nothing };
  const { month, date, timeZone, staff } = readCalendarAddress(url);
  const range = month === null ? { from: null, to: null } : monthRange(month);
  return {
    ...nothing,
    ...range,
    isMoving: true,
    date,
    timeZone,
    staff,
    // Among whose people one can choose.
    provider: url.searchParams.get("provider")?.slice(0, 100) || null,
  };
}
