import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useDayStartsQuery } from "../../__generated__/useDayStartsQuery.graphql.ts";
import type { SeriesQuestion } from "./useSeries.ts";

/** Every time of a date that a visit could have, as ISO instants; null: being looked for. None where no answer came. */
export function useDayStarts(
  { service, provider, staff, timeZone }: SeriesQuestion,
  date: string,
  visitor: () => string,
): readonly string[] | null {
  const environment = useRelayEnvironment();
  const [starts, setStarts] = useState<readonly string[] | null>(null);
  useEffect(() => {
    const question = fetchQuery<useDayStartsQuery>(
      environment,
      graphql`
        query useDayStartsQuery(
          $service: ID!
          $provider: ID
          $staff: ID
          $timeZone: TimeZone!
          $date: Date!
          $visitor: String!
        ) {
          node(id: $service) {
            ... on Service {
              availability(
                from: $date
                to: $date
                timeZone: $timeZone
                provider: $provider
                staff: $staff
                visitor: $visitor
                lookBusy: true
              ) {
                day(date: $date) {
                  starts
                }
              }
            }
          }
        }
      `,
      { service, provider, staff, timeZone, date, visitor: visitor() },
      { fetchPolicy: "network-only" },
    ).subscribe({
      next: ({ node }) => setStarts(node?.availability?.day?.starts ?? []),
      error: () => setStarts([]),
    });
    return () => question.unsubscribe();
    // The token is one for the whole visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [environment, service, provider, staff, timeZone, date]);
  return starts;
}
