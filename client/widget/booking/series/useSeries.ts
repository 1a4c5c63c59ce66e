import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSeriesQuery } from "../../../__generated__/useSeriesQuery.graphql.ts";
import { readRule, toRuleInput } from "./seriesAddress.ts";
import type { PlannedOccurrence } from "./seriesPlan.ts";

export interface SeriesQuery {
  readonly service: string;
  readonly provider: string | null;
  readonly staff: string | null;
  readonly timeZone: string;
  /** Start of the first occurrence, an ISO instant. */
  readonly startsAt: string;
  readonly repeat: string;
  readonly maxCount: number;
}

export interface SeriesSearch {
  /** Null while loading or after a failure. */
  readonly plan: readonly PlannedOccurrence[] | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface SeriesResponse {
  readonly responseKey: string;
  readonly plan: readonly PlannedOccurrence[] | null;
}

/** Plans a series. `visitor` returns the visitor's token, which makes their own held times available. */
export function useSeries(seriesQuery: SeriesQuery, visitor: () => string): SeriesSearch {
  const environment = useRelayEnvironment();
  const [attempt, setAttempt] = useState(0);
  const [response, setResponse] = useState<SeriesResponse | null>(null);
  const queryKey = JSON.stringify([seriesQuery, attempt]);
  const isCurrent = response?.responseKey === queryKey;

  useEffect(() => {
    const [currentQuery] = JSON.parse(queryKey) as [SeriesQuery];
    const rule = readRule(currentQuery.repeat);
    if (rule === null) return;
    const { service, provider, staff, timeZone, startsAt } = currentQuery;
    const subscription = fetchQuery<useSeriesQuery>(
      environment,
      graphql`
        query useSeriesQuery(
          $service: ID!
          $rule: SeriesRuleInput!
          $startsAt: DateTime!
          $timeZone: TimeZone!
          $staff: ID
          $provider: ID
          $visitor: String!
        ) {
          node(id: $service) {
            ... on Service {
              series(
                rule: $rule
                startsAt: $startsAt
                timeZone: $timeZone
                staff: $staff
                provider: $provider
                visitor: $visitor
              ) {
                fault
                occurrences {
                  index
                  date
                  wantedAt
                  startsAt
                  state
                  refusal
                  starts
                }
              }
            }
          }
        }
      `,
      {
        service,
        provider,
        staff,
        timeZone,
        startsAt,
        rule: toRuleInput(rule, currentQuery.maxCount),
        visitor: visitor(),
      },
      { fetchPolicy: "network-only" },
    ).subscribe({
      next: ({ node }) => {
        const series = node?.series;
        const isPlanned = series != null && series.fault == null;
        setResponse({
          responseKey: queryKey,
          plan: isPlanned ? (series.occurrences as readonly PlannedOccurrence[]) : null,
        });
      },
      error: () => setResponse({ responseKey: queryKey, plan: null }),
    });
    return () => subscription.unsubscribe();
    // The token stays the same for the whole booking.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment, queryKey]);

  return {
    plan: isCurrent ? response.plan : null,
    isLoading: !isCurrent,
    hasFailed: isCurrent && response.plan === null,
    retry: () => setAttempt((before) => before + 1),
  };
}
