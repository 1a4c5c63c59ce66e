import { useSyncExternalStore } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { visitorTimeZone } from "../../../time/zoneNames.ts";
import { readCalendarAddress } from "../calendar/calendarAddress.ts";

const neverChanges = () => () => {};

/** The zone for this visitor: the business's where it leaves no choice (`locked`), else the address's, else their own. Null on the server, which does not know it. */
export function useOwnZone(locked: string | null): string | null {
  const { url } = useRouter();
  return useSyncExternalStore(
    neverChanges,
    () => locked ?? readCalendarAddress(url).timeZone ?? visitorTimeZone(),
    () => null,
  );
}
