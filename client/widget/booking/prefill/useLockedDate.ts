import { useRouter } from "../../../router/RouterProvider.tsx";
import { readCalendarAddress } from "../calendar/calendarAddress.ts";
import { useToday } from "../../../time/useToday.ts";
import { useLocks } from "./useLocks.ts";

/** Returns the day that the address locks, or null. A past day is not locked. */
export function useLockedDate(timeZone: string): string | null {
  const isLocked = useLocks().has("date");
  const { date } = readCalendarAddress(useRouter().url);
  const today = useToday(timeZone);
  return isLocked && date !== null && (today === null || date >= today) ? date : null;
}
