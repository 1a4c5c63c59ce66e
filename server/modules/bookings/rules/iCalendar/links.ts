import type { CalendarEvent } from "./event.ts";

/** `20261120T143000Z` */
export function formatBasicUtc(instant: number): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d{3}/g, "");
}

export function googleCalendarLink(event: CalendarEvent): string {
  const query = new URLSearchParams({
    action: "TEMPLATE",
    text: event.summary,
    dates: `${formatBasicUtc(event.startsAt)}/${formatBasicUtc(event.endsAt)}`,
    details: `${event.description}\n${event.url}`,
    location: event.location,
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}

export function outlookCalendarLink(event: CalendarEvent): string {
  const query = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: event.summary,
    startdt: new Date(event.startsAt).toISOString(),
    enddt: new Date(event.endsAt).toISOString(),
    body: `${event.description}\n${event.url}`,
    location: event.location,
  });
  return `https://outlook.live.com/calendar/0/deeplink/compose?${query}`;
}
