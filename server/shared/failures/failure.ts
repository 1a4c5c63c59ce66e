import type { BookingStatus } from "../bookings/status.ts";
import type { HostCheckFailure } from "../businesses/hostProof.ts";
import type { EntryState } from "../content/entryState.ts";
import type { Money } from "../money/money.ts";
import type { CalendarReason } from "../slots/unavailableReasons.ts";

export interface Issue {
  /** Field names from the root of the input, such as `["contact", "email"]`. */
  readonly path: readonly string[];
  readonly code: IssueCode;
  /** English text. The specification's wording where it has one. */
  readonly message: string;
}

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
  | "OLD_VERSION"
  | "IN_USE"
  | "PASSWORD_SHORT"
  | "PASSWORD_COMMON"
  | "WRONG_PASSWORD"
  | "WRONG_CODE";

export type SecondFactorMethod = "PASSKEY" | "CODE" | "RECOVERY_CODE";

/** The amounts that the operator of the server can limit. Mails wait, so they never fail. */
export type QuotaKind = "BOOKINGS_PER_MONTH" | "STORAGE_BYTES" | "API_COST_PER_MONTH";

/** Index of the line of a party, or of the occurrence of a series. Left out for a single booking. */
interface WithLine {
  readonly line?: number;
}

/** An operation that was refused for a reason the caller can act on. Returned as data, not thrown across the API. */
export type Failure =
  | ({ readonly code: "STAFF_BUSY" } & WithLine)
  | ({ readonly code: "RESOURCE_UNAVAILABLE" } & WithLine)
  | ({ readonly code: "SLOT_UNAVAILABLE"; readonly reason: CalendarReason } & WithLine)
  | ({ readonly code: "SEAT_SHORTAGE"; readonly available: number } & WithLine)
  | { readonly code: "RESERVATION_LIMIT"; readonly count: number }
  | { readonly code: "CALENDAR_UNAVAILABLE"; readonly reason: "UNPUBLISHED" | "NO_STAFF" }
  | { readonly code: "TOO_MANY_HOLDS" }
  | { readonly code: "TOO_MANY_ATTEMPTS" }
  /** The caller reached its limit of orders per hour. `retryAt` is in epoch milliseconds. */
  | { readonly code: "TOO_MANY_BOOKINGS"; readonly retryAt: number }
  | { readonly code: "TOO_MANY_OPEN_BOOKINGS"; readonly count: number }
  | { readonly code: "SIGN_IN_REFUSED" }
  /** The password is right. `token` continues the sign-in. `expiresAt` is in epoch milliseconds. */
  | {
      readonly code: "SECOND_FACTOR_REQUIRED";
      readonly token: string;
      readonly expiresAt: number;
      readonly methods: readonly SecondFactorMethod[];
    }
  /** A sign-in or a ceremony of a passkey took longer than five minutes, or was finished before. */
  | { readonly code: "CHALLENGE_EXPIRED" }
  | { readonly code: "PASSKEY_REFUSED" }
  /** Passkeys do not work on the host of the request. */
  | { readonly code: "PASSKEYS_UNAVAILABLE" }
  | { readonly code: "TOO_MANY_PASSKEYS"; readonly most: number }
  | { readonly code: "NO_SECOND_FACTOR" }
  | { readonly code: "LAST_SECOND_FACTOR" }
  /** The action requires a recent confirmation of identity. */
  | { readonly code: "PASSWORD_REQUIRED" }
  | { readonly code: "USER_LINK_EXPIRED" }
  | { readonly code: "USER_NOT_FOUND" }
  | { readonly code: "REQUIRES_OWNER" }
  | { readonly code: "LAST_OWNER" }
  | { readonly code: "API_KEY_NOT_FOUND" }
  | { readonly code: "HOST_NOT_PROVEN"; readonly reason: HostCheckFailure }
  | { readonly code: "HOLD_EXPIRED" }
  | { readonly code: "SLUG_EXPIRED" }
  | { readonly code: "PAST_CUTOFF"; readonly cutoffMinutes: number }
  | { readonly code: "LINK_NOT_FOUND" }
  | { readonly code: "LINK_SPENT" }
  | { readonly code: "INVALID_INPUT"; readonly issues: readonly Issue[] }
  | { readonly code: "IDEMPOTENCY_CONFLICT" }
  /** The operator of the server suspended the business. */
  | { readonly code: "BUSINESS_SUSPENDED" }
  | { readonly code: "BUSINESS_NOT_FOUND" }
  /** A quota of the operator is used up. `resetsAt` is in epoch milliseconds, and null for storage. */
  | {
      readonly code: "QUOTA_EXCEEDED";
      readonly quota: QuotaKind;
      readonly resetsAt: number | null;
    }
  | { readonly code: "BOOKING_NOT_FOUND"; readonly accessKey?: string }
  | { readonly code: "NOTHING_DUE" }
  /** `NO_PROVIDER` means that this server takes no payments. Without a reason, the provider cannot be reached. */
  | { readonly code: "PAYMENT_UNAVAILABLE"; readonly reason?: "NO_PROVIDER" }
  | { readonly code: "PAYMENT_NOT_FOUND" }
  | { readonly code: "REFUND_TOO_LARGE"; readonly refundable: Money }
  | { readonly code: "STATUS_CONFLICT"; readonly status: BookingStatus }
  /** The client has no e-mail address, so nothing can be sent. */
  | { readonly code: "NO_EMAIL" }
  | { readonly code: "BOOKINGS_AHEAD"; readonly bookingIds: readonly string[] }
  /** Bookings that are no longer in the way of an absence, or changed after its plan. */
  | { readonly code: "ABSENCE_CHANGED"; readonly bookingIds: readonly string[] }
  | { readonly code: "DECISION_MISSING"; readonly bookingIds: readonly string[] }
  | { readonly code: "SUBSTITUTE_BUSY"; readonly bookingIds: readonly string[] }
  /** Messages have been sent, so the absence cannot be undone. */
  | { readonly code: "ABSENCE_IN_EFFECT" }
  | { readonly code: "FORM_NOT_FOUND" }
  | { readonly code: "SURVEY_NOT_FOUND" }
  | { readonly code: "ENTRY_NOT_FOUND" }
  | { readonly code: "ENTRY_STATE_CONFLICT"; readonly state: EntryState }
  | { readonly code: "PREVIEW_NOT_FOUND" }
  | { readonly code: "MEDIA_NOT_FOUND" }
  | { readonly code: "START_EXPIRED" }
  | { readonly code: "CURSOR_EXPIRED" }
  | { readonly code: "ENDPOINT_NOT_FOUND" }
  | { readonly code: "ENDPOINT_NOT_ENABLED" }
  | { readonly code: "TOO_MANY_ENDPOINTS"; readonly most: number }
  | { readonly code: "DELIVERY_NOT_FOUND" }
  /** The client must find a nonce whose hash with the challenge begins with `bits` zero bits. */
  | { readonly code: "PROOF_REQUIRED"; readonly challenge: string; readonly bits: number }
  /** A form rule rejects the booking. `text` is written by the business. */
  | { readonly code: "DISQUALIFIED"; readonly text: string };

