import { dayNumber, isoDate } from "../../../../server/shared/time/dates.ts";
import { toLocalDate } from "../../../time/format.ts";

export type Side = "sooner" | "later";

/**
 * Finds the first free start from today that is earlier than the appointment, or the first one from the next day.
 * Returns an ISO instant, or undefined if none is free.
 */
export async function findSlotOnSide(
  side: Side,
  currentStart: string,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
  loadFirstSlot: (date: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const today = toLocalDate(now, timeZone);
  const appointmentDate = toLocalDate(currentStart, timeZone);
  if (side === "later") {
    const next = isoDate(dayNumber(appointmentDate > today ? appointmentDate : today) + 1);
    return loadFirstSlot(next);
  }
  const found = await loadFirstSlot(today);
  return found !== undefined && Date.parse(found) < Date.parse(currentStart) ? found : undefined;
}
