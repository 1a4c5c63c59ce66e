import { icalendar } from "../domain/calendar/icalendar.ts";
import { viewBookings } from "../services/viewBookings.ts";
import { type GraphDeps, createContext } from "./context.ts";
import type { RequestInfo } from "./requestInfo.ts";
import { eventOf } from "./schema/calendarLinks.ts";

/** The same event that the graph's calendar links speak of, as a file. Null: the key opens no booking. */
export async function calendarFile(
  deps: GraphDeps,
  key: string,
  request: RequestInfo,
): Promise<string | null> {
  const ctx = await createContext(deps, request);
  if (!ctx.business) return null;
  const [access] = await viewBookings(ctx.scope(ctx.business), [key]);
  return access ? icalendar(await eventOf(ctx, { ...access, businessId: ctx.business.id })) : null;
}
