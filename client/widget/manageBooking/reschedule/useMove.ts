import { useState } from "react";
import { commitLocalUpdate, fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useMoveMutation } from "../../../__generated__/useMoveMutation.graphql.ts";
import { useRepeatableMutation } from "../../../relay/commitRepeatable.ts";
import { useRouter } from "../../../router/RouterProvider.tsx";
import { postToHost } from "../../../shared/host/postToHost.ts";
import { useHostProblem } from "../../../shared/host/useHostNews.ts";
import { movedHref } from "../../layout/afterAddress.ts";
import { type ChangeProblem, isLostTime, refusalOf, thrownRefusal } from "../../order/changeProblem.ts";

export interface Move {
  readonly isBusy: boolean;
  readonly problem: ChangeProblem | null;
  readonly chose: () => void;
  /** Moves to an ISO instant. Null `staff` keeps the current staff if free, else takes any. */
  readonly move: (startsAt: string, staff: string | null) => Promise<void>;
}

export function useMove(key: string, onLost: () => void): Move {
  const environment = useRelayEnvironment();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  useHostProblem(problem);
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

  function refresh() {
    const { view } = router;
    if (view.kind !== "page") return;
    fetchQuery(environment, view.page.query, view.variables, { fetchPolicy: "network-only" }).subscribe({});
  }

  return {
    isBusy,
    problem,
    chose: () => setProblem(null),
    async move(startsAt, staff) {
      if (isBusy) return;
      setBusy(true);
      setProblem(null);
      try {
        const { rescheduleBooking } = await commit({ input: { key, startsAt, staff } });
        if (rescheduleBooking.__typename === "RescheduleBookingSuccess") {
          // The order and the availability have changed too, so all data is loaded again.
          commitLocalUpdate(environment, (store) => store.invalidateStore());
          postToHost("rescheduled", { startsAt });
          // Stays busy until the view is shown.
          return router.navigate(movedHref(key, router.url.search), { replace: true });
        }
        const refusal = refusalOf(rescheduleBooking);
        setProblem(refusal);
        if (isLostTime(refusal)) {
          refresh();
          onLost();
        }
      } catch (error) {
        setProblem(thrownRefusal(error));
      }
      setBusy(false);
    },
  };
}
