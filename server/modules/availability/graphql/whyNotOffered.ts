import { calculateSearchCost } from "../../../platform/http/limits/costs.ts";
import { type NotOfferedReason, SEARCHED_DAYS, explainNotOffered } from "../whyNotOffered.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { findCalendarOwners } from "../../bookings/graphql/findCalendarOwners.ts";
import { UnavailableReasonEnum } from "./enums.ts";
import { BlockRef } from "../../catalogue/graphql/block.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { BusyFeedRef } from "../../integrations/graphql/busyFeed.ts";
import { ResourceRef } from "../../catalogue/graphql/resource.ts";
import { ScheduleRef } from "../../catalogue/graphql/schedule.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";

type ReasonParent = NotOfferedReason & { readonly businessId: string };

const SettingRef = builder.objectRef<NonNullable<NotOfferedReason["setting"]>>("ServiceSetting").implement({
  description: "A field of a service with its value.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Name of the field in `Service` and `updateService`." }),
    value: t.exposeInt("value", { description: "Value of the field." }),
  }),
});

const getRowId = ({ row }: ReasonParent, kind: NonNullable<NotOfferedReason["row"]>["kind"]) =>
  row?.kind === kind ? row.id : null;

const uniqueWhere = ({ businessId }: ReasonParent, id: string) => ({
  where: { businessId_id: { businessId, id } },
});

const NotOfferedReasonRef = builder.objectRef<ReasonParent>("NotOfferedReason").implement({
  description: "The reason why a start is not offered, with the setting or the row that causes it.",
  fields: (t) => ({
    code: t.expose("code", { type: UnavailableReasonEnum, description: "The rule that applies." }),
    setting: t.expose("setting", {
      type: SettingRef,
      nullable: true,
      description: "The field of the service that causes it. Null if no field does.",
    }),
    name: t.string({
      nullable: true,
      description: "Name of the schedule or holiday, or reason of the block. Null if it has none.",
      resolve: ({ row }) => row?.name || null,
    }),
    from: t.field({
      type: "DateTime",
      nullable: true,
      description: "Start of the taken time, including buffers. Null for hours and settings.",
      resolve: ({ row }) => (row?.from == null ? null : formatInstant(row.from)),
    }),
    until: t.field({
      type: "DateTime",
      nullable: true,
      description: "End of the taken time, including buffers. Null for hours and settings.",
      resolve: ({ row }) => (row?.until == null ? null : formatInstant(row.until)),
    }),
    schedule: t.field({
      type: ScheduleRef,
      nullable: true,
      description: "The schedule whose hours exclude the start. Null for other reasons.",
      resolve: (reason, _, { database }) => {
        const id = getRowId(reason, "HOURS");
        return id === null ? null : database.prisma.schedule.findUnique(uniqueWhere(reason, id));
      },
    }),
    booking: t.field({
      type: BookingRef,
      nullable: true,
      description: "The booking at that time, for a class any of its bookings. Null for other reasons.",
      resolve: (reason, _, { database }) => {
        const id = getRowId(reason, "BOOKED");
        return id === null ? null : database.prisma.booking.findUnique(uniqueWhere(reason, id));
      },
    }),
    block: t.field({
      type: BlockRef,
      nullable: true,
      description: "The block at that time. Null for other reasons.",
      resolve: (reason, _, { database }) => {
        const id = getRowId(reason, "BLOCKED");
        return id === null ? null : database.prisma.block.findUnique(uniqueWhere(reason, id));
      },
    }),
    busyFeed: t.field({
      type: BusyFeedRef,
      nullable: true,
      description: "The external calendar with the busy time. Null for other reasons.",
      resolve: (reason, _, { database }) => {
        const id = getRowId(reason, "BUSY_ELSEWHERE");
        return id === null ? null : database.prisma.busyFeed.findUnique(uniqueWhere(reason, id));
      },
    }),
    resource: t.field({
      type: ResourceRef,
      nullable: true,
      description: "The resource of which too few units are free. Null for other reasons.",
      resolve: (reason, _, { database }) =>
        reason.resourceId === null
          ? null
          : database.prisma.resource.findUnique(uniqueWhere(reason, reason.resourceId)),
    }),
  }),
});

