import { formatICalendar } from "../rules/iCalendar/icalendar.ts";
import { viewBookings } from "../viewBookings.ts";
import { type GraphDeps, createContext } from "../../../platform/graphql/context.ts";
import type { RequestInfo } from "../../../platform/graphql/requestInfo.ts";
import { loadCalendarEvent } from "./calendarLinks.ts";

/** Returns the event of the graph's calendar links. Null if the key opens no booking. */
export async function loadCalendarFile(
  deps: GraphDeps,
  key: string,
  request: RequestInfo,
): Promise<string | null> {
  const ctx = await createContext(deps, request);
  if (!ctx.business) return null;
  const [access] = await viewBookings(ctx.scope(ctx.business), [key]);
  return access
    ? formatICalendar(await loadCalendarEvent(ctx, { ...access, businessId: ctx.business.id }))
    : null;
}
