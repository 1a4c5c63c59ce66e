import type { CalendarEvent } from "../bookings/rules/iCalendar/event.ts";
import { icalendar } from "../bookings/rules/iCalendar/icalendar.ts";
import { fullName } from "../../shared/contact/fullName.ts";
import type { BookingRow } from "../bookings/data/loadBookings.ts";
import { type MailSources, type TellingNotice, readerName } from "./composeMail.ts";
import { describeEvent } from "../integrations/describeEvent.ts";
import { calendarEntryLink } from "./mailLinks.ts";
import type { CalendarPart } from "../../platform/mail/mailTransport.ts";

export function mailCalendars(sources: MailSources, telling: TellingNotice): CalendarPart[] {
  const { notice, kind, bookings } = telling;
  if (kind === "FOLLOW_UP" || kind === "REFUNDED" || kind === "LINK") return [];
  return bookings.map((booking, i) => {
    const event = eventFor(sources, telling, booking);
    const attendee = { name: readerName(sources, notice, booking), email: notice.email };
    return {
      method: event.status === "CANCELLED" ? "CANCEL" : "REQUEST",
      filename: bookings.length === 1 ? "appointment.ics" : `appointment-${i + 1}.ics`,
      text: icalendar(event, { attendee }),
    };
  });
}

function eventFor(sources: MailSources, { notice, kind }: TellingNotice, booking: BookingRow): CalendarEvent {
  const { business, signer, origin } = sources;
  const event = describeEvent(booking, {
    business,
    service: { name: sources.services.get(booking.serviceId)?.name ?? "" },
    provider: booking.providerId === null ? null : (sources.providers.get(booking.providerId) ?? null),
    staff: booking.staffIds.flatMap((id) => sources.staff.get(id) ?? []),
    url: calendarEntryLink(signer, origin, notice, booking),
    hasReference: notice.recipient === "STAFF",
  });
  // For a former staff member the event is cancelled although the booking is not.
  const status = kind === "CANCELLED" ? ("CANCELLED" as const) : event.status;
  if (notice.recipient === "STAFF") {
    const client = fullName(booking.contact, notice.locale);
    const name = sources.services.get(booking.serviceId)?.name ?? "";
    return { ...event, status, summary: `${name} · ${client}` };
  }
  return { ...event, status };
}
