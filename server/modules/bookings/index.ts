// The public face of the module: other modules import it and nothing else.
export { book, type BookFailure, type BookInput } from "./book.ts";
export { type BookingFilter, toBookingWhere } from "./data/bookingWhere.ts";
export type { Hold } from "./data/holds/loadHold.ts";
export { listBookings } from "./data/listBookings.ts";
export { type BookingRow, loadBookings } from "./data/loadBookings.ts";
export { narrowFilter } from "./data/narrowFilter.ts";
export type { HoldRequest } from "./holdRequest.ts";
export { holdSlot, type HoldFailure } from "./holdSlot.ts";
export type { LoadCalendarFile } from "./http/calendarFile.ts";
export { createAccessKey } from "./keys/accessKeys.ts";
export { createGuestToken } from "./keys/guestTokens.ts";
export { createHoldToken } from "./keys/holdTokens.ts";
export { createOrderKey } from "./keys/orderKeys.ts";
export { contactVisibleUntil } from "./rules/contactVisibility.ts";
export type { CalendarEvent } from "./rules/iCalendar/event.ts";
export { formatICalendar, formatPublishedCalendar } from "./rules/iCalendar/icalendar.ts";
export { formatLocation, getLocationText, toCalendarEvent, toCalendarStatus } from "./toCalendarEvent.ts";
export { createViewKey } from "./viewBookings.ts";
