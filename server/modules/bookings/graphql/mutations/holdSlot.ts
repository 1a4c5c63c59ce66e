import { invalidInput, issue } from "../../../../shared/failures/failure.ts";
import { toCurrentTimeZone } from "../../../../shared/time/timeZones.ts";
import { type HoldFailure, holdSlot } from "../../holdSlot.ts";
import { holdDry } from "../../../content/dryBooking.ts";
import type { HoldRequest } from "../../holdRequest.ts";
import type { Outcome, Scope } from "../../../../platform/database/scope.ts";
import { resolveTimeZone } from "../../../availability/zoneLock.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import { parseLines } from "../lineInput.ts";
import { isTimeOverride } from "../../../../shared/bookings/overrides.ts";
import { readOverrides, toOverrideAudit } from "../overrides.ts";
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
import { BusinessSuspendedRef, QuotaExceededRef } from "../../../businesses/graphql/failures.ts";
import { PaymentUnavailableRef } from "../../../payments/graphql/failures.ts";
import { IdempotencyConflictRef, InvalidInputRef } from "../../../../platform/graphql/types/failures.ts";
import { type BusinessHold, HoldRef } from "../hold.ts";
import { parseSeries, findFailedTarget } from "./holdSeriesTarget.ts";
import { HoldSlotInputRef } from "./holdSlotInput.ts";
import { withSameDaySlots, parseHoldTarget } from "./holdTarget.ts";

const HoldSlotPayload = builder.objectRef<{ readonly hold: BusinessHold }>("HoldSlotPayload").implement({
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
    HoldSlotPayload,
    StaffBusyRef,
    ResourceUnavailableRef,
    SeatShortageRef,
    SlotUnavailableRef,
    ReservationLimitRef,
    CalendarUnavailableRef,
    TooManyHoldsRef,
    PaymentUnavailableRef,
    BusinessSuspendedRef,
    QuotaExceededRef,
    SlugExpiredRef,
    InvalidInputRef,
    IdempotencyConflictRef,
  ],
});

async function runHold(
  scope: Scope,
  preview: string | null | undefined,
  request: HoldRequest,
): Promise<Outcome<Pick<BusinessHold, "hold" | "dryToken">, HoldFailure>> {
  if (preview != null) return holdDry(scope, preview, request);
  const outcome = await holdSlot(scope, request);
  return outcome.ok ? { ok: true, value: { hold: outcome.value } } : outcome;
}

builder.mutationField("holdSlot", (t) =>
  t.field({
    type: HoldSlotResult,
    description: "Reserves a time for ten minutes while the visitor enters their details. Next, call `book`.",
    args: { input: t.arg({ type: HoldSlotInputRef, required: true }) },
    complexity: 50,
    resolve: async (_, { input }, ctx) => {
      if (!ctx.business) return invalidInput(issue(["service"], "NOT_FOUND"));
      const allowed = readOverrides(ctx, ctx.business.id, input.overrides, isTimeOverride);
      if ("code" in allowed) return allowed;
      const scope = ctx.scope(ctx.business);
      const timeZone = toCurrentTimeZone(resolveTimeZone(ctx.business, input.timeZone));
      if (!timeZone) return invalidInput(issue(["timeZone"], "UNKNOWN_TIME_ZONE"));
      const lines = input.lines ? await parseLines(ctx, scope.business.id, input.lines) : null;
      if (lines && "code" in lines) return lines;
      const series = parseSeries(input);
      if (series && "code" in series) return series;
      const firstStart = series && { startsAt: series[0]! * 60_000 };
      const target = await parseHoldTarget(ctx, scope, { ...input, ...firstStart }, lines);
      if ("code" in target) return target;
      const [seats, visitor] = [input.seats ?? 1, input.visitor ?? null];
      const request = {
        target,
        seats,
        lines,
        series,
        ...allowed,
        overrideAudit: allowed.overrides.length > 0 ? toOverrideAudit(ctx, input) : null,
        oneTimeLink: input.oneTimeLink ?? null,
        visitor,
        idempotencyKey: input.idempotencyKey,
        actor: ctx.viewer && `${ctx.viewer.kind} ${ctx.viewer.id}`,
        ...getOrderCaller(ctx, scope.business.id),
      };
      const outcome = await runHold(scope, input.preview, request);
      return outcome.ok
        ? { hold: { businessId: scope.business.id, ...outcome.value, readAt: ctx.now() } }
        : await withSameDaySlots(ctx, outcome.failure, findFailedTarget(outcome.failure, target, series), {
            timeZone,
            visitor,
            seats,
            lines,
            // Only the widget sends persisted documents.
            lookBusy: ctx.request.isPersisted,
          });
    },
  }),
);
