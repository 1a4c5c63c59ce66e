import { graphql } from "react-relay";
import type { useHoldMutation as HoldMutation } from "../../__generated__/useHoldMutation.graphql.ts";
import { useRepeatableMutation } from "../../relay/commitRepeatable.ts";
import type { CalendarQuestion } from "../calendar/calendarQuestion.ts";
import type { AnsweredFailure } from "./problemOf.ts";
import { type HeldTime, randomKey } from "./visitMemory.ts";

/** The time that is kept, or why none is. */
export type HoldOutcome = { readonly hold: HeldTime } | { readonly failure: AnsweredFailure };

/** Asks the graph to keep a time. Sent again after a dropped connection, it is the same request. */
export function useHoldMutation() {
  const [commit] = useRepeatableMutation<HoldMutation>(graphql`
    mutation useHoldMutation($input: HoldSlotInput!) {
      holdSlot(input: $input) {
        __typename
        ... on HoldSlotSuccess {
          hold {
            token
            remainingSeconds
            lines {
              startsAt
              endsAt
              staff {
                id
                name
              }
            }
          }
        }
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
  return async (question: CalendarQuestion, startsAt: string, visitor: string): Promise<HoldOutcome> => {
    const asked = Date.now();
    const { holdSlot } = await commit({
      input: { ...question, startsAt, visitor, idempotencyKey: randomKey() },
    });
    const line = holdSlot.hold?.lines[0];
    if (holdSlot.hold == null || line === undefined) return { failure: holdSlot };
    return {
      hold: {
        token: holdSlot.hold.token,
        startsAt: line.startsAt,
        endsAt: line.endsAt,
        // Counted from when we asked: the way back took time, and the end must not be shown too late.
        until: asked + holdSlot.hold.remainingSeconds * 1000,
        staff: line.staff.map((person) => person.name),
        service: question.service,
      },
    };
  };
}
