import { findChangeRefusal, isOfferOpen } from "../rules/changePolicy.ts";
import { loadMovement } from "../rescheduleBooking.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { AvailabilityRef } from "../../availability/graphql/availability.ts";
import { AvailabilityInputRef, rejectFields } from "../../availability/graphql/availabilityInput.ts";
import { loadAvailability, readAvailability } from "../../availability/graphql/availabilityQuery.ts";
import { type BusinessVisitorBooking, VisitorBookingRef } from "./visitorBooking.ts";
import { AskEnum } from "../../catalogue/graphql/enums.ts";

interface Change {
  readonly isAllowed: boolean;
  /** Epoch milliseconds. */
  readonly until: number;
  readonly cutoffMinutes: number;
}

const ChangeRef = builder.objectRef<Change>("BookingChange").implement({
  description: "Whether the holder of the key may still change a booking, and until when.",
  fields: (t) => ({
    isAllowed: t.exposeBoolean("isAllowed"),
    until: t.field({ type: "DateTime", resolve: ({ until }) => formatInstant(until) }),
    cutoffMinutes: t.exposeInt("cutoffMinutes", {
      description: "Minutes before the start. 0 if changes are allowed until the start.",
    }),
  }),
});

function toChange({ role, booking }: BusinessVisitorBooking, cutoffMinutes: number, now: number): Change {
  return {
    isAllowed: role === "BOOKER" && findChangeRefusal(booking, { cutoffMinutes }, now) === null,
    until: booking.startsAt - cutoffMinutes * 60_000,
    cutoffMinutes,
  };
}

builder.objectFields(VisitorBookingRef, (t) => ({
  reschedule: t.field({
    type: ChangeRef,
    description: "Whether the booking can be moved.",
    resolve: async (access, _, ctx) => {
      const service = (await ctx.loaders(access.businessId).service.load(access.booking.serviceId))!;
      const isOffered = isOfferOpen(access.booking, ctx.now());
      const change = toChange(access, isOffered ? 0 : service.rescheduleCutoffMinutes, ctx.now());
      // A booking that waits for its payment cannot be moved.
      return { ...change, isAllowed: change.isAllowed && access.booking.status !== "AWAITING_PAYMENT" };
    },
  }),
  cancel: t.field({
    type: ChangeRef,
    description: "Whether the booking can be cancelled.",
    resolve: async (access, _, ctx) => {
      const service = (await ctx.loaders(access.businessId).service.load(access.booking.serviceId))!;
      return toChange(access, service.cancelCutoffMinutes, ctx.now());
    },
  }),
  availability: t.field({
    type: AvailabilityRef,
    nullable: true,
    description:
      "The starts to which this booking can be moved, together with its order. Its own time counts as free. Null for any key but the booker's.",
    complexity: 20,
    args: {
      input: t.arg({
        type: AvailabilityInputRef,
        description: "Dates and limits of the search. Null for the default dates.",
      }),
    },
    resolve: async ({ role, businessId, booking }, args, ctx) => {
      if (role !== "BOOKER") return null;
      const input = args.input ?? {};
      rejectFields(input, ["provider", "seats", "lines"]);
      const { rows, lines, requestedIndex } = await loadMovement(
        await ctx.getScope(businessId),
        booking,
        ctx.now(),
      );
      const [first] = rows;
      if (!first) return null;
      const service = (await ctx.loaders(businessId).service.load(first.serviceId))!;
      const query = await readAvailability(ctx, service, { ...input, seats: first.seats });
      const linesWithStaff = lines.map((line, i) => ({
        ...line,
        staffId: i === requestedIndex ? query.input.staffId : null,
      }));
      return loadAvailability(ctx, service, {
        ...query.input,
        providerId: first.providerId,
        movingBookingIds: rows.map((row) => row.id),
        lines: lines.length > 1 ? linesWithStaff : null,
        requestedLine: requestedIndex,
      });
    },
  }),
}));

builder.prismaObjectField("Service", "cancelReason", (t) =>
  t.expose("cancelReason", {
    type: AskEnum,
    description: "Whether the visitor has to state a reason when cancelling.",
  }),
);

builder.prismaObjectField("Business", "cancellationPolicy", (t) =>
  t.string({
    nullable: true,
    description: "The business's policy on moving and cancelling, for visitors. Null if there is none.",
    resolve: ({ cancellationPolicy }) => emptyToNull(cancellationPolicy),
  }),
);
