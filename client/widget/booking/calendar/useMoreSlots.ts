import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { searchesModule } from "../flow/lazyModules.ts";
import type { CalendarQuery } from "./calendarQuery.ts";
import type { OfferedSlot } from "./slotGroups.ts";

interface MoreSlots {
  readonly firstPage: object;
  readonly slots: readonly OfferedSlot[];
  readonly cursor: string | null;
}

/** Loads further slots of a day. They are dropped when the first page changes. */
export function useMoreSlots(
  calendarQuery: CalendarQuery,
  day: { readonly date: string; readonly cursor: string | null; readonly firstPage: object },
): {
  readonly slots: readonly OfferedSlot[];
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly load: () => void;
} {
  const environment = useRelayEnvironment();
  const [more, setMore] = useState<MoreSlots | null>(null);
  const [isLoading, setLoading] = useState(false);
  const loadedSlots = more?.firstPage === day.firstPage ? more : null;
  const cursor = loadedSlots === null ? day.cursor : loadedSlots.cursor;

  async function load() {
    setLoading(true);
    try {
      const { fetchMoreSlots } = searchesModule.loaded() ?? (await searchesModule.load());
      const data = await fetchMoreSlots(environment, {
        ...calendarQuery,
        date: day.date,
        cursor,
      }).toPromise();
      const slots = data?.node?.availability?.day?.slots;
      if (slots) {
        setMore({
          firstPage: day.firstPage,
          slots: [...(loadedSlots?.slots ?? []), ...slots.edges.map((edge) => edge.node)],
          cursor: slots.pageInfo.hasNextPage ? (slots.pageInfo.endCursor ?? null) : null,
        });
      }
    } catch {
    } finally {
      setLoading(false);
    }
  }

  return { slots: loadedSlots?.slots ?? [], hasMore: cursor !== null, isLoading, load: () => void load() };
}
