import type { useAbsencePlanQuery$data } from "../../__generated__/useAbsencePlanQuery.graphql.ts";

export type Plan = NonNullable<NonNullable<useAbsencePlanQuery$data["business"]>["absencePlan"]>;
export type Proposal = Plan["bookings"][number];

/** Proposals of a new plan that differ from the one before, by id of the booking. */
export interface PlanChanges {
  readonly marks: ReadonlyMap<string, "new" | "changed">;
  /** No longer in the way. */
  readonly gone: readonly Proposal[];
}

export const noChanges: PlanChanges = { marks: new Map(), gone: [] };

export function comparePlans(before: Plan, after: Plan): PlanChanges {
  const known = new Map(before.bookings.map((proposal) => [proposal.booking.id, proposal]));
  const marks = new Map<string, "new" | "changed">();
  for (const proposal of after.bookings) {
    const earlier = known.get(proposal.booking.id);
    if (earlier === undefined) marks.set(proposal.booking.id, "new");
    else if (toComparable(earlier) !== toComparable(proposal)) marks.set(proposal.booking.id, "changed");
    known.delete(proposal.booking.id);
  }
  return { marks, gone: [...known.values()] };
}

/** Adds the changes of a further plan to those that are shown. */
export function mergeChanges(shown: PlanChanges, next: PlanChanges, plan: Plan): PlanChanges {
  const ids = new Set(plan.bookings.map(({ booking }) => booking.id));
  return {
    marks: new Map([...shown.marks, ...next.marks].filter(([id]) => ids.has(id))),
    gone: [...shown.gone, ...next.gone].filter(({ booking }) => !ids.has(booking.id)),
  };
}

/** All that a decision depends on. Free times are left out, because they change all the time. */
function toComparable({ booking, staff }: Proposal): string {
  const { startsAt, endsAt, status, refundIfCancelled } = booking;
  return JSON.stringify([startsAt, endsAt, status, refundIfCancelled?.amount ?? null, staff?.id ?? null]);
}
