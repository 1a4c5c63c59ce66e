import { allLines, type VisitPlan } from "../cart/planVisit.ts";
import { visitSum } from "../../payment/visitSum.ts";

/** A visit as often as a series has it: what it costs together. */
export function timesPlan(plan: VisitPlan, times: number): VisitPlan {
  return times === 1 ? plan : { ...plan, ...visitSum(allLines(plan), times) };
}
