import {
  MAIL_DAYS,
  MAX_PROBLEMS,
  PAYMENT_DAYS,
  type ProblemKind,
  type ProblemRow,
  REFUND_DAYS,
  loadProblems,
} from "../data/problems.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { can, findStaffRestriction } from "../../access/rules/viewer.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { BusyFeedRef } from "../../integrations/graphql/busyFeed.ts";
import { WebhookEndpointRef } from "../../integrations/graphql/webhookEndpoint.ts";
import { RefundRef } from "../../payments/graphql/refund.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { toTypedNode } from "../../../platform/graphql/typedNode.ts";

const ProblemKindEnum = builder.enumType("ProblemKind", {
  description: "A failure that a person has to look at.",
  values: {
    MAIL_FAILED: {
      description: `Notifications about a booking failed after all attempts within the last ${MAIL_DAYS} days, and no later one reached the person. The subject is a \`Booking\`. Correct the address with \`updateContact\`, then call \`resendNotifications\`.`,
    },
    CALENDAR_UNREACHABLE: {
      description:
        "The last read of an external calendar failed, and its former busy times remain. The subject is a `BusyFeed`. Replace its URL if the error stays. Requires `calendar.read`.",
    },
    WEBHOOK_FAILING: {
      description:
        "At least three deliveries in a row failed, or the endpoint is suspended. The subject is a `WebhookEndpoint`. Repair it, then call `replayWebhookEvents`. Requires `webhooks.manage`.",
    },
    REFUND_FAILED: {
      description: `The provider rejected a refund within the last ${REFUND_DAYS} days. The subject is a \`Refund\`. Return the money in another way. Requires \`payments.read\`.`,
    },
    PAYMENT_FAILED: {
      description: `The provider declined payments of an order within the last ${PAYMENT_DAYS} days, and the order still owes the amount. The subject is its first \`Booking\` that waits for the payment. Call \`createPaymentLink\` to try again. Requires \`payments.read\`.`,
    },
  } satisfies Record<ProblemKind, object>,
});

const ProblemSubjectRef = builder.unionType("ProblemSubject", {
  description: "The object of a problem.",
  types: [BookingRef, BusyFeedRef, WebhookEndpointRef, RefundRef],
});

interface Problem extends ProblemRow {
  readonly subject: object;
}

const ProblemRef = builder.objectRef<Problem>("Problem").implement({
  description: "A failure with its object. It is left out as soon as it is solved.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ProblemKindEnum, description: "The kind of the failure." }),
    since: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "The first of these failures; for a calendar, the last successful read. Null for a calendar that was never read.",
      resolve: ({ since }) => (since === null ? null : formatInstant(since)),
    }),
    count: t.exposeInt("count", { description: "Number of failures, at least 1." }),
    error: t.string({
      nullable: true,
      description: "Text of the latest failure, in English. Null if there is none.",
      resolve: ({ error }) => emptyToNull(error),
    }),
    subject: t.field({
      type: ProblemSubjectRef,
      description: "The object that `kind` names.",
      resolve: ({ subject }) => subject as never,
    }),
  }),
});

function listKinds({ viewer }: Context, businessId: string): ProblemKind[] {
  return [
    "MAIL_FAILED",
    ...(can(viewer, businessId, "calendar.read") ? ["CALENDAR_UNREACHABLE" as const] : []),
    ...(can(viewer, businessId, "webhooks.manage") ? ["WEBHOOK_FAILING" as const] : []),
    ...(can(viewer, businessId, "payments.read")
      ? ["REFUND_FAILED" as const, "PAYMENT_FAILED" as const]
      : []),
  ];
}

/** By row id. One statement for each kind that has problems. */
async function loadSubjects(
  { database: { prisma } }: Context,
  businessId: string,
  rows: readonly ProblemRow[],
): Promise<Map<string, object>> {
  const load = async (
    kind: ProblemKind,
    type: string,
    find: (where: { businessId: string; id: { in: string[] } }) => Promise<{ readonly id: string }[]>,
  ) => {
    const ids = rows.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId);
    const found = ids.length === 0 ? [] : await find({ businessId, id: { in: ids } });
    return found.map((row) => [row.id, toTypedNode(row, type)] as const);
  };
  const loaded = await Promise.all([
    load("MAIL_FAILED", "Booking", (where) => prisma.booking.findMany({ where })),
    load("CALENDAR_UNREACHABLE", "BusyFeed", (where) => prisma.busyFeed.findMany({ where })),
    load("WEBHOOK_FAILING", "WebhookEndpoint", (where) => prisma.webhookEndpoint.findMany({ where })),
    load("REFUND_FAILED", "Refund", (where) => prisma.refund.findMany({ where })),
    load("PAYMENT_FAILED", "Booking", (where) => prisma.booking.findMany({ where })),
  ]);
  return new Map(loaded.flat());
}

builder.prismaObjectField(BusinessRef, "problems", (t) =>
  t.field({
    type: [ProblemRef],
    description: `Failures that a person has to look at, at most ${MAX_PROBLEMS} of each kind: refunds, payments, notifications, calendars, webhooks, the newest of each first. Kinds that the caller may not read are left out. Staff see the notifications about their own bookings.`,
    authScopes: requires("bookings.read", "OWN"),
    complexity: 30,
    resolve: async ({ id: businessId }, _, ctx) => {
      const rows = await loadProblems(ctx.database.query, businessId, {
        kinds: listKinds(ctx, businessId),
        staffId: findStaffRestriction(ctx.viewer, businessId, "bookings.read"),
        now: ctx.now(),
      });
      const subjects = await loadSubjects(ctx, businessId, rows);
      // A row that was deleted in the meantime is left out.
      return rows.flatMap((row) => {
        const subject = subjects.get(row.subjectId);
        return subject ? { ...row, subject } : [];
      });
    },
  }),
);
