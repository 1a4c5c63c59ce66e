import { toLocalDate } from "../../../time/format.ts";
import { monthRange, readCalendarAddress } from "../../booking/calendar/calendarAddress.ts";

/** Enough for a whole day in steps of five minutes. */
const slots = 288;

const emptyVariables = {
  from: null,
  to: null,
  date: null,
  timeZone: null,
  staff: null,
  provider: null,
  slots,
};

/** Returns the query variables for rescheduling, all null while the address does not reschedule. */
export function getMoveVariables(url: URL, keys: readonly string[]) {
  if (keys.length !== 1 || !url.searchParams.has("reschedule")) return { isMoving: false, ...emptyVariables };
  const { month, date, timeZone, staff } = readCalendarAddress(url);
  const range = month === null ? { from: null, to: null } : monthRange(month);
  return {
    ...emptyVariables,
    ...range,
    isMoving: true,
    date,
    timeZone,
    staff,
    provider: url.searchParams.get("provider")?.slice(0, 100) || null,
  };
}

interface ReschedulableBooking {
  readonly startsAt: string;
  readonly business: { readonly timeZone: string };
  readonly reschedule: { readonly isAllowed: boolean };
}

/** Returns the month of the appointment (`YYYY-MM`) if the address reschedules without a month or date, else null. */
export function getMonthToShow(url: URL, booking: ReschedulableBooking): string | null {
  if (!url.searchParams.has("reschedule") || !booking.reschedule.isAllowed) return null;
  const address = readCalendarAddress(url);
  if (address.month !== null) return null;
  return toLocalDate(booking.startsAt, address.timeZone ?? booking.business.timeZone).slice(0, 7);
}
