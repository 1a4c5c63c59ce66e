import { useEffect, useRef, useState } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { getSessionStorage } from "../../../shared/webStorage.ts";
import { getVisitorTimeZone } from "../../../time/zoneNames.ts";
import { getVisitorToken, markHydrated } from "../flow/activeHold.ts";
import { takeOverHold } from "../flow/handedOverHold.ts";
import { useQueryVisitor } from "./useQueryVisitor.ts";
import { calendarHref, readCalendarAddress, type CalendarAddress } from "./calendarAddress.ts";

export interface CalendarAddressState {
  /** The address once pending navigations have loaded. */
  readonly chosen: CalendarAddress;
  /** Returns the address including presses that React has not rendered yet. */
  readonly target: () => CalendarAddress;
  readonly isPending: (part: keyof CalendarAddress) => boolean;
  /** `choose` replaces the history entry. `open` adds one and is for a new step. */
  readonly choose: (changes: Partial<CalendarAddress>) => void;
  readonly open: (changes: Partial<CalendarAddress>) => void;
}

interface PendingChange {
  readonly from: URL;
  readonly changes: Partial<CalendarAddress>;
}

/**
 * Reads and changes the calendar's parameters. The first render shows the venue's time zone; the visitor's zone
 * replaces it after hydration, unless the address names one.
 */
export function useCalendarAddress(
  url: URL,
  shown: {
    /** Null if the visitor cannot change the zone. */
    readonly shownZone: string | null;
    readonly corrections: Partial<CalendarAddress> | null;
  },
): CalendarAddressState {
  const router = useRouter();
  const queryVisitor = useQueryVisitor();
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null);
  // React may render a change later, in a transition. The next press reads this value.
  const latestChange = useRef<PendingChange | null>(null);
  // A pending change ends when the address changes. If a navigation is still pending, an earlier change has loaded and
  // this one has not. URL objects are compared, not texts, because Back may return to an equal text.
  if (pendingChange !== null && pendingChange.from !== url)
    setPendingChange(router.isPending ? { ...pendingChange, from: url } : null);
  const pendingValues = pendingChange?.from === url ? pendingChange.changes : {};
  const loadedAddress = readCalendarAddress(url);
  const chosen = readCalendarAddress(new URL(calendarHref(url, pendingValues), url));

  const getPendingValues = () =>
    latestChange.current?.from === url ? latestChange.current.changes : pendingValues;

  function navigate(changes: Partial<CalendarAddress>, replace: boolean) {
    const earlierValues = getPendingValues();
    const target = { ...earlierValues, ...changes };
    const href = calendarHref(url, target);
    const isLoadedAddress = href === `${url.pathname}${url.search}`;
    if (isLoadedAddress && Object.keys(earlierValues).length === 0) return;
    // A return to the loaded address cancels the pending navigation.
    latestChange.current = { from: url, changes: isLoadedAddress ? {} : target };
    setPendingChange(isLoadedAddress ? null : latestChange.current);
    // Guest fields accept input immediately, and a reload must not lose them.
    router.navigate(href, { replace, ...("guests" in changes && { updatesAddressFirst: true }) });
  }

  useEffect(() => {
    takeOverHold(getSessionStorage(), location, Date.now());
    markHydrated();
    const timeZone = getZoneForAddress(loadedAddress.timeZone, shown.shownZone);
    // The server's response excludes the times that this visitor holds.
    const lacksOwnHold = !loadedAddress.isDetails && getVisitorToken() !== null && queryVisitor === null;
    if (timeZone !== loadedAddress.timeZone || shown.corrections !== null || lacksOwnHold) {
      router.navigate(calendarHref(url, { timeZone, ...shown.corrections }), { replace: true });
    }
    // Runs once, after hydration.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    chosen,
    target: () => readCalendarAddress(new URL(calendarHref(url, getPendingValues()), url)),
    isPending: (part) => chosen[part] !== loadedAddress[part],
    choose: (changes) => navigate(changes, true),
    open: (changes) => navigate(changes, false),
  };
}

function getZoneForAddress(named: string | null, shown: string | null): string | null {
  if (shown === null) return null;
  if (named !== null) return named;
  const visitorZone = getVisitorTimeZone();
  return visitorZone === shown ? null : visitorZone;
}
