import type { VisitPlan } from "../cart/planVisit.ts";

/** A visit as often as a series has it: what it costs together. */
export function timesPlan(plan: VisitPlan, times: number): VisitPlan {
  const { total } = plan;
  return times === 1 || total === null
    ? plan
    : { ...plan, total: { ...total, amount: total.amount * times } };
}
