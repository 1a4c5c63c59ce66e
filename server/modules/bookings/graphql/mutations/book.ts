import { getPermissionScope } from "../../../access/rules/viewer.ts";
import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { isDetailOverride } from "../../../../shared/bookings/overrides.ts";
import { book } from "../../book.ts";
import { bookDry } from "../../../content/dryBooking.ts";
import { AnswerInput } from "../../../questionnaires/graphql/answerInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { checksFields } from "../../../../platform/graphql/inputGate.ts";
import { type BusinessVisitorBooking, VisitorBookingRef } from "../visitorBooking.ts";
import { LocationKindEnum } from "../../../catalogue/graphql/enums.ts";
import { HoldExpiredRef, SlugExpiredRef, TooManyBookingsRef, TooManyOpenBookingsRef } from "../failures.ts";
import { requiredIdempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { ProofRequiredRef } from "../../../access/graphql/failures.ts";
import { ReservationLimitRef } from "../../../availability/graphql/failures.ts";
import { DisqualifiedRef } from "../../../questionnaires/graphql/failures.ts";
import { BusinessSuspendedRef, QuotaExceededRef } from "../../../businesses/graphql/failures.ts";
import { PaymentUnavailableRef } from "../../../payments/graphql/failures.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { toRowId } from "../../../../platform/graphql/globalIds.ts";
import { getOrderCaller } from "../orderCaller.ts";
import { overridesField, readOverrides, toOverrideAudit } from "../overrides.ts";
import { type BusinessOrder, VisitorOrderRef, toOrder } from "../visitorOrder.ts";

const ContactInput = builder.inputType("ContactInput", {
  description: "The booker's details. Invalid values are returned as issues by field.",
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    email: t.string({ description: "Required unless `WITHOUT_EMAIL` is sent." }),
    phone: t.string(),
    dateOfBirth: t.string({ description: "An ISO date." }),
  }),
});

const GuestInput = builder.inputType("GuestInput", {
  description: "A guest. Invalid values are returned as issues by field.",
  fields: (t) => ({ name: t.string(), email: t.string() }),
});

const AttributionInput = builder.inputType("AttributionInput", {
  description: "One query parameter of the address that led to the widget.",
  fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
});

const BookedFormInput = builder.inputType("BookedFormInput", {
  description: "A form and the version that the visitor filled in.",
  fields: (t) => ({ form: t.id({ required: true }), version: t.int({ required: true }) }),
});

const BookInput = builder.inputType("BookInput", {
  fields: (t) => ({
    holdToken: t.string({ required: true }),
    ...requiredIdempotencyKeyField(t),
    contact: t.field({ type: ContactInput, required: true }),
    locationKind: t.field({
      type: LocationKindEnum,
      description: "The chosen location kind, if the service offers several.",
    }),
    location: t.string({ description: "The visitor's address, for the kind `AT_VISITOR`." }),
    notes: t.string({ description: "Additional information for the business." }),
    consent: t.boolean({
      defaultValue: false,
      description: "Whether the visitor agreed to the service's consent text.",
    }),
    timeZone: t.field({
      type: "TimeZone",
      required: true,
      description: "The time zone in which the visitor chose the time.",
    }),
    locale: t.field({ type: "Locale", required: true, description: "The language of the notifications." }),
    guests: t.field({
      type: [GuestInput],
      description:
        "Guests, 1 to 100. The first one is member 1 of the held lines. Null if the visitor did not choose to add guests.",
    }),
    answers: t.field({
      type: [AnswerInput],
      description:
        "Answers to the forms of the held services, once for each question. Issues have the path `answers` and the field's key.",
    }),
    forms: t.field({
      type: [BookedFormInput],
      description:
        "The versions of the forms that the visitor filled in. A version counts if it was the newest within the last day, otherwise the newest version does.",
    }),
    proof: t.string({
      description: "The solution of the hold's `work`, or of the challenge of `ProofRequired`.",
    }),
    captchaToken: t.string({
      description:
        "A token of the server's captcha provider, instead of `proof`. Ignored if the server has no provider.",
    }),
    preview: t.string({
      description:
        "The id of a preview. The request is then validated, nothing is written, and `isDryRun` is true.",
    }),
    bookerToken: t.string({
      description:
        "The `bookerToken` of `confirmGuests`. With the same e-mail address, more than 5 guests are notified without another confirmation. Ignored if it does not match.",
    }),
    overrides: overridesField(
      t,
      "`WITHOUT_EMAIL` and `WITHOUT_CONSENT`: rules that must not reject the details. The others belong to `holdSlot`.",
    ),
    attribution: t.field({
      type: [AttributionInput],
      description:
        "Other query parameters of the address that led to the widget. Parts that are too long are cut.",
    }),
  }),
});

