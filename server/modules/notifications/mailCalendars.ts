import type { NotificationKind } from "./rules/types.ts";
import { type CalendarEvent, formatICalendar, type BookingRow, toCalendarEvent } from "../bookings/index.ts";
import { formatFullName } from "../../shared/contact/formatFullName.ts";
import { type MailSources, type CurrentNotification, readerName } from "./composeMail.ts";
import { calendarEntryLink } from "./mailLinks.ts";
import type { CalendarPart } from "../../platform/mail/mailTransport.ts";

/** Mails that change no calendar entry. */
const WITHOUT_CALENDAR: readonly NotificationKind[] = ["FOLLOW_UP", "REFUNDED", "LINK", "MESSAGE", "DELAY"];

export function mailCalendars(sources: MailSources, current: CurrentNotification): CalendarPart[] {
  const { notification, kind, bookings } = current;
  if (WITHOUT_CALENDAR.includes(kind)) return [];
  return bookings.map((booking, i) => {
    const event = toMailEvent(sources, current, booking);
    const attendee = { name: readerName(sources, notification, booking), email: notification.email };
    return {
      method: event.status === "CANCELLED" ? "CANCEL" : "REQUEST",
      filename: bookings.length === 1 ? "appointment.ics" : `appointment-${i + 1}.ics`,
      text: formatICalendar(event, { attendee }),
    };
  });
}

function toMailEvent(
  sources: MailSources,
  { notification, kind }: CurrentNotification,
  booking: BookingRow,
): CalendarEvent {
  const { business, signer, origin } = sources;
  const event = toCalendarEvent(booking, {
    business,
    service: { name: sources.services.get(booking.serviceId)?.name ?? "" },
    provider: booking.providerId === null ? null : (sources.providers.get(booking.providerId) ?? null),
    staff: booking.staffIds.flatMap((id) => sources.staff.get(id) ?? []),
    url: calendarEntryLink(signer, origin, notification, booking),
    hasReference: notification.recipient === "STAFF",
  });
  // For a former staff member the event is cancelled although the booking is not.
  const status = kind === "CANCELLED" ? ("CANCELLED" as const) : event.status;
  if (notification.recipient === "STAFF") {
    const client = formatFullName(booking.contact, notification.locale);
    const name = sources.services.get(booking.serviceId)?.name ?? "";
    return { ...event, status, summary: `${name} · ${client}` };
  }
  return { ...event, status };
}
