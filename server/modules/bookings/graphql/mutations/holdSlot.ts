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
  description:
    "What to hold: a slot by its id, or a service, a start and, where it is to be chosen, a person.",
  fields: (t) => ({
    slot: t.id({ description: "A slot's id; the next four fields are left out then." }),
    service: t.id({ description: "An id or a slug." }),
    startsAt: t.field({ type: "DateTime" }),
    staff: t.id({ description: "An id or a slug; without one, anyone." }),
    provider: t.id({ description: "Only its people. An id or a slug." }),
    seats: t.int({ defaultValue: 1 }),
    lines: t.field({
      type: [LineInputRef],
      description:
        "All lines of a visit of several, instead of service, staff and seats: with startsAt, or a slot that was offered to the same lines. All are held, or none.",
    }),
    series: t.field({
      type: ["DateTime"],
      description:
        "Every visit of a series of one service, instead of startsAt: 2 to its recurrenceMax. All are held, or none; a refusal's `line` counts them in the order of time.",
    }),
    overbook: t.boolean({
      defaultValue: false,
      description:
        "Takes the time of one line also when nobody, or no room, is free. For API keys that may overbook; no classes. Every other rule holds.",
    }),
    oneTimeLink: t.string({ description: "The slug of the one-time link that is to be spent." }),
    visitor: t.string({
      description:
        "The visitor's own random token (16 to 100 of A-Z a-z 0-9 _ -): a former hold is given back.",
    }),
    idempotencyKey: t.string({
      description:
        "8 to 100 printable characters, with a visitor's token: the same request again answers the same hold.",
    }),
    preview: t.string({
      description:
        "Inside a preview its id: all is judged, nothing is written, and the answer says `isDryRun`.",
    }),
    timeZone: t.string({
      description: "The zone in which a refusal lists the day's other times; the business's without.",
    }),
  }),
});

const HoldSlotSuccess = builder.objectRef<{ readonly hold: AnsweredHold }>("HoldSlotSuccess").implement({
  isTypeOf: (value) => "hold" in (value as object),
  fields: (t) => ({
    hold: t.expose("hold", { type: HoldRef }),
    isDryRun: t.boolean({
      description: "It was tried inside a preview: nothing keeps that time.",
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

/** Holds for real, or inside a preview drily. */
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

/** Who takes a time that nobody has free, for the audit log. */
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
    description: "Keeps a time for ten minutes while the details are typed.",
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
              // Persisted documents are the widget's own.
              lookBusy: ctx.request.isPersisted,
            }),
          );
    },
  }),
);
