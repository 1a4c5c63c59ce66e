import { useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay";
import type {
  DecideAbsenceInput,
  useDecideAbsenceMutation,
} from "../../__generated__/useDecideAbsenceMutation.graphql.ts";
import {
  type ActionFailure,
  errorToActionFailure,
  toActionFailure,
} from "../bookings/actions/actionFailure.ts";
import { commitOnce } from "../requests/commitOnce.ts";
import { noteServerTime } from "./serverClock.ts";

export interface DecideFailure extends ActionFailure {
  /** Ids of the bookings because of which nothing was done. */
  readonly bookings: readonly string[];
}

export type DecideOutcome =
  | { readonly kind: "decided"; readonly absence: string }
  | { readonly kind: "refused"; readonly failure: DecideFailure };

export type DecisionInput = Omit<DecideAbsenceInput, "idempotencyKey">;

/** Sends all decisions in one request. Resolves with null for a press while one is sent. */
export function useDecideAbsence() {
  const environment = useRelayEnvironment();
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function decide(input: DecisionInput): Promise<DecideOutcome | null> {
    if (isSending.current) return null;
    isSending.current = true;
    setBusy(true);
    try {
      const { decideAbsence: result } = await commitOnce<useDecideAbsenceMutation>(
        environment,
        graphql`
          mutation useDecideAbsenceMutation($input: DecideAbsenceInput!) {
            decideAbsence(input: $input) {
              __typename
              ... on DecideAbsencePayload {
                absence {
                  id
                  createdAt
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
              ... on AbsenceChanged {
                conflictingBookings {
                  id
                }
              }
              ... on DecisionMissing {
                conflictingBookings {
                  id
                }
              }
              ... on SubstituteBusy {
                conflictingBookings {
                  id
                }
              }
            }
          }
        `,
        { input },
      );
      if (result?.__typename === "DecideAbsencePayload" && result.absence !== undefined) {
        noteServerTime(result.absence.createdAt);
        return { kind: "decided", absence: result.absence.id };
      }
      const failure = result == null ? null : toActionFailure(result);
      const conflicts = result?.conflictingBookings ?? [];
      return {
        kind: "refused",
        failure: { ...(failure ?? { code: "UNKNOWN" }), bookings: conflicts.map(({ id }) => id) },
      };
    } catch (error) {
      return { kind: "refused", failure: { ...errorToActionFailure(error), bookings: [] } };
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }
  return [decide, isBusy] as const;
}
