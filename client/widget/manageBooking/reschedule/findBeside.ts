import { dayNumber, isoDate } from "../../../../server/shared/time/dates.ts";
import { dateOfInstant } from "../../../time/format.ts";

export type Side = "sooner" | "later";

/**
 * Finds the first free start from today that is earlier than the appointment, or the first one from the next day.
 * Returns an ISO instant, or undefined if none is free.
 */
export async function findBeside(
  side: Side,
  appointment: string,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
  firstFrom: (date: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const today = dateOfInstant(now, timeZone);
  const day = dateOfInstant(appointment, timeZone);
  if (side === "later") {
    const next = isoDate(dayNumber(day > today ? day : today) + 1);
    return firstFrom(next);
  }
  const found = await firstFrom(today);
  return found !== undefined && Date.parse(found) < Date.parse(appointment) ? found : undefined;
}
