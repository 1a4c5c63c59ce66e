import { prismaConnectionHelpers } from "@pothos/plugin-prisma";
import type { Payment, Prisma } from "../../../platform/database/prisma/client.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { orderByAll } from "../../../platform/graphql/connections.ts";
import { paginateBy, rowCursors } from "../../../platform/graphql/cursors.ts";
import { toInstantWhere } from "../../../platform/graphql/listInputs.ts";
import { toLikePatterns } from "../../../platform/graphql/textSearch.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { PaymentStateEnum } from "./enums.ts";
import { PaymentConnectionRef, PaymentProviderEnum, PaymentRef } from "./payment.ts";

const PaymentFilterInput = builder.inputType("PaymentFilter", {
  description: "Conditions on payments. All given ones must match; a list matches any of its values.",
  fields: (t) => ({
    state: t.field({ type: [PaymentStateEnum], description: "In one of these states." }),
    provider: t.field({ type: [PaymentProviderEnum], description: "By one of these providers." }),
    isRefunded: t.boolean({
      description: "True for payments with refunds, false for payments without.",
    }),
    since: t.field({ type: "DateTime", description: "Was started at this instant or later." }),
    until: t.field({ type: "DateTime", description: "Was started before this instant." }),
  }),
});

const MAX_SEARCH = 100;

type PaymentFilter = (typeof PaymentFilterInput)["$inferInput"];

function toPaymentWhere(filter: PaymentFilter, search: string | null | undefined): Prisma.PaymentWhereInput {
  const { state, provider, isRefunded } = filter;
  const text = search?.trim().slice(0, MAX_SEARCH);
  const effectiveRefund = { state: { not: "FAILED" } } as const;
  return {
    ...(state == null ? {} : { state: { in: [...state] } }),
    ...(provider == null ? {} : { provider: { in: [...provider] } }),
    ...(isRefunded == null
      ? {}
      : { refunds: isRefunded ? { some: effectiveRefund } : { none: effectiveRefund } }),
    createdAt: toInstantWhere(filter),
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
      description: "The business's payment attempts, newest first.",
      authScopes: requires("payments.read"),
      args: {
        filter: t.arg({ type: PaymentFilterInput }),
        search: t.arg.string({
          description:
            "Text in the order's reference or the booker's name or e-mail, or the provider's exact id.",
        }),
      },
      query: ({ filter, search }) => ({
        where: toPaymentWhere(filter ?? {}, search),
        orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      }),
    },
    PaymentConnectionRef,
  ),
);

const BY_PAYMENT = "businessId_paymentId_bookingId";

const paymentsOfBooking = prismaConnectionHelpers(builder, "PaymentBooking", {
  cursor: BY_PAYMENT,
  select: (node) => ({ payment: node({ select: { businessId: true, id: true } }) }),
  query: { orderBy: orderByAll({ payment: { createdAt: "desc" } }, { paymentId: "desc" }) },
  resolveNode: (row) => row.payment as Payment,
});

builder.prismaObjectField(BookingRef, "payments", (t) =>
  t.connection(
    {
      type: PaymentRef,
      description: "The payments that cover the booking in part, newest first.",
      authScopes: requires("payments.read"),
      extensions: rowCursors(BY_PAYMENT),
      select: (args, ctx, nested) => ({ payments: paymentsOfBooking.getQuery(args, ctx, nested) }),
      resolve: ({ businessId, id: bookingId, payments }, args, ctx) => ({
        ...paymentsOfBooking.resolve(payments, args, ctx),
        totalCount: () => ctx.database.prisma.paymentBooking.count({ where: { businessId, bookingId } }),
      }),
    },
    PaymentConnectionRef,
  ),
);
