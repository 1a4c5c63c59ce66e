import { graphql, useRelayEnvironment } from "react-relay";
import { commitMutation } from "relay-runtime";
import type { useRenewLinksMutation } from "../../../__generated__/useRenewLinksMutation.graphql.ts";
import { type ChangeFailure, failureFromPayload, failureFromError } from "../../order/changeFailure.ts";

/**
 * Revokes the booker's links and requests a mail with a new one. Resolves with the failure, or null. It is never
 * retried: the first success invalidates the key in the input, so a retry would fail.
 */
export function useRenewLinks(): (accessKey: string) => Promise<ChangeFailure | null> {
  const environment = useRelayEnvironment();
  const mutation = graphql`
    mutation useRenewLinksMutation($input: RenewBookingLinksInput!) {
      renewBookingLinks(input: $input) {
        __typename
        ... on Failure {
          code
        }
      }
    }
  `;
  return (accessKey) =>
    new Promise((resolve) => {
      commitMutation<useRenewLinksMutation>(environment, {
        mutation,
        variables: { input: { booking: { accessKey } } },
        onCompleted: ({ renewBookingLinks: result }) =>
          resolve(result.__typename === "RenewBookingLinksPayload" ? null : failureFromPayload(result)),
        onError: (error) => resolve(failureFromError(error)),
      });
    });
}
