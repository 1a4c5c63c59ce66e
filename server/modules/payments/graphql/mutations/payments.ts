import type { PaymentRow } from "../../data/loadPayments.ts";
import { refreshPayment } from "../../refreshPayment.ts";
import { startPayment } from "../../startPayment.ts";
import { type IdempotencyFailure, withOptionalKey } from "../../../../platform/database/withIdempotency.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import {
  idempotencyKeyField,
  requiredIdempotencyKeyField,
} from "../../../access/graphql/addBusinessMutation.ts";
import { BookingNotFoundRef, HoldExpiredRef } from "../../../bookings/graphql/failures.ts";
import { NothingDueRef, PaymentUnavailableRef } from "../failures.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { type BusinessOrder, VisitorOrderRef, toOrder } from "../../../bookings/graphql/visitorOrder.ts";
import { paymentOrders } from "../../../bookings/paymentOrders.ts";
import { VisitorPaymentRef } from "../visitorPayment.ts";

const accessKeyField = { required: true, description: "The order's access key." } as const;

const StartPaymentInput = builder.inputType("StartPaymentInput", {
  fields: (t) => ({ accessKey: t.string(accessKeyField), ...requiredIdempotencyKeyField(t) }),
});

const RefreshPaymentInput = builder.inputType("RefreshPaymentInput", {
  fields: (t) => ({ accessKey: t.string(accessKeyField), ...idempotencyKeyField(t) }),
});

const StartPaymentPayload = builder
  .objectRef<{ readonly payable: BusinessOrder; readonly payment: PaymentRow }>("StartPaymentPayload")
  .implement({
    isTypeOf: (value) => "payable" in (value as object),
    fields: (t) => ({
      order: t.expose("payable", { type: VisitorOrderRef }),
      payment: t.expose("payment", { type: VisitorPaymentRef }),
    }),
  });

const RefreshPaymentPayload = builder
  .objectRef<{ readonly refreshed: BusinessOrder }>("RefreshPaymentPayload")
  .implement({
    isTypeOf: (value) => "refreshed" in (value as object),
    fields: (t) => ({ order: t.expose("refreshed", { type: VisitorOrderRef }) }),
  });

builder.mutationFields((t) => ({
  startPayment: t.field({
    type: builder.unionType("StartPaymentResult", {
      types: [
        StartPaymentPayload,
        BookingNotFoundRef,
        NothingDueRef,
        HoldExpiredRef,
        PaymentUnavailableRef,
        IdempotencyConflictRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Opens the payment provider's page for the amount due now. An order has one open payment at a time, so a repeated call returns the same one. A replay returns its payment even after that has ended.",
    args: { input: t.arg({ type: StartPaymentInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      const { business } = ctx;
      if (!business) return { code: "BOOKING_NOT_FOUND" as const, accessKey: input.accessKey };
      const scope = ctx.scope(business);
      const origin = await ctx.siteOrigin(business.id);
      const outcome = await startPayment(scope, paymentOrders, {
        key: input.accessKey,
        idempotencyKey: input.idempotencyKey,
        origin,
        businessName: business.name,
      });
      if (!outcome.ok) return outcome.failure;
      ctx.loaders(business.id).orderPayments.clearAll();
      return {
        payable: toOrder(scope, outcome.value.rows, { hasAccessKeys: true }),
        payment: outcome.value.payment,
      };
    },
  }),
  refreshPayment: t.field({
    type: builder.unionType("RefreshPaymentResult", {
      types: [RefreshPaymentPayload, BookingNotFoundRef, IdempotencyConflictRef, InvalidInputRef],
    }),
    description: "Reads the state of an order's open payment at the provider and returns the order.",
    args: { input: t.arg({ type: RefreshPaymentInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      const { business } = ctx;
      if (!business) return { code: "BOOKING_NOT_FOUND" as const, accessKey: input.accessKey };
      const scope = ctx.scope(business);
      const outcome = await refreshPayment(scope, paymentOrders, input.accessKey);
      if (!outcome.ok) return outcome.failure;
      // A repeated refresh only reads again, so the key is compared and nothing is replayed.
      const registered = await withOptionalKey<true, IdempotencyFailure>(scope, {
        caller: scope.signer.fingerprint("order", input.accessKey),
        operation: "refreshPayment",
        input,
        idempotencyKey: input.idempotencyKey ?? null,
        run: async () => ({ ok: true, value: true }),
      });
      if (!registered.ok) return registered.failure;
      ctx.loaders(business.id).orderPayments.clearAll();
      ctx.loaders(business.id).bookingMoney.clearAll();
      return { refreshed: toOrder(scope, outcome.value, { hasAccessKeys: true }) };
    },
  }),
}));
