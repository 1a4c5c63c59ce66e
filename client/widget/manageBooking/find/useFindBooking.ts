import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFindBookingQuery } from "../../../__generated__/useFindBookingQuery.graphql.ts";
import { GraphError } from "../../../relay/graphError.ts";
import { BusyError, ServerError } from "../../../relay/retry.ts";
import type { FindProblem } from "./findWords.ts";
import { isLiveStatus } from "../liveStatus.ts";

export type Found = { readonly key: string } | { readonly problem: FindProblem };

/**
 * Finds a booking by its order's reference and its booker's email. With `service` (a slug), only a booking of that
 * service.
 */
export function useFindBooking(service: string | null): (reference: string, email: string) => Promise<Found> {
  const environment = useRelayEnvironment();
  return async (reference, email) => {
    try {
      const data = await fetchQuery<useFindBookingQuery>(
        environment,
        graphql`
          query useFindBookingQuery($reference: String!, $email: String!) {
            findBooking(reference: $reference, email: $email) {
              __typename
              ... on TooManyAttempts {
                code
              }
              ... on BookingAccess {
                id
                order {
                  bookings {
                    id
                    status
                    service {
                      slug
                    }
                  }
                }
              }
            }
          }
        `,
        { reference, email },
        { fetchPolicy: "network-only" },
      ).toPromise();
      const found = data?.findBooking;
      if (found?.__typename === "TooManyAttempts") return { problem: "TOO_MANY" };
      if (found?.__typename !== "BookingAccess") return { problem: "NOT_FOUND" };
      if (service === null) return { key: found.id };
      const fitting = (found.order?.bookings ?? []).filter((booking) => booking.service.slug === service);
      const best = fitting.find(({ status }) => isLiveStatus(status)) ?? fitting[0];
      return best === undefined ? { problem: "NOT_FOUND" } : { key: best.id };
    } catch (error) {
      if (error instanceof BusyError) return { problem: "BUSY" };
      return {
        problem: error instanceof ServerError || error instanceof GraphError ? "UNKNOWN" : "CONNECTION",
      };
    }
  };
}
