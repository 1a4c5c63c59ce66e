import { googleCalendarLink, outlookCalendarLink } from "../rules/iCalendar/links.ts";
import type { CalendarEvent } from "../rules/iCalendar/event.ts";
import { toCalendarEvent } from "../toCalendarEvent.ts";
import { createViewKey } from "../viewBookings.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import type { BusinessVisitorBooking } from "./visitorBooking.ts";

/** The event's address has a key of role VIEW, because calendars are shared. */
export async function loadCalendarEvent(
  ctx: Context,
  { businessId, booking, member, staffId, role }: BusinessVisitorBooking,
): Promise<CalendarEvent> {
  const { service, provider, staff } = ctx.loaders(businessId);
  const scope = await ctx.getScope(businessId);
  const [business, origin, bookedService, bookedProvider, people] = await Promise.all([
    ctx.getBusiness(businessId),
    ctx.siteOrigin(businessId),
    service.load(booking.serviceId),
    booking.providerId === null ? null : provider.load(booking.providerId),
    Promise.all(booking.staffIds.map((id) => staff.load(id))),
  ]);
  return toCalendarEvent(booking, {
    business,
    service: bookedService!,
    provider: bookedProvider,
    staff: people.filter((one) => one !== null),
    url: `${origin}/widget/booking/${createViewKey(scope, businessId, booking, { member, staffId })}`,
    hasReference: role === "STAFF",
  });
}

export async function loadCalendarLinks(ctx: Context, access: BusinessVisitorBooking) {
  const event = await loadCalendarEvent(ctx, access);
  return {
    google: googleCalendarLink(event),
    outlook: outlookCalendarLink(event),
    ics: `${event.url}/calendar.ics`,
  };
}
