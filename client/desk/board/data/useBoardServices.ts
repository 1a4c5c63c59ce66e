import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useBoardServicesQuery } from "../../../__generated__/useBoardServicesQuery.graphql.ts";
import type { ServiceFacts } from "../rules/boardModel.ts";

const noServices: ReadonlyMap<string, ServiceFacts> = new Map();

/** Loads the services after the board is shown. Moves are checked without them until then. */
export function useBoardServices(): ReadonlyMap<string, ServiceFacts> {
  const environment = useRelayEnvironment();
  const [services, setServices] = useState(noServices);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<useBoardServicesQuery>(
      environment,
      graphql`
        query useBoardServicesQuery {
          business {
            services(first: 100) {
              edges {
                node {
                  id
                  name
                  rules {
                    intervalMinutes
                  }
                  staff {
                    id
                  }
                }
              }
            }
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ business }) =>
        setServices(
          new Map(
            (business?.services?.edges ?? []).map(({ node }) => [
              node.id,
              {
                id: node.id,
                name: node.name,
                intervalMinutes: node.rules?.intervalMinutes ?? null,
                staff: new Set(node.staff.map(({ id }) => id)),
              },
            ]),
          ),
        ),
      error: () => {},
    });
    return unsubscribe;
  }, [environment]);
  return services;
}
