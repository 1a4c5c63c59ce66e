import { searchCost } from "../../../platform/http/limits/costs.ts";
import { type OwnReason, type Reason, SEARCHED_DAYS, whyNotOffered } from "../whyNotOffered.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import type { Context } from "../../../platform/graphql/context.ts";
import { instantText } from "../../../platform/graphql/scalars.ts";
import { askedPeople } from "../../bookings/graphql/askedPeople.ts";
import { BlockRef } from "../../catalogue/graphql/block.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { BusyFeedRef } from "../../integrations/graphql/busyFeed.ts";
import { ResourceRef } from "../../catalogue/graphql/resource.ts";
import { ScheduleRef } from "../../catalogue/graphql/schedule.ts";
import { ServiceRef } from "../../catalogue/graphql/service.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";

type AnsweredReason = Reason & { readonly businessId: string };

const REASONS = {
  UNPUBLISHED: { description: "The service is not published." },
  IN_THE_PAST: { description: "The start is in the past." },
  NOTICE: { description: "The start is closer than `noticeMinutes` of the service." },
  HORIZON: { description: "The start is farther away than `horizonDays` of the service." },
  NO_STAFF: { description: "No staff member serves it, or not the requested one." },
  OUTSIDE_HOURS: { description: "The start does not fit into the weekly hours of the `schedule`." },
  DATE_OVERRIDE: {
    description: "The start does not fit into the hours that the `schedule` has for that date.",
  },
  HOLIDAY: { description: "The business is closed on that date. `name` is the holiday." },
  OFF_INTERVAL: {
    description: "Starts are offered every `intervalMinutes` from the beginning of the hours.",
  },
  DAY_LIMIT: { description: "The date has reached `maxPerDay` bookings." },
  BOOKED: { description: "A `booking` or its buffer takes that time." },
  BLOCKED: { description: "A `block` takes that time." },
  BUSY_ELSEWHERE: { description: "The external calendar of the `busyFeed` takes that time." },
  HELD: { description: "A visitor holds that time." },
  SEATS: { description: "The class has fewer seats left than requested." },
  RESOURCE: { description: "Too few units of the `resource` are free." },
  LOOK_BUSY: { description: "The start can be booked, but `lookBusyPercent` hides it in the widget." },
} as const satisfies Record<OwnReason, { readonly description: string }>;

const NotOfferedCodeEnum = builder.enumType("NotOfferedCode", {
  description: "The first rule, in about this order, for which a start is not offered.",
  values: REASONS,
});

const SettingRef = builder.objectRef<NonNullable<Reason["setting"]>>("ServiceSetting").implement({
  description: "A field of a service with its value.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "Name of the field in `Service` and `updateService`." }),
    value: t.exposeInt("value", { description: "Value of the field." }),
  }),
});

const rowIf = ({ row }: AnsweredReason, kind: NonNullable<Reason["row"]>["kind"]) =>
  row?.kind === kind ? row.id : null;

const key = ({ businessId }: AnsweredReason, id: string) => ({
  where: { businessId_id: { businessId, id } },
});

