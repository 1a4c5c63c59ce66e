import { useSyncExternalStore } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { visitorTimeZone } from "../../../time/zoneNames.ts";
import { readCalendarAddress } from "../calendar/calendarAddress.ts";

const neverChanges = () => () => {};

/**
 * Returns the business's locked zone, otherwise the zone of the address, otherwise the browser's. Null on the server.
 */
export function useOwnZone(locked: string | null): string | null {
  const { url } = useRouter();
  return useSyncExternalStore(
    neverChanges,
    () => locked ?? readCalendarAddress(url).timeZone ?? visitorTimeZone(),
    () => null,
  );
}
