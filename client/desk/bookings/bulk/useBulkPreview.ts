import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useBulkPreviewQuery } from "../../../__generated__/useBulkPreviewQuery.graphql.ts";
import { toBatches } from "./toBatches.ts";

export interface PreviewBooking {
  readonly id: string;
  readonly status: string;
  readonly startsAt: string;
  readonly contact: {
    readonly id: string;
    readonly firstName: string | null | undefined;
    readonly lastName: string | null | undefined;
    readonly email: string | null | undefined;
  };
  readonly service: { readonly name: string };
  readonly refundIfCancelled: { readonly amount: number; readonly currency: string } | null | undefined;
}

type Preview =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "loaded"; readonly bookings: readonly PreviewBooking[] };

const MAX_NODES = 100;

/** Loads the present state of the chosen bookings, so that a question shows today's consequences. */
export function useBulkPreview(ids: readonly string[]): Preview {
  const environment = useRelayEnvironment();
  const [preview, setPreview] = useState<Preview>({ status: "loading" });
  // The question keeps the bookings with which it was opened.
  const [wanted] = useState(ids);

  useEffect(() => {
    let isCurrent = true;
    const load = (part: string[]) =>
      fetchQuery<useBulkPreviewQuery>(
        environment,
        graphql`
          query useBulkPreviewQuery($ids: [ID!]!) {
            viewer {
              __typename
            }
            nodes(ids: $ids) {
              ... on Booking @alias(as: "booking") {
                id
                status
                startsAt
                contact {
                  id
                  firstName
                  lastName
                  email
                }
                service {
                  name
                }
                refundIfCancelled {
                  amount
                  currency
                }
              }
            }
          }
        `,
        { ids: part },
        { fetchPolicy: "network-only" },
      ).toPromise();
    async function loadAll() {
      const answers = await Promise.all(toBatches(wanted, MAX_NODES, (id) => id).map(load));
      return answers.flatMap((answer) => (answer?.nodes ?? []).flatMap((node) => node?.booking ?? []));
    }
    const show = (next: Preview) => {
      if (isCurrent) setPreview(next);
    };
    loadAll().then(
      (bookings) => show({ status: "loaded", bookings }),
      () => show({ status: "failed" }),
    );
    return () => {
      isCurrent = false;
    };
  }, [environment, wanted]);
  return preview;
}
