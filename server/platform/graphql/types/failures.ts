import type { Failure, Issue, IssueCode } from "../../../shared/failures/failure.ts";
import { translateFailure, translateIssue } from "../../i18n/translateFailure.ts";
import { getI18n } from "../../i18n/getI18n.ts";
import { builder } from "../builder.ts";
import { formatInstant } from "../scalars.ts";
import { AvailabilityDayRef } from "../../../modules/availability/graphql/availability.ts";
import type { AvailabilityQuery } from "../../../modules/availability/graphql/availabilityQuery.ts";
import { EntryStateEnum } from "../../../modules/content/graphql/entryEnums.ts";
import { BookingStatusEnum, SlotRefusalEnum } from "./enums.ts";

export type FailureResult = Failure & { readonly retry?: AvailabilityQuery };

type FailureOf<Code extends Failure["code"]> = Extract<Failure, { code: Code }> & {
  readonly retry?: AvailabilityQuery;
};

export const FailureInterface = builder.interfaceRef<FailureResult>("Failure").implement({
  description: "A result that the caller can act on.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Stable code for programs." }),
    message: t.string({
      description: "A message for people in the language of the request.",
      resolve: (failure, _args, { locale }) => translateFailure(getI18n(locale), failure),
    }),
  }),
});

function createFailure<Code extends Failure["code"]>(name: string, code: Code, description: string) {
  return builder.objectRef<FailureOf<Code>>(name).implement({
    interfaces: [FailureInterface],
    isTypeOf: (value) => (value as Failure).code === code,
    description,
  });
}

function createSlotFailure<Code extends Failure["code"]>(name: string, code: Code, description: string) {
  const ref = createFailure(name, code, description);
  builder.objectField(ref, "day", (t) =>
    t.field({
      type: AvailabilityDayRef,
      nullable: true,
      description:
        "The slots of that day that are still available, in the requested time zone. Null if they could not be loaded.",
      resolve: async ({ retry }) => {
        const found = await retry?.slots();
        const day = found?.days[0];
        return retry && found && day ? { query: retry, slots: found, day } : null;
      },
    }),
  );
  builder.objectField(ref, "line", (t) =>
    t.int({
      nullable: true,
      description:
        "Index of the line of the party or of the occurrence in the series. Null if there is only one.",
      resolve: (failure) => ("line" in failure ? (failure.line ?? null) : null),
    }),
  );
  return ref;
}

export const StaffBusyRef = createSlotFailure(
  "StaffBusy",
  "STAFF_BUSY",
  "No staff member of the service is available any more.",
);
export const ResourceUnavailableRef = createSlotFailure(
  "ResourceUnavailable",
  "RESOURCE_UNAVAILABLE",
  "A room or a piece of equipment is not available any more.",
);
export const SeatShortageRef = createSlotFailure(
  "SeatShortage",
  "SEAT_SHORTAGE",
  "Fewer seats are left than the request needs.",
);
builder.objectField(SeatShortageRef, "available", (t) => t.exposeInt("available"));
export const SlotUnavailableRef = createSlotFailure(
  "SlotUnavailable",
  "SLOT_UNAVAILABLE",
  "The calendar rules do not offer that start.",
);
builder.objectField(SlotUnavailableRef, "reason", (t) => t.expose("reason", { type: SlotRefusalEnum }));

