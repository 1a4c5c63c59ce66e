import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { useMergeClientsMutation } from "../../__generated__/useMergeClientsMutation.graphql.ts";
import { getStartOfHour } from "./startOfHour.ts";

/** @param onMerged receives the id of the client that both are now. It may be the id of either */
export function useMergeClients(onMerged: (id: string) => void) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const [send, isMerging] = useMutation<useMergeClientsMutation>(graphql`
    mutation useMergeClientsMutation($input: MergeContactsInput!, $now: DateTime!) {
      mergeContacts(input: $input) {
        __typename
        ... on MergeContactsPayload {
          contact {
            id
            ...ClientPanel_contact @arguments(now: $now)
          }
        }
        ... on InvalidInput {
          issues {
            code
          }
        }
        ... on Failure {
          message
        }
      }
    }
  `);
  const fail = (message?: string) => setFailure(message ?? t`That did not work. Please try again.`);

  const merge = (id: string, duplicate: string) => {
    setFailure(null);
    send({
      variables: { input: { id, duplicate }, now: getStartOfHour() },
      onCompleted({ mergeContacts: result }) {
        if (result?.__typename === "InvalidInput")
          return fail(t`One of the two was erased or merged meanwhile. Go back and search again.`);
        if (result?.__typename !== "MergeContactsPayload" || result.contact == null)
          return fail(result?.message);
        onMerged(result.contact.id);
      },
      onError: () => fail(),
    });
  };
  return { merge, isMerging, failure, clearFailure: () => setFailure(null) };
}
