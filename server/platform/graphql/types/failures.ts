import type { Failure, Issue, IssueCode } from "../../../shared/failures/failure.ts";
import { sayFailure, sayIssue } from "../../i18n/sayFailure.ts";
import { speak } from "../../i18n/speak.ts";
import { builder } from "../builder.ts";
import { instantText } from "../scalars.ts";
import { AvailabilityDayRef } from "../../../modules/availability/graphql/availability.ts";
import type { AvailabilityQuery } from "../../../modules/availability/graphql/availabilityQuery.ts";
import { EntryStateEnum } from "../../../modules/content/graphql/entryEnums.ts";
import { BookingStatusEnum, SlotRefusalEnum } from "./enums.ts";

/** A failure as the graph answers it; `retry` asks for what is free instead. */
export type AnsweredFailure = Failure & { readonly retry?: AvailabilityQuery };

type Of<Code extends Failure["code"]> = Extract<Failure, { code: Code }> & {
  readonly retry?: AvailabilityQuery;
};

export const FailureInterface = builder.interfaceRef<AnsweredFailure>("Failure").implement({
  description: "An outcome that a person can act on.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "For programs. The widget speaks from it." }),
    message: t.string({
      description: "For people, in the language of the request.",
      resolve: (failure, _args, { locale }) => sayFailure(speak(locale), failure),
    }),
  }),
});

/** The failures that carry nothing but their code. */
function plainFailure<Code extends Failure["code"]>(name: string, code: Code, description: string) {
  return builder.objectRef<Of<Code>>(name).implement({
    interfaces: [FailureInterface],
    isTypeOf: (value) => (value as Failure).code === code,
    description,
  });
}

/** The failures after which another time of the same day may do. */
function lostSlot<Code extends Failure["code"]>(name: string, code: Code, description: string) {
  const ref = plainFailure(name, code, description);
  builder.objectField(ref, "day", (t) =>
    t.field({
      type: AvailabilityDayRef,
      nullable: true,
      description: "What is free on that day now, in the zone that was given.",
      resolve: async ({ retry }) => {
        const found = await retry?.found();
        const day = found?.days[0];
        return retry && found && day ? { question: retry, found, day } : null;
      },
    }),
  );
  builder.objectField(ref, "line", (t) =>
    t.int({
      nullable: true,
      description: "Which line of the party, or occurrence of the series; null: there is only one.",
      resolve: (failure) => ("line" in failure ? (failure.line ?? null) : null),
    }),
  );
  return ref;
}

export const StaffBusyRef = lostSlot("StaffBusy", "STAFF_BUSY", "Nobody who could serve is free any more.");
export const ResourceUnavailableRef = lostSlot(
  "ResourceUnavailable",
  "RESOURCE_UNAVAILABLE",
  "A room or a piece of equipment is not free any more.",
);
export const SeatShortageRef = lostSlot(
  "SeatShortage",
  "SEAT_SHORTAGE",
  "Fewer seats are left than were asked for.",
);
builder.objectField(SeatShortageRef, "available", (t) => t.exposeInt("available"));
export const SlotUnavailableRef = lostSlot(
  "SlotUnavailable",
  "SLOT_UNAVAILABLE",
  "The rules do not offer that time.",
);
builder.objectField(SlotUnavailableRef, "reason", (t) => t.expose("reason", { type: SlotRefusalEnum }));

