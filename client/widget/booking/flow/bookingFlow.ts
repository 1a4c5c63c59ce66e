import type { Faults, Answers } from "../details/answers.ts";
import { noAnswers } from "../details/noAnswers.ts";
import { type Filled, notFilled } from "../../forms/drafts.ts";
import type { FormPrefilled } from "../../forms/prefill/formPrefilled.ts";
import type { GuestAnswer, GuestFaults } from "../party/guestAnswers.ts";
import type { HeldTime } from "./visitMemory.ts";

/** Why a time could not be kept or booked: the graph's codes, and `CONNECTION` when no answer came. */
export type ProblemCode =
  | "STAFF_BUSY"
  | "RESOURCE_UNAVAILABLE"
  | "SLOT_UNAVAILABLE"
  | "SEAT_SHORTAGE"
  | "RESERVATION_LIMIT"
  | "CALENDAR_UNAVAILABLE"
  | "PAYMENT_UNAVAILABLE"
  | "TOO_MANY_HOLDS"
  | "TOO_MANY_BOOKINGS"
  | "TOO_MANY_OPEN_BOOKINGS"
  | "HOLD_EXPIRED"
  | "SLUG_EXPIRED"
  | "INVALID_INPUT"
  | "GUEST_SERVICES"
  | "IDEMPOTENCY_CONFLICT"
  | "DISQUALIFIED"
  | "CONNECTION"
  | "UNKNOWN";

/** What went wrong, with the number its words need. */
export interface Problem {
  readonly code: ProblemCode;
  readonly count?: number;
  /** What the business says of it, in its own words. */
  readonly words?: string;
  /** Which of the lines that were asked for it is about, from 0. */
  readonly line?: number;
  /** The time that was held before is held still. */
  readonly isKept?: true;
}

/** Where a visit stands. What is chosen stands in the address; what is shown follows from both. */
export interface BookingFlow {
  readonly busy: "holding" | "booking" | null;
  readonly hold: HeldTime | null;
  readonly answers: Answers;
  /** The server's objections to the answers; each goes away when its question is answered anew. */
  readonly faults: Faults;
  /** What was typed about the guests; how many there are stands in the address. */
  readonly guests: readonly GuestAnswer[];
  /** The server's objections to them, by place. */
  readonly guestFaults: GuestFaults;
  /** The answers to the forms of the services, and what an address filled in of them. */
  readonly filled: Filled;
  readonly formPrefilled: FormPrefilled;
  /** The server's objections to those answers. */
  readonly formIssues: readonly FormIssue[];
  readonly problem: Problem | null;
}

/** What the server objects to: `answers`, the field's key, and a part of it. */
export interface FormIssue {
  readonly path: readonly string[];
  readonly code: string;
}

/** What can happen. */
export type FlowEvent =
  | {
      readonly type: "recalled";
      readonly hold: HeldTime | null;
      readonly answers: Answers;
      readonly guests: readonly GuestAnswer[];
      readonly filled: Filled;
      readonly formPrefilled: FormPrefilled;
    }
  | { readonly type: "filled"; readonly filled: Filled; readonly formPrefilled?: FormPrefilled }
  | { readonly type: "answered"; readonly answers: Answers }
  | { readonly type: "guestsAnswered"; readonly guests: readonly GuestAnswer[] }
  | { readonly type: "chose" }
  | { readonly type: "asksToHold" }
  | { readonly type: "held"; readonly hold: HeldTime }
  | { readonly type: "asksToBook" }
  | {
      readonly type: "refused";
      readonly problem: Problem;
      readonly faults?: Faults;
      readonly guestFaults?: GuestFaults;
      readonly formIssues?: readonly FormIssue[];
    }
  | { readonly type: "holdEnded" };

/** The beginning: nothing kept, nothing typed. */
export const flowStart: BookingFlow = {
  busy: null,
  hold: null,
  answers: noAnswers,
  faults: {},
  guests: [],
  guestFaults: {},
  filled: notFilled,
  formPrefilled: new Map(),
  formIssues: [],
  problem: null,
};

/** After these the time is gone, or no longer ours: back to choosing. */
const losesTime: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  "STAFF_BUSY",
  "RESOURCE_UNAVAILABLE",
  "SLOT_UNAVAILABLE",
  "SEAT_SHORTAGE",
  "RESERVATION_LIMIT",
  "CALENDAR_UNAVAILABLE",
  "HOLD_EXPIRED",
  "SLUG_EXPIRED",
]);

/** Whether a problem sends the visitor back to the times. The answers stay in any case. */
export function isLoss(problem: Problem | null): boolean {
  return problem !== null && problem.isKept !== true && losesTime.has(problem.code);
}

/** Returns whether the visitor has typed or ticked anything among the details. */
export function hasTyped({
  answers,
  guests,
  filled,
}: Pick<BookingFlow, "answers" | "guests" | "filled">): boolean {
  const isAnswered = Object.values(answers).some(
    (answer) => answer !== "" && answer !== null && answer !== false,
  );
  return (
    isAnswered || guests.some(({ name, email }) => name !== "" || email !== "") || filled.drafts.size > 0
  );
}

/** The next state. Pure; events that make no sense in a state leave it as it is. */
export function nextFlow(flow: BookingFlow, event: FlowEvent): BookingFlow {
  switch (event.type) {
    case "recalled":
      return {
        ...flow,
        hold: event.hold,
        answers: event.answers,
        guests: event.guests,
        filled: event.filled,
        formPrefilled: event.formPrefilled,
      };
    case "filled":
      return { ...flow, filled: event.filled, formPrefilled: event.formPrefilled ?? flow.formPrefilled };
    case "answered":
      return { ...flow, answers: event.answers, faults: withoutAnswered(flow, event.answers) };
    case "guestsAnswered":
      return { ...flow, guests: event.guests, guestFaults: {} };
    case "chose":
      return flow.busy === null ? { ...flow, problem: null } : flow;
    case "asksToHold":
      return flow.busy === null ? { ...flow, busy: "holding", problem: null } : flow;
    case "held":
      return { ...flow, busy: null, hold: event.hold, problem: null };
    case "asksToBook":
      return flow.busy === null && flow.hold !== null
        ? { ...flow, busy: "booking", problem: null, faults: {}, guestFaults: {}, formIssues: [] }
        : flow;
    case "refused":
      return {
        ...flow,
        busy: null,
        problem: event.problem,
        faults: event.faults ?? {},
        guestFaults: event.guestFaults ?? {},
        formIssues: event.formIssues ?? [],
        hold: isLoss(event.problem) ? null : flow.hold,
      };
    case "holdEnded":
      // While the booking is on its way the server decides: it may have been in time.
      return flow.busy === "booking" || flow.hold === null
        ? flow
        : { ...flow, hold: null, problem: { code: "HOLD_EXPIRED" } };
  }
}

function withoutAnswered(flow: BookingFlow, answers: Answers): Faults {
  if (Object.keys(flow.faults).length === 0) return flow.faults;
  const kept = Object.entries(flow.faults).filter(
    ([field]) => answers[field as keyof Answers] === flow.answers[field as keyof Answers],
  );
  return Object.fromEntries(kept);
}
