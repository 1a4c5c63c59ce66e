import type { BookingStatus } from "../booking/status.ts";
import type { EntryState } from "../content/entryState.ts";
import type { Refusal } from "../slots/types.ts";

/** One thing that is wrong with what was sent, where it stands, and what to say about it. */
export interface Issue {
  /** Field names from the input inwards: `["contact", "email"]`. */
  readonly path: readonly string[];
  readonly code: IssueCode;
  /** English, in the words of the specification where it has them. */
  readonly message: string;
}

/** What can be wrong with a value. The widget speaks from these. */
export type IssueCode =
  | "REQUIRED"
  | "LOCATION_REQUIRED"
  | "INVALID"
  | "INVALID_EMAIL"
  | "INVALID_PHONE"
  | "TOO_LONG"
  | "CONTROL_CHARACTERS"
  | "CONSENT_REQUIRED"
  | "UNKNOWN_TIME_ZONE"
  | "ALTERED"
  | "NOT_FOUND"
  | "OUT_OF_RANGE"
  | "TAKEN"
  | "NAME_REQUIRED"
  | "NAME_INVALID"
  | "EMAIL_REQUIRED"
  | "EMAIL_NOT_UNIQUE"
  | "GUEST_COUNT"
  | "GUEST_SERVICES"
  | "GUESTS_NOT_TAKEN"
  | "OTHER_PARTY"
  | "UNKNOWN_FIELD"
  | "WRONG_TYPE"
  | "CHOOSE_ONE"
  | "TOO_FEW"
  | "TOO_MANY"
  | "UNKNOWN_OPTION"
  | "INVALID_DATE"
  | "INVALID_NUMBER"
  | "TOO_SMALL"
  | "TOO_LARGE"
  | "FILE_TYPE"
  | "FILE_TOO_LARGE"
  | "DUPLICATE"
  | "CYCLE"
  | "UNREACHABLE"
  | "REDIRECT_NOT_ALLOWED"
  | "OLD_VERSION";

/** Which line of a party, or occurrence of a series, a failure is about; left out for a single one. */
interface OfLine {
  readonly line?: number;
}

/** An outcome that a person can act on. Data, never an exception to the caller. */
export type Failure =
  | ({ readonly code: "STAFF_BUSY" } & OfLine)
  | ({ readonly code: "RESOURCE_UNAVAILABLE" } & OfLine)
  | ({ readonly code: "SLOT_UNAVAILABLE"; readonly reason: Refusal } & OfLine)
  | ({ readonly code: "SEAT_SHORTAGE"; readonly available: number } & OfLine)
  | { readonly code: "RESERVATION_LIMIT"; readonly count: number }
  | { readonly code: "CALENDAR_UNAVAILABLE" }
  | { readonly code: "TOO_MANY_HOLDS" }
  | { readonly code: "TOO_MANY_ATTEMPTS" }
  | { readonly code: "HOLD_EXPIRED" }
  | { readonly code: "SLUG_EXPIRED" }
  | { readonly code: "PAST_CUTOFF"; readonly cutoffMinutes: number }
  | { readonly code: "LINK_NOT_FOUND" }
  | { readonly code: "LINK_SPENT" }
  | { readonly code: "INVALID_INPUT"; readonly issues: readonly Issue[] }
  | { readonly code: "IDEMPOTENCY_CONFLICT" }
  | { readonly code: "BOOKING_NOT_FOUND"; readonly key?: string }
  | { readonly code: "NOTHING_DUE" }
  | { readonly code: "PAYMENT_UNAVAILABLE" }
  | { readonly code: "PAYMENT_NOT_FOUND" }
  | { readonly code: "REFUND_TOO_LARGE"; readonly left: number }
  | { readonly code: "STATUS_CONFLICT"; readonly status: BookingStatus }
  | { readonly code: "FORM_NOT_FOUND" }
  | { readonly code: "SURVEY_NOT_FOUND" }
  | { readonly code: "ENTRY_NOT_FOUND" }
  | { readonly code: "ENTRY_STATE_CONFLICT"; readonly state: EntryState }
  | { readonly code: "PREVIEW_NOT_FOUND" }
  | { readonly code: "MEDIA_NOT_FOUND" }
  | { readonly code: "START_EXPIRED" }
  /** Work that costs a browser little and a flood much: a nonce whose hash with the challenge begins with that many zero bits. */
  | { readonly code: "PROOF_REQUIRED"; readonly challenge: string; readonly bits: number }
  /** A form's rule says that this cannot be booked, in the business's own words. */
  | { readonly code: "DISQUALIFIED"; readonly text: string };

