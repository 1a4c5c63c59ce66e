import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { canonicalTimeZone } from "../../../../shared/time/timeZones.ts";
import { holdSlot } from "../../holdSlot.ts";
import { holdDry } from "../../../content/dryBooking.ts";
import type { HoldSlotInput as HoldWish } from "../../holdRequest.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { fieldsSent } from "../../../access/recordAudit.ts";
import { zoneOf } from "../../../availability/zoneLock.ts";
import { forbidden, mayIn } from "../../../access/graphql/authorization.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { LineInputRef, readLines } from "../lineInput.ts";
import { orderCaller } from "../orderCaller.ts";
import * as failures from "../../../../platform/graphql/types/failures.ts";
import { type AnsweredHold, HoldRef } from "../hold.ts";
import { readSeriesStarts, refusedTarget } from "./holdSeriesTarget.ts";
import { offerSameDay, readHoldTarget } from "./holdTarget.ts";

const HoldSlotInput = builder.inputType("HoldSlotInput", {
  description: "The time to hold: a slot by its id, or a service with a start.",
  fields: (t) => ({
    slot: t.id({ description: "Id of a slot. Omit `service`, `startsAt`, `staff` and `provider` then." }),
    service: t.id({ description: "Id or slug of the service." }),
    startsAt: t.field({ type: "DateTime" }),
    staff: t.id({ description: "Id or slug of the staff member. Null for any." }),
    provider: t.id({ description: "Id or slug of the provider whose staff may serve. Null for any." }),
    seats: t.int({ defaultValue: 1 }),
    lines: t.field({
      type: [LineInputRef],
      description:
        "The lines of a party, instead of `service`, `staff` and `seats`. Send `startsAt`, or a slot that was offered to the same lines. All lines are held, or none.",
    }),
    series: t.field({
      type: ["DateTime"],
      description:
        "Starts of a series of one service, instead of `startsAt`. Between 2 and the service's `recurrenceMax`. All are held, or none. The `line` of a failure is an index in ascending order of time.",
    }),
    overbook: t.boolean({
      defaultValue: false,
      description:
        "Holds a single line even if no staff member or resource is free. All other rules apply, and classes are excluded. Needs the permission `bookings.overbook`.",
    }),
    oneTimeLink: t.string({ description: "Slug of the one-time link to spend." }),
    visitor: t.string({
      description:
        "A random token of the visitor, 16 to 100 characters of A-Z a-z 0-9 _ -. Its previous hold is released.",
    }),
    idempotencyKey: t.string({
      description:
        "8 to 100 printable characters. A repeated request with the same key returns the same hold. Needs `visitor`.",
    }),
    preview: t.string({
      description:
        "The id of a preview. The request is then validated, nothing is written, and `isDryRun` is true.",
    }),
    timeZone: t.string({
      description: "The time zone of the alternatives that a failure lists. Null for the business's.",
    }),
  }),
});

const HoldSlotSuccess = builder.objectRef<{ readonly hold: AnsweredHold }>("HoldSlotSuccess").implement({
  isTypeOf: (value) => "hold" in (value as object),
  fields: (t) => ({
    hold: t.expose("hold", { type: HoldRef }),
    isDryRun: t.boolean({
      description: "True if the request came from a preview and nothing is held.",
      resolve: ({ hold }) => hold.dryToken !== undefined,
    }),
  }),
});

const HoldSlotResult = builder.unionType("HoldSlotResult", {
  types: [
    HoldSlotSuccess,
    failures.StaffBusyRef,
    failures.ResourceUnavailableRef,
    failures.SeatShortageRef,
    failures.SlotUnavailableRef,
    failures.ReservationLimitRef,
    failures.CalendarUnavailableRef,
    failures.TooManyHoldsRef,
    failures.PaymentUnavailableRef,
    failures.SlugExpiredRef,
    failures.InvalidInputRef,
    failures.IdempotencyConflictRef,
  ],
});

async function heldBy(
  scope: Scope,
  preview: string | null | undefined,
  wish: HoldWish,
): Promise<Outcome<Pick<AnsweredHold, "hold" | "dryToken">>> {
  if (preview == null) {
    const outcome = await holdSlot(scope, wish);
    return outcome.ok ? { ok: true, value: { hold: outcome.value } } : outcome;
  }
  const outcome = await holdDry(scope, preview, wish);
  if (!outcome.ok) return outcome;
  return { ok: true, value: { hold: outcome.value.hold, dryToken: outcome.value.token } };
}

/** For the audit entry. */
function overbookerOf(
  { viewer }: Context,
  { idempotencyKey: _key, ...sent }: object & { idempotencyKey?: unknown },
) {
  const { kind, id, name } = viewer!;
  return { actor: { kind, id, name }, fields: fieldsSent(sent) };
}

builder.mutationField("holdSlot", (t) =>
  t.field({
    type: HoldSlotResult,
    description: "Reserves a time for ten minutes while the visitor enters their details. Next, call `book`.",
    args: { input: t.arg({ type: HoldSlotInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return failures.answer(invalidInput(issue(["service"], "NOT_FOUND")));
      const overbook = input.overbook ?? false;
      if (overbook && !mayIn(ctx.viewer, ctx.business.id, "bookings.overbook")) throw forbidden(ctx.viewer);
      const scope = ctx.scope(ctx.business);
      const timeZone = canonicalTimeZone(zoneOf(ctx.business, input.timeZone));
      if (!timeZone) return failures.answer(invalidInput(issue(["timeZone"], "UNKNOWN_TIME_ZONE")));
      const lines = input.lines ? await readLines(ctx, scope.business.id, input.lines) : null;
      if (lines && "code" in lines) return failures.answer(lines);
      const series = readSeriesStarts(input);
      if (series && "code" in series) return failures.answer(series);
      const first = series && { startsAt: series[0]! * 60_000 };
      const target = await readHoldTarget(ctx, scope, { ...input, ...first }, lines);
      if ("code" in target) return failures.answer(target);
      const [seats, visitor] = [input.seats ?? 1, input.visitor ?? null];
      const wish = {
        target,
        seats,
        lines,
        series,
        overbook,
        overbooker: overbook ? overbookerOf(ctx, input) : null,
        linkSlug: input.oneTimeLink ?? null,
        visitor,
        idempotencyKey: input.idempotencyKey ?? null,
        ...orderCaller(ctx, scope.business.id),
      };
      const outcome = await heldBy(scope, input.preview, wish);
      return outcome.ok
        ? { hold: { businessId: scope.business.id, ...outcome.value, readAt: ctx.now() } }
        : failures.answer(
            await offerSameDay(ctx, outcome.failure, refusedTarget(outcome.failure, target, series), {
              timeZone,
              visitor,
              seats,
              lines,
              // Only the widget sends persisted documents.
              lookBusy: ctx.request.isPersisted,
            }),
          );
    },
  }),
);
