import { useEffect, useRef, useState } from "react";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { visitorTimeZone } from "../../../time/zoneNames.ts";
import { holdingVisitor, startKnowingVisitor } from "../flow/ownHold.ts";
import { useAskedVisitor } from "./useAskedVisitor.ts";
import { calendarHref, readCalendarAddress, type CalendarAddress } from "./calendarAddress.ts";

/** What is chosen, and how to choose otherwise. */
export interface AddressedCalendar {
  /** As it will stand when what was pressed has loaded. */
  readonly chosen: CalendarAddress;
  /** Returns the same, including presses that React has not rendered yet. */
  readonly wanted: () => CalendarAddress;
  /** What of it is still on its way. */
  readonly isComing: (part: keyof CalendarAddress) => boolean;
  /** Choices replace the entry in the history; only a step of its own adds one. */
  readonly choose: (changes: Partial<CalendarAddress>) => void;
  readonly open: (changes: Partial<CalendarAddress>) => void;
}

/** Changes that a visitor asked for at an address and that have not been loaded yet. */
interface Wish {
  readonly from: URL;
  readonly changes: Partial<CalendarAddress>;
}

/**
 * The calendar's part of the address. The first page shows the venue's zone; the visitor's own takes over
 * once the page runs in a browser, unless the address names a zone.
 */
export function useCalendarAddress(
  url: URL,
  shown: {
    /** Null: there is no other zone. */
    readonly shownZone: string | null;
    /** What of a visit the address should say otherwise; null: it is as it should be. */
    readonly settled: Partial<CalendarAddress> | null;
  },
): AddressedCalendar {
  const router = useRouter();
  const asked = useAskedVisitor();
  const [wish, setWish] = useState<Wish | null>(null);
  // React may render a wish later, in a transition. The next press reads it here.
  const latest = useRef<Wish | null>(null);
  // A wish lasts until the address changes: by then what it asked for has come, unless it is an earlier wish that has come, and
  // this one is on its way still. The address itself and not its text: Back leads to the same text again, and must not find
  // the wish that led away from it.
  if (wish !== null && wish.from !== url) setWish(router.isPending ? { ...wish, from: url } : null);
  const coming = wish?.from === url ? wish.changes : {};
  const here = readCalendarAddress(url);
  const chosen = readCalendarAddress(new URL(calendarHref(url, coming), url));

  const wishedFor = () => (latest.current?.from === url ? latest.current.changes : coming);

  function go(changes: Partial<CalendarAddress>, replace: boolean) {
    // Pressed while something is still coming: both count.
    const before = wishedFor();
    const wanted = { ...before, ...changes };
    const href = calendarHref(url, wanted);
    const isHere = href === `${url.pathname}${url.search}`;
    if (isHere && Object.keys(before).length === 0) return;
    // Back to what is shown: what is still on its way is called off by going here.
    latest.current = { from: url, changes: isHere ? {} : wanted };
    setWish(isHere ? null : latest.current);
    // Rows of guests are typed into at once: a reload must not lose them.
    router.navigate(href, { replace, ...("guests" in changes && { atOnce: true }) });
  }

  useEffect(() => {
    startKnowingVisitor();
    const timeZone = zoneToShow(here.timeZone, shown.shownZone);
    // What the server rendered leaves out what is held for this visitor.
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

/** The zone that the address should name: the visitor's own where it names none, none where there is no choice. */
function zoneToShow(named: string | null, shown: string | null): string | null {
  if (shown === null) return null;
  if (named !== null) return named;
  const own = visitorTimeZone();
  return own === shown ? null : own;
}