/** The English words of a failure: the specification's own where it has them (sections 5 and 8). */
export function failureMessage(failure: Failure): string {
  switch (failure.code) {
    case "STAFF_BUSY":
      return "Not booked: Staff busy";
    case "RESOURCE_UNAVAILABLE":
      return "Booking unsuccessful, resource unavailable at the moment.";
    case "SLOT_UNAVAILABLE":
      return "This time is not offered.";
    case "SEAT_SHORTAGE":
      return `Total available seats for this slot is only ${failure.available}`;
    case "RESERVATION_LIMIT":
      return `You can reserve up to ${failure.count} slots for this service. To book for additional guests, kindly select a different service for the same time slot.`;
    case "CALENDAR_UNAVAILABLE":
      return "Unable to find calendar";
    case "TOO_MANY_HOLDS":
      return "Too many times are being held at once. Please try again in a few minutes.";
    case "TOO_MANY_ATTEMPTS":
      return "Too many attempts. Please try again in a quarter of an hour.";
    case "HOLD_EXPIRED":
      return "The time was held for you, but the hold has ended.";
    case "PAST_CUTOFF":
      return "It is too late to change this online. Please call us.";
    case "SLUG_EXPIRED":
      return "Slug Expired";
    case "LINK_NOT_FOUND":
      return "Cannot find calendar.";
    case "LINK_SPENT":
      return "This link was booked with, and the booking stands.";
    case "INVALID_INPUT":
      return failure.issues[0]?.message ?? "Something that was sent is not valid.";
    case "IDEMPOTENCY_CONFLICT":
      return "This idempotency key was used before with different input.";
    case "BOOKING_NOT_FOUND":
      return "No calendar event found";
    case "NOTHING_DUE":
      return "There is nothing to pay.";
    case "PAYMENT_UNAVAILABLE":
      return "Payment is not possible at the moment. Please try again.";
    case "PAYMENT_NOT_FOUND":
      return "There is no such payment.";
    case "REFUND_TOO_LARGE":
      return "More would go back than is left of the payment.";
    case "STATUS_CONFLICT":
      return "The booking's status does not allow this.";
    case "FORM_NOT_FOUND":
      return "This form could not be found.";
    case "SURVEY_NOT_FOUND":
      return "This survey could not be found.";
    case "ENTRY_NOT_FOUND":
      return "There is nothing of that name on the site.";
    case "ENTRY_STATE_CONFLICT":
      return "Its state does not allow this.";
    case "PREVIEW_NOT_FOUND":
      return "There is no such preview.";
    case "MEDIA_NOT_FOUND":
      return "There is no such picture.";
    case "START_EXPIRED":
      return "Please start again: this page was open for too long.";
    case "PROOF_REQUIRED":
      return "Please wait a moment and send it again.";
    case "DISQUALIFIED":
      return failure.text;
  }
}

const ISSUE_MESSAGES: Record<IssueCode, string> = {
  REQUIRED: "This field is required.",
  LOCATION_REQUIRED: "Location is required.",
  INVALID: "This value is not valid.",
  INVALID_EMAIL: "Email is invalid!",
  INVALID_PHONE: "Phone number is invalid.",
  TOO_LONG: "This text is too long.",
  CONTROL_CHARACTERS: "This text contains characters that cannot be used.",
  CONSENT_REQUIRED: "This field is required.",
  UNKNOWN_TIME_ZONE: "No Timezone found!",
  ALTERED: "This value was altered.",
  NOT_FOUND: "This could not be found.",
  OUT_OF_RANGE: "This value is out of range.",
  TAKEN: "This is taken already.",
  NAME_REQUIRED: "Name is required",
  NAME_INVALID: "Name is invalid",
  EMAIL_REQUIRED: "Email is required",
  EMAIL_NOT_UNIQUE: "Email ID must be unique for guests.",
  GUEST_COUNT: "Guest count should be between 1 and 100",
  GUEST_SERVICES: "Please ensure you select services for all guests before proceeding",
  GUESTS_NOT_TAKEN: "This service takes no guests.",
  OTHER_PARTY: "This time was offered for another party.",
  UNKNOWN_FIELD: "This question is not asked.",
  WRONG_TYPE: "This answer does not fit the question.",
  CHOOSE_ONE: "Please choose at least one option",
  TOO_FEW: "Please choose more options.",
  TOO_MANY: "Please choose fewer options.",
  UNKNOWN_OPTION: "This option is not offered.",
  INVALID_DATE: "This is not a date.",
  INVALID_NUMBER: "This is not a number.",
  TOO_SMALL: "This number is too small.",
  TOO_LARGE: "This number is too large.",
  FILE_TYPE: "This type of file is not taken.",
  FILE_TOO_LARGE: "This file is too large.",
  DUPLICATE: "This is used twice.",
  CYCLE: "This leads back to where it came from.",
  UNREACHABLE: "Nothing leads here.",
  REDIRECT_NOT_ALLOWED: "This address is not allowed.",
  OLD_VERSION: "This was changed in the meantime. Please load it again.",
};

/** An issue in its English words. */
export function issue(path: readonly string[], code: IssueCode): Issue {
  return { path, code, message: ISSUE_MESSAGES[code] };
}

/** A failure that says what is wrong with the input. */
export function invalidInput(...issues: Issue[]): Failure {
  return { code: "INVALID_INPUT", issues };
}
