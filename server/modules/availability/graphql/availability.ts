import { resolveArrayConnection } from "@pothos/plugin-relay";
import type { DaySlots } from "../rules/slots/groupByDate.ts";
import { type FoundSlots, getFirstSlot } from "../findSlots.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { arrayCursors } from "../../../platform/graphql/cursors.ts";
import { formatMinute } from "../../../platform/graphql/scalars.ts";
import {
  type AvailabilityQuery,
  MAX_RANGE_DAYS,
  findNextSlot,
  readAvailability,
  readPartyAvailability,
} from "./availabilityQuery.ts";
import { LineInputRef } from "../../bookings/graphql/lineInput.ts";
import { SlotRefusalEnum } from "./enums.ts";
import { type FoundSlot, SlotConnectionRef, SlotRef } from "./slot.ts";

const MAX_SLOTS_PAGE = 200;

interface FoundDay {
  readonly query: AvailabilityQuery;
  readonly slots: FoundSlots;
  readonly day: DaySlots;
}

function toFoundSlot(query: AvailabilityQuery, detail: FoundSlot["detail"]): FoundSlot {
  const { service, input } = query;
  return { businessId: service.businessId, input, detail, hasStaffChoice: service.assignment === "CHOSEN" };
}

export const AvailabilityDayRef = builder.objectRef<FoundDay>("AvailabilityDay").implement({
  description: "One local date, in the `timeZone` of the availability.",
  fields: (t) => ({
    date: t.field({ type: "Date", resolve: ({ day }) => day.date }),
    slotCount: t.int({ resolve: ({ day }) => day.starts.length }),
    starts: t.field({
      type: ["DateTime"],
      description: "All offered starts of the date, ascending. Use it if you need instants only.",
      resolve: ({ day }) => Array.from(day.starts, formatMinute),
    }),
    slots: t.field({
      type: SlotConnectionRef,
      description: "The offered starts of the date, with end, seats and staff.",
      extensions: arrayCursors,
      args: t.arg.connectionArgs(),
      resolve: ({ query, slots, day }, args) => {
        const found = slots.describe(day.starts).map((detail) => toFoundSlot(query, detail));
        const connection = resolveArrayConnection(
          { args, maxSize: MAX_SLOTS_PAGE, defaultSize: MAX_SLOTS_PAGE },
          found,
        );
        return { ...connection, totalCount: found.length };
      },
    }),
  }),
});

export const AvailabilityRef = builder.objectRef<AvailabilityQuery>("Availability").implement({
  description: "The free slots of a service, or of all lines of an order, on some dates.",
  fields: (t) => ({
    timeZone: t.field({
      type: "TimeZone",
      description: "The zone of the dates.",
      resolve: ({ input }) => input.timeZone,
    }),
    isBookable: t.boolean({
      description:
        "False if `holdSlot` rejects every start, even with empty calendars. `failure` has the reason.",
      resolve: async (query) => (await query.slots()).failure === null,
    }),
    days: t.field({
      type: [AvailabilityDayRef],
      description: "All requested dates, also those without slots.",
      complexity: { field: 5, multiplier: 31 },
      resolve: async (query) => {
        const slots = await query.slots();
        return slots.days.map((day) => ({ query, slots, day }));
      },
    }),
    day: t.field({
      type: AvailabilityDayRef,
      nullable: true,
      description:
        "One of the requested dates. Without `date`, the first one that has a slot. Null if there is none.",
      args: { date: t.arg({ type: "Date" }) },
      complexity: 5,
      resolve: async (query, { date }) => {
        const slots = await query.slots();
        const day = slots.days.find((one) => (date == null ? one.starts.length > 0 : one.date === date));
        return day && { query, slots, day };
      },
    }),
    lastDate: t.field({
      type: "Date",
      nullable: true,
      description:
        "Last date, in `timeZone`, on which an order can start: the shortest horizon of its services. Later dates have no slots. Null if no service of the order exists.",
      resolve: async (query) => (await query.slots()).lastDate,
    }),
    nextAvailable: t.field({
      type: SlotRef,
      nullable: true,
      description:
        "The first free slot on or after the first requested date, up to the horizon. Null if there is none.",
      complexity: 20,
      resolve: async (query, _, ctx) => {
        const first = getFirstSlot(await query.slots());
        if (first !== null) return toFoundSlot(query, first);
        const next = await findNextSlot(ctx, query);
        return next && toFoundSlot(query, next.slot);
      },
    }),
    refusal: t.field({
      type: SlotRefusalEnum,
      nullable: true,
      description:
        "The reason why `holdSlot` rejects these lines at a start within the requested dates. Null if it accepts them.",
      args: { startsAt: t.arg({ type: "DateTime", required: true }) },
      complexity: 50,
      resolve: async (query, { startsAt }) => {
        const slots = await query.slots();
        return startsAt % 60_000 === 0 ? slots.getRefusal(startsAt / 60_000) : "OFF_INTERVAL";
      },
    }),
  }),
});

