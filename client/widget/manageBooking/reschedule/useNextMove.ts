import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useNextMoveQuery } from "../../../__generated__/useNextMoveQuery.graphql.ts";
import { type NextFreeSearch, useNextSearch } from "../../booking/alternatives/useNextFree.ts";

export interface MoveSearch {
  readonly key: string;
  readonly staff: string | null;
  readonly timeZone: string;
}

export function useNextMove(moveSearch: MoveSearch, onFound: (startsAt: string) => void): NextFreeSearch {
  const loadFirstSlot = useMoveSearch(moveSearch);
  return useNextSearch(moveSearch.timeZone, onFound, loadFirstSlot, JSON.stringify(moveSearch));
}

export function useMoveSearch({
  key,
  staff,
  timeZone,
}: MoveSearch): (from: string) => Promise<string | undefined> {
  const environment = useRelayEnvironment();
  return async (from) => {
    const data = await fetchQuery<useNextMoveQuery>(
      environment,
      graphql`
        query useNextMoveQuery($keys: [String!]!, $staff: ID, $timeZone: TimeZone!, $from: Date!) {
          bookings(keys: $keys) {
            ... on VisitorBooking {
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
}
