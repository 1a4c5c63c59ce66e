import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { toLocalDate } from "../../../time/format.ts";
import { searchesModule } from "../flow/lazyModules.ts";
import type { CalendarQuery } from "../calendar/calendarQuery.ts";
import { findNearestTimes } from "./findNearestTimes.ts";

type Searches = typeof import("../calendar/searches.ts");

export interface LostTime {
  readonly startsAt: string;
  /** An `UnavailableReason` of the graph. */
  readonly reason: string;
  readonly seatsLeft: number | null;
  /** ISO instants. The nearest starts of the day, or the next start on a later day. */
  readonly nearest: readonly string[];
}

/**
 * Checks the chosen time again when the guests change and calls `onSlotTaken` if it does not fit.
 * @returns the lost time, until another time is chosen or the guests change again
 */
export function useFittingTime(
  calendarQuery: CalendarQuery,
  at: string | null,
  onLost: () => void,
): LostTime | null {
  const environment = useRelayEnvironment();
  const cartKey = JSON.stringify([calendarQuery.seats, calendarQuery.also]);
  const checkedRef = useRef({ at, visit: cartKey });
  const [lost, setLost] = useState<{ readonly cartKey: string; readonly time: LostTime } | null>(null);

  // A guest may be added before the response arrives. The latest `onSlotTaken` keeps that change.
  const dropTime = useEffectEvent(onLost);

  useEffect(() => {
    const previous = checkedRef.current;
    checkedRef.current = { at, visit: cartKey };
    if (at === null || previous.at !== at || previous.visit === cartKey) return;
    const date = toLocalDate(at, calendarQuery.timeZone);
    const variables = { ...calendarQuery, date, startsAt: at, hasSeats: calendarQuery.seats > 1 };
    let cancel: (() => void) | null = () => {};
    const check = ({ fetchFittingTime }: Searches) => {
      if (cancel === null) return;
      const subscription = fetchFittingTime(environment, variables).subscribe({
        next: ({ node }) => {
          const reason = node?.availability?.refusal;
          if (node?.availability == null || reason == null) return;
          const { day, nextAvailable } = node.availability;
          const sameDay = findNearestTimes(day?.starts ?? [], at);
          const next = nextAvailable == null ? [] : [nextAvailable.startsAt];
          const slot = node.single?.day?.slots.edges.find(
            (edge) => Date.parse(edge.node.startsAt) === Date.parse(at),
          );
          const seatsLeft = slot?.node.seatsLeft ?? null;
          const nearest = sameDay.length > 0 ? sameDay : next;
          setLost({ cartKey, time: { startsAt: at, reason, seatsLeft, nearest } });
          dropTime();
        },
        // On an error the time stays, because the next step checks it.
        error: () => {},
      });
      cancel = () => subscription.unsubscribe();
    };
    const loaded = searchesModule.loaded();
    if (loaded !== null) check(loaded);
    else searchesModule.load().then(check, () => {});
    return () => {
      cancel?.();
      cancel = null;
    };
    // Only a change of the time or of the guests needs a check.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [at, cartKey]);

  return at === null && lost?.cartKey === cartKey ? lost.time : null;
}
