import { graphql } from "react-relay";
import type { IssueCode } from "../../../../server/shared/failures/failure.ts";
import type { useCancelMutation as CancelMutation } from "../../../__generated__/useCancelMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";
import { postToHost } from "../../../shared/host/postToHost.ts";
import type { CancelScope } from "./cancelScopes.ts";
import { type ChangeFailure, failureFromPayload, failureFromError } from "../../order/changeFailure.ts";

export interface CancelRequest {
  readonly accessKey: string;
  readonly scope: CancelScope;
  readonly reason: string;
}

export type CancelOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "reason"; readonly issue: IssueCode }
  | { readonly kind: "refused"; readonly failure: ChangeFailure };

/** Cancels bookings. The response updates the whole order in the store. */
export function useCancelMutation(): (request: CancelRequest) => Promise<CancelOutcome> {
  const [commit] = useRepeatableMutation<CancelMutation>(graphql`
    mutation useCancelMutation($input: CancelBookingInput!) {
      cancelBooking(input: $input) {
        __typename
        ... on CancelBookingPayload {
          order {
            due {
              amount
              currency
            }
            paid {
              amount
              currency
            }
            refunded {
              amount
              currency
            }
            bookings {
              id
              status
              due {
                amount
                currency
              }
              paid {
                amount
                currency
              }
              refunded {
                amount
                currency
              }
              reschedule {
                isAllowed
              }
              cancel {
                isAllowed
              }
              ...BookingHistory_booking
            }
          }
        }
        ... on Failure {
          code
        }
        ... on InvalidInput {
          issues {
            path
            code
          }
        }
      }
    }
  `);
  return async ({ accessKey, scope, reason }) => {
    try {
      const { cancelBooking } = await commit({
        input: { booking: { accessKey }, scope, reason: reason || null },
      });
      if (cancelBooking.__typename === "CancelBookingPayload") {
        postToHost("cancelled", { scope });
        return { kind: "done" };
      }
      const issue = cancelBooking.issues?.find(({ path }) => path[0] === "reason")?.code;
      return issue === undefined
        ? { kind: "refused", failure: failureFromPayload(cancelBooking) }
        : { kind: "reason", issue: issue as IssueCode };
    } catch (error) {
      return { kind: "refused", failure: failureFromError(error) };
    }
  };
}
