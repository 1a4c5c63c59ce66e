import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useNextMoveQuery } from "../../../__generated__/useNextMoveQuery.graphql.ts";
import { type NextFreeSearch, useNextSearch } from "../../booking/alternatives/useNextFree.ts";

export interface MoveSearch {
  readonly accessKey: string;
  readonly staff: string | null;
  readonly timeZone: string;
}

export function useNextMove(moveSearch: MoveSearch, onFound: (startsAt: string) => void): NextFreeSearch {
  const loadFirstSlot = useMoveSearch(moveSearch);
  return useNextSearch(moveSearch.timeZone, onFound, loadFirstSlot, JSON.stringify(moveSearch));
}

export function useMoveSearch({
  accessKey,
  staff,
  timeZone,
}: MoveSearch): (from: string) => Promise<string | undefined> {
  const environment = useRelayEnvironment();
  return async (from) => {
    const data = await fetchQuery<useNextMoveQuery>(
      environment,
      graphql`
        query useNextMoveQuery($accessKey: String!, $staff: ID, $timeZone: TimeZone!, $from: Date!) {
          visitorBooking(accessKey: $accessKey) {
            ... on VisitorBooking {
              availability(input: { from: $from, to: $from, timeZone: $timeZone, staff: $staff }) {
                nextAvailable {
                  startsAt
                }
              }
            }
          }
        }
      `,
      { accessKey, staff, timeZone, from },
      { fetchPolicy: "network-only" },
    ).toPromise();
    return data?.visitorBooking.availability?.nextAvailable?.startsAt;
  };
}
