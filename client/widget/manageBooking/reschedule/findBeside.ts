import { dayNumber, isoDate } from "../../../../server/shared/time/dates.ts";
import { dateOfInstant } from "../../../time/format.ts";

/** Which side of the appointment is searched. */
export type Side = "sooner" | "later";

/**
 * Finds a free start on one side of an appointment: the first one from today on that is before it, or the first one from the
 * day after it on.
 *
 * @param appointment ISO instant of the appointment's start
 * @param now ISO instant
 * @param firstFrom loads the first free start from an ISO date on
 * @returns an ISO instant, or undefined if none is free
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
