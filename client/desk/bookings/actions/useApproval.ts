import { useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay";
import type { useApprovalMutation } from "../../../__generated__/useApprovalMutation.graphql.ts";
import { useToast } from "../../layout/toasts.tsx";
import { type ActionContext, useBookingAction } from "./useBookingAction.ts";

/** Approves a request and confirms it with a message. `name` is the client. */
export function useApproval(
  context: ActionContext,
): [approve: (id: string, name: string) => Promise<void>, isBusy: boolean] {
  const { t } = useLingui();
  const showToast = useToast();
  const [send, isBusy] = useBookingAction<useApprovalMutation>(
    graphql`
      mutation useApprovalMutation($input: ApproveBookingInput!) {
        approveBooking(input: $input) {
          __typename
          ... on ApproveBookingPayload {
            booking {
              id
              ...BookingRow_booking
              ...BookingDetails_booking
            }
          }
          ... on Failure {
            code
          }
          ... on InvalidInput {
            issues {
              code
              path
            }
          }
        }
      }
    `,
    context,
  );
  async function approve(id: string, name: string) {
    if (await send({ id })) showToast({ text: t`Approved: ${name}` });
  }
  return [approve, isBusy];
}