export const ReservationLimitRef = plainFailure(
  "ReservationLimit",
  "RESERVATION_LIMIT",
  "More places of the service than one order may have, or than that time still has.",
);
builder.objectField(ReservationLimitRef, "count", (t) => t.exposeInt("count"));
export const CalendarUnavailableRef = plainFailure(
  "CalendarUnavailable",
  "CALENDAR_UNAVAILABLE",
  "The service is unpublished, archived, or has nobody to serve.",
);
export const TooManyHoldsRef = plainFailure(
  "TooManyHolds",
  "TOO_MANY_HOLDS",
  "The address or the business has as many holds as it may have.",
);
export const TooManyAttemptsRef = plainFailure(
  "TooManyAttempts",
  "TOO_MANY_ATTEMPTS",
  "Too many attempts from one address, or at one reference.",
);
export const TooManyBookingsRef = plainFailure(
  "TooManyBookings",
  "TOO_MANY_BOOKINGS",
  "The address, API key or user has placed as many orders as it may within an hour. Nothing is booked, and the hold stays.",
);
builder.objectFields(TooManyBookingsRef, (t) => ({
  retryAt: t.field({
    type: "DateTime",
    description: "The instant from which the next order is accepted.",
    resolve: ({ retryAt }) => instantText(retryAt),
  }),
  retryAfterSeconds: t.int({
    description: "Seconds until then, by the server's clock.",
    resolve: ({ retryAt }, _args, ctx) => Math.max(1, Math.ceil((retryAt - ctx.now()) / 1000)),
  }),
}));
export const TooManyOpenBookingsRef = plainFailure(
  "TooManyOpenBookings",
  "TOO_MANY_OPEN_BOOKINGS",
  "The contact's e-mail address has as many orders with a future appointment as it may have. Nothing is booked; the hold stays. The business itself can book more.",
);
builder.objectField(TooManyOpenBookingsRef, "count", (t) =>
  t.exposeInt("count", { description: "Number of open orders that one e-mail address may have." }),
);
export const HoldExpiredRef = plainFailure(
  "HoldExpired",
  "HOLD_EXPIRED",
  "The hold has ended, or was used already.",
);
export const SlugExpiredRef = plainFailure(
  "SlugExpired",
  "SLUG_EXPIRED",
  "The one-time link is spent, revoked or past.",
);
export const OneTimeLinkNotFoundRef = plainFailure(
  "OneTimeLinkNotFound",
  "LINK_NOT_FOUND",
  "There is no one-time link of that slug.",
);
export const OneTimeLinkSpentRef = plainFailure(
  "OneTimeLinkSpent",
  "LINK_SPENT",
  "The link was booked with: cancel the booking to undo that.",
);
export const PastCutoffRef = plainFailure(
  "PastCutoff",
  "PAST_CUTOFF",
  "Too late for a change online; the office can be called.",
);
builder.objectField(PastCutoffRef, "cutoffMinutes", (t) =>
  t.exposeInt("cutoffMinutes", { description: "Before the start; 0: until it begins." }),
);
export const IdempotencyConflictRef = plainFailure(
  "IdempotencyConflict",
  "IDEMPOTENCY_CONFLICT",
  "The key was used before with different input.",
);

export const BookingNotFoundRef = plainFailure(
  "BookingNotFound",
  "BOOKING_NOT_FOUND",
  "There is no such booking. Of a key: it is unknown, altered, revoked or another business's, all alike.",
);
builder.objectField(BookingNotFoundRef, "key", (t) =>
  t.string({
    nullable: true,
    description: "The key that was asked with; null: it was asked by the business's own id.",
    resolve: ({ key }) => key ?? null,
  }),
);
export const StatusConflictRef = plainFailure(
  "StatusConflict",
  "STATUS_CONFLICT",
  "The booking's status does not allow it: it was decided otherwise, or its deadline has passed.",
);
builder.objectField(StatusConflictRef, "status", (t) => t.expose("status", { type: BookingStatusEnum }));

