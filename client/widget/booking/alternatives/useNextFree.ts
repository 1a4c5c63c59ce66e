import { useMemo, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { dateOfInstant } from "../../../time/format.ts";
import { useStable } from "../../../shared/useStable.ts";
import { searchesPart } from "../flow/parts.ts";
import type { CalendarQuestion } from "../calendar/calendarQuestion.ts";

type SearchState = "idle" | "looking" | "none";

/** The search for the first free time, and how it stands. */
export interface NextFree {
  readonly isLooking: boolean;
  /** Nothing is free as far as the service's horizon. */
  readonly isNone: boolean;
  /** Looks from the first of a month (`YYYY-MM`) on. */
  readonly find: (month: string) => void;
}

/** Looks for the next free time from a month on, and leads there. */
export function useNextFree(question: CalendarQuestion, onFound: (startsAt: string) => void): NextFree {
  const environment = useRelayEnvironment();
  const search = async (from: string) => {
    const { fetchNextFree } = searchesPart.loaded() ?? (await searchesPart.load());
    const data = await fetchNextFree(environment, { ...question, from }).toPromise();
    return data?.node?.availability?.nextAvailable?.startsAt;
  };
  return useNextSearch(question.timeZone, onFound, search, JSON.stringify(question));
}

/** The same for whatever can say what its first free time from a date on is. */
export function useNextSearch(
  timeZone: string,
  onFound: (startsAt: string) => void,
  nextFrom: (date: string) => Promise<string | undefined>,
  /** What is searched: what was found out is about that alone, another person or party may well be free. */
  of = "",
): NextFree {
  const [told, setTold] = useState<{ readonly of: string; readonly state: SearchState }>({
    of,
    state: "idle",
  });
  const state = told.of === of ? told.state : "idle";
  const setState = (next: SearchState) => setTold({ of, state: next });

  async function look(month: string) {
    setState("looking");
    const today = dateOfInstant(new Date().toISOString(), timeZone);
    const from = `${month}-01`;
    try {
      // Behind the last free time the search goes back to the first there is.
      const startsAt =
        (await nextFrom(from > today ? from : today)) ?? (from > today ? await nextFrom(today) : undefined);
      setState(startsAt === undefined ? "none" : "idle");
      if (startsAt !== undefined) onFound(startsAt);
    } catch {
      // The button is there to be pressed again.
      setState("idle");
    }
  }

  const find = useStable((month: string) => void look(month));
  return useMemo(() => ({ isLooking: state === "looking", isNone: state === "none", find }), [state, find]);
}
