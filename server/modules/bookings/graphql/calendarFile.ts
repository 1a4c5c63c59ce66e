import { formatICalendar } from "../rules/iCalendar/icalendar.ts";
import { viewBookings } from "../viewBookings.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { loadCalendarEvent } from "./calendarLinks.ts";

/** Returns the event of the graph's calendar links. Null if the key opens no booking. */
export async function loadCalendarFile(ctx: Context, key: string): Promise<string | null> {
  if (!ctx.business) return null;
  const [access] = await viewBookings(ctx.scope(ctx.business), [key]);
  return access
    ? formatICalendar(await loadCalendarEvent(ctx, { ...access, businessId: ctx.business.id }))
    : null;
}