export const CursorExpiredRef = plainFailure(
  "CursorExpired",
  "CURSOR_EXPIRED",
  "The cursor is older than what is kept: read the business anew, then go on with the feed from its beginning.",
);
export const EndpointNotFoundRef = plainFailure(
  "EndpointNotFound",
  "ENDPOINT_NOT_FOUND",
  "The business has no such webhook endpoint.",
);
export const EndpointNotEnabledRef = plainFailure(
  "EndpointNotEnabled",
  "ENDPOINT_NOT_ENABLED",
  "Nothing is sent to that endpoint: enable it first.",
);
export const TooManyEndpointsRef = plainFailure(
  "TooManyEndpoints",
  "TOO_MANY_ENDPOINTS",
  "The business has as many webhook endpoints as it may have.",
);
builder.objectField(TooManyEndpointsRef, "most", (t) =>
  t.exposeInt("most", { description: "How many it may have." }),
);
export const DeliveryNotFoundRef = plainFailure(
  "DeliveryNotFound",
  "DELIVERY_NOT_FOUND",
  "The business has no such delivery.",
);
export const FormNotFoundRef = plainFailure(
  "FormNotFound",
  "FORM_NOT_FOUND",
  "There is no such form, or it is not published.",
);
export const SurveyNotFoundRef = plainFailure(
  "SurveyNotFound",
  "SURVEY_NOT_FOUND",
  "There is no such survey, or it is not published.",
);
export const EntryNotFoundRef = plainFailure(
  "EntryNotFound",
  "ENTRY_NOT_FOUND",
  "The site has no such entry, or no such revision of it.",
);
export const EntryStateConflictRef = plainFailure(
  "EntryStateConflict",
  "ENTRY_STATE_CONFLICT",
  "The entry's state does not allow it: what is put away is not edited, what once was public is not deleted.",
);
builder.objectField(EntryStateConflictRef, "state", (t) => t.expose("state", { type: EntryStateEnum }));
export const PreviewNotFoundRef = plainFailure(
  "PreviewNotFound",
  "PREVIEW_NOT_FOUND",
  "The site has no such preview.",
);
export const MediaNotFoundRef = plainFailure(
  "MediaNotFound",
  "MEDIA_NOT_FOUND",
  "The business has no such picture.",
);
export const StartExpiredRef = plainFailure(
  "StartExpired",
  "START_EXPIRED",
  "What was started more than a day ago has to be started again.",
);
export const ProofRequiredRef = plainFailure(
  "ProofRequired",
  "PROOF_REQUIRED",
  "One address sent, or one business received, many requests. Send the same input again with a `proof`, a text for which the SHA-256 of challenge and proof begins with `bits` zero bits. Forms, surveys and orders return it.",
);
builder.objectFields(ProofRequiredRef, (t) => ({
  challenge: t.exposeString("challenge", { description: "ASCII text that the proof follows." }),
  bits: t.exposeInt("bits", { description: "16 or 17." }),
}));
export const DisqualifiedRef = plainFailure(
  "Disqualified",
  "DISQUALIFIED",
  "A form's rule says that whoever answers so cannot book this; the message is the business's own. The hold stays.",
);

export const NothingDueRef = plainFailure(
  "NothingDue",
  "NOTHING_DUE",
  "Nothing of the order waits for a payment.",
);
export const PaymentUnavailableRef = plainFailure(
  "PaymentUnavailable",
  "PAYMENT_UNAVAILABLE",
  "The payment provider cannot be reached, or this server has none (`Service.isPaymentUnavailable`). Nothing was held, booked, approved or paid.",
);
export const PaymentNotFoundRef = plainFailure(
  "PaymentNotFound",
  "PAYMENT_NOT_FOUND",
  "The business has no such payment.",
);
export const RefundTooLargeRef = plainFailure(
  "RefundTooLarge",
  "REFUND_TOO_LARGE",
  "More would go back than is left of the payment, or of what it paid for the booking.",
);
builder.objectField(RefundTooLargeRef, "left", (t) =>
  t.exposeInt("left", { description: "What may still go back, in minor units." }),
);

