import { isTimeOverride } from "../../../../shared/bookings/overrides.ts";
import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { rescheduleBooking } from "../../rescheduleBooking.ts";
import { MOVE_MESSAGE_MAX, readMoveNotice } from "../../rules/moveNotice.ts";
import type { Scope } from "../../../../platform/database/scope.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toRowId } from "../../../../platform/graphql/globalIds.ts";
import {
  CalendarUnavailableRef,
  ReservationLimitRef,
  ResourceUnavailableRef,
  SeatShortageRef,
  SlotUnavailableRef,
  StaffBusyRef,
} from "../../../availability/graphql/failures.ts";
import { BusinessSuspendedRef } from "../../../businesses/graphql/failures.ts";
import { BookingNotFoundRef, PastCutoffRef, StatusConflictRef } from "../failures.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { type BusinessOrder, VisitorOrderRef, toOrder } from "../visitorOrder.ts";
import { findBookingToChange, runChange, bookingFields } from "./changedBooking.ts";
import { listUsedOverrides, overridesField, readOverrides } from "../overrides.ts";
import type { BookingRow } from "../../data/loadBookings.ts";
import { findStartIssues } from "./holdTarget.ts";

const RescheduleBookingInput = builder.inputType("RescheduleBookingInput", {
  description:
    "The booking to move and its new start. An order moves as a whole, a booking of a series alone.",
  fields: (t) => ({
    ...bookingFields(t),
    startsAt: t.field({
      type: "DateTime",
      required: true,
      description:
        "The new start of this booking. The other lines of its order keep their positions around it.",
    }),
    staff: t.id({
      description:
        "The id or slug of the staff member who serves it. Null for the same one if possible, otherwise for any.",
    }),
    notifiesClient: t.boolean({
      description:
        "False if the client and their guests get no mail about the new time. Staff are notified all the same. Null for true. Only for a booking named by its id.",
    }),
    message: t.string({
      description: `Plain text that the mail about the new time quotes to the client, at most ${MOVE_MESSAGE_MAX} characters. Only for a booking named by its id, and not with \`notifiesClient\` false. Not sent to a client without an email address.`,
    }),
    overrides: overridesField(
      t,
      "Rules that must not reject the start, except `WITHOUT_EMAIL` and `WITHOUT_CONSENT`, which belong to `book`. Only for an order of one booking, named by its id.",
    ),
  }),
});

const RescheduleBookingPayload = builder
  .objectRef<{ readonly rescheduled: BusinessOrder }>("RescheduleBookingPayload")
  .implement({
    isTypeOf: (value) => "rescheduled" in (value as object),
    fields: (t) => ({
      order: t.expose("rescheduled", {
        type: VisitorOrderRef,
        description: "The order, with the bookings that were moved.",
      }),
    }),
  });

/** Returns null if the business has no such staff member. */
async function findStaff(ctx: Context, { business }: Scope, named: string): Promise<string | null> {
  return toRowId("Staff", named) ?? (await ctx.loaders(business.id).staffBySlug.load(named))?.id ?? null;
}

builder.mutationField("rescheduleBooking", (t) =>
  t.field({
    type: builder.unionType("RescheduleBookingResult", {
      types: [
        RescheduleBookingPayload,
        StaffBusyRef,
        ResourceUnavailableRef,
        SeatShortageRef,
        SlotUnavailableRef,
        ReservationLimitRef,
        CalendarUnavailableRef,
        PastCutoffRef,
        StatusConflictRef,
        BookingNotFoundRef,
        BusinessSuspendedRef,
        IdempotencyConflictRef,
        InvalidInputRef,
      ],
    }),
    description:
      "Moves a booking and its order, completely or not at all, at the price of the booking. The mails about a move by the business leave 15 seconds later, and not at all if the booking is moved back by then. With an idempotency key, a repeated request changes nothing, even if another caller has moved the booking since.",
    args: { input: t.arg({ type: RescheduleBookingInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      const found = await findBookingToChange(ctx, input.booking);
      if ("code" in found) return found;
      const staffId = input.staff == null ? null : await findStaff(ctx, found.scope, input.staff);
      if (input.staff != null && !staffId) return invalidInput(issue(["staff"], "NOT_FOUND"));
      const startIssues = findStartIssues(["startsAt"], input.startsAt);
      if (startIssues.length > 0) return invalidInput(...startIssues);
      const startsAt = input.startsAt / 60_000;
      const allowed = readOverrides(ctx, found.scope.business.id, input.overrides, isTimeOverride);
      if ("code" in allowed) return allowed;
      if (allowed.overrides.length > 0 && found.accessKey !== null)
        return invalidInput(issue(["overrides"], "INVALID"));
      const notice = readMoveNotice(input, found.accessKey === null);
      if ("code" in notice) return notice;
      const request = { ...found, startsAt, staffId, ...allowed, ...notice };
      const change = {
        action: "rescheduleBooking",
        input,
        isWholeOrder: !found.booking.isSeries,
        listUsed: (rows: readonly BookingRow[]) => listUsedOverrides(found.booking, rows),
      };
      const outcome = await runChange(ctx, found, change, (scope) => rescheduleBooking(scope, request));
      return outcome.ok
        ? { rescheduled: toOrder(found.scope, outcome.value, { hasAccessKeys: found.accessKey !== null }) }
        : outcome.failure;
    },
  }),
);
