import type { Faults, Answers } from "../details/answers.ts";
import { noAnswers } from "../details/noAnswers.ts";
import { type Filled, notFilled } from "../../forms/drafts.ts";
import type { FormPrefilled } from "../../forms/prefill/formPrefilled.ts";
import type { GuestAnswer, GuestFaults } from "../party/guestAnswers.ts";
import type { HeldTime } from "./visitMemory.ts";

/** Codes of the graph. `CONNECTION` if no response arrived. */
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

/** A refused hold or booking. `count` is the number that the message shows. */
export interface Problem {
  readonly code: ProblemCode;
  readonly count?: number;
  /** Text that the business wrote, if any. */
  readonly words?: string;
  readonly line?: number;
  readonly isKept?: true;
}

/** State of a booking before it is made. The visitor's choices are in the address. */
export interface BookingFlow {
  readonly busy: "holding" | "booking" | null;
  readonly hold: HeldTime | null;
  readonly answers: Answers;
  /** Issues of the contact fields. An issue disappears when its field changes. */
  readonly faults: Faults;
  readonly guests: readonly GuestAnswer[];
  readonly guestFaults: GuestFaults;
  readonly filled: Filled;
  readonly formPrefilled: FormPrefilled;
  readonly formIssues: readonly FormIssue[];
  readonly problem: Problem | null;
}

/** The path holds `answers`, the field's key and optionally a part of the field. */
export interface FormIssue {
  readonly path: readonly string[];
  readonly code: string;
}

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

/** Returns whether a failure ends the hold. The answers stay in any case. */
export function isLoss(problem: Problem | null): boolean {
  return problem !== null && problem.isKept !== true && losesTime.has(problem.code);
}

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
      // The server decides whether a booking that is already sent was in time.
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
