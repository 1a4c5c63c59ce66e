import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { usePendingDecisionsQuery } from "../../__generated__/usePendingDecisionsQuery.graphql.ts";

const PAUSE_MS = 2_000;

/** Loads the decisions again and again while some are pending. Offers and messages are no changes of a booking. */
export function usePendingDecisions(absence: string, isActive: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!isActive) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let subscription: { unsubscribe(): void } | undefined;
    const wait = () => {
      timer = setTimeout(load, PAUSE_MS);
    };
    function load() {
      subscription = fetchQuery<usePendingDecisionsQuery>(
        environment,
        graphql`
          query usePendingDecisionsQuery($absence: ID!) {
            viewer {
              __typename
            }
            node(id: $absence) {
              ...DecidedAbsence_absence @alias(as: "decided")
            }
          }
        `,
        { absence },
        { fetchPolicy: "network-only" },
      ).subscribe({ complete: wait, error: wait });
    }
    wait();
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, absence, isActive]);
}
