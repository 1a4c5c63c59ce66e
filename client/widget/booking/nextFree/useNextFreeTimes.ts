import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { useNextFreeTimesQuery } from "../../../__generated__/useNextFreeTimesQuery.graphql.ts";
import { dateOfInstant } from "../../../time/format.ts";
import { holdingVisitor } from "../flow/ownHold.ts";
import { cardKey, type OfferedCard } from "./cardKey.ts";

/** By `getCardKey`: an ISO instant, null if nothing is free, or `"unknown"` after an error. */
export type NextFreeTimes = ReadonlyMap<string, string | null>;

const mostIds = 100;
const none: NextFreeTimes = new Map();

/** Sends one query for each provider of the cards after hydration. */
export function useNextFreeTimes(cards: readonly OfferedCard[], timeZone: string | null): NextFreeTimes {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ readonly of: string; readonly times: NextFreeTimes }>({
    of: "",
    times: none,
  });
  const wanted = JSON.stringify([...new Map(cards.map((card) => [cardKey(card), card])).values()]);

  const asked = `${timeZone} ${wanted}`;

  useEffect(() => {
    if (timeZone === null) return;
    const all = JSON.parse(wanted) as OfferedCard[];
    const providers = [...new Set(all.map((card) => card.provider))];
    const questions = providers.map((provider) => {
      const of = all.filter((card) => card.provider === provider).slice(0, mostIds);
      return ask(environment, { ids: of.map((card) => card.service), provider, timeZone }, (found) =>
        setKnown((before) => ({
          of: asked,
          times: new Map([...(before.of === asked ? before.times : none), ...found]),
        })),
      );
    });
    return () => questions.forEach((question) => question.unsubscribe());
  }, [environment, asked, timeZone, wanted]);

  return known.of === asked ? known.times : none;
}

function ask(
  environment: IEnvironment,
  question: { readonly ids: string[]; readonly provider: string | null; readonly timeZone: string },
  found: (times: [string, string | null][]) => void,
) {
  const today = dateOfInstant(new Date().toISOString(), question.timeZone);
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
              from: $today
              to: $today
              timeZone: $timeZone
              provider: $provider
              visitor: $visitor
              lookBusy: true
            ) {
              nextAvailable {
                startsAt
              }
            }
          }
        }
      }
    `,
    { ...question, today, visitor: holdingVisitor() },
    { fetchPolicy: "network-only" },
  ).subscribe({
    next: ({ nodes }) =>
      found(
        nodes.flatMap((node) =>
          node?.id === undefined
            ? []
            : [
                [
                  cardKey({ service: node.id, provider: question.provider }),
                  node.availability?.nextAvailable?.startsAt ?? null,
                ],
              ],
        ),
      ),
    error: () =>
      found(question.ids.map((service) => [cardKey({ service, provider: question.provider }), "unknown"])),
  });
}
