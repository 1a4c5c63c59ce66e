import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSeriesQuery } from "../../../__generated__/useSeriesQuery.graphql.ts";
import { readRule, ruleInput } from "./seriesAddress.ts";
import type { PlannedVisit } from "./seriesPlan.ts";

export interface SeriesQuestion {
  readonly service: string;
  readonly provider: string | null;
  readonly staff: string | null;
  readonly timeZone: string;
  /** Start of the first occurrence, an ISO instant. */
  readonly startsAt: string;
  readonly repeat: string;
  readonly most: number;
}

export interface SeriesSearch {
  /** Null while loading or after a failure. */
  readonly plan: readonly PlannedVisit[] | null;
  readonly isLooking: boolean;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

interface Answer {
  readonly of: string;
  readonly plan: readonly PlannedVisit[] | null;
}

/** Plans a series. `visitor` returns the visitor's token, which makes their own held times available. */
export function useSeries(question: SeriesQuestion, visitor: () => string): SeriesSearch {
  const environment = useRelayEnvironment();
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wanted = JSON.stringify([question, turn]);
  const isHere = answer?.of === wanted;

  useEffect(() => {
    const [asked] = JSON.parse(wanted) as [SeriesQuestion];
    const rule = readRule(asked.repeat);
    if (rule === null) return;
    const { service, provider, staff, timeZone, startsAt } = asked;
    const pending = fetchQuery<useSeriesQuery>(
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
        rule: ruleInput(rule, asked.most),
        visitor: visitor(),
      },
      { fetchPolicy: "network-only" },
    ).subscribe({
      next: ({ node }) => {
        const series = node?.series;
        const isGood = series != null && series.fault == null;
        setAnswer({ of: wanted, plan: isGood ? (series.occurrences as readonly PlannedVisit[]) : null });
      },
      error: () => setAnswer({ of: wanted, plan: null }),
    });
    return () => pending.unsubscribe();
    // The token is one for the whole visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment, wanted]);

  return {
    plan: isHere ? answer.plan : null,
    isLooking: !isHere,
    hasFailed: isHere && answer.plan === null,
    again: () => setTurn((before) => before + 1),
  };
}
