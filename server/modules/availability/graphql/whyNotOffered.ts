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
  IN_THE_PAST: { description: "It is over." },
  NOTICE: { description: "It is closer than the service's `noticeMinutes`." },
  HORIZON: { description: "It is farther than the service's `horizonDays`." },
  NO_STAFF: { description: "Nobody serves it, or not who was asked for." },
  OUTSIDE_HOURS: { description: "It does not fit into the weekly hours of the `schedule`." },
  DATE_OVERRIDE: { description: "It does not fit into what the `schedule` says of that date." },
  HOLIDAY: { description: "The business is closed that day; `name` says why." },
  OFF_INTERVAL: { description: "Visits begin every `intervalMinutes` from when hours begin." },
  DAY_LIMIT: { description: "The date has its `maxPerDay` visits." },
  BOOKED: { description: "The `booking` is then, or its buffer." },
  BLOCKED: { description: "The `block` is then." },
  BUSY_ELSEWHERE: { description: "Another calendar, the `busyFeed`, says that they are busy." },
  HELD: { description: "Somebody is booking it just now." },
  SEATS: { description: "The class has fewer seats than were asked for." },
  RESOURCE: { description: "Too few units of the `resource` are free." },
  LOOK_BUSY: { description: "It can be booked, and the widget keeps it from view: `lookBusyPercent`." },
} as const satisfies Record<OwnReason, { readonly description: string }>;

const NotOfferedCodeEnum = builder.enumType("NotOfferedCode", {
  description: "The first rule, in about this order, that keeps a time from being offered.",
  values: REASONS,
});

const SettingRef = builder.objectRef<NonNullable<Reason["setting"]>>("ServiceSetting").implement({
  description: "A field of a service and what stands in it.",
  fields: (t) => ({
    field: t.exposeString("field", { description: "As `Service` and `updateService` call it." }),
    value: t.exposeInt("value", { description: "What stands in it." }),
  }),
});

/** The row of that kind behind a reason; null: another stands behind it. */
const rowIf = ({ row }: AnsweredReason, kind: NonNullable<Reason["row"]>["kind"]) =>
  row?.kind === kind ? row.id : null;

const key = ({ businessId }: AnsweredReason, id: string) => ({
  where: { businessId_id: { businessId, id } },
});

const NotOfferedReasonRef = builder.objectRef<AnsweredReason>("NotOfferedReason").implement({
  description: "Why a time is not offered, and the setting or the row behind it.",
  fields: (t) => ({
    code: t.expose("code", { type: NotOfferedCodeEnum, description: "Which rule." }),
    setting: t.expose("setting", {
      type: SettingRef,
      nullable: true,
      description: "The field of the service that would have to say otherwise.",
    }),
    name: t.string({
      nullable: true,
      description: "What the schedule, the holiday or the block is called.",
      resolve: ({ row }) => row?.name || null,
    }),
    from: t.field({
      type: "DateTime",
      nullable: true,
      description: "From when it is taken, buffers included.",
      resolve: ({ row }) => (row?.from == null ? null : instantText(row.from)),
    }),
    until: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when it is taken, buffers included.",
      resolve: ({ row }) => (row?.until == null ? null : instantText(row.until)),
    }),
    schedule: t.field({
      type: ScheduleRef,
      nullable: true,
      description: "Whose hours they are.",
      resolve: (reason, _, { database }) => {
        const id = rowIf(reason, "HOURS");
        return id === null ? null : database.prisma.schedule.findUnique(key(reason, id));
      },
    }),
    booking: t.field({
      type: BookingRef,
      nullable: true,
      description: "What is booked then; of a class any of its bookings.",
      resolve: (reason, _, { database }) => {
        const id = rowIf(reason, "BOOKED");
        return id === null ? null : database.prisma.booking.findUnique(key(reason, id));
      },
    }),
    block: t.field({
      type: BlockRef,
      nullable: true,
      description: "What blocks it.",
      resolve: (reason, _, { database }) => {
        const id = rowIf(reason, "BLOCKED");
        return id === null ? null : database.prisma.block.findUnique(key(reason, id));
      },
    }),
    busyFeed: t.field({
      type: BusyFeedRef,
      nullable: true,
      description: "The calendar that says that they are busy.",
      resolve: (reason, _, { database }) => {
        const id = rowIf(reason, "BUSY_ELSEWHERE");
        return id === null ? null : database.prisma.busyFeed.findUnique(key(reason, id));
      },
    }),
    resource: t.field({
      type: ResourceRef,
      nullable: true,
      description: "Of what too little is free.",
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
  description: "What one person would have to say to a time.",
  fields: (t) => ({
    staff: t.field({
      type: StaffRef,
      description: "Who.",
      resolve: async ({ businessId, staffId }, _, ctx) =>
        (await ctx.loaders(businessId).staff.load(staffId))!,
    }),
    reason: t.expose("reason", {
      type: NotOfferedReasonRef,
      nullable: true,
      description: "The first that keeps them from serving then; null: they could.",
    }),
  }),
});

interface Answer {
  readonly startsAt: number;
  readonly reason: AnsweredReason | null;
  readonly staff: readonly AnsweredPerson[];
}

const WhyNotOfferedRef = builder.objectRef<Answer>("WhyNotOffered").implement({
  description: "Why the widget does not offer a time.",
  fields: (t) => ({
    at: t.field({
      type: "DateTime",
      description: "The time that was asked about.",
      resolve: ({ startsAt }) => instantText(startsAt),
    }),
    isOffered: t.boolean({ description: "There is no reason.", resolve: ({ reason }) => reason === null }),
    reason: t.expose("reason", {
      type: NotOfferedReasonRef,
      nullable: true,
      description: "The first; with several people the one at which the last of them drops out.",
    }),
    staff: t.field({
      type: [NotOfferedStaffRef],
      description: "Everybody who serves it, each by themselves.",
      resolve: ({ staff }) => [...staff],
    }),
  }),
});

builder.prismaObjectField(ServiceRef, "whyNotOffered", (t) =>
  t.field({
    type: WhyNotOfferedRef,
    description:
      "Why a time is not offered, by the search that offers times, and the setting behind it. For the business alone.",
    authScopes: ({ businessId }) => ({ may: { businessId, permission: "insights.read" } }),
    args: {
      at: t.arg({ type: "DateTime", required: true, description: "When the visit would begin." }),
      staff: t.arg.id({ description: "Only of this person; an id or a slug." }),
      provider: t.arg.id({ description: "Only of its people; an id or a slug." }),
      seats: t.arg.int({ defaultValue: 1, description: "How many seats are wanted, 1 to 101." }),
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

/** In epoch minutes, parts of one too. Zones are known well enough within these years. */
function readStart(at: number): number {
  if (at < Date.UTC(1990) || at > Date.UTC(2200)) throw badInput("at must lie between 1990 and 2200");
  return at / 60_000;
}

function readSeats(seats: number): number {
  if (seats < 1 || seats > 101) throw badInput("seats must be 1 to 101");
  return seats;
}
