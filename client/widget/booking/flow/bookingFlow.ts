import type { BookingFailure, BookingFailureCode } from "../../messages/bookingFailure.ts";
import type { FieldIssues, Answers } from "../details/answers.ts";
import { EMPTY_ANSWERS } from "../details/emptyAnswers.ts";
import { type FormAnswers, NO_FORM_ANSWERS } from "../../../forms/drafts.ts";
import type { FormPrefill } from "../../forms/prefill/formPrefill.ts";
import type { GuestAnswer, GuestIssues } from "../party/guestAnswers.ts";
import type { HeldTime } from "./bookingDraft.ts";

/** State of a booking before it is made. The visitor's choices are in the address. */
export interface BookingFlow {
  readonly busy: "holding" | "booking" | null;
  readonly hold: HeldTime | null;
  readonly answers: Answers;
  /** Issues of the contact fields. An issue disappears when its field changes. */
  readonly contactIssues: FieldIssues;
  readonly guests: readonly GuestAnswer[];
  readonly guestIssues: GuestIssues;
  readonly filled: FormAnswers;
  readonly formPrefilled: FormPrefill;
  readonly formIssues: readonly FormIssue[];
  readonly failure: BookingFailure | null;
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
      readonly filled: FormAnswers;
      readonly formPrefilled: FormPrefill;
    }
  | { readonly type: "filled"; readonly filled: FormAnswers; readonly formPrefilled?: FormPrefill }
  | { readonly type: "answered"; readonly answers: Answers }
  | { readonly type: "guestsAnswered"; readonly guests: readonly GuestAnswer[] }
  | { readonly type: "chose" }
  | { readonly type: "asksToHold" }
  | { readonly type: "held"; readonly hold: HeldTime }
  | { readonly type: "asksToBook" }
  | {
      readonly type: "refused";
      readonly failure: BookingFailure;
      readonly contactIssues?: FieldIssues;
      readonly guestIssues?: GuestIssues;
      readonly formIssues?: readonly FormIssue[];
    }
  | { readonly type: "holdEnded" };

export const initialFlow: BookingFlow = {
  busy: null,
  hold: null,
  answers: EMPTY_ANSWERS,
  contactIssues: {},
  guests: [],
  guestIssues: {},
  filled: NO_FORM_ANSWERS,
  formPrefilled: new Map(),
  formIssues: [],
  failure: null,
};

const holdLossCodes: ReadonlySet<BookingFailureCode> = new Set<BookingFailureCode>([
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
export function endsHold(failure: BookingFailure | null): boolean {
  return failure !== null && failure.isHoldKept !== true && holdLossCodes.has(failure.code);
}

export function hasDetails({
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
      return { ...flow, answers: event.answers, contactIssues: withoutChangedFields(flow, event.answers) };
    case "guestsAnswered":
      return { ...flow, guests: event.guests, guestIssues: {} };
    case "chose":
      return flow.busy === null ? { ...flow, failure: null } : flow;
    case "asksToHold":
      return flow.busy === null ? { ...flow, busy: "holding", failure: null } : flow;
    case "held":
      return { ...flow, busy: null, hold: event.hold, failure: null };
    case "asksToBook":
      return flow.busy === null && flow.hold !== null
        ? { ...flow, busy: "booking", failure: null, contactIssues: {}, guestIssues: {}, formIssues: [] }
        : flow;
    case "refused":
      return {
        ...flow,
        busy: null,
        failure: event.failure,
        contactIssues: event.contactIssues ?? {},
        guestIssues: event.guestIssues ?? {},
        formIssues: event.formIssues ?? [],
        hold: endsHold(event.failure) ? null : flow.hold,
      };
    case "holdEnded":
      // The server decides whether a booking that is already sent was in time.
      return flow.busy === "booking" || flow.hold === null
        ? flow
        : { ...flow, hold: null, failure: { code: "HOLD_EXPIRED" } };
  }
}

function withoutChangedFields(flow: BookingFlow, answers: Answers): FieldIssues {
  if (Object.keys(flow.contactIssues).length === 0) return flow.contactIssues;
  const remaining = Object.entries(flow.contactIssues).filter(
    ([field]) => answers[field as keyof Answers] === flow.answers[field as keyof Answers],
  );
  return Object.fromEntries(remaining);
}
