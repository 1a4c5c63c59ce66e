import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useNextFreeTimesQuery } from "../../../__generated__/useNextFreeTimesQuery.graphql.ts";
import { splitIds } from "../../../relay/splitIds.ts";
import { toLocalDate } from "../../../time/format.ts";
import { getVisitorToken } from "../flow/activeHold.ts";
import { getCardKey, type CalendarCard } from "./calendarCard.ts";

export type NextFreeTime =
  /** The first free slot, an ISO instant. */
  | { readonly startsAt: string }
  /** No slot is free. */
  | "none"
  /** The query failed. */
  | "unknown"
  /** No response has arrived yet. */
  | "loading";

/** By `getCardKey`. A card without an entry is loading. */
export type NextFreeTimes = ReadonlyMap<string, NextFreeTime>;

const NO_TIMES: NextFreeTimes = new Map();

/** Sends one query for each provider and 100 of its cards after hydration. */
export function useNextFreeTimes(cards: readonly CalendarCard[], timeZone: string | null): NextFreeTimes {
  const environment = useRelayEnvironment();
  const [loadedTimes, setLoadedTimes] = useState<{ readonly of: string; readonly times: NextFreeTimes }>({
    of: "",
    times: NO_TIMES,
  });
  const cardsKey = JSON.stringify([...new Map(cards.map((card) => [getCardKey(card), card])).values()]);

  const queryKey = `${timeZone} ${cardsKey}`;

  useEffect(() => {
    if (timeZone === null) return;
    const allCards = JSON.parse(cardsKey) as CalendarCard[];
    const providers = [...new Set(allCards.map((card) => card.provider))];
    const batches = providers.flatMap((provider) =>
      splitIds(allCards.filter((card) => card.provider === provider).map(({ service }) => service)).map(
        (ids) => ({ ids, provider }),
      ),
    );
    const subscriptions = batches.map((batch) =>
      subscribeNextFree(environment, { ...batch, timeZone }, (found) =>
        setLoadedTimes((before) => ({
          of: queryKey,
          times: new Map([...(before.of === queryKey ? before.times : NO_TIMES), ...found]),
        })),
      ),
    );
    return () => subscriptions.forEach((question) => question.unsubscribe());
  }, [environment, queryKey, timeZone, cardsKey]);

  return loadedTimes.of === queryKey ? loadedTimes.times : NO_TIMES;
}

function subscribeNextFree(
  environment: IEnvironment,
  question: { readonly ids: string[]; readonly provider: string | null; readonly timeZone: string },
  found: (times: [string, NextFreeTime][]) => void,
) {
  const today = toLocalDate(new Date().toISOString(), question.timeZone);
  return fetchQuery<useNextFreeTimesQuery>(
    environment,
    graphql`
      query useNextFreeTimesQuery(
        $ids: [ID!]!
        $provider: ID
        $timeZone: TimeZone!
        $today: Date!
        $visitor: String
      ) {
        nodes(ids: $ids) {
          ... on Service {
            id
            availability(
              input: {
                from: $today
                to: $today
                timeZone: $timeZone
                provider: $provider
                visitor: $visitor
                lookBusy: true
              }
            ) {
              nextAvailable {
                startsAt
              }
            }
          }
        }
      }
    `,
    { ...question, today, visitor: getVisitorToken() },
    { fetchPolicy: "network-only" },
  ).subscribe({
    next: ({ nodes }) =>
      found(
        nodes.flatMap((node) => {
          if (node?.id === undefined) return [];
          const startsAt = node.availability?.nextAvailable?.startsAt;
          const time = startsAt == null ? "none" : { startsAt };
          return [[getCardKey({ service: node.id, provider: question.provider }), time]];
        }),
      ),
    error: () =>
      found(question.ids.map((service) => [getCardKey({ service, provider: question.provider }), "unknown"])),
  });
}
