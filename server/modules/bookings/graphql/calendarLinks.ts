import { googleCalendarLink, outlookCalendarLink } from "../rules/iCalendar/links.ts";
import type { CalendarEvent } from "../rules/iCalendar/event.ts";
import { describeEvent } from "../../integrations/describeEvent.ts";
import { viewKey } from "../viewBookings.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import type { AnsweredAccess } from "./bookingAccess.ts";

/** The event's address has a key of role VIEW, because calendars are shared. */
export async function eventOf(
  ctx: Context,
  { businessId, booking, member, staffId, role }: AnsweredAccess,
): Promise<CalendarEvent> {
  const { service, provider, staff } = ctx.loaders(businessId);
  const scope = await ctx.scopeOf(businessId);
  const [business, origin, offered, place, people] = await Promise.all([
    ctx.businessOf(businessId),
    ctx.siteOrigin(businessId),
    service.load(booking.serviceId),
    booking.providerId === null ? null : provider.load(booking.providerId),
    Promise.all(booking.staffIds.map((id) => staff.load(id))),
  ]);
  return describeEvent(booking, {
    business,
    service: offered!,
    provider: place,
    staff: people.filter((one) => one !== null),
    url: `${origin}/widget/booking/${viewKey(scope, businessId, booking, { member, staffId })}`,
    hasReference: role === "STAFF",
  });
}

export async function bookingEvent(ctx: Context, access: AnsweredAccess) {
  const event = await eventOf(ctx, access);
  return {
    google: googleCalendarLink(event),
    outlook: outlookCalendarLink(event),
    ics: `${event.url}/calendar.ics`,
  };
}