const NotOfferedReasonRef = builder.objectRef<AnsweredReason>("NotOfferedReason").implement({
  description: "The reason why a start is not offered, with the setting or the row that causes it.",
  fields: (t) => ({
    code: t.expose("code", { type: NotOfferedCodeEnum, description: "The rule that applies." }),
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
      resolve: ({ row }) => (row?.from == null ? null : instantText(row.from)),
    }),
    until: t.field({
      type: "DateTime",
      nullable: true,
      description: "End of the taken time, including buffers. Null for hours and settings.",
      resolve: ({ row }) => (row?.until == null ? null : instantText(row.until)),
    }),
    schedule: t.field({
      type: ScheduleRef,
      nullable: true,
      description: "The schedule whose hours exclude the start. Null for other reasons.",
      resolve: (reason, _, { database }) => {
        const id = rowIf(reason, "HOURS");
        return id === null ? null : database.prisma.schedule.findUnique(key(reason, id));
      },
    }),
    booking: t.field({
      type: BookingRef,
      nullable: true,
      description: "The booking at that time, for a class any of its bookings. Null for other reasons.",
      resolve: (reason, _, { database }) => {
        const id = rowIf(reason, "BOOKED");
        return id === null ? null : database.prisma.booking.findUnique(key(reason, id));
      },
    }),
    block: t.field({
      type: BlockRef,
      nullable: true,
      description: "The block at that time. Null for other reasons.",
      resolve: (reason, _, { database }) => {
        const id = rowIf(reason, "BLOCKED");
        return id === null ? null : database.prisma.block.findUnique(key(reason, id));
      },
    }),
    busyFeed: t.field({
      type: BusyFeedRef,
      nullable: true,
      description: "The external calendar with the busy time. Null for other reasons.",
      resolve: (reason, _, { database }) => {
        const id = rowIf(reason, "BUSY_ELSEWHERE");
        return id === null ? null : database.prisma.busyFeed.findUnique(key(reason, id));
      },
    }),
    resource: t.field({
      type: ResourceRef,
      nullable: true,
      description: "The resource of which too few units are free. Null for other reasons.",
      resolve: (reason, _, { database }) =>
        reason.resourceId === null
          ? null
          : database.prisma.resource.findUnique(key(reason, reason.resourceId)),
    }),
  }),
});

interface AnsweredPerson {
  readonly businessId: string;
  readonly staffId: string;
  readonly reason: AnsweredReason | null;
}

const NotOfferedStaffRef = builder.objectRef<AnsweredPerson>("NotOfferedStaff").implement({
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

interface Answer {
  readonly startsAt: number;
  readonly reason: AnsweredReason | null;
  readonly staff: readonly AnsweredPerson[];
}

const WhyNotOfferedRef = builder.objectRef<Answer>("WhyNotOffered").implement({
  description: "The reason why the widget does not offer a start.",
  fields: (t) => ({
    at: t.field({
      type: "DateTime",
      description: "The requested start.",
      resolve: ({ startsAt }) => instantText(startsAt),
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
    description:
      "The reason why the widget does not offer a start, with the setting that causes it. Requires the permission `insights.read`.",
    authScopes: ({ businessId }) => ({ may: { businessId, permission: "insights.read" } }),
    args: {
      at: t.arg({ type: "DateTime", required: true, description: "The start to explain." }),
      staff: t.arg.id({ description: "Limits the check to this staff member. Id or slug." }),
      provider: t.arg.id({ description: "Limits the check to the staff of this provider. Id or slug." }),
      seats: t.arg.int({ defaultValue: 1, description: "Number of seats, 1 to 101." }),
    },
    complexity: 5,
    resolve: async ({ businessId, id: serviceId }, { at, seats, ...people }, ctx) =>
      answer(ctx, businessId, {
        ...(await askedPeople(ctx, businessId, people)),
        serviceId,
        startsAt: readStart(at),
        seats: readSeats(seats ?? 1),
      }),
  }),
);

const COST = searchCost({ days: SEARCHED_DAYS, lines: 1 });

async function answer(
  ctx: Context,
  businessId: string,
  input: Parameters<typeof whyNotOffered>[1],
): Promise<Answer> {
  const question = { businessId, ...input };
  const found = await ctx.searches.run("whyNotOffered", question, COST, async () =>
    whyNotOffered(await ctx.scopeOf(businessId), input),
  );
  if (!found) throw new Error("a service went missing between two reads");
  const owned = (reason: Reason | null) => reason && { ...reason, businessId };
  return {
    startsAt: input.startsAt * 60_000,
    reason: owned(found.reason),
    staff: found.staff.map(({ staffId, reason }) => ({ businessId, staffId, reason: owned(reason) })),
  };
}

/** Returns epoch minutes, possibly fractional. Time zone data is reliable within these years. */
function readStart(at: number): number {
  if (at < Date.UTC(1990) || at > Date.UTC(2200)) throw badInput("at must lie between 1990 and 2200");
  return at / 60_000;
}

function readSeats(seats: number): number {
  if (seats < 1 || seats > 101) throw badInput("seats must be 1 to 101");
  return seats;
}
