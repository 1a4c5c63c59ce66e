import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useAbsencePlanQuery } from "../../__generated__/useAbsencePlanQuery.graphql.ts";
import { GraphError } from "../../relay/graphError.ts";
import { useLive } from "../live/LiveProvider.tsx";
import type { AbsenceRange } from "./absenceAddress.ts";
import { comparePlans, mergeChanges, noChanges, type Plan, type PlanChanges } from "./plan.ts";
import { noteServerTime } from "./serverClock.ts";

const query = graphql`
  query useAbsencePlanQuery($input: AbsencePlanInput!) {
    business {
      absencePlan(input: $input) {
        plannedAt
        isComplete
        bookings {
          booking {
            id
            startsAt
            endsAt
            status
            reference
            contact {
              firstName
              lastName
              email
              phone
            }
            service {
              id
              name
              capacity
            }
            refundIfCancelled {
              amount
              currency
            }
          }
          staff {
            id
            name
          }
          slots {
            startsAt
            staff {
              name
            }
          }
        }
      }
    }
  }
`;

/** `tooMany`: more than 200 bookings. The other reasons of this code are checked before. */
export type PlanFailure = "tooMany" | "unknownStaff" | "other";

export type PlanState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: PlanFailure }
  | { readonly kind: "ready"; readonly plan: Plan; readonly changes: PlanChanges };

/**
 * Loads the plan, and again after changes of bookings. A plan is a snapshot of one moment, so that the next one can be
 * compared with it. It is not kept in the store.
 *
 * @param isPaused true while a decision is sent, whose own events say nothing new
 */
export function useAbsencePlan({ staff, since, until }: AbsenceRange, isPaused: boolean) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<PlanState>({ kind: "loading" });
  const latest = useRef(0);

  const load = useCallback(async (): Promise<void> => {
    const attempt = ++latest.current;
    const show = (next: (shown: PlanState) => PlanState) => {
      if (attempt === latest.current) setState(next);
    };
    try {
      const response = await fetchQuery<useAbsencePlanQuery>(
        environment,
        query,
        { input: { staff, since, until } },
        { fetchPolicy: "network-only" },
      ).toPromise();
      const plan = response?.business?.absencePlan;
      if (plan == null) return show(() => ({ kind: "failed", failure: "unknownStaff" }));
      noteServerTime(plan.plannedAt);
      show((shown) => ({
        kind: "ready",
        plan,
        changes:
          shown.kind === "ready"
            ? mergeChanges(shown.changes, comparePlans(shown.plan, plan), plan)
            : noChanges,
      }));
    } catch (error) {
      const isTooMany = error instanceof GraphError && error.code === "BAD_USER_INPUT";
      // A plan that is shown stays, and its decision is checked by the server.
      show((shown) =>
        shown.kind === "ready" ? shown : { kind: "failed", failure: isTooMany ? "tooMany" : "other" },
      );
    }
  }, [environment, staff, since, until]);

  const cancel = useCallback(() => {
    latest.current += 1;
  }, []);
  useEffect(() => {
    void load();
    return cancel;
  }, [load, cancel]);

  useLive((batch) => {
    if (isPaused) return;
    if (batch === null || batch.some(({ bookingId }) => bookingId != null)) void load();
  });

  return {
    state,
    load,
    retry() {
      setState({ kind: "loading" });
      void load();
    },
    forgetChanges: () =>
      setState((shown) => (shown.kind === "ready" ? { ...shown, changes: noChanges } : shown)),
  };
}
