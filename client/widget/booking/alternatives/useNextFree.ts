import { useMemo, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { toLocalDate } from "../../../time/format.ts";
import { useStableCallback } from "../../../shared/useStableCallback.ts";
import { searchesModule } from "../flow/lazyModules.ts";
import type { CalendarQuery } from "../calendar/calendarQuery.ts";

type SearchState = "idle" | "looking" | "none";

export interface NextFreeSearch {
  readonly isSearching: boolean;
  readonly hasNoResult: boolean;
  readonly find: (month: string) => void;
}

export function useNextFree(
  calendarQuery: CalendarQuery,
  onFound: (startsAt: string) => void,
): NextFreeSearch {
  const environment = useRelayEnvironment();
  const search = async (from: string) => {
    const { fetchNextFree } = searchesModule.loaded() ?? (await searchesModule.load());
    const data = await fetchNextFree(environment, { ...calendarQuery, from }).toPromise();
    return data?.node?.availability?.nextAvailable?.startsAt;
  };
  return useNextSearch(calendarQuery.timeZone, onFound, search, JSON.stringify(calendarQuery));
}

export function useNextSearch(
  timeZone: string,
  onFound: (startsAt: string) => void,
  fetchNextFrom: (date: string) => Promise<string | undefined>,
  /** The search arguments. A result applies only to the same arguments. */
  searchKey = "",
): NextFreeSearch {
  const [lastSearch, setLastSearch] = useState<{ readonly searchKey: string; readonly state: SearchState }>({
    searchKey,
    state: "idle",
  });
  const state = lastSearch.searchKey === searchKey ? lastSearch.state : "idle";
  const setState = (next: SearchState) => setLastSearch({ searchKey, state: next });

  async function runSearch(month: string) {
    setState("looking");
    const today = toLocalDate(new Date().toISOString(), timeZone);
    const from = `${month}-01`;
    try {
      // After the last free time, the search starts again from today.
      const startsAt =
        (await fetchNextFrom(from > today ? from : today)) ??
        (from > today ? await fetchNextFrom(today) : undefined);
      setState(startsAt === undefined ? "none" : "idle");
      if (startsAt !== undefined) onFound(startsAt);
    } catch {
      setState("idle");
    }
  }

  const find = useStableCallback((month: string) => void runSearch(month));
  return useMemo(
    () => ({ isSearching: state === "looking", hasNoResult: state === "none", find }),
    [state, find],
  );
}
