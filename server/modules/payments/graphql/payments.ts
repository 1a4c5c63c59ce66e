import type { Prisma } from "../../../platform/database/prisma/client.ts";
import type { PaymentProviderName, PaymentState } from "../rules/types.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { connectionNames } from "../../../platform/graphql/connections.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { paginateBy } from "../../../platform/graphql/cursors.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { PaymentStateEnum } from "./enums.ts";
import { PaymentRef, PaymentProviderEnum } from "./payment.ts";

/** All conditions must match. Epoch milliseconds. */
interface PaymentFilterArgs {
  readonly state?: readonly PaymentState[] | null;
  readonly provider?: PaymentProviderName | null;
  readonly isRefunded?: boolean | null;
  readonly from?: number | null;
  readonly to?: number | null;
  readonly search?: string | null;
}

const MAX_SEARCH = 100;

function toPaymentWhere({
  state,
  provider,
  isRefunded,
  from,
  to,
  search,
}: PaymentFilterArgs): Prisma.PaymentWhereInput {
  const text = search?.trim().slice(0, MAX_SEARCH);
  const effectiveRefund = { state: { not: "FAILED" } } as const;
  return {
    ...(state == null ? {} : { state: { in: [...state] } }),
    ...(provider == null ? {} : { provider }),
    ...(isRefunded == null
      ? {}
      : { refunds: isRefunded ? { some: effectiveRefund } : { none: effectiveRefund } }),
    createdAt: { ...(from != null && { gte: new Date(from) }), ...(to != null && { lt: new Date(to) }) },
    ...(text ? { OR: toTextWhere(text) } : {}),
  };
}

function toTextWhere(text: string): Prisma.PaymentWhereInput[] {
  const fields = ["firstName", "lastName", "email"] as const;
  return [
    { sessionId: text },
    { entries: { some: { reference: text } } },
    ...toLikePatterns(text).flatMap((spelling) => {
      const contains = { contains: spelling, mode: "insensitive" } as const;
      return [
        { order: { reference: contains } },
        ...fields.map((field) => ({ order: { contact: { [field]: contains } } })),
      ];
    }),
  ];
}

builder.prismaObjectField(BusinessRef, "payments", (t) =>
  t.relatedConnection(
    "payments",
    {
      ...paginateBy("businessId_id"),
      type: PaymentRef,
      totalCount: true,
      description: "The business's payment attempts, newest first. Only for callers with `payments.read`.",
      authScopes: requires("payments.read"),
      args: {
        state: t.arg({ type: [PaymentStateEnum], description: "Only payments in one of these states." }),
        provider: t.arg({ type: PaymentProviderEnum }),
        isRefunded: t.arg.boolean({
          description: "True for payments with refunds, false for payments without.",
        }),
        from: t.arg({
          type: "DateTime",
          description: "Only payments that were started at this instant or later.",
        }),
        to: t.arg({ type: "DateTime", description: "Only payments that were started before this instant." }),
        search: t.arg.string({
          description:
            "Text in the order's reference or the booker's name or e-mail, or the provider's exact id.",
        }),
      },
      query: (args) => ({ where: toPaymentWhere(args), orderBy: [{ createdAt: "desc" }, { id: "desc" }] }),
    },
    ...connectionNames("Payment"),
  ),
);

builder.prismaObjectField(BookingRef, "payments", (t) =>
  t.field({
    type: [PaymentRef],
    description: "The payments that cover the booking in part, newest first.",
    authScopes: requires("payments.read"),
    select: (_args, _ctx, nested) => ({
      payments: { orderBy: { payment: { createdAt: "desc" } }, select: { payment: nested() } },
    }),
    resolve: (row) => row.payments.map((one) => one.payment),
  }),
);
