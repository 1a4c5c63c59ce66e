import { confirmGuests } from "../../confirmGuests.ts";
import { createBookerToken } from "../../keys/guestTokens.ts";
import { withOptionalKey } from "../../../../platform/database/withIdempotency.ts";
import { idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { BookingNotFoundRef, PastCutoffRef, StatusConflictRef } from "../failures.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { type BusinessOrder, VisitorOrderRef, toOrder } from "../visitorOrder.ts";

// The token proves access to the booker's mailbox, so only the mail contains it.
const ConfirmGuestsInput = builder.inputType("ConfirmGuestsInput", {
  description: "The confirmation of an order's guests.",
  fields: (t) => ({
    token: t.string({
      required: true,
      description:
        "The value of the parameter `confirm` of the link in the booker's confirmation mail. The graph never returns it.",
    }),
    ...idempotencyKeyField(t),
  }),
});

const ConfirmGuestsPayload = builder
  .objectRef<{ readonly confirmed: BusinessOrder; readonly bookerToken: string }>("ConfirmGuestsPayload")
  .implement({
    isTypeOf: (value) => "confirmed" in (value as object),
    fields: (t) => ({
      order: t.expose("confirmed", {
        type: VisitorOrderRef,
        description: "The order, with all of its bookings.",
      }),
      bookerToken: t.exposeString("bookerToken", {
        description:
          "Send it as `bookerToken` of a later `book` with the same email address, so that its guests are notified at once. Valid for 400 days.",
      }),
    }),
  });

builder.mutationField("confirmGuests", (t) =>
  t.field({
    type: builder.unionType("ConfirmGuestsResult", {
      types: [
        ConfirmGuestsPayload,
        BookingNotFoundRef,
        StatusConflictRef,
        PastCutoffRef,
        IdempotencyConflictRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Confirms an order's guests with the token of the booker's mail, and notifies them. A repeated call returns the same order and sends no further notification.",
    args: { input: t.arg({ type: ConfirmGuestsInput, required: true }) },
    complexity: 20,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return { code: "BOOKING_NOT_FOUND" } as const;
      const scope = ctx.scope(ctx.business);
      const outcome = await withOptionalKey(scope, {
        caller: scope.signer.fingerprint("guest token", input.token),
        operation: "confirmGuests",
        input,
        idempotencyKey: input.idempotencyKey ?? null,
        run: (inner) => confirmGuests(inner, input.token),
        keep: () => [],
      });
      if (!outcome.ok) return outcome.failure;
      // A replay reads the order again, because its rows are not stored.
      const current = outcome.value.length > 0 ? outcome : await confirmGuests(scope, input.token);
      if (!current.ok) return current.failure;
      // An order has at least one booking, and the contact of each is the booker.
      const { email } = current.value[0]!.contact;
      if (email === null) return { code: "BOOKING_NOT_FOUND" } as const;
      return {
        // The token's mail contains them too.
        confirmed: toOrder(scope, current.value, { hasAccessKeys: true }),
        bookerToken: createBookerToken(scope, email),
      };
    },
  }),
);
