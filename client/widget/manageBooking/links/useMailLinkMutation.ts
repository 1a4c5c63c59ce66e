import { graphql, useRelayEnvironment } from "react-relay";
import { commitMutation } from "relay-runtime";
import type { useMailLinkMutation as MailLinkMutation } from "../../../__generated__/useMailLinkMutation.graphql.ts";

export type MailLinkProblem = "TOO_MANY" | "FAILED";

export function useMailLinkMutation(): (key: string) => Promise<MailLinkProblem | null> {
  const environment = useRelayEnvironment();
  const mutation = graphql`
    mutation useMailLinkMutation($input: MailBookingLinkInput!) {
      mailBookingLink(input: $input) {
        __typename
      }
    }
  `;
  return (key) =>
    new Promise((resolve) => {
      commitMutation<MailLinkMutation>(environment, {
        mutation,
        variables: { input: { key } },
        onCompleted: ({ mailBookingLink }) => resolve(problemOf(mailBookingLink.__typename)),
        onError: () => resolve("FAILED"),
      });
    });
}

function problemOf(result: string): MailLinkProblem | null {
  if (result === "MailBookingLinkSuccess") return null;
  return result === "TooManyAttempts" ? "TOO_MANY" : "FAILED";
}
