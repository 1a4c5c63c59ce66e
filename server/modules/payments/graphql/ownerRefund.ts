import { builder } from "../../../platform/graphql/builder.ts";
import { globalId } from "../../../platform/graphql/globalIds.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { MoneyRef } from "./money.ts";
import "../../bookings/graphql/booking.ts";

const RefundReasonEnum = builder.enumType("RefundReason", {
  values: {
    CANCELLED: { description: "A booking was cancelled, and the policy gives it back." },
    LATE: { description: "It was paid when the time was gone." },
    DUPLICATE: { description: "It was paid twice." },
    OWNER: { description: "The business gave it back." },
  } as const,
});

const RefundStateEnum = builder.enumType("RefundState", {
  values: {
    PENDING: { description: "On its way; sent again until the provider says more." },
    SUCCEEDED: {},
    FAILED: { description: "The provider cannot give it back: it has to go another way." },
  } as const,
});

const MoneyKindEnum = builder.enumType("MoneyKind", {
  values: {
    CHARGE: { description: "It came." },
    REFUND: { description: "It went back." },
    REVERSAL: { description: "What went back came again: the card or the account was closed." },
  } as const,
});

/** What a business may see of its money. */
export const readersOnly = ({ businessId }: { readonly businessId: string }) =>
  ({ may: { businessId, permission: "payments.read" } }) as const;

export const OwnerRefundRef = builder.prismaObject("Refund", {
  name: "OwnerRefund",
  interfaces: [builder.nodeInterfaceRef()],
  authScopes: readersOnly,
  description: "Money that goes back, or went.",
  fields: (t) => ({
    id: t.id({
      description: "The id of the refund: `refundId` in events.",
      resolve: ({ id }) => globalId("OwnerRefund", id),
    }),
    createdAt: t.field({ type: "DateTime", resolve: ({ createdAt }) => instantText(createdAt.getTime()) }),
    settledAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ settledAt }) => settledAt && instantText(settledAt.getTime()),
    }),
    state: t.expose("state", { type: RefundStateEnum }),
    reason: t.expose("reason", { type: RefundReasonEnum }),
    note: t.exposeString("note", { description: "What the business noted for itself." }),
    amount: t.field({
      type: MoneyRef,
      select: { payment: { select: { currency: true } } },
      resolve: ({ amountMinor, payment: { currency } }) => ({ amount: amountMinor, currency }),
    }),
    booking: t.relation("booking", {
      nullable: true,
      description: "What it was paid for; null: the payment as a whole.",
    }),
    failure: t.exposeString("lastError", { description: "Why it did not go back so far; empty: it did." }),
  }),
});

export const MoneyEntryRef = builder.prismaObject("MoneyEntry", {
  authScopes: readersOnly,
  description: "An entry of the append-only ledger, for money that actually moved.",
  fields: (t) => ({
    kind: t.expose("kind", { type: MoneyKindEnum }),
    at: t.field({ type: "DateTime", resolve: ({ at }) => instantText(at.getTime()) }),
    amount: t.field({
      type: MoneyRef,
      description: "Never negative: the kind says which way it went.",
      resolve: ({ amountMinor, currency }) => ({ amount: amountMinor, currency }),
    }),
    reference: t.exposeString("reference", { description: "The provider's own name for it." }),
  }),
});