interface StaffReasonParent {
  readonly businessId: string;
  readonly staffId: string;
  readonly reason: ReasonParent | null;
}

const NotOfferedStaffRef = builder.objectRef<StaffReasonParent>("NotOfferedStaff").implement({
  description: "The reason for one staff member.",
  fields: (t) => ({
    staff: t.field({
      type: StaffRef,
      description: "The staff member.",
      resolve: async ({ businessId, staffId }, _, ctx) =>
        (await ctx.loaders(businessId).staff.load(staffId))!,
    }),
    reason: t.expose("reason", {
      type: NotOfferedReasonRef,
      nullable: true,
      description: "The first reason why the staff member cannot serve at that time. Null if they can.",
    }),
  }),
});

interface WhyNotOfferedParent {
  readonly startsAt: number;
  readonly reason: ReasonParent | null;
  readonly staff: readonly StaffReasonParent[];
}

const WhyNotOfferedRef = builder.objectRef<WhyNotOfferedParent>("WhyNotOffered").implement({
  description: "The reason why the widget does not offer a start.",
  fields: (t) => ({
    at: t.field({
      type: "DateTime",
      description: "The requested start.",
      resolve: ({ startsAt }) => formatInstant(startsAt),
    }),
    isOffered: t.boolean({
      description: "True if the widget offers the start.",
      resolve: ({ reason }) => reason === null,
    }),
    reason: t.expose("reason", {
      type: NotOfferedReasonRef,
      nullable: true,
      description:
        "The first reason. With several staff members, the one that rules out the last of them. Null if the start is offered.",
    }),
    staff: t.field({
      type: [NotOfferedStaffRef],
      description: "All staff of the service, each with a separate reason.",
      resolve: ({ staff }) => [...staff],
    }),
  }),
});

builder.prismaObjectField(ServiceRef, "whyNotOffered", (t) =>
  t.field({
    type: WhyNotOfferedRef,
    description: "The reason why the widget does not offer a start, with the setting that causes it.",
    authScopes: requires("insights.read"),
    args: {
      at: t.arg({ type: "DateTime", required: true, description: "The start to explain." }),
      staff: t.arg.id({ description: "Limits the check to this staff member. Id or slug." }),
      provider: t.arg.id({ description: "Limits the check to the staff of this provider. Id or slug." }),
      seats: t.arg.int({ defaultValue: 1, description: "Number of seats, 1 to 101." }),
    },
    complexity: 5,
    resolve: async ({ businessId, id: serviceId }, { at, seats, ...people }, ctx) =>
      loadWhyNotOffered(ctx, businessId, {
        ...(await findCalendarOwners(ctx, businessId, people)),
        serviceId,
        startsAt: parseStart(at),
        seats: parseSeats(seats ?? 1),
      }),
  }),
);

const COST = calculateSearchCost({ days: SEARCHED_DAYS, lines: 1 });

async function loadWhyNotOffered(
  ctx: Context,
  businessId: string,
  input: Parameters<typeof explainNotOffered>[1],
): Promise<WhyNotOfferedParent> {
  const searchKey = { businessId, ...input };
  const found = await ctx.searches.run("whyNotOffered", searchKey, COST, async () =>
    explainNotOffered(await ctx.getScope(businessId), input),
  );
  if (!found) throw new Error("a service went missing between two reads");
  const withBusiness = (reason: NotOfferedReason | null) => reason && { ...reason, businessId };
  return {
    startsAt: input.startsAt * 60_000,
    reason: withBusiness(found.reason),
    staff: found.staff.map(({ staffId, reason }) => ({ businessId, staffId, reason: withBusiness(reason) })),
  };
}

/** Returns epoch minutes, possibly fractional. Time zone data is reliable within these years. */
function parseStart(at: number): number {
  if (at < Date.UTC(1990) || at > Date.UTC(2200)) throw badInput("at must lie between 1990 and 2200");
  return at / 60_000;
}

function parseSeats(seats: number): number {
  if (seats < 1 || seats > 101) throw badInput("seats must be 1 to 101");
  return seats;
}
