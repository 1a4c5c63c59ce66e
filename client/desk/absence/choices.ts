import type { AbsenceDecisionInput } from "../../__generated__/useDecideAbsenceMutation.graphql.ts";
import type { Proposal } from "./plan.ts";

export type Outcome = "REASSIGN" | "OFFER" | "CANCEL";

export interface Choice {
  readonly outcome: Outcome;
  /** Hours that the client has to choose another time. Only for `OFFER`. */
  readonly hours: number;
}

/** Choices that differ from the proposal, by id of the booking. */
export type Choices = Readonly<Record<string, Choice>>;

/** The graph's own default is 24 hours. */
export const DEFAULT_HOURS = 24;
export const OFFER_HOURS = [2, 6, DEFAULT_HOURS, 48, 72] as const;
const HOUR_MS = 3_600_000;
const UNDO_MS = 60_000;
const SHORTEST_OFFER_MS = 10 * UNDO_MS;

/** Another person, else other times for a client who gets the link, else a cancellation. */
export function getProposedChoice({ staff, slots, booking }: Proposal): Choice {
  const canOffer = slots.length > 0 && booking.contact.email != null;
  return { outcome: staff != null ? "REASSIGN" : canOffer ? "OFFER" : "CANCEL", hours: DEFAULT_HOURS };
}

/** A person who is no longer free cannot be chosen, so the proposal applies again. */
export function getChoice(proposal: Proposal, choices: Choices): Choice {
  const chosen = choices[proposal.booking.id];
  const isPossible = chosen !== undefined && (chosen.outcome !== "REASSIGN" || proposal.staff != null);
  return isPossible ? chosen : getProposedChoice(proposal);
}

/** Returns the proposals of one class session. They keep one teacher, so the graph rejects a part of them. */
export function listClass(proposals: readonly Proposal[], proposal: Proposal): readonly Proposal[] {
  const { service, startsAt } = proposal.booking;
  if (service.capacity <= 1) return [proposal];
  return proposals.filter(
    ({ booking }) => booking.service.id === service.id && booking.startsAt === startsAt,
  );
}

/** Changes one choice. If a class gets or loses another teacher by it, all of its bookings follow. */
export function changeChoice(
  choices: Choices,
  proposals: readonly Proposal[],
  proposal: Proposal,
  next: Choice,
): Choices {
  const isShared = [getChoice(proposal, choices), next].some(({ outcome }) => outcome === "REASSIGN");
  const changed = isShared ? listClass(proposals, proposal) : [proposal];
  return { ...choices, ...Object.fromEntries(changed.map(({ booking }) => [booking.id, next])) };
}

export type OutcomeCounts = Readonly<Record<Outcome, number>>;

export function countOutcomes(outcomes: readonly Outcome[]): OutcomeCounts {
  const count = (wanted: Outcome) => outcomes.filter((outcome) => outcome === wanted).length;
  return { REASSIGN: count("REASSIGN"), OFFER: count("OFFER"), CANCEL: count("CANCEL") };
}

/** Returns the instant at which an offer ends, as the graph calculates it. Epoch milliseconds. */
export function getOfferEnd(startsAt: string, hours: number, now: number): number {
  const limit = Math.min(now + UNDO_MS + hours * HOUR_MS, Date.parse(startsAt));
  return Math.max(limit, now + UNDO_MS + SHORTEST_OFFER_MS);
}

/** `note` is the line to clients whose booking is cancelled. */
export function toDecisions(
  proposals: readonly Proposal[],
  choices: Choices,
  note: string,
  now: number,
): AbsenceDecisionInput[] {
  return proposals.map((proposal) => {
    const { outcome, hours } = getChoice(proposal, choices);
    const booking = proposal.booking.id;
    if (outcome === "REASSIGN") return { booking, choice: { reassign: { staff: proposal.staff!.id } } };
    if (outcome === "CANCEL") return { booking, choice: { cancel: { note: note.trim() || null } } };
    const until = hours === DEFAULT_HOURS ? null : new Date(now + UNDO_MS + hours * HOUR_MS).toISOString();
    return { booking, choice: { offer: { until } } };
  });
}

/** Sum of what the cancellations refund, in minor units. Null if the caller may not read payments. */
export function sumRefunds(proposals: readonly Proposal[], choices: Choices): number | null {
  let sum = 0;
  for (const proposal of proposals) {
    const refund = proposal.booking.refundIfCancelled;
    if (refund == null) return null;
    if (getChoice(proposal, choices).outcome === "CANCEL") sum += refund.amount;
  }
  return sum;
}
