import { graphql } from "react-relay";
import type { useLeaveMutation as LeaveMutation } from "../../../__generated__/useLeaveMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";
import { type ChangeFailure, failureFromPayload, failureFromError } from "../../order/changeFailure.ts";

export function useLeaveMutation(): (accessKey: string) => Promise<ChangeFailure | null> {
  const [commit] = useRepeatableMutation<LeaveMutation>(graphql`
    mutation useLeaveMutation($input: LeaveBookingInput!) {
      leaveBooking(input: $input) {
        __typename
        ... on LeaveBookingPayload {
          booking {
            ...BookingView_booking
          }
        }
        ... on Failure {
          code
        }
      }
    }
  `);
  return async (accessKey) => {
    try {
      const { leaveBooking } = await commit({ input: { accessKey } });
      return leaveBooking.__typename === "LeaveBookingPayload" ? null : failureFromPayload(leaveBooking);
    } catch (error) {
      return failureFromError(error);
    }
  };
}
