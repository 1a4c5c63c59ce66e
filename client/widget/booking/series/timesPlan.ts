import { allLines, type VisitPlan } from "../cart/planVisit.ts";
import { visitSum } from "../../payment/visitSum.ts";

/** Multiplies the amounts of a plan by the number of occurrences. */
export function timesPlan(plan: VisitPlan, times: number): VisitPlan {
  return times === 1 ? plan : { ...plan, ...visitSum(allLines(plan), times) };
}
