import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useFindBookingQuery } from "../../../__generated__/useFindBookingQuery.graphql.ts";
import { GraphError } from "../../../relay/graphError.ts";
import { BusyError, ServerError } from "../../../relay/retry.ts";
import type { FindFailure } from "./findFailure.ts";
import { isLiveStatus } from "../liveStatus.ts";

export type FindResult = { readonly key: string } | { readonly failure: FindFailure };

/**
 * Finds a booking by its order's reference and its booker's email. With `service` (a slug), only a booking of that
 * service.
 */
export function useFindBooking(
  service: string | null,
): (reference: string, email: string) => Promise<FindResult> {
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
              ... on VisitorBooking {
                accessKey @required(action: THROW)
                order {
                  bookings {
                    accessKey @required(action: THROW)
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
      if (found?.__typename === "TooManyAttempts") return { failure: "TOO_MANY" };
      if (found?.__typename !== "VisitorBooking") return { failure: "NOT_FOUND" };
      if (service === null) return { key: found.accessKey };
      const matching = (found.order?.bookings ?? []).filter((booking) => booking.service.slug === service);
      const match = matching.find(({ status }) => isLiveStatus(status)) ?? matching[0];
      return match === undefined ? { failure: "NOT_FOUND" } : { key: match.accessKey };
    } catch (error) {
      if (error instanceof BusyError) return { failure: "BUSY" };
      return {
        failure: error instanceof ServerError || error instanceof GraphError ? "UNKNOWN" : "CONNECTION",
      };
    }
  };
}
