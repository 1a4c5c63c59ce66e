import { mailBookingLink, renewBookingLinks } from "../../bookingLinks.ts";
import { viewBookings } from "../../viewBookings.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { formatInstant } from "../../../../platform/graphql/scalars.ts";
import { withOptionalKey } from "../../../../platform/database/withIdempotency.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { type BusinessOrder, VisitorOrderRef, toOrder } from "../visitorOrder.ts";
import { TooManyAttemptsRef } from "../../../access/graphql/failures.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { BookingNotFoundRef } from "../failures.ts";
import { findBookingToChange, runChange, bookingFields } from "./changedBooking.ts";

const MailBookingLinkInput = builder.inputType("MailBookingLinkInput", {
  description: "The booking whose link is mailed.",
  fields: (t) => ({
    accessKey: t.string({
      required: true,
      description: "Any access key of the booking, such as one of role VIEW.",
    }),
    ...idempotencyKeyField(t),
  }),
});

const RenewBookingLinksInput = builder.inputType("RenewBookingLinksInput", {
  description: "The booking whose links end.",
  fields: (t) => bookingFields(t),
});

const MailBookingLinkPayload = builder
  .objectRef<{ readonly requestedAt: number }>("MailBookingLinkPayload")
  .implement({
    description:
      "The payload is the same for every key. The mail is queued if the key opens a booking whose booker has an e-mail, at most three times an hour.",
    isTypeOf: (value) => "requestedAt" in (value as object),
    fields: (t) => ({
      requestedAt: t.field({
        type: "DateTime",
        description: "Instant of the request.",
        resolve: ({ requestedAt }) => formatInstant(requestedAt),
      }),
    }),
  });

const RenewBookingLinksPayload = builder
  .objectRef<{ readonly renewed: BusinessOrder }>("RenewBookingLinksPayload")
  .implement({
    description:
      "Every earlier link of the booker has ended. A mail with a new one is queued if the booker has an e-mail.",
    isTypeOf: (value) => "renewed" in (value as object),
    fields: (t) => ({
      order: t.expose("renewed", { type: VisitorOrderRef, description: "The order, without access keys." }),
    }),
  });

builder.mutationFields((t) => ({
  mailBookingLink: t.field({
    type: builder.unionType("MailBookingLinkResult", {
      description: "The result of `mailBookingLink`.",
      types: [MailBookingLinkPayload, TooManyAttemptsRef, IdempotencyConflictRef, InvalidInputRef],
    }),
    description:
      "Mails the link that manages a booking to the person whose key was sent, at the stored e-mail. Limited by client address.",
    args: { input: t.arg({ type: MailBookingLinkInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return { requestedAt: ctx.now() };
      const scope = ctx.scope(ctx.business);
      const [access] = await viewBookings(scope, [input.accessKey]);
      const outcome = await withOptionalKey(scope, {
        caller: scope.signer.fingerprint("link", input.accessKey),
        operation: "mailBookingLink",
        input,
        idempotencyKey: input.idempotencyKey ?? null,
        async run(inner) {
          const mailed = await mailBookingLink(inner, access ?? null, ctx.request.clientAddress);
          return mailed.ok ? { ok: true, value: ctx.now() } : mailed;
        },
      });
      return outcome.ok ? { requestedAt: outcome.value } : outcome.failure;
    },
  }),
  renewBookingLinks: t.field({
    type: builder.unionType("RenewBookingLinksResult", {
      description: "The result of `renewBookingLinks`.",
      types: [
        RenewBookingLinksPayload,
        TooManyAttemptsRef,
        BookingNotFoundRef,
        IdempotencyConflictRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Invalidates every link of an order's booker, including the order key, and mails a new link to the booker. Links of guests and staff stay valid. The response never contains the new key. By access key at most five times an hour.",
    args: { input: t.arg({ type: RenewBookingLinksInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      const found = await findBookingToChange(ctx, input.booking);
      if ("code" in found) return found;
      const { booking, actor } = found;
      const change = { action: "renewBookingLinks", input, isWholeOrder: true };
      const outcome = await runChange(ctx, found, change, (scope) =>
        renewBookingLinks(scope, booking, actor === "VISITOR"),
      );
      return outcome.ok
        ? { renewed: toOrder(found.scope, outcome.value, { hasAccessKeys: false }) }
        : outcome.failure;
    },
  }),
}));
