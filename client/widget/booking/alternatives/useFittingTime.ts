import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { dateOfInstant } from "../../../time/format.ts";
import { searchesPart } from "../flow/parts.ts";
import type { CalendarQuestion } from "../calendar/calendarQuestion.ts";
import { nearestTimes } from "./nearestTimes.ts";

type Searches = typeof import("../calendar/searches.ts");

export interface LostTime {
  readonly startsAt: string;
  /** A `SlotRefusal` of the graph. */
  readonly reason: string;
  readonly seatsLeft: number | null;
  /** ISO instants. The nearest starts of the day, or the next start on a later day. */
  readonly nearest: readonly string[];
}

/**
 * Checks the chosen time again when the guests change and calls `onLost` if it does not fit.
 * @returns the lost time, until another time is chosen or the guests change again
 */
export function useFittingTime(
  question: CalendarQuestion,
  at: string | null,
  onLost: () => void,
): LostTime | null {
  const environment = useRelayEnvironment();
  const visit = JSON.stringify([question.seats, question.also]);
  const checked = useRef({ at, visit });
  const [lost, setLost] = useState<{ readonly visit: string; readonly time: LostTime } | null>(null);

  // A guest may be added before the response arrives. The latest `onLost` keeps that change.
  const giveUp = useEffectEvent(onLost);

  useEffect(() => {
    const before = checked.current;
    checked.current = { at, visit };
    if (at === null || before.at !== at || before.visit === visit) return;
    const date = dateOfInstant(at, question.timeZone);
    const variables = { ...question, date, startsAt: at, hasSeats: question.seats > 1 };
    let end: (() => void) | null = () => {};
    const check = ({ fetchFittingTime }: Searches) => {
      if (end === null) return;
      const answer = fetchFittingTime(environment, variables).subscribe({
        next: ({ node }) => {
          const reason = node?.availability?.refusal;
          if (node?.availability == null || reason == null) return;
          const { day, nextAvailable } = node.availability;
          const sameDay = nearestTimes(day?.starts ?? [], at);
          const next = nextAvailable == null ? [] : [nextAvailable.startsAt];
          const slot = node.single?.day?.slots.edges.find(
            (edge) => Date.parse(edge.node.startsAt) === Date.parse(at),
          );
          const seatsLeft = slot?.node.seatsLeft ?? null;
          const nearest = sameDay.length > 0 ? sameDay : next;
          setLost({ visit, time: { startsAt: at, reason, seatsLeft, nearest } });
          giveUp();
        },
        // On an error the time stays, because the next step checks it.
        error: () => {},
      });
      end = () => answer.unsubscribe();
    };
    const loaded = searchesPart.loaded();
    if (loaded !== null) check(loaded);
    else searchesPart.load().then(check, () => {});
    return () => {
      end?.();
      end = null;
    };
    // A change of the time or of the guests is checked, nothing else.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [at, visit]);

  return at === null && lost?.visit === visit ? lost.time : null;
}
