import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { holdTimeMutation } from "../../../__generated__/holdTimeMutation.graphql.ts";
import { commitRepeatable } from "../../../relay/commitRepeatable.ts";
import type { VisitPlan } from "../cart/planVisit.ts";
import type { AnsweredFailure } from "../../messages/problemOf.ts";
import { type HeldTime, randomKey } from "./visitMemory.ts";

/** The time that is kept, or why none is. */
export type HoldOutcome = { readonly hold: HeldTime } | { readonly failure: AnsweredFailure };

/** What is to be kept, from when, and for whom. */
export interface HoldAsk {
  /** All its lines are held, or none. */
  readonly plan: VisitPlan;
  /** An ISO instant. */
  readonly startsAt: string;
  /** Every start of a series, in the order of time, instead of the one: all are held, or none. */
  readonly series: readonly string[] | null;
  readonly provider: string | null;
  readonly timeZone: string;
  /** The visitor's own token: their former hold is given back. */
  readonly visitor: string;
  /** The slug of the link that is to be spent. */
  readonly oneTimeLink: string | null;
  /** The preview inside which it is tried. */
  readonly preview: string | null;
}

const mutation = graphql`
  mutation holdTimeMutation($input: HoldSlotInput!) {
    holdSlot(input: $input) {
      __typename
      ... on HoldSlotSuccess {
        hold {
          token
          remainingSeconds
          work {
            challenge
            bits
          }
          lines {
            startsAt
            endsAt
            staff {
              id
              name
            }
            service {
              forms {
                id
                ...useVisitForms_form
              }
            }
          }
        }
      }
      ... on Failure {
        code
      }
      ... on StaffBusy {
        line
      }
      ... on ResourceUnavailable {
        line
      }
      ... on SlotUnavailable {
        line
      }
      ... on SeatShortage {
        available
        line
      }
      ... on InvalidInput {
        issues {
          path
          code
        }
      }
      ... on ReservationLimit {
        count
      }
    }
  }
`;

/** Asks the graph to keep a time. Sent again after a dropped connection, it is the same request. */
export async function holdTime(environment: IEnvironment, ask: HoldAsk): Promise<HoldOutcome> {
  const asked = Date.now();
  const { plan, startsAt, series, preview, ...rest } = ask;
  const [first] = plan.input;
  const what =
    plan.input.length > 1 || first === undefined
      ? { lines: plan.input }
      : { service: first.service, staff: first.staff, seats: first.seats };
  const { holdSlot } = await commitRepeatable<holdTimeMutation>(environment, mutation, {
    input: {
      ...what,
      ...(series === null ? { startsAt } : { series }),
      ...rest,
      idempotencyKey: randomKey(),
      ...(preview === null ? {} : { preview }),
    },
  });
  const lines = holdSlot.hold?.lines ?? [];
  const [line] = lines;
  if (holdSlot.hold == null || line === undefined || first === undefined) return { failure: holdSlot };
  // Merged in the order of the lines, as the server merges them.
  const forms = [...new Set(lines.flatMap(({ service }) => service?.forms?.map(({ id }) => id) ?? []))];
  const { work } = holdSlot.hold;
  const people = lines.map(({ staff }) => staff.map((person) => person.name));
  return {
    hold: {
      token: holdSlot.hold.token,
      startsAt: line.startsAt,
      endsAt: line.endsAt,
      // Counted from when we asked: the way back took time, and the end must not be shown too late.
      until: asked + holdSlot.hold.remainingSeconds * 1000,
      staff: people[0] ?? [],
      service: first.service,
      people,
      visit: plan.key,
      ...(series === null ? {} : { series }),
      ...(work == null ? {} : { work: { challenge: work.challenge, bits: work.bits } }),
      ...(forms.length === 0 ? {} : { forms }),
    },
  };
}