const BookPayload = builder
  .objectRef<{
    readonly reference: string | null;
    readonly bookings: readonly BusinessVisitorBooking[];
    readonly order: BusinessOrder | null;
  }>("BookPayload")
  .implement({
    isTypeOf: (value) => "bookings" in (value as object),
    fields: (t) => ({
      reference: t.exposeString("reference", {
        nullable: true,
        description: "The order's reference, for people. Null for a dry run.",
      }),
      bookings: t.field({ type: [VisitorBookingRef], resolve: ({ bookings }) => [...bookings] }),
      order: t.field({
        type: VisitorOrderRef,
        nullable: true,
        description: "Null for a dry run.",
        resolve: ({ order }) => order,
      }),
      isDryRun: t.boolean({
        description: "True if the request came from a preview and nothing was booked.",
        resolve: ({ order }) => order === null,
      }),
    }),
  });

builder.mutationField("book", (t) =>
  t.field({
    type: builder.unionType("BookResult", {
      types: [
        BookPayload,
        HoldExpiredRef,
        ProofRequiredRef,
        TooManyBookingsRef,
        TooManyOpenBookingsRef,
        ReservationLimitRef,
        SlugExpiredRef,
        DisqualifiedRef,
        PaymentUnavailableRef,
        BusinessSuspendedRef,
        QuotaExceededRef,
        InvalidInputRef,
        IdempotencyConflictRef,
      ],
    }),
    description:
      "Turns a hold into an order with its bookings. More than 5 guests are notified only after the booker has confirmed by mail or has paid (`guestsAwaitingConfirmation`), except with an API key that may change bookings.",
    args: { input: t.arg({ type: BookInput, required: true }) },
    complexity: 50,
    extensions: checksFields("contact", "guests", "notes", "location", "answers", "timeZone", "locale"),
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return invalidInput(issue(["holdToken"], "ALTERED"));
      const scope = ctx.scope(ctx.business);
      const allowed = readOverrides(ctx, scope.business.id, input.overrides, isDetailOverride);
      if ("code" in allowed) return allowed;
      const hasOverrides = allowed.overrides.length > 0;
      const { preview, overrides: _overrides, ...sent } = input;
      const request = {
        ...sent,
        ...getOrderCaller(ctx, scope.business.id),
        locationKind: input.locationKind ?? null,
        location: input.location ?? null,
        notes: input.notes ?? null,
        consent: input.consent ?? false,
        guests: input.guests ?? null,
        attribution: input.attribution ?? null,
        ...(hasOverrides && allowed),
        answers: input.answers ?? null,
        forms: (input.forms ?? []).flatMap(({ form, version }) => {
          const formId = toRowId("Form", form);
          return formId === null ? [] : [{ formId, version }];
        }),
      };
      if (preview != null) {
        const dryRun = await bookDry(scope, preview, request);
        return dryRun.ok ? { reference: null, bookings: [], order: null } : dryRun.failure;
      }
      const isBusiness = getPermissionScope(ctx.viewer, ctx.business.id, "bookings.change") !== null;
      const outcome = await book(scope, {
        ...request,
        isBusiness,
        overrideAudit: hasOverrides ? toOverrideAudit(ctx, input) : null,
      });
      if (!outcome.ok) return outcome.failure;
      const order = toOrder(scope, outcome.value, { hasAccessKeys: true });
      return { reference: order.reference, bookings: order.bookings, order };
    },
  }),
);