export const ReservationLimitRef = createFailure(
  "ReservationLimit",
  "RESERVATION_LIMIT",
  "The request needs more seats of the service than one order may have, or than the start has left.",
);
builder.objectField(ReservationLimitRef, "count", (t) => t.exposeInt("count"));
export const CalendarUnavailableRef = createFailure(
  "CalendarUnavailable",
  "CALENDAR_UNAVAILABLE",
  "The service is unpublished, archived, or has no staff member.",
);
export const TooManyHoldsRef = createFailure(
  "TooManyHolds",
  "TOO_MANY_HOLDS",
  "The client address or the business has reached its maximum number of holds.",
);
export const TooManyAttemptsRef = createFailure(
  "TooManyAttempts",
  "TOO_MANY_ATTEMPTS",
  "Too many attempts from one client address, or for one reference.",
);
export const TooManyBookingsRef = createFailure(
  "TooManyBookings",
  "TOO_MANY_BOOKINGS",
  "The address, API key or user has placed as many orders as it may within an hour. Nothing is booked, and the hold stays.",
);
builder.objectFields(TooManyBookingsRef, (t) => ({
  retryAt: t.field({
    type: "DateTime",
    description: "The instant from which the next order is accepted.",
    resolve: ({ retryAt }) => formatInstant(retryAt),
  }),
  retryAfterSeconds: t.int({
    description: "Seconds until `retryAt` by the server's clock, at least 1.",
    resolve: ({ retryAt }, _args, ctx) => Math.max(1, Math.ceil((retryAt - ctx.now()) / 1000)),
  }),
}));
export const TooManyOpenBookingsRef = createFailure(
  "TooManyOpenBookings",
  "TOO_MANY_OPEN_BOOKINGS",
  "The contact's e-mail address has as many orders with a future appointment as it may have. Nothing is booked; the hold stays. The business itself can book more.",
);
builder.objectField(TooManyOpenBookingsRef, "count", (t) =>
  t.exposeInt("count", { description: "Number of open orders that one e-mail address may have." }),
);
export const HoldExpiredRef = createFailure(
  "HoldExpired",
  "HOLD_EXPIRED",
  "The hold has expired or was already booked.",
);
export const SlugExpiredRef = createFailure(
  "SlugExpired",
  "SLUG_EXPIRED",
  "The one-time link was used, was revoked or has expired.",
);
export const OneTimeLinkNotFoundRef = createFailure(
  "OneTimeLinkNotFound",
  "LINK_NOT_FOUND",
  "No one-time link has that slug.",
);
export const OneTimeLinkSpentRef = createFailure(
  "OneTimeLinkSpent",
  "LINK_SPENT",
  "The link was used for a booking. Cancel the booking to free the link.",
);
export const PastCutoffRef = createFailure(
  "PastCutoff",
  "PAST_CUTOFF",
  "It is too late for an online change. The visitor can call the business.",
);
builder.objectField(PastCutoffRef, "cutoffMinutes", (t) =>
  t.exposeInt("cutoffMinutes", {
    description: "Minutes before the start. 0 allows changes until the start.",
  }),
);
export const IdempotencyConflictRef = createFailure(
  "IdempotencyConflict",
  "IDEMPOTENCY_CONFLICT",
  "The key was used before with different input.",
);

export const BookingNotFoundRef = createFailure(
  "BookingNotFound",
  "BOOKING_NOT_FOUND",
  "The booking does not exist. An access key that is unknown, altered, revoked or of another business has the same result.",
);
builder.objectField(BookingNotFoundRef, "key", (t) =>
  t.string({
    nullable: true,
    description: "The access key of the request. Null if the request used a booking id.",
    resolve: ({ key }) => key ?? null,
  }),
);
export const StatusConflictRef = createFailure(
  "StatusConflict",
  "STATUS_CONFLICT",
  "The status of the booking does not allow the change, because it was decided before or its deadline has passed.",
);
builder.objectField(StatusConflictRef, "status", (t) => t.expose("status", { type: BookingStatusEnum }));

export const CursorExpiredRef = createFailure(
  "CursorExpired",
  "CURSOR_EXPIRED",
  "The cursor is older than the stored events. Load the data of the business again, then read the events from the beginning.",
);
export const EndpointNotFoundRef = createFailure(
  "EndpointNotFound",
  "ENDPOINT_NOT_FOUND",
  "The business has no such webhook endpoint.",
);
export const EndpointNotEnabledRef = createFailure(
  "EndpointNotEnabled",
  "ENDPOINT_NOT_ENABLED",
  "The endpoint is disabled. Enable it first.",
);
export const TooManyEndpointsRef = createFailure(
  "TooManyEndpoints",
  "TOO_MANY_ENDPOINTS",
  "The business has reached its maximum number of webhook endpoints.",
);
builder.objectField(TooManyEndpointsRef, "most", (t) =>
  t.exposeInt("most", { description: "Maximum number of webhook endpoints." }),
);
export const DeliveryNotFoundRef = createFailure(
  "DeliveryNotFound",
  "DELIVERY_NOT_FOUND",
  "The business has no such delivery.",
);
export const FormNotFoundRef = createFailure(
  "FormNotFound",
  "FORM_NOT_FOUND",
  "The form does not exist or is not published.",
);
export const SurveyNotFoundRef = createFailure(
  "SurveyNotFound",
  "SURVEY_NOT_FOUND",
  "The survey does not exist or is not published.",
);
export const EntryNotFoundRef = createFailure(
  "EntryNotFound",
  "ENTRY_NOT_FOUND",
  "The site has no such entry, or no such revision of it.",
);
export const EntryStateConflictRef = createFailure(
  "EntryStateConflict",
  "ENTRY_STATE_CONFLICT",
  "The state of the entry does not allow the change. An archived entry cannot be edited, and an entry that was public cannot be deleted.",
);
builder.objectField(EntryStateConflictRef, "state", (t) => t.expose("state", { type: EntryStateEnum }));
export const PreviewNotFoundRef = createFailure(
  "PreviewNotFound",
  "PREVIEW_NOT_FOUND",
  "The site has no such preview.",
);
export const MediaNotFoundRef = createFailure(
  "MediaNotFound",
  "MEDIA_NOT_FOUND",
  "The business has no such picture.",
);
export const StartExpiredRef = createFailure(
  "StartExpired",
  "START_EXPIRED",
  "The form or survey was opened more than a day ago. Open it again.",
);
export const ProofRequiredRef = createFailure(
  "ProofRequired",
  "PROOF_REQUIRED",
  "One address sent, or one business received, many requests. Send the same input again with a `proof`, a text for which the SHA-256 of challenge and proof begins with `bits` zero bits. Forms, surveys and orders return it.",
);
builder.objectFields(ProofRequiredRef, (t) => ({
  challenge: t.exposeString("challenge", { description: "ASCII text that precedes the proof in the hash." }),
  bits: t.exposeInt("bits", { description: "Number of leading zero bits, 16 or 17." }),
}));
export const DisqualifiedRef = createFailure(
  "Disqualified",
  "DISQUALIFIED",
  "A rule of a form excludes these answers from booking. The business wrote the message. The hold stays.",
);

