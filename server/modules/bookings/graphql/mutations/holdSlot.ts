import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { toCurrentTimeZone } from "../../../../shared/time/timeZones.ts";
import { holdSlot } from "../../holdSlot.ts";
import { holdDry } from "../../../content/dryBooking.ts";
import type { HoldRequest as HoldWish } from "../../holdRequest.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { fieldsSent } from "../../../access/recordAudit.ts";
import { resolveTimeZone } from "../../../availability/zoneLock.ts";
import { forbiddenError } from "../../../access/graphql/authorization.ts";
import { can } from "../../../access/rules/viewer.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { LineInputRef, parseLines } from "../lineInput.ts";
import { getOrderCaller } from "../orderCaller.ts";
import {
  CalendarUnavailableRef,
  ReservationLimitRef,
  ResourceUnavailableRef,
  SeatShortageRef,
  SlotUnavailableRef,
  StaffBusyRef,
} from "../../../availability/graphql/failures.ts";
import { SlugExpiredRef, TooManyHoldsRef } from "../failures.ts";
import { PaymentUnavailableRef } from "../../../payments/graphql/failures.ts";
import {
  IdempotencyConflictRef,
  InvalidInputRef,
  toUnionMember,
} from "../../../../platform/graphql/types/failures.ts";
import { type BusinessHold, HoldRef } from "../hold.ts";
import { parseSeriesStarts, findFailedTarget } from "./holdSeriesTarget.ts";
import { withSameDaySlots, parseHoldTarget } from "./holdTarget.ts";

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

const HoldSlotSuccess = builder.objectRef<{ readonly hold: BusinessHold }>("HoldSlotSuccess").implement({
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
    StaffBusyRef,
    ResourceUnavailableRef,
    SeatShortageRef,
    SlotUnavailableRef,
    ReservationLimitRef,
    CalendarUnavailableRef,
    TooManyHoldsRef,
    PaymentUnavailableRef,
    SlugExpiredRef,
    InvalidInputRef,
    IdempotencyConflictRef,
  ],
});

async function runHold(
  scope: Scope,
  preview: string | null | undefined,
  request: HoldWish,
): Promise<Outcome<Pick<BusinessHold, "hold" | "dryToken">>> {
  if (preview == null) {
    const outcome = await holdSlot(scope, request);
    return outcome.ok ? { ok: true, value: { hold: outcome.value } } : outcome;
  }
  const outcome = await holdDry(scope, preview, request);
  if (!outcome.ok) return outcome;
  return { ok: true, value: { hold: outcome.value.hold, dryToken: outcome.value.token } };
}

/** For the audit entry. */
function toOverbookAudit(
  { viewer }: Context,
  { idempotencyKey: _key, ...sentFields }: object & { idempotencyKey?: unknown },
) {
  const { kind, id, name } = viewer!;
  return { actor: { kind, id, name }, fields: fieldsSent(sentFields) };
}

builder.mutationField("holdSlot", (t) =>
  t.field({
    type: HoldSlotResult,
    description: "Reserves a time for ten minutes while the visitor enters their details. Next, call `book`.",
    args: { input: t.arg({ type: HoldSlotInput, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return toUnionMember(invalidInput(issue(["service"], "NOT_FOUND")));
      const overbook = input.overbook ?? false;
      if (overbook && !can(ctx.viewer, ctx.business.id, "bookings.overbook"))
        throw forbiddenError(ctx.viewer);
      const scope = ctx.scope(ctx.business);
      const timeZone = toCurrentTimeZone(resolveTimeZone(ctx.business, input.timeZone));
      if (!timeZone) return toUnionMember(invalidInput(issue(["timeZone"], "UNKNOWN_TIME_ZONE")));
      const lines = input.lines ? await parseLines(ctx, scope.business.id, input.lines) : null;
      if (lines && "code" in lines) return toUnionMember(lines);
      const series = parseSeriesStarts(input);
      if (series && "code" in series) return toUnionMember(series);
      const firstStart = series && { startsAt: series[0]! * 60_000 };
      const target = await parseHoldTarget(ctx, scope, { ...input, ...firstStart }, lines);
      if ("code" in target) return toUnionMember(target);
      const [seats, visitor] = [input.seats ?? 1, input.visitor ?? null];
      const request = {
        target,
        seats,
        lines,
        series,
        overbook,
        overbookAudit: overbook ? toOverbookAudit(ctx, input) : null,
        linkSlug: input.oneTimeLink ?? null,
        visitor,
        idempotencyKey: input.idempotencyKey ?? null,
        ...getOrderCaller(ctx, scope.business.id),
      };
      const outcome = await runHold(scope, input.preview, request);
      return outcome.ok
        ? { hold: { businessId: scope.business.id, ...outcome.value, readAt: ctx.now() } }
        : toUnionMember(
            await withSameDaySlots(ctx, outcome.failure, findFailedTarget(outcome.failure, target, series), {
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
