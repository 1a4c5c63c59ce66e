import { useState } from "react";
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useMoveMutation } from "../../../__generated__/useMoveMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { postToHost } from "../../../shared/host/postToHost.ts";
import { useHostFailure } from "../../../shared/host/useHostEvents.ts";
import { movedHref } from "../../layout/bookingAddress.ts";
import {
  type ChangeFailure,
  isSlotTaken,
  failureFromPayload,
  failureFromError,
} from "../../order/changeFailure.ts";

export interface MoveState {
  readonly isBusy: boolean;
  readonly failure: ChangeFailure | null;
  readonly clearFailure: () => void;
  /** Moves to an ISO instant. Null `staff` keeps the current staff if free, else takes any. */
  readonly move: (startsAt: string, staff: string | null) => Promise<void>;
}

export function useMove(accessKey: string, onSlotTaken: () => void): MoveState {
  const environment = useRelayEnvironment();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  useHostFailure(failure);
  const [commit] = useRepeatableMutation<useMoveMutation>(graphql`
    mutation useMoveMutation($input: RescheduleBookingInput!) {
      rescheduleBooking(input: $input) {
        __typename
        ... on Failure {
          code
        }
        ... on SeatShortage {
          available
        }
        ... on ReservationLimit {
          count
        }
      }
    }
  `);

  function reloadCalendar() {
    const { view } = router;
    if (view.kind !== "page") return;
    fetchQuery(environment, view.page.query, view.variables, { fetchPolicy: "network-only" }).subscribe({});
  }

  return {
    isBusy,
    failure,
    clearFailure: () => setFailure(null),
    async move(startsAt, staff) {
      if (isBusy) return;
      setBusy(true);
      setFailure(null);
      try {
        const { rescheduleBooking } = await commit({ input: { booking: { accessKey }, startsAt, staff } });
        if (rescheduleBooking.__typename === "RescheduleBookingPayload") {
          // The order and the availability have changed too, so all data is loaded again.
          commitLocalUpdate(environment, (store) => store.invalidateStore());
          postToHost("rescheduled", { startsAt });
          // Stays busy until the view is shown.
          return router.navigate(movedHref(accessKey, router.url.search), { replace: true });
        }
        const moveFailure = failureFromPayload(rescheduleBooking);
        setFailure(moveFailure);
        if (isSlotTaken(moveFailure)) {
          reloadCalendar();
          onSlotTaken();
        }
      } catch (error) {
        setFailure(failureFromError(error));
      }
      setBusy(false);
    },
  };
}
