import { mailBookingLink, renewBookingLinks } from "../../bookingLinks.ts";
import { viewBookings } from "../../viewBookings.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { createDoneType } from "../../../../platform/graphql/types/donePayload.ts";
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
  }),
});

const RenewBookingLinksInput = builder.inputType("RenewBookingLinksInput", {
  description: "The booking whose links end.",
  fields: (t) => bookingFields(t),
});

builder.mutationFields((t) => ({
  mailBookingLink: t.field({
    type: builder.unionType("MailBookingLinkResult", {
      description: "The result of `mailBookingLink`.",
      types: [
        createDoneType(
          "MailBookingLinkPayload",
          "The result is the same for every key. The mail is queued if the key opens a booking, at most three times an hour.",
        ),
        TooManyAttemptsRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Mails the link that manages a booking to the person whose key was sent, at the stored e-mail. Limited by client address.",
    args: { input: t.arg({ type: MailBookingLinkInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return { isDone: true as const };
      const scope = ctx.scope(ctx.business);
      const [access] = await viewBookings(scope, [input.accessKey]);
      const outcome = await mailBookingLink(scope, access ?? null, ctx.request.clientAddress);
      return outcome.ok ? { isDone: outcome.value } : outcome.failure;
    },
  }),
  renewBookingLinks: t.field({
    type: builder.unionType("RenewBookingLinksResult", {
      description: "The result of `renewBookingLinks`.",
      types: [
        createDoneType(
          "RenewBookingLinksPayload",
          "Every earlier link of the booker has ended, and a mail with a new one is queued.",
        ),
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
      return outcome.ok ? { isDone: true as const } : outcome.failure;
    },
  }),
}));
