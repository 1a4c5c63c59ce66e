import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useNextMoveQuery } from "../../__generated__/useNextMoveQuery.graphql.ts";
import { type NextFree, useNextSearch } from "../calendar/useNextFree.ts";

/** Looks for the next time that a booking can be moved to, from a month on, and leads there. */
export function useNextMove(
  question: { readonly key: string; readonly staff: string | null; readonly timeZone: string },
  onFound: (startsAt: string) => void,
): NextFree {
  const environment = useRelayEnvironment();
  const { key, staff, timeZone } = question;
  const search = async (from: string) => {
    const data = await fetchQuery<useNextMoveQuery>(
      environment,
      graphql`
        query useNextMoveQuery($keys: [String!]!, $staff: ID, $timeZone: TimeZone!, $from: Date!) {
          bookings(keys: $keys) {
            ... on BookingAccess {
              availability(from: $from, to: $from, timeZone: $timeZone, staff: $staff) {
                nextAvailable {
                  startsAt
                }
              }
            }
          }
        }
      `,
      { keys: [key], staff, timeZone, from },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return data?.bookings[0]?.availability?.nextAvailable?.startsAt;
  };
  return useNextSearch(timeZone, onFound, search, JSON.stringify(question));
}
