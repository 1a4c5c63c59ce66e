import type { Absence } from "../../../../platform/database/prisma/client.ts";
import { rejectLongList } from "../../../../platform/graphql/badInput.ts";
import { builder } from "../../../../platform/graphql/builder.ts";
import type { Context } from "../../../../platform/graphql/context.ts";
import { toGlobalId, toRowId } from "../../../../platform/graphql/globalIds.ts";
import { findRowIds } from "../../../../platform/graphql/namedRows.ts";
import { failNotFound } from "../../../../platform/graphql/notFound.ts";
import { forbiddenError } from "../../../access/graphql/authorization.ts";
import { addBusinessMutation, idempotencyKeyField } from "../../../access/graphql/addBusinessMutation.ts";
import { can, toBusinessActor } from "../../../access/rules/viewer.ts";
import { decideAbsence } from "../../decideAbsence.ts";
import { MAX_ABSENCE_BOOKINGS } from "../../planAbsence.ts";
import type { AbsenceChoice } from "../../rules/absence/decisions.ts";
import { undoAbsence } from "../../undoAbsence.ts";
import { AbsenceRef } from "../absence.ts";
import {
  AbsenceChangedRef,
  AbsenceInEffectRef,
  DecisionMissingRef,
  SubstituteBusyRef,
} from "../absenceFailures.ts";

const AbsenceReassignInput = builder.inputType("AbsenceReassignInput", {
  description: "Gives a booking to another staff member at the same time.",
  fields: (t) => ({
    staff: t.id({
      required: true,
      description:
        "Id or slug of a staff member who offers the service and is free. All bookings of a class session need the same one.",
    }),
  }),
});

const AbsenceOfferInput = builder.inputType("AbsenceOfferInput", {
  description: "Asks the client to choose another time by link.",
  fields: (t) => ({
    until: t.field({
      type: "DateTime",
      description:
        "Until then the booking keeps its time; after that it is cancelled and refunded. The start of the booking ends the offer earlier. Null for 24 hours.",
    }),
  }),
});

const AbsenceCancelInput = builder.inputType("AbsenceCancelInput", {
  description: "Cancels a booking. Everything paid is refunded.",
  fields: (t) => ({
    note: t.string({
      description: "A line to the client, which the booking's history keeps; at most 200 characters.",
    }),
  }),
});

const AbsenceChoiceInput = builder.inputType("AbsenceChoiceInput", {
  description: "The decision about a booking, by exactly one of these fields.",
  isOneOf: true,
  fields: (t) => ({
    reassign: t.field({ type: AbsenceReassignInput, description: "Gives it to another staff member." }),
    offer: t.field({ type: AbsenceOfferInput, description: "Offers other times to the client." }),
    cancel: t.field({ type: AbsenceCancelInput, description: "Cancels it." }),
  }),
});

const AbsenceDecisionInput = builder.inputType("AbsenceDecisionInput", {
  description: "A booking in the way and its decision.",
  fields: (t) => ({
    booking: t.id({ required: true, description: "Id of the booking." }),
    choice: t.field({ type: AbsenceChoiceInput, required: true, description: "The decision." }),
  }),
});

const DecideAbsenceInput = builder.inputType("DecideAbsenceInput", {
  description: "The staff member who is away, and a decision about each booking in the way.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    staff: t.id({ required: true, description: "Id or slug of the staff member who is away." }),
    since: t.field({ type: "DateTime", required: true, description: "Start of the absence." }),
    until: t.field({
      type: "DateTime",
      required: true,
      description: "End of the absence, after `since` and in the future; at most 400 days later.",
    }),
    reason: t.string({ description: "Internal note, also of the block; at most 200 characters." }),
    plannedAt: t.field({
      type: "DateTime",
      description:
        "`plannedAt` of the plan that was decided. A booking that changed later is refused. Null to decide the present bookings.",
    }),
    decisions: t.field({
      type: [AbsenceDecisionInput],
      required: true,
      description: `One decision for each booking of the plan; at most ${MAX_ABSENCE_BOOKINGS}.`,
    }),
  }),
});

const UndoAbsenceInput = builder.inputType("UndoAbsenceInput", {
  description: "The input of `undoAbsence`.",
  fields: (t) => ({
    ...idempotencyKeyField(t),
    id: t.id({ required: true, description: "Id of the absence." }),
  }),
});

