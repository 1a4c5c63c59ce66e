import { useSyncExternalStore } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { getVisitorTimeZone } from "../../../time/zoneNames.ts";
import { readCalendarAddress } from "../calendar/calendarAddress.ts";

const neverChanges = () => () => {};

/**
 * Returns the business's locked zone, otherwise the zone of the address, otherwise the browser's. Null on the server.
 */
export function useDisplayZone(lockedZone: string | null): string | null {
  const { url } = useRouter();
  return useSyncExternalStore(
    neverChanges,
    () => lockedZone ?? readCalendarAddress(url).timeZone ?? getVisitorTimeZone(),
    () => null,
  );
}
