import { useEffect, useRef, useState } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { visitorTimeZone } from "../../../time/zoneNames.ts";
import { holdingVisitor, startKnowingVisitor } from "../flow/ownHold.ts";
import { useAskedVisitor } from "./useAskedVisitor.ts";
import { calendarHref, readCalendarAddress, type CalendarAddress } from "./calendarAddress.ts";

export interface AddressedCalendar {
  /** The address once pending navigations have loaded. */
  readonly chosen: CalendarAddress;
  /** Returns the address including presses that React has not rendered yet. */
  readonly wanted: () => CalendarAddress;
  readonly isComing: (part: keyof CalendarAddress) => boolean;
  /** `choose` replaces the history entry. `open` adds one and is for a new step. */
  readonly choose: (changes: Partial<CalendarAddress>) => void;
  readonly open: (changes: Partial<CalendarAddress>) => void;
}

interface Wish {
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
    readonly settled: Partial<CalendarAddress> | null;
  },
): AddressedCalendar {
  const router = useRouter();
  const asked = useAskedVisitor();
  const [wish, setWish] = useState<Wish | null>(null);
  // React may render a change later, in a transition. The next press reads this value.
  const latest = useRef<Wish | null>(null);
  // A pending change ends when the address changes. If a navigation is still pending, an earlier change has loaded and
  // this one has not. URL objects are compared, not texts, because Back may return to an equal text.
  if (wish !== null && wish.from !== url) setWish(router.isPending ? { ...wish, from: url } : null);
  const coming = wish?.from === url ? wish.changes : {};
  const here = readCalendarAddress(url);
  const chosen = readCalendarAddress(new URL(calendarHref(url, coming), url));

  const wishedFor = () => (latest.current?.from === url ? latest.current.changes : coming);

  function go(changes: Partial<CalendarAddress>, replace: boolean) {
    const before = wishedFor();
    const wanted = { ...before, ...changes };
    const href = calendarHref(url, wanted);
    const isHere = href === `${url.pathname}${url.search}`;
    if (isHere && Object.keys(before).length === 0) return;
    // A return to the loaded address cancels the pending navigation.
    latest.current = { from: url, changes: isHere ? {} : wanted };
    setWish(isHere ? null : latest.current);
    // Guest fields accept input immediately, and a reload must not lose them.
    router.navigate(href, { replace, ...("guests" in changes && { atOnce: true }) });
  }

  useEffect(() => {
    startKnowingVisitor();
    const timeZone = zoneToShow(here.timeZone, shown.shownZone);
    // The server's response excludes the times that this visitor holds.
    const isHolding = !here.isDetails && holdingVisitor() !== null && asked === null;
    if (timeZone !== here.timeZone || shown.settled !== null || isHolding) {
      router.navigate(calendarHref(url, { timeZone, ...shown.settled }), { replace: true });
    }
    // Asked once, when the page starts to run.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    chosen,
    wanted: () => readCalendarAddress(new URL(calendarHref(url, wishedFor()), url)),
    isComing: (part) => chosen[part] !== here[part],
    choose: (changes) => go(changes, true),
    open: (changes) => go(changes, false),
  };
}

function zoneToShow(named: string | null, shown: string | null): string | null {
  if (shown === null) return null;
  if (named !== null) return named;
  const own = visitorTimeZone();
  return own === shown ? null : own;
}
