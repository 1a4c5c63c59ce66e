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
import { AvailabilityInputRef } from "./availabilityInput.ts";
import { UnavailableReasonEnum } from "./enums.ts";
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
      type: UnavailableReasonEnum,
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

const SEARCH = "Dates and limits of the search. Null for the default dates.";

builder.prismaObjectField("Business", "availability", (t) =>
  t.field({
    type: AvailabilityRef,
    description: `Slots at which all lines of an order fit staff, rooms and equipment together, for at most ${MAX_RANGE_DAYS} days.`,
    args: {
      input: t.arg({
        type: AvailabilityInputRef,
        required: true,
        description: "The order and its dates. `lines` is required.",
      }),
    },
    complexity: ({ input }) => ({ field: 5 * Math.max(1, input.lines?.length ?? 0) }),
    resolve: (business, { input }, ctx) => readPartyAvailability(ctx, business.id, input),
  }),
);

builder.prismaObjectField("Service", "availability", (t) =>
  t.field({
    type: AvailabilityRef,
    description: `Free slots of the service on local dates, for at most ${MAX_RANGE_DAYS} days.`,
    args: { input: t.arg({ type: AvailabilityInputRef, description: SEARCH }) },
    complexity: ({ input }) => ({ field: 1 + (input?.lines?.length ?? 0) * 5 }),
    resolve: (service, { input }, ctx) => readAvailability(ctx, service, input ?? {}),
  }),
);