export type FailureWith<Code extends Failure["code"]> = Extract<Failure, { readonly code: Code }>;

export interface MessageTemplate {
  readonly text: string;
  readonly values?: Readonly<Record<string, number>>;
}

/** Returns the English message. The API translates it for the caller. */
export function getFailureMessage(failure: Failure): string {
  const { text, values = {} } = getMessageTemplate(failure);
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

export function getMessageTemplate(failure: Failure): MessageTemplate {
  switch (failure.code) {
    case "SEAT_SHORTAGE":
      return {
        text: /* i18n */ "Total available seats for this slot is only {count}",
        values: { count: failure.available },
      };
    case "RESERVATION_LIMIT":
      return {
        text: /* i18n */ "You can reserve up to {count} slots for this service. To book for additional guests, kindly select a different service for the same time slot.",
        values: { count: failure.count },
      };
    case "TOO_MANY_OPEN_BOOKINGS":
      return {
        text: /* i18n */ "This email has reached the maximum number of upcoming appointments: {count}. Please call us to book another one.",
        values: { count: failure.count },
      };
    case "INVALID_INPUT": {
      const [first] = failure.issues;
      return { text: first ? first.message : /* i18n */ "Some of the data that was sent is not valid." };
    }
    default:
      return { text: getPlainMessage(failure) };
  }
}

type FailureWithPlainMessage = Exclude<
  Failure,
  { code: "SEAT_SHORTAGE" | "RESERVATION_LIMIT" | "TOO_MANY_OPEN_BOOKINGS" | "INVALID_INPUT" }
>;

function getPlainMessage(failure: FailureWithPlainMessage): string {
  switch (failure.code) {
    case "STAFF_BUSY":
      return /* i18n */ "Not booked: Staff busy";
    case "RESOURCE_UNAVAILABLE":
      return /* i18n */ "Booking unsuccessful, resource unavailable at the moment.";
    case "SLOT_UNAVAILABLE":
      return /* i18n */ "This time is not available.";
    case "CALENDAR_UNAVAILABLE":
      return /* i18n */ "Unable to find calendar";
    case "TOO_MANY_HOLDS":
      return /* i18n */ "Too many times are being held at once. Please try again in a few minutes.";
    case "TOO_MANY_ATTEMPTS":
      return /* i18n */ "Too many attempts. Please try again in 15 minutes.";
    case "TOO_MANY_BOOKINGS":
      return /* i18n */ "Many appointments were booked from your connection within an hour. Please try again later, or call us.";
    case "PASSWORD_REQUIRED":
      return /* i18n */ "Please enter your password again to continue.";
    case "SECOND_FACTOR_REQUIRED":
      return /* i18n */ "Please confirm your sign-in with a passkey or a code.";
    case "CHALLENGE_EXPIRED":
      return /* i18n */ "This took too long. Please start again.";
    case "PASSKEY_REFUSED":
      return /* i18n */ "This passkey was not accepted.";
    case "PASSKEYS_UNAVAILABLE":
      return /* i18n */ "Passkeys cannot be used at this address.";
    case "TOO_MANY_PASSKEYS":
      return /* i18n */ "You have the maximum number of passkeys. Please remove one first.";
    case "NO_SECOND_FACTOR":
      return /* i18n */ "Please add a passkey or an authenticator app first.";
    case "LAST_SECOND_FACTOR":
      return /* i18n */ "Your business requires a passkey or an authenticator app. Please add another one first.";
    case "SIGN_IN_REFUSED":
      return /* i18n */ "The email or the password is wrong.";
    case "USER_LINK_EXPIRED":
      return /* i18n */ "This link has already been used or has expired. Please ask for another one.";
    case "USER_NOT_FOUND":
      return /* i18n */ "There is no such user.";
    case "REQUIRES_OWNER":
      return /* i18n */ "Only an owner can do this.";
    case "LAST_OWNER":
      return /* i18n */ "At least one owner must be able to sign in.";
    case "API_KEY_NOT_FOUND":
      return /* i18n */ "There is no such API key.";
    case "HOST_NOT_PROVEN":
      return getHostMessage(failure.reason);
    case "HOLD_EXPIRED":
      return /* i18n */ "The time was held for you, but the hold has expired.";
    case "PAST_CUTOFF":
      return /* i18n */ "It is too late to change this online. Please call us.";
    case "SLUG_EXPIRED":
      return /* i18n */ "Slug Expired";
    case "LINK_NOT_FOUND":
      return /* i18n */ "Cannot find calendar.";
    case "LINK_SPENT":
      return /* i18n */ "This link was used for a booking that is still valid.";
    case "IDEMPOTENCY_CONFLICT":
      return /* i18n */ "This idempotency key was used before with different input.";
    case "BUSINESS_SUSPENDED":
      return /* i18n */ "This business is not available online at the moment. Please contact it directly.";
    case "BUSINESS_NOT_FOUND":
      return /* i18n */ "There is no such business.";
    case "QUOTA_EXCEEDED":
      return getQuotaMessage(failure.quota);
    case "BOOKING_NOT_FOUND":
      return /* i18n */ "No calendar event found";
    case "NOTHING_DUE":
      return /* i18n */ "There is nothing to pay.";
    case "PAYMENT_UNAVAILABLE":
      return failure.reason === "NO_PROVIDER"
        ? /* i18n */ "This has to be paid online when booking, which is not possible at the moment. Please contact us."
        : /* i18n */ "Payment is not possible at the moment. Please try again.";
    case "PAYMENT_NOT_FOUND":
      return /* i18n */ "There is no such payment.";
    case "REFUND_TOO_LARGE":
      return /* i18n */ "This is more than what is left of the payment.";
    case "STATUS_CONFLICT":
      return /* i18n */ "The booking's status does not allow this.";
    case "NO_EMAIL":
      return /* i18n */ "This client has no email address.";
    case "BOOKINGS_AHEAD":
      return /* i18n */ "There are upcoming bookings. Please cancel them first.";
    case "ABSENCE_CHANGED":
      return /* i18n */ "Some of these bookings have changed in the meantime. Please check them again.";
    case "DECISION_MISSING":
      return /* i18n */ "Please decide what happens to each booking in this time.";
    case "SUBSTITUTE_BUSY":
      return /* i18n */ "The other person is not free at this time.";
    case "ABSENCE_IN_EFFECT":
      return /* i18n */ "It is too late to undo this: the messages have been sent.";
    case "FORM_NOT_FOUND":
      return /* i18n */ "This form could not be found.";
    case "SURVEY_NOT_FOUND":
      return /* i18n */ "This survey could not be found.";
    case "ENTRY_NOT_FOUND":
      return /* i18n */ "Nothing on the site has this name.";
    case "ENTRY_STATE_CONFLICT":
      return /* i18n */ "Its current status does not allow this.";
    case "PREVIEW_NOT_FOUND":
      return /* i18n */ "There is no such preview.";
    case "MEDIA_NOT_FOUND":
      return /* i18n */ "There is no such picture.";
    case "CURSOR_EXPIRED":
      return /* i18n */ "What came after that is no longer available. Please start from the beginning.";
    case "ENDPOINT_NOT_FOUND":
      return /* i18n */ "There is no such webhook endpoint.";
    case "ENDPOINT_NOT_ENABLED":
      return /* i18n */ "This webhook endpoint is not enabled.";
    case "TOO_MANY_ENDPOINTS":
      return /* i18n */ "The maximum number of webhook endpoints has been reached.";
    case "DELIVERY_NOT_FOUND":
      return /* i18n */ "There is no such delivery.";
    case "START_EXPIRED":
      return /* i18n */ "Please start again: this page was open for too long.";
    case "PROOF_REQUIRED":
      return /* i18n */ "Please wait a moment and send it again.";
    case "DISQUALIFIED":
      return failure.text;
  }
}

function getQuotaMessage(quota: QuotaKind): string {
  if (quota === "STORAGE_BYTES") return /* i18n */ "There is no space left for further files.";
  if (quota === "API_COST_PER_MONTH")
    return /* i18n */ "The API quota of this business is used up for this month.";
  return /* i18n */ "This business takes no more bookings online this month. Please contact it directly.";
}

function getHostMessage(reason: HostCheckFailure): string {
  if (reason === "WRONG_VALUE")
    return /* i18n */ "The DNS record or the file has another value. Please copy the value again.";
  if (reason === "UNREACHABLE")
    return /* i18n */ "The DNS servers of this host did not reply. Please try again later.";
  return /* i18n */ "Neither the DNS record nor the file was found. A new DNS record can take a few hours to become visible.";
}

export const ISSUE_MESSAGES: Readonly<Record<IssueCode, string>> = {
  REQUIRED: /* i18n */ "This field is required.",
  LOCATION_REQUIRED: /* i18n */ "Location is required.",
  INVALID: /* i18n */ "This value is not valid.",
  INVALID_EMAIL: /* i18n */ "Email is invalid!",
  INVALID_PHONE: /* i18n */ "Phone number is invalid.",
  TOO_LONG: /* i18n */ "This text is too long.",
  CONTROL_CHARACTERS: /* i18n */ "This text contains characters that cannot be used.",
  CONSENT_REQUIRED: /* i18n */ "This field is required.",
  UNKNOWN_TIME_ZONE: /* i18n */ "No Timezone found!",
  ALTERED: /* i18n */ "This value was altered.",
  NOT_FOUND: /* i18n */ "This could not be found.",
  OUT_OF_RANGE: /* i18n */ "This value is out of range.",
  TAKEN: /* i18n */ "This is already taken.",
  NAME_REQUIRED: /* i18n */ "Name is required",
  NAME_INVALID: /* i18n */ "Name is invalid",
  EMAIL_REQUIRED: /* i18n */ "Email is required",
  EMAIL_NOT_UNIQUE: /* i18n */ "Email ID must be unique for guests.",
  GUEST_COUNT: /* i18n */ "Guest count should be between 1 and 100",
  GUEST_SERVICES: /* i18n */ "Please ensure you select services for all guests before proceeding",
  GUESTS_NOT_TAKEN: /* i18n */ "This service takes no guests.",
  OTHER_PARTY: /* i18n */ "This time was offered for another party.",
  UNKNOWN_FIELD: /* i18n */ "This question is not asked.",
  WRONG_TYPE: /* i18n */ "This answer does not fit the question.",
  CHOOSE_ONE: /* i18n */ "Please choose at least one option",
  TOO_FEW: /* i18n */ "Please choose more options.",
  TOO_MANY: /* i18n */ "Please choose fewer options.",
  UNKNOWN_OPTION: /* i18n */ "This option is not available.",
  INVALID_DATE: /* i18n */ "This is not a date.",
  INVALID_NUMBER: /* i18n */ "This is not a number.",
  TOO_SMALL: /* i18n */ "This number is too small.",
  TOO_LARGE: /* i18n */ "This number is too large.",
  FILE_TYPE: /* i18n */ "This type of file is not accepted.",
  FILE_TOO_LARGE: /* i18n */ "This file is too large.",
  DUPLICATE: /* i18n */ "This is used twice.",
  CYCLE: /* i18n */ "This leads back to its own start.",
  UNREACHABLE: /* i18n */ "Nothing leads here.",
  REDIRECT_NOT_ALLOWED: /* i18n */ "This address is not allowed.",
  OLD_VERSION: /* i18n */ "This was changed in the meantime. Please reload it.",
  IN_USE: /* i18n */ "This is still in use.",
  PASSWORD_SHORT: /* i18n */ "Please choose a password of at least 12 characters.",
  PASSWORD_COMMON: /* i18n */ "This password is easy to guess. Please choose another one.",
  WRONG_PASSWORD: /* i18n */ "This is not your password.",
  WRONG_CODE: /* i18n */ "This code is wrong or was already used.",
};

export function issue(path: readonly string[], code: IssueCode): Issue {
  return { path, code, message: ISSUE_MESSAGES[code] };
}

export function invalidInput(...issues: Issue[]): FailureWith<"INVALID_INPUT"> {
  return { code: "INVALID_INPUT", issues };
}
