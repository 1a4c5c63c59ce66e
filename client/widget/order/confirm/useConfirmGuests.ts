import { getLocalStorage } from "../../../shared/webStorage.ts";
import { graphql } from "react-relay";
import type { useConfirmGuestsMutation } from "../../../__generated__/useConfirmGuestsMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";
import { saveBookerToken } from "../../booking/flow/bookerToken.ts";
import { type ChangeFailure, failureFromPayload, failureFromError } from "../changeFailure.ts";

/** Confirms an order's guests with the token of the mail. Resolves with the failure, or null. */
export function useConfirmGuests(): (token: string) => Promise<ChangeFailure | null> {
  const [commit] = useRepeatableMutation<useConfirmGuestsMutation>(graphql`
    mutation useConfirmGuestsMutation($input: ConfirmGuestsInput!) {
      confirmGuests(input: $input) {
        __typename
        ... on ConfirmGuestsPayload {
          bookerToken
          order {
            id
            guestsAwaitingConfirmation
            bookings {
              id
              guestsAwaitingConfirmation
            }
          }
        }
        ... on Failure {
          code
        }
      }
    }
  `);
  return async (token) => {
    try {
      const { confirmGuests } = await commit({ input: { token } });
      if (confirmGuests.__typename !== "ConfirmGuestsPayload") return failureFromPayload(confirmGuests);
      saveBookerToken(getLocalStorage(), confirmGuests.bookerToken ?? "");
      return null;
    } catch (error) {
      return failureFromError(error);
    }
  };
}