function absencePayload(name: string, description: string) {
  return builder.objectRef<{ readonly absence: Absence }>(name).implement({
    description,
    isTypeOf: (value) => "absence" in (value as object),
    fields: (t) => ({ absence: t.expose("absence", { type: AbsenceRef, description: "The absence." }) }),
  });
}

addBusinessMutation("decideAbsence", {
  description:
    "Blocks the time of a staff member who is away and decides all bookings in the way. Bookings are given to other staff at once. Messages, cancellations and refunds follow 60 seconds later. Also requires `calendar.manage`.",
  permission: "bookings.change",
  input: DecideAbsenceInput,
  payload: absencePayload("DecideAbsencePayload", "The absence, with its decisions."),
  failures: [AbsenceChangedRef, DecisionMissingRef, SubstituteBusyRef],
  complexity: 50,
  name: findDecided,
  run: (scope, { since, until, reason, plannedAt }, named) =>
    decideAbsence(scope, { ...named, since, until, reason: reason ?? "", plannedAt: plannedAt ?? null }),
  subject: ({ absenceId }) => toGlobalId("Absence", absenceId),
  read: async (ctx, { absenceId }) => ({ absence: await loadAbsence(ctx, absenceId) }),
});

addBusinessMutation("undoAbsence", {
  description:
    "Restores the bookings of an absence and removes its block, until it takes effect. A booking that was changed otherwise since stays as it is. Also requires `calendar.manage`.",
  permission: "bookings.change",
  input: UndoAbsenceInput,
  payload: absencePayload("UndoAbsencePayload", "The absence, which has no effect any more."),
  failures: [AbsenceInEffectRef, AbsenceChangedRef],
  name: async (ctx) => checkBlocksAllowed(ctx),
  run: async (scope, { id }) => {
    const rowId = toRowId("Absence", id);
    return rowId === null ? failNotFound("id") : undoAbsence(scope, rowId);
  },
  subject: ({ absenceId }) => toGlobalId("Absence", absenceId),
  read: async (ctx, { absenceId }) => ({ absence: await loadAbsence(ctx, absenceId) }),
});

function loadAbsence({ database, viewer }: Context, id: string): Promise<Absence> {
  const where = { businessId_id: { businessId: viewer!.businessId, id } };
  return database.prisma.absence.findUniqueOrThrow({ where });
}

/** Besides the bookings, an absence changes the block of a calendar. */
function checkBlocksAllowed({ viewer }: Context): void {
  if (!can(viewer, viewer!.businessId, "calendar.manage")) throw forbiddenError(viewer, "calendar.manage");
}

async function findDecided(ctx: Context, { staff, decisions }: typeof DecideAbsenceInput.$inferInput) {
  checkBlocksAllowed(ctx);
  const { database, viewer } = ctx;
  const { prisma } = database;
  const { businessId } = viewer!;
  rejectLongList("decisions", decisions, MAX_ABSENCE_BOOKINGS);
  const substitutes = decisions.flatMap(({ choice }) => choice.reassign?.staff ?? []);
  const names = [...new Set([staff, ...substitutes])];
  const ids = await findRowIds("Staff", names, ({ OR }) =>
    prisma.staff.findMany({ where: { businessId, OR: [...OR] }, select: { id: true, slug: true } }),
  );
  const byName = new Map(names.map((name, i) => [name, ids[i]!] as const));
  return {
    staffId: byName.get(staff) ?? null,
    actor: toBusinessActor(viewer!),
    decisions: decisions.map(({ booking, choice }) => ({
      bookingId: toRowId("Booking", booking),
      choice: toChoice(choice, byName),
    })),
  };
}

function toChoice(
  { reassign, offer, cancel }: typeof AbsenceChoiceInput.$inferInput,
  staffIds: ReadonlyMap<string, string | null>,
): AbsenceChoice {
  if (reassign != null) return { kind: "REASSIGN", staffId: staffIds.get(reassign.staff) ?? null };
  if (offer != null) return { kind: "OFFER", until: offer.until ?? null };
  return { kind: "CANCEL", note: cancel?.note ?? "" };
}
