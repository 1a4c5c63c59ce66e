import { dateOfInstant } from "../../../time/format.ts";
import { monthRange, readCalendarAddress } from "../../booking/calendar/calendarAddress.ts";

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

/** A booking whose time may be moved. */
interface Movable {
  /** ISO instant */
  readonly startsAt: string;
  readonly business: { readonly timeZone: string };
  readonly reschedule: { readonly isAllowed: boolean };
}

/** Returns the month (`YYYY-MM`) of the appointment if the address reschedules it without naming a month or a date, else null. */
export function monthToShow(url: URL, booking: Movable): string | null {
  if (!url.searchParams.has("reschedule") || !booking.reschedule.isAllowed) return null;
  const address = readCalendarAddress(url);
  if (address.month !== null) return null;
  return dateOfInstant(booking.startsAt, address.timeZone ?? booking.business.timeZone).slice(0, 7);
}