export const NothingDueRef = createFailure("NothingDue", "NOTHING_DUE", "No payment of the order is due.");
export const PaymentUnavailableRef = createFailure(
  "PaymentUnavailable",
  "PAYMENT_UNAVAILABLE",
  "The payment provider cannot be reached, or this server has none (`Service.isPaymentUnavailable`). Nothing was held, booked, approved or paid.",
);
export const PaymentNotFoundRef = createFailure(
  "PaymentNotFound",
  "PAYMENT_NOT_FOUND",
  "The business has no such payment.",
);
export const RefundTooLargeRef = createFailure(
  "RefundTooLarge",
  "REFUND_TOO_LARGE",
  "The refund exceeds the rest of the payment, or of the amount that was paid for the booking.",
);
builder.objectField(RefundTooLargeRef, "left", (t) =>
  t.exposeInt("left", { description: "Amount that can still be refunded, in minor units." }),
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
  description: "The reason why a value is invalid.",
  values: ISSUE_CODES,
});

const IssueRef = builder.objectRef<Issue>("InputIssue").implement({
  description: "One invalid field of the input.",
  fields: (t) => ({
    path: t.stringList({
      description: "Field names and list indexes from the input inwards.",
      resolve: (one) => [...one.path],
    }),
    code: t.expose("code", { type: IssueCodeEnum }),
    message: t.string({
      description: "A message for people in the language of the request.",
      resolve: ({ code }, _args, { locale }) => translateIssue(getI18n(locale), code),
    }),
  }),
});

export const SignInRefusedRef = createFailure(
  "SignInRefused",
  "SIGN_IN_REFUSED",
  "The e-mail address or the password is wrong.",
);
export const PasswordRequiredRef = createFailure(
  "PasswordRequired",
  "PASSWORD_REQUIRED",
  "The signed-in user entered the password more than ten minutes ago. Send `confirmPassword`, then send the mutation again. API keys never get this failure.",
);
export const UserLinkExpiredRef = createFailure(
  "UserLinkExpired",
  "USER_LINK_EXPIRED",
  "The link was used, has expired, or is invalid.",
);
export const UserNotFoundRef = createFailure(
  "UserNotFound",
  "USER_NOT_FOUND",
  "The business has no such user.",
);
export const OwnersOnlyRef = createFailure(
  "OwnersOnly",
  "OWNERS_ONLY",
  "Only owners may add, change or remove owners.",
);
export const LastOwnerRef = createFailure(
  "LastOwner",
  "LAST_OWNER",
  "The change would leave no owner who can sign in.",
);
export const HOST_FAULT_VALUES = {
  NOT_FOUND: { description: "Neither the TXT record nor the file exists." },
  WRONG_VALUE: { description: "The TXT record or the file exists with the value of another request." },
  UNREACHABLE: { description: "No DNS server of the host replied." },
} as const;
const HostFaultEnum = builder.enumType("HostFault", {
  description: "The reason why a check did not prove a host.",
  values: HOST_FAULT_VALUES,
});
export const HostNotProvenRef = createFailure(
  "HostNotProven",
  "HOST_NOT_PROVEN",
  "The host stays pending, because its TXT record or file was not found. The server checks it again later.",
);
builder.objectField(HostNotProvenRef, "reason", (t) =>
  t.expose("reason", { type: HostFaultEnum, description: "The result of the check." }),
);
export const ApiKeyNotFoundRef = createFailure(
  "ApiKeyNotFound",
  "API_KEY_NOT_FOUND",
  "The business has no such key, or it was revoked.",
);

export const InvalidInputRef = createFailure(
  "InvalidInput",
  "INVALID_INPUT",
  "The input is invalid. `issues` lists the reasons.",
);
builder.objectField(InvalidInputRef, "issues", (t) =>
  t.field({ type: [IssueRef], resolve: (failure) => [...failure.issues] }),
);

/**
 * The compiler does not know the failures of a use case. One outside the union is a bug, which the executor reports.
 */
export function toUnionMember(failure: FailureResult): never {
  return failure as never;
}
