import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay";
import type { useMergeClientsMutation } from "../../__generated__/useMergeClientsMutation.graphql.ts";
import { getErrorMessage } from "../bookings/actions/actionFailure.ts";
import { useCommitOnce } from "../requests/commitOnce.ts";
import { getStartOfHour } from "./startOfHour.ts";

/** @param onMerged receives the id of the client that both are now. It may be the id of either */
export function useMergeClients(onMerged: (id: string) => void) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const [send, isMerging] = useCommitOnce<useMergeClientsMutation>(graphql`
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

  async function merge(id: string, duplicate: string) {
    setFailure(null);
    try {
      const { mergeContacts: result } = await send({ input: { id, duplicate }, now: getStartOfHour() });
      if (result?.__typename === "InvalidInput")
        return fail(t`One of the two was erased or merged meanwhile. Go back and search again.`);
      if (result?.__typename !== "MergeContactsPayload" || result.contact == null)
        return fail(result?.message);
      onMerged(result.contact.id);
    } catch (error) {
      fail(i18n._(getErrorMessage(error)));
    }
  }
  return { merge, isMerging, failure, clearFailure: () => setFailure(null) };
}
