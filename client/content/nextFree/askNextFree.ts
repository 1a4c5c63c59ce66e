import { fetchQuery, graphql } from "react-relay";
import type { IEnvironment, Subscription } from "relay-runtime";
import type { askNextFreeQuery } from "../../__generated__/askNextFreeQuery.graphql.ts";
import { dateOfInstant } from "../../time/format.ts";

/** Ids that the graph takes at a time. */
const mostIds = 100;

/** Asks for the next free start of each service, in one question. What cannot be told is "unknown". */
export function askNextFree(
  environment: IEnvironment,
  { services, timeZone }: { readonly services: readonly string[]; readonly timeZone: string },
  found: (times: ReadonlyMap<string, string | null>) => void,
): Subscription {
  const ids = services.slice(0, mostIds);
  return fetchQuery<askNextFreeQuery>(
    environment,
    graphql`
      query askNextFreeQuery($ids: [ID!]!, $timeZone: TimeZone!, $today: Date!) {
        nodes(ids: $ids) {
          ... on Service {
            id
            availability(from: $today, to: $today, timeZone: $timeZone, lookBusy: true) {
              nextAvailable {
                startsAt
              }
            }
          }
        }
      }
    `,
    { ids, timeZone, today: dateOfInstant(new Date().toISOString(), timeZone) },
    { fetchPolicy: "network-only" },
  ).subscribe({
    next: ({ nodes }) => {
      const times = new Map<string, string | null>(services.map((service) => [service, "unknown"]));
      for (const node of nodes) {
        if (node?.id !== undefined) times.set(node.id, node.availability?.nextAvailable?.startsAt ?? null);
      }
      found(times);
    },
    // The calendars behind the cards tell.
    error: () => found(new Map(services.map((service) => [service, "unknown"]))),
  });
}
