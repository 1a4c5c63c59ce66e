import { useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { searchesPart } from "../flow/parts.ts";
import type { CalendarQuestion } from "./calendarQuestion.ts";
import type { OfferedStart } from "./slotGroups.ts";

interface More {
  readonly after: object;
  readonly starts: readonly OfferedStart[];
  readonly cursor: string | null;
}

/** Loads further slots of a day. They are dropped when the first page changes. */
export function useMoreSlots(
  question: CalendarQuestion,
  day: { readonly date: string; readonly cursor: string | null; readonly page: object },
): {
  readonly starts: readonly OfferedStart[];
  readonly hasMore: boolean;
  readonly isLooking: boolean;
  readonly load: () => void;
} {
  const environment = useRelayEnvironment();
  const [more, setMore] = useState<More | null>(null);
  const [isLooking, setLooking] = useState(false);
  const own = more?.after === day.page ? more : null;
  const cursor = own === null ? day.cursor : own.cursor;

  async function load() {
    setLooking(true);
    try {
      const { fetchMoreSlots } = searchesPart.loaded() ?? (await searchesPart.load());
      const data = await fetchMoreSlots(environment, { ...question, date: day.date, cursor }).toPromise();
      const slots = data?.node?.availability?.day?.slots;
      if (slots) {
        setMore({
          after: day.page,
          starts: [...(own?.starts ?? []), ...slots.edges.map((edge) => edge.node)],
          cursor: slots.pageInfo.hasNextPage ? (slots.pageInfo.endCursor ?? null) : null,
        });
      }
    } catch {
    } finally {
      setLooking(false);
    }
  }

  return { starts: own?.starts ?? [], hasMore: cursor !== null, isLooking, load: () => void load() };
}
