import { useMemo, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { dateOfInstant } from "../../../time/format.ts";
import { useStable } from "../../../shared/useStable.ts";
import { searchesPart } from "../flow/parts.ts";
import type { CalendarQuestion } from "../calendar/calendarQuestion.ts";

type SearchState = "idle" | "looking" | "none";

export interface NextFree {
  readonly isLooking: boolean;
  readonly isNone: boolean;
  readonly find: (month: string) => void;
}

export function useNextFree(question: CalendarQuestion, onFound: (startsAt: string) => void): NextFree {
  const environment = useRelayEnvironment();
  const search = async (from: string) => {
    const { fetchNextFree } = searchesPart.loaded() ?? (await searchesPart.load());
    const data = await fetchNextFree(environment, { ...question, from }).toPromise();
    return data?.node?.availability?.nextAvailable?.startsAt;
  };
  return useNextSearch(question.timeZone, onFound, search, JSON.stringify(question));
}

export function useNextSearch(
  timeZone: string,
  onFound: (startsAt: string) => void,
  nextFrom: (date: string) => Promise<string | undefined>,
  /** The search arguments. A result applies only to the same arguments. */
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
      // After the last free time, the search starts again from today.
      const startsAt =
        (await nextFrom(from > today ? from : today)) ?? (from > today ? await nextFrom(today) : undefined);
      setState(startsAt === undefined ? "none" : "idle");
      if (startsAt !== undefined) onFound(startsAt);
    } catch {
      setState("idle");
    }
  }

  const find = useStable((month: string) => void look(month));
  return useMemo(() => ({ isLooking: state === "looking", isNone: state === "none", find }), [state, find]);
}