const FROM =
  "First date. Default: today. Without `from` and `to`, the month of the next free slot if nothing is free in the rest of this month.";
const VISITOR = "The visitor's own token. Slots that the visitor's own hold takes are offered.";
const LOOK_BUSY =
  "If true, leaves out the share of slots that the look-busy setting hides in the widget. Hidden slots can still be held.";
const ZONE = "Time zone of the dates. Default: the business's zone. Ignored if the business locks its zone.";

builder.prismaObjectField("Business", "availability", (t) =>
  t.field({
    type: AvailabilityRef,
    description: `Slots at which all lines of an order fit staff, rooms and equipment together, for at most ${MAX_RANGE_DAYS} days.`,
    args: {
      lines: t.arg({
        type: [LineInputRef],
        required: true,
        description: "1 to 101 lines. The booker's first line comes first.",
      }),
      from: t.arg({ type: "Date", description: FROM }),
      to: t.arg({
        type: "Date",
        description: "Last date, inclusive. Default: the end of the month of `from`.",
      }),
      timeZone: t.arg({ type: "TimeZone", description: ZONE }),
      provider: t.arg.id({ description: "Limits the search to the staff of this provider. Id or slug." }),
      visitor: t.arg.string({ description: VISITOR }),
      lookBusy: t.arg.boolean({ defaultValue: false, description: LOOK_BUSY }),
    },
    complexity: (args) => ({ field: 5 * args.lines.length }),
    resolve: (business, { lines, ...args }, ctx) => readPartyAvailability(ctx, business.id, lines, args),
  }),
);

builder.prismaObjectField("Service", "availability", (t) =>
  t.field({
    type: AvailabilityRef,
    description: `Free slots of the service on local dates, for at most ${MAX_RANGE_DAYS} days.`,
    args: {
      from: t.arg({ type: "Date", description: FROM }),
      to: t.arg({
        type: "Date",
        description: "Last date, inclusive. Default: the end of the month of `from`.",
      }),
      timeZone: t.arg({ type: "TimeZone", description: ZONE }),
      provider: t.arg.id({ description: "Limits the search to the staff of this provider. Id or slug." }),
      staff: t.arg.id({
        description: "Limits the search to this staff member. Ignored unless the service offers the choice.",
      }),
      seats: t.arg.int({ defaultValue: 1 }),
      visitor: t.arg.string({ description: VISITOR }),
      lookBusy: t.arg.boolean({ defaultValue: false, description: LOOK_BUSY }),
      also: t.arg({
        type: [LineInputRef],
        description:
          "More lines of the order, after the line of this service. Only starts at which all lines fit are offered.",
      }),
    },
    complexity: (args) => ({ field: 1 + (args.also?.length ?? 0) * 5 }),
    resolve: (service, args, ctx) => readAvailability(ctx, service, args),
  }),
);