const ISSUE_CODES = [
  "REQUIRED",
  "LOCATION_REQUIRED",
  "INVALID",
  "INVALID_EMAIL",
  "INVALID_PHONE",
  "TOO_LONG",
  "CONTROL_CHARACTERS",
  "CONSENT_REQUIRED",
  "UNKNOWN_TIME_ZONE",
  "ALTERED",
  "NOT_FOUND",
  "OUT_OF_RANGE",
  "TAKEN",
  "NAME_REQUIRED",
  "NAME_INVALID",
  "EMAIL_REQUIRED",
  "EMAIL_NOT_UNIQUE",
  "GUEST_COUNT",
  "GUEST_SERVICES",
  "GUESTS_NOT_TAKEN",
  "OTHER_PARTY",
  "UNKNOWN_FIELD",
  "WRONG_TYPE",
  "CHOOSE_ONE",
  "TOO_FEW",
  "TOO_MANY",
  "UNKNOWN_OPTION",
  "INVALID_DATE",
  "INVALID_NUMBER",
  "TOO_SMALL",
  "TOO_LARGE",
  "FILE_TYPE",
  "FILE_TOO_LARGE",
  "DUPLICATE",
  "CYCLE",
  "UNREACHABLE",
  "REDIRECT_NOT_ALLOWED",
  "OLD_VERSION",
  "IN_USE",
  "PASSWORD_SHORT",
  "PASSWORD_COMMON",
  "WRONG_PASSWORD",
] as const satisfies readonly IssueCode[];

const IssueCodeEnum = builder.enumType("IssueCode", {
  description: "What is wrong with a value.",
  values: ISSUE_CODES,
});

const IssueRef = builder.objectRef<Issue>("InputIssue").implement({
  description: "One thing that is wrong with the input.",
  fields: (t) => ({
    path: t.stringList({
      description: "Field names from the input inwards.",
      resolve: (one) => [...one.path],
    }),
    code: t.expose("code", { type: IssueCodeEnum }),
    message: t.string({
      description: "For people, in the language of the request.",
      resolve: ({ code }, _args, { locale }) => sayIssue(speak(locale), code),
    }),
  }),
});

export const SignInRefusedRef = plainFailure(
  "SignInRefused",
  "SIGN_IN_REFUSED",
  "The e-mail or the password is wrong; which of them is not told.",
);
export const PasswordRequiredRef = plainFailure(
  "PasswordRequired",
  "PASSWORD_REQUIRED",
  "The signed-in user entered the password more than ten minutes ago. Send `confirmPassword`, then send the mutation again. API keys never get this failure.",
);
export const UserLinkExpiredRef = plainFailure(
  "UserLinkExpired",
  "USER_LINK_EXPIRED",
  "The link was used, is too old, or is none.",
);
export const UserNotFoundRef = plainFailure(
  "UserNotFound",
  "USER_NOT_FOUND",
  "The business has no such user.",
);
export const OwnersOnlyRef = plainFailure(
  "OwnersOnly",
  "OWNERS_ONLY",
  "Only owners make, change or remove owners.",
);
export const LastOwnerRef = plainFailure(
  "LastOwner",
  "LAST_OWNER",
  "No owner who can sign in would be left.",
);
/** The results of a check that did not prove a host. */
export const HOST_FAULTS = {
  NOT_FOUND: { description: "Neither the TXT record nor the file exists." },
  WRONG_VALUE: { description: "The TXT record or the file exists with the value of another request." },
  UNREACHABLE: { description: "No DNS server of the host replied." },
} as const;
const HostFaultEnum = builder.enumType("HostFault", {
  description: "The reason why a check did not prove a host.",
  values: HOST_FAULTS,
});
export const HostNotProvenRef = plainFailure(
  "HostNotProven",
  "HOST_NOT_PROVEN",
  "The host stays pending, because its TXT record or file was not found. The server checks it again later.",
);
builder.objectField(HostNotProvenRef, "reason", (t) =>
  t.expose("reason", { type: HostFaultEnum, description: "The result of the check." }),
);
export const ApiKeyNotFoundRef = plainFailure(
  "ApiKeyNotFound",
  "API_KEY_NOT_FOUND",
  "The business has no such key, or it was revoked.",
);

export const InvalidInputRef = plainFailure("InvalidInput", "INVALID_INPUT", "What was sent cannot be used.");
builder.objectField(InvalidInputRef, "issues", (t) =>
  t.field({ type: [IssueRef], resolve: (failure) => [...failure.issues] }),
);

/**
 * A failure as a member of whichever result union: which failures a use case can have is known to its tests, not to the
 * compiler. A failure outside the union is a bug, and the executor says so.
 */
export function answer(failure: AnsweredFailure): never {
  return failure as never;
}
