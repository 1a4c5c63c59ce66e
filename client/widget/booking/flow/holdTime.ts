import { randomKey } from "../../../shared/webStorage.ts";
import { graphql } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { holdTimeMutation } from "../../../__generated__/holdTimeMutation.graphql.ts";
import { commitRepeatable } from "../../../relay/commitRepeatable.ts";
import type { CartPlan } from "../cart/planCart.ts";
import type { FailureFields } from "../../messages/toBookingFailure.ts";
import { type HeldTime } from "./bookingDraft.ts";

export type HoldOutcome = { readonly hold: HeldTime } | { readonly failure: FailureFields };

export interface HoldRequest {
  readonly plan: CartPlan;
  /** An ISO instant. */
  readonly startsAt: string;
  /**
   * Starts of a series in ascending order, in place of `startsAt`. All are held, or none. Null for a single
   * appointment.
   */
  readonly series: readonly string[] | null;
  readonly provider: string | null;
  readonly timeZone: string;
  /** The visitor's token. A new hold releases the previous one of the same visitor. */
  readonly visitor: string;
  /** Slug of the one-time link that the booking uses up. */
  readonly oneTimeLink: string | null;
  readonly preview: string | null;
}

const mutation = graphql`
  mutation holdTimeMutation($input: HoldSlotInput!) {
    holdSlot(input: $input) {
      __typename
      ... on HoldSlotPayload {
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

export async function holdTime(environment: IEnvironment, request: HoldRequest): Promise<HoldOutcome> {
  const requestedAt = Date.now();
  const { plan, startsAt, series, preview, ...rest } = request;
  const [first] = plan.lineInputs;
  const lineInput =
    plan.lineInputs.length > 1 || first === undefined
      ? { lines: plan.lineInputs }
      : { service: first.service, staff: first.staff, seats: first.seats };
  const { holdSlot } = await commitRepeatable<holdTimeMutation>(environment, mutation, {
    input: {
      ...lineInput,
      ...(series === null ? { startsAt } : { series }),
      ...rest,
      idempotencyKey: randomKey(),
      ...(preview === null ? {} : { preview }),
    },
  });
  const lines = holdSlot.hold?.lines ?? [];
  const [line] = lines;
  if (holdSlot.hold == null || line === undefined || first === undefined) return { failure: holdSlot };
  // In the order of the lines, as the server merges them.
  const forms = [...new Set(lines.flatMap(({ service }) => service?.forms?.map(({ id }) => id) ?? []))];
  const { work } = holdSlot.hold;
  const people = lines.map(({ staff }) => staff.map((person) => person.name));
  return {
    hold: {
      token: holdSlot.hold.token,
      startsAt: line.startsAt,
      endsAt: line.endsAt,
      // Counted from the request, so latency never makes the countdown end too late.
      until: requestedAt + holdSlot.hold.remainingSeconds * 1000,
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
