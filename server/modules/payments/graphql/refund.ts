import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { createConnection } from "../../../platform/graphql/connections.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { MoneyRef } from "./money.ts";
import "../../bookings/graphql/booking.ts";

const RefundReasonEnum = builder.enumType("RefundReason", {
  values: {
    CANCELLED: { description: "A booking was cancelled." },
    LATE: { description: "The payment came after its deadline, and the time was taken." },
    DUPLICATE: { description: "The booking was already paid." },
    OWNER: { description: "The business refunded it." },
  } as const,
});

const RefundStateEnum = builder.enumType("RefundState", {
  values: {
    PENDING: { description: "Not completed yet. It is repeated until the provider reports a result." },
    SUCCEEDED: {},
    FAILED: {
      description: "The provider cannot refund it. The business has to return the money in another way.",
    },
  } as const,
});

const MoneyKindEnum = builder.enumType("MoneyKind", {
  values: {
    CHARGE: { description: "Money received." },
    REFUND: { description: "Money refunded." },
    REVERSAL: { description: "A refund that came back, for example because the card was closed." },
  } as const,
});

export const RefundRef = builder.prismaObject("Refund", {
  name: "Refund",
  interfaces: [builder.nodeInterfaceRef()],
  authScopes: requires("payments.read"),
  description: "A refund of a payment.",
  fields: (t) => ({
    id: t.id({
      description: "Id of the refund, which is `refundId` in events.",
      resolve: ({ id }) => toGlobalId("Refund", id),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => formatInstant(createdAt.getTime()) }),
    settledAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ settledAt }) => settledAt && formatInstant(settledAt.getTime()),
    }),
    state: t.expose("state", { type: RefundStateEnum }),
    reason: t.expose("reason", { type: RefundReasonEnum }),
    note: t.string({
      nullable: true,
      description: "Note of the business. Null if there is none.",
      resolve: ({ note }) => emptyToNull(note),
    }),
    amount: t.field({
      type: MoneyRef,
      select: { payment: { select: { currency: true } } },
      resolve: ({ amountMinor, payment: { currency } }) => ({ amount: amountMinor, currency }),
    }),
    booking: t.relation("booking", {
      nullable: true,
      description: "The booking that was paid. Null for the payment as a whole.",
      authScopes: requires("bookings.read", "OWN"),
    }),
    failure: t.string({
      nullable: true,
      description: "The latest reason of a failure. Null if there is none.",
      resolve: ({ lastError }) => emptyToNull(lastError),
    }),
  }),
});

export const RefundConnectionRef = createConnection(RefundRef, "Refund");

export const MoneyEntryRef = builder.prismaObject("MoneyEntry", {
  authScopes: requires("payments.read"),
  description: "An entry of the append-only ledger, for money that actually moved.",
  fields: (t) => ({
    kind: t.expose("kind", { type: MoneyKindEnum }),
    at: t.field({ type: "DateTime", resolve: ({ at }) => formatInstant(at.getTime()) }),
    amount: t.field({
      type: MoneyRef,
      description: "Never negative. `kind` gives the direction.",
      resolve: ({ amountMinor, currency }) => ({ amount: amountMinor, currency }),
    }),
    reference: t.exposeString("reference", { description: "The provider's id of the movement." }),
  }),
});
