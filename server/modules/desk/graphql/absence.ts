import { builder } from "../../../platform/graphql/builder.ts";
import { emptyToNull } from "../../../platform/graphql/emptyToNull.ts";
import { toGlobalId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { BlockRef } from "../../catalogue/graphql/block.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";

const AbsenceOutcomeEnum = builder.enumType("AbsenceOutcome", {
  description: "The decision about a booking in the way of an absence.",
  values: {
    REASSIGN: { description: "Another staff member serves it at the same time." },
    OFFER: { description: "The client chooses another time by link. Until then the booking keeps its time." },
    CANCEL: { description: "It is cancelled, and payments are refunded." },
  } as const,
});

const AbsenceDecisionStateEnum = builder.enumType("AbsenceDecisionState", {
  description: "The progress of a decision about a booking.",
  values: {
    PENDING: { description: "It can still be undone. No message has been sent." },
    REASSIGNED: { description: "The client has been notified of the other staff member." },
    OFFERED: { description: "The client can choose another time." },
    RESCHEDULED: { description: "The booking has another time." },
    CANCELLED: { description: "The booking was cancelled." },
    SUPERSEDED: { description: "The booking was changed otherwise first, so the decision has no effect." },
    UNDONE: { description: "The decision was undone." },
  } as const,
});

const AbsenceDecisionRef = builder.prismaObject("AbsenceDecision", {
  authScopes: requires("bookings.read"),
  description: "The decision about one booking.",
  fields: (t) => ({
    booking: t.relation("booking", { type: BookingRef, description: "The booking." }),
    outcome: t.expose("kind", { type: AbsenceOutcomeEnum, description: "The decision." }),
    staff: t.relation("staff", {
      type: StaffRef,
      nullable: true,
      description: "The staff member who takes over. Null unless the outcome is `REASSIGN`.",
    }),
    offerUntil: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "The instant at which the booking is cancelled if the client has not chosen another time. Null unless the outcome is `OFFER`.",
      resolve: ({ offerUntil }) => offerUntil && formatInstant(offerUntil.getTime()),
    }),
    state: t.field({
      type: AbsenceDecisionStateEnum,
      description: "The progress.",
      select: { state: true, startsAt: true, booking: { select: { startsAt: true } } },
      // The client may have chosen a time since the last run of the job.
      resolve: ({ state, startsAt, booking }) =>
        state === "OFFERED" && booking.startsAt.getTime() !== startsAt.getTime() ? "RESCHEDULED" : state,
    }),
  }),
});

export const AbsenceRef = builder.prismaObject("Absence", {
  interfaces: [builder.nodeInterfaceRef()],
  findUnique: ({ businessId, id }) => ({ businessId_id: { businessId, id } }),
  authScopes: requires("bookings.read"),
  description: "A staff member who is away at short notice, with decisions about the bookings in the way.",
  fields: (t) => ({
    id: t.id({ resolve: (row) => toGlobalId("Absence", row.id) }),
    staff: t.relation("staff", { type: StaffRef, description: "The staff member who is away." }),
    since: t.field({
      type: "DateTime",
      description: "Start of the absence.",
      resolve: (row) => formatInstant(row.startsAt.getTime()),
    }),
    until: t.field({
      type: "DateTime",
      description: "End of the absence.",
      resolve: (row) => formatInstant(row.endsAt.getTime()),
    }),
    reason: t.string({
      nullable: true,
      description: "Internal reason of the business. Null if there is none.",
      resolve: ({ reason }) => emptyToNull(reason),
    }),
    createdAt: t.field({ type: "DateTime", resolve: (row) => formatInstant(row.createdAt.getTime()) }),
    effectiveAt: t.field({
      type: "DateTime",
      description:
        "The instant at which messages, cancellations and refunds begin, 60 seconds after the decision. Until then `undoAbsence` restores everything.",
      resolve: (row) => formatInstant(row.effectiveAt.getTime()),
    }),
    undoneAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "The instant at which the absence was undone. Null if it was not.",
      resolve: ({ undoneAt }) => undoneAt && formatInstant(undoneAt.getTime()),
    }),
    block: t.field({
      type: BlockRef,
      nullable: true,
      authScopes: requires("calendar.read"),
      description:
        "The block of the staff member's time. Null if it was deleted, the absence was undone, or the caller lacks `calendar.read`.",
      resolve: ({ businessId, blockId: id }, _, { database }) =>
        database.prisma.block.findUnique({ where: { businessId_id: { businessId, id } } }),
    }),
    decisions: t.relation("decisions", {
      type: AbsenceDecisionRef,
      description: "The decisions, by start of the booking. At most 200.",
      query: { orderBy: [{ startsAt: "asc" }, { id: "asc" }] },
    }),
  }),
});
