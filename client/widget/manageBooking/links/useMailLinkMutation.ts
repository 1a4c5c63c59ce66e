import { graphql, useRelayEnvironment } from "react-relay";
import { commitMutation } from "relay-runtime";
import type { useMailLinkMutation as MailLinkMutation } from "../../../__generated__/useMailLinkMutation.graphql.ts";

export type MailLinkFailure = "TOO_MANY" | "FAILED";

export function useMailLinkMutation(): (accessKey: string) => Promise<MailLinkFailure | null> {
  const environment = useRelayEnvironment();
  const mutation = graphql`
    mutation useMailLinkMutation($input: MailBookingLinkInput!) {
      mailBookingLink(input: $input) {
        __typename
      }
    }
  `;
  return (accessKey) =>
    new Promise((resolve) => {
      commitMutation<MailLinkMutation>(environment, {
        mutation,
        variables: { input: { accessKey } },
        onCompleted: ({ mailBookingLink }) => resolve(toFailure(mailBookingLink.__typename)),
        onError: () => resolve("FAILED"),
      });
    });
}

function toFailure(result: string): MailLinkFailure | null {
  if (result === "MailBookingLinkPayload") return null;
  return result === "TooManyAttempts" ? "TOO_MANY" : "FAILED";
}
