import { calculateSearchCost } from "../../../platform/http/limits/costs.ts";
import { badInput } from "../../../platform/graphql/badInput.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { toRowId } from "../../../platform/graphql/globalIds.ts";
import { formatInstant } from "../../../platform/graphql/scalars.ts";
import { requires } from "../../access/graphql/authorization.ts";
import { findSlots } from "../../availability/findSlots.ts";
import { BookingRef } from "../../bookings/graphql/booking.ts";
import { BusinessRef } from "../../businesses/graphql/business.ts";
import { StaffRef } from "../../catalogue/graphql/staff.ts";
import type { ServedRange } from "../data/servedBookings.ts";
import { type AbsenceSlot, prepareAbsenceSlots, selectAbsenceSlots } from "../findAbsenceSlots.ts";
import { type AbsencePlan, type AbsenceProposal, planAbsence } from "../planAbsence.ts";

interface Proposal extends AbsenceProposal {
  readonly businessId: string;
  readonly range: ServedRange;
}

const AbsenceSlotRef = builder
  .objectRef<AbsenceSlot & { readonly businessId: string }>("AbsenceSlot")
  .implement({
    description: "A free start to which a booking could move.",
    fields: (t) => ({
      startsAt: t.field({
        type: "DateTime",
        description: "The start.",
        resolve: ({ startsAt }) => formatInstant(startsAt),
      }),
      staff: t.field({
        type: StaffRef,
        nullable: true,
        description: "A staff member who is free then. Null if the staff member no longer exists.",
        resolve: ({ businessId, staffId }, _, ctx) =>
          staffId === null ? null : ctx.loaders(businessId).staff.load(staffId),
      }),
    }),
  });

const AbsenceProposalRef = builder.objectRef<Proposal>("AbsenceProposal").implement({
  authScopes: requires("bookings.read"),
  description: "A booking in the way of an absence, with ways to keep its client.",
  fields: (t) => ({
    booking: t.field({
      type: BookingRef,
      description: "The booking.",
      resolve: ({ businessId, booking: { id } }, _, { database }) =>
        database.prisma.booking.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } }),
    }),
    staff: t.field({
      type: StaffRef,
      nullable: true,
      description:
        "Another staff member who can serve it at the same time. All proposals of a plan fit together. Null if no one is free, or if a team serves it.",
      resolve: ({ businessId, substituteId }, _, ctx) =>
        substituteId === null ? null : ctx.loaders(businessId).staff.load(substituteId),
    }),
    slots: t.field({
      type: [AbsenceSlotRef],
      description: "The nearest other starts that are free now, by start. At most 5. They are not reserved.",
      complexity: 5,
      resolve: async ({ businessId, booking, range }, _, ctx) => {
        const row = await ctx.loaders(businessId).bookingRow.load(booking.id);
        const scope = await ctx.getScope(businessId);
        const search = row && (await prepareAbsenceSlots(scope, range, row));
        if (!row || !search) return [];
        const cost = calculateSearchCost({ days: search.days, lines: 1 });
        const found = await ctx.searches.run("absence", { businessId, ...search.input }, cost, () =>
          findSlots(scope, search.input),
        );
        if (!found) return [];
        const slots = selectAbsenceSlots(found, range, { ...booking, startsAt: row.startsAt }, ctx.now());
        return slots.map((slot) => ({ ...slot, businessId }));
      },
    }),
  }),
});

const AbsencePlanRef = builder
  .objectRef<AbsencePlan & { readonly businessId: string }>("AbsencePlan")
  .implement({
    authScopes: requires("bookings.change"),
    description: "Proposals for the bookings of a staff member who is away. Reading it changes nothing.",
    fields: (t) => ({
      plannedAt: t.field({
        type: "DateTime",
        description: "The instant of the plan, for `decideAbsence`.",
        resolve: ({ plannedAt }) => formatInstant(plannedAt),
      }),
      bookings: t.field({
        type: [AbsenceProposalRef],
        description: "All bookings in the way, by start. At most 200.",
        resolve: ({ businessId, range, proposals }) =>
          proposals.map((proposal) => ({ ...proposal, businessId, range })),
      }),
      isComplete: t.exposeBoolean("isComplete", {
        description: "False if the search was ended early, so that another plan might keep more bookings.",
      }),
    }),
  });

const AbsencePlanInput = builder.inputType("AbsencePlanInput", {
  description: "The staff member who is away, and the time.",
  fields: (t) => ({
    staff: t.id({ required: true, description: "Id or slug of the staff member." }),
    since: t.field({ type: "DateTime", required: true, description: "Start of the absence." }),
    until: t.field({
      type: "DateTime",
      required: true,
      description: "End of the absence, after `since` and in the future; at most 400 days later.",
    }),
  }),
});

const PLAN_COST = calculateSearchCost({ days: 14, lines: 1 });

builder.prismaObjectField(BusinessRef, "absencePlan", (t) =>
  t.field({
    type: AbsencePlanRef,
    nullable: true,
    description:
      "Proposals for the bookings of a staff member who is away. They are chosen together, so that most bookings keep their time. Null if there is no such staff member.",
    authScopes: requires("bookings.change"),
    args: { input: t.arg({ type: AbsencePlanInput, required: true }) },
    complexity: 20,
    resolve: async ({ id: businessId }, { input: { staff, since, until } }, ctx) => {
      const loaders = ctx.loaders(businessId);
      const rowId = toRowId("Staff", staff);
      const row = await (rowId === null ? loaders.staffBySlug.load(staff) : loaders.staff.load(rowId));
      if (!row) return null;
      const range = { staffId: row.id, since, until };
      const plan = await ctx.searches.run("absencePlan", { businessId, ...range }, PLAN_COST, async () =>
        planAbsence(await ctx.getScope(businessId), range),
      );
      if (!plan.ok) throw badInput(`${plan.failure.issues[0]!.path.join(".")} is out of range`);
      return { ...plan.value, businessId };
    },
  }),
);
