import { reachIn } from "../../../access/rules/viewer.ts";
import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { book } from "../../book.ts";
import { bookDry } from "../../../content/dryBooking.ts";
import { AnswerInput } from "../../../questionnaires/graphql/answerInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { CHECKS_TYPED } from "../../../../platform/graphql/inputGate.ts";
import { type AnsweredAccess, BookingAccessRef } from "../bookingAccess.ts";
import { LocationKindEnum } from "../../../../platform/graphql/types/enums.ts";
import { rowId } from "../../../../platform/graphql/globalIds.ts";
import { orderCaller } from "../orderCaller.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { type AnsweredOrder, OrderRef, orderOf } from "../order.ts";

const ContactInput = builder.inputType("ContactInput", {
  description:
    "Who books. What is wrong is answered by field, so nothing here is refused before it is judged.",
  fields: (t) => ({
    firstName: t.string(),
    lastName: t.string(),
    email: t.string(),
    phone: t.string(),
    dateOfBirth: t.string({ description: "An ISO date." }),
  }),
});

const GuestInput = builder.inputType("GuestInput", {
  description: "Somebody who comes along. What is wrong is answered by field.",
  fields: (t) => ({ name: t.string(), email: t.string() }),
});

const AttributionInput = builder.inputType("AttributionInput", {
  description: "One parameter of the address that led to the widget.",
  fields: (t) => ({ name: t.string({ required: true }), value: t.string({ required: true }) }),
});

const BookedFormInput = builder.inputType("BookedFormInput", {
  description: "A form in the version in which it was filled in.",
  fields: (t) => ({ form: t.id({ required: true }), version: t.int({ required: true }) }),
});

const BookInput = builder.inputType("BookInput", {
  fields: (t) => ({
    holdToken: t.string({ required: true }),
    idempotencyKey: t.string({
      required: true,
      description: "8 to 100 printable characters: the same request again answers the same order.",
    }),
    contact: t.field({ type: ContactInput, required: true }),
    locationKind: t.field({ type: LocationKindEnum, description: "Where the service leaves a choice." }),
    location: t.string({ description: "The visitor's address, where the visit is there." }),
    notes: t.string({ description: "Additional information." }),
    consent: t.boolean({
      defaultValue: false,
      description: "Whether the service's consent text was agreed to.",
    }),
    timeZone: t.string({ required: true, description: "The zone in which the time was chosen." }),
    locale: t.string({ required: true, description: "The language to write in." }),
    guests: t.field({
      type: [GuestInput],
      description:
        "Who comes along, 1 to 100: the first is member 1 of the held lines. Left out: adding guests was not chosen.",
    }),
    answers: t.field({
      type: [AnswerInput],
      description:
        "What the forms of the held services ask, every question once; issues come under `answers` and the field's key.",
    }),
    forms: t.field({
      type: [BookedFormInput],
      description:
        "Which versions were filled in; the newest ones count where this says nothing that was asked lately.",
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
        "Inside a preview its id: all is judged, nothing is written, and the answer says `isDryRun`.",
    }),
    bookerToken: t.string({
      description:
        "The `bookerToken` of `confirmGuests`. With the same email address, more than 5 guests are notified without another confirmation. Ignored if it does not match.",
    }),
    attribution: t.field({
      type: [AttributionInput],
      description: "What else stood in the address; what does not fit is cut, never refused.",
    }),
  }),
});

const BookSuccess = builder
  .objectRef<{
    readonly reference: string;
    readonly bookings: readonly AnsweredAccess[];
    readonly order: AnsweredOrder | null;
  }>("BookSuccess")
  .implement({
    isTypeOf: (value) => "bookings" in (value as object),
    fields: (t) => ({
      reference: t.exposeString("reference", { description: "The order's, for people to read out." }),
      bookings: t.field({ type: [BookingAccessRef], resolve: ({ bookings }) => [...bookings] }),
      order: t.field({
        type: OrderRef,
        nullable: true,
        description: "Null of a dry run alone.",
        resolve: ({ order }) => order,
      }),
      isDryRun: t.boolean({
        description: "It was tried inside a preview: nothing is booked.",
        resolve: ({ order }) => order === null,
      }),
    }),
  });

builder.mutationField("book", (t) =>
  t.field({
    type: builder.unionType("BookResult", {
      types: [
        BookSuccess,
        failures.HoldExpiredRef,
        failures.ProofRequiredRef,
        failures.TooManyBookingsRef,
        failures.TooManyOpenBookingsRef,
        failures.ReservationLimitRef,
        failures.SlugExpiredRef,
        failures.DisqualifiedRef,
        failures.PaymentUnavailableRef,
        failures.InvalidInputRef,
        failures.IdempotencyConflictRef,
      ],
    }),
    description:
      "Turns a hold into an order with its bookings. More than 5 guests are notified only after the booker has confirmed by mail or has paid (`guestsAwaitingConfirmation`), except with an API key that may change bookings.",
    args: { input: t.arg({ type: BookInput, required: true }) },
    complexity: 50,
    extensions: CHECKS_TYPED,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return failures.answer(invalidInput(issue(["holdToken"], "ALTERED")));
      const scope = ctx.scope(ctx.business);
      const { preview, ...sent } = input;
      const wish = {
        ...sent,
        ...orderCaller(ctx, scope.business.id),
        locationKind: input.locationKind ?? null,
        location: input.location ?? null,
        notes: input.notes ?? null,
        consent: input.consent ?? false,
        guests: input.guests ?? null,
        attribution: input.attribution ?? null,
        answers: input.answers ?? null,
        forms: (input.forms ?? []).flatMap(({ form, version }) => {
          const formId = rowId("Form", form);
          return formId === null ? [] : [{ formId, version }];
        }),
      };
      if (preview != null) {
        const tried = await bookDry(scope, preview, wish);
        return tried.ok ? { reference: "", bookings: [], order: null } : failures.answer(tried.failure);
      }
      const isBusiness = reachIn(ctx.viewer, ctx.business.id, "bookings.change") !== null;
      const outcome = await book(scope, { ...wish, isBusiness });
      if (!outcome.ok) return failures.answer(outcome.failure);
      const order = orderOf(scope, outcome.value);
      return { reference: order.reference, bookings: order.bookings, order };
    },
  }),
);
